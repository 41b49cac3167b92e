import Glibc
import Lunette
import LunetteData

/// The rows of a batch, from a file or standard input: read as they come, checked, and named.
final class RowSource {
  /// As messages name it.
  let name: String
  private let descriptor: Int32
  private let pattern: NamePattern?
  private let assignments: [String: Assignment]
  private var reader: RowReader
  private let input: Input
  private var number = 0
  private var files: Set<String> = []

  /// Opens the rows and reads what tells their form. `whenWaiting` is called before more of them is waited for.
  init(_ options: Options, pattern: NamePattern?, whenWaiting: @escaping () -> Void) throws(Diagnostic) {
    name = options.rowsName
    self.pattern = pattern
    assignments = options.assignments
    let form = try RowSource.form(of: options.rows)
    descriptor = try RowSource.open(options.rows)
    let input = Input(descriptor: descriptor, whenWaiting: whenWaiting)
    self.input = input
    do throws(DataError) {
      reader = try RowReader(ByteFeed { input.read(into: $0) }, form: form)
    } catch {
      throw Diagnostic(.file, error.message, file: name, line: error.line)
    }
    try input.requireSound(name)
    try checkPattern()
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// The next row; nil at the end. An error ends all: the input can't be read.
  func next() throws(Diagnostic) -> Row? {
    guard let record = reader.next() else {
      try input.requireSound(name)
      return nil
    }
    try input.requireSound(name)
    number += 1
    do throws(Mistake) {
      let fields = try record.fields.mapError { Mistake($0.message) }.get()
      return Row(number: number, content: .success(try content(fields, record.line)))
    } catch {
      return Row(
        number: number, content: .failure(Diagnostic(.error, error.message, file: name, line: record.line)))
    }
  }

  private func content(_ fields: [Row.Field], _ line: Int) throws(Mistake) -> Row.Content {
    var given = assignments
    given.reserveCapacity(given.count + fields.count)
    let place = "\(name):\(line)"
    for field in try fields.nested() {
      given[field.name] = Assignment(field.value, from: place, name: field.name)
    }
    guard let pattern else { return Row.Content(assignments: given) }
    let file = try pattern.name(row: number, fields)
    guard files.insert(file).inserted else { throw Mistake("\(file.shownName) is the file of an earlier row already") }
    return Row.Content(assignments: given, file: file)
  }

  private func checkPattern() throws(Diagnostic) {
    guard let pattern, let columns = reader.columns else { return }
    if let missing = pattern.columns.subtracting(columns).min() {
      let hint = NamePattern.hint(for: missing, among: columns)
      throw Diagnostic(.call, "\(name) has no column '\(missing)', which -o names\(hint)")
    }
  }

  private static func form(of path: String?) throws(Diagnostic) -> RowReader.Form? {
    guard let path, !path.hasPrefix("/dev/") else { return nil }
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased()
    switch ending {
    case "csv": return .table(nil)
    case "tsv": return .table(.tab)
    case "ndjson", "jsonl", "json": return .lines
    default: return nil
    }
  }

  private static func open(_ path: String?) throws(Diagnostic) -> Int32 {
    guard let path, path != "-" else { return STDIN_FILENO }
    let descriptor = Glibc.open(path.fileBytes, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      throw Diagnostic(.file, "can't read \(path.shownName): \(Terminal.message(of: errno))")
    }
    return descriptor
  }
}

/// Bytes of a descriptor.
private final class Input {
  private let descriptor: Int32
  private let whenWaiting: () -> Void
  private var failure: Int32 = 0

  init(descriptor: Int32, whenWaiting: @escaping () -> Void) {
    self.descriptor = descriptor
    self.whenWaiting = whenWaiting
  }

  func read(into memory: UnsafeMutableRawBufferPointer) -> Int {
    if !Terminal.wait(for: POLLIN, on: descriptor, milliseconds: 0) { whenWaiting() }
    while true {
      let count = Glibc.read(descriptor, memory.baseAddress, memory.count)
      if count >= 0 { return count }
      if errno == EAGAIN {
        Terminal.wait(for: POLLIN, on: descriptor, milliseconds: -1)
      } else if errno != EINTR {
        failure = errno
        return 0
      }
    }
  }

  func requireSound(_ name: String) throws(Diagnostic) {
    if failure != 0 { throw Diagnostic(.file, "can't read \(name): \(Terminal.message(of: failure))") }
  }
}
