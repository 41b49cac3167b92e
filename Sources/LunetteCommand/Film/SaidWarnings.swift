import Lunette

/// The warnings of a run as people see them: once, however many frames have them.
struct SaidWarnings {
  private let options: Options
  private let folder: String
  private var known: Set<String> = []
  /// How many came, said or not.
  private var count = 0

  /// Nobody reads more; a document has them all.
  private static let mostSaid = 100
  /// Of a long film each frame may have others.
  private static let mostKnown = 10_000

  init(_ options: Options, folder: String) {
    self.options = options
    self.folder = folder
  }

  /// Says those that no frame before had; the last of them is an error under --strict. `clear` comes before anything is said.
  mutating func say(_ warnings: [Diagnostic], clear: () -> Void = {}) throws(Diagnostic) {
    guard known.count < SaidWarnings.mostKnown else { return }
    let new = warnings.filter { !known.contains($0.text()) }
    guard let last = new.last else { return }
    let room = max(0, SaidWarnings.mostSaid - count)
    count += new.count
    known.formUnion(new.map { $0.text() })
    if options.isStrict {
      clear()
      for warning in new.dropLast().prefix(room) { Command.report(warning.asError, inFolder: folder) }
      SaidWarnings.sayMore(new.count - 1)
      throw last.asError
    }
    guard !options.isQuiet, room > 0 else { return }
    clear()
    for warning in new.prefix(room) { Terminal.error(warning.text(inFolder: folder)) }
  }

  /// Says how many were left out.
  func end() {
    if !options.isQuiet { SaidWarnings.sayMore(count) }
  }

  private static func sayMore(_ count: Int) {
    if count > mostSaid { Terminal.error("… and \(count - mostSaid) more warnings\n") }
  }
}
