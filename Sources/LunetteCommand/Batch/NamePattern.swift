import Lunette

/// File names of rows or of a film's frames: `out/{name}-{row:04}.svg`, `frames/{frame:04}.svg`. Braces of a name itself are
/// doubled.
struct NamePattern: Sendable {
  /// What the files are of, and what their numbers are called.
  enum Kind: String, Sendable { case row, frame }

  enum Part: Sendable {
    case text(String)
    case value(of: String, startsName: Bool)
    case number(digits: Int)
  }

  private let kind: Kind

  private(set) var parts: [Part] = []
  /// The columns whose values it has.
  private(set) var columns: Set<String> = []
  /// The fields that they are of: "at" of "at.lat".
  var fields: Set<String> { Set(columns.map { String($0.split(separator: ".")[0]) }) }
  /// The folder that all files lie in, with its slash: what stands before the first brace.
  private(set) var folder = ""

  /// Reads a pattern.
  init(_ text: String, of kind: Kind = .row) throws(UsageError) {
    self.kind = kind
    var literal = ""
    var whole = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if (character == "{" || character == "}") && rest.first == character {
        rest.removeFirst()
        literal.append(character)
      } else if character == "{" {
        guard let end = rest.firstIndex(of: "}") else {
          throw UsageError("-o \(text): a brace never closes; {{ is a brace in a name")
        }
        whole += literal
        if !literal.isEmpty { parts.append(.text(literal)) }
        if columns.isEmpty && !hasNumber { folder = whole.folderPart }
        try add(String(rest[..<end]), startsName: whole.isEmpty || whole.hasSuffix("/"), text)
        // Whatever it is, a value stands there.
        whole += "x"
        literal = ""
        rest = rest[rest.index(after: end)...]
      } else if character == "}" {
        throw UsageError("-o \(text): a brace closes that was never opened; }} is a brace in a name")
      } else {
        literal.append(character)
      }
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
    switch kind {
    case .row:
      guard hasNumber || !columns.isEmpty else {
        throw UsageError(
          "-o \(text) is one name for all rows; put a column or the row's number into it, as in -o 'out/{row}.svg'")
      }
    case .frame:
      guard !hasNumber || (whole + literal).folderPart == folder else {
        throw UsageError("-o \(text): {frame} stands in a folder's name; a film's files lie in one folder")
      }
    }
  }

  /// Whether files are numbered.
  var hasNumber: Bool {
    parts.contains { if case .number = $0 { true } else { false } }
  }

  private mutating func add(_ name: String, startsName: Bool, _ pattern: String) throws(UsageError) {
    let halves = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if let half = halves.first, half == kind.rawValue {
      var digits = 1
      if halves.count == 2 {
        guard halves[1].first == "0", let width = Int(halves[1]), 1...20 ~= width else {
          throw UsageError("-o \(pattern): {\(kind.rawValue):04} pads with zeros; got {\(name)}")
        }
        digits = width
      }
      return parts.append(.number(digits: digits))
    }
    if kind == .frame {
      throw UsageError("-o \(pattern): of a film names have {frame} or {frame:04} alone; got {\(name)}")
    }
    if name.isEmpty { throw UsageError("-o \(pattern): {} names no column") }
    columns.insert(name)
    parts.append(.value(of: name, startsName: startsName))
  }

  /// The name for a row. The error says which value can't be a part of one, and why.
  func name(row: Int, _ fields: [Row.Field]) throws(Mistake) -> String {
    var name = ""
    for part in parts {
      switch part {
      case .text(let text): name += text
      case .number(let digits): name += NamePattern.padded(row, digits)
      case .value(let column, let startsName):
        guard let value = fields.value(of: column) else {
          let hint = NamePattern.hint(for: column, among: fields.map(\.name))
          throw Mistake("the row has no '\(column)', which its file's name needs\(hint)")
        }
        name += try NamePattern.shown(value, of: column, startsName: startsName)
      }
    }
    return name
  }

  /// A number with zeros before it.
  static func padded(_ number: Int, _ digits: Int) -> String {
    let number = String(number)
    return String(repeating: "0", count: max(0, digits - number.utf8.count)) + number
  }

  /// The column that was probably meant, else those that there are.
  static func hint(for column: String, among columns: [String]) -> String {
    let hint = Spelling.hint(for: column, among: columns)
    guard hint.isEmpty, !columns.isEmpty else { return hint }
    return
      "; there are \(columns.prefix(20).map { "'\($0)'" }.joined(separator: ", "))\(columns.count > 20 ? ", …" : "")"
  }

  private static func shown(_ value: GivenValue, of column: String, startsName: Bool) throws(Mistake) -> String {
    let needs = "'\(column)' is a part of the file's name, so it"
    switch value {
    case .null: throw Mistake("\(needs) can't be empty")
    case .number(let number): return number.shown
    case .boolean(let boolean): return String(boolean)
    case .list, .table, .coordinate, .color: throw Mistake("\(needs) must be a text or a number")
    case .text(let text):
      if text.isEmpty { throw Mistake("\(needs) can't be empty") }
      if text.utf8.contains(UInt8(ascii: "/")) { throw Mistake("\(needs) can't have a slash; got \"\(text)\"") }
      if text.unicodeScalars.contains(where: { $0.value < 32 || 127...159 ~= $0.value }) {
        throw Mistake("\(needs) can't have control characters")
      }
      if startsName && text.utf8.first == UInt8(ascii: ".") {
        throw Mistake("\(needs) can't begin with a dot; got \"\(text)\"")
      }
      return text
    }
  }
}
