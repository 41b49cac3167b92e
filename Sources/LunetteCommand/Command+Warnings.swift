import Lunette

extension Command {
  /// Nobody reads more; a document has them all.
  private static let mostWarnings = 100

  /// Says the warnings of a run; the last of them is an error under --strict.
  static func say(_ warnings: [Diagnostic], _ options: Options, inFolder folder: String) throws(Diagnostic) {
    guard let last = warnings.last else { return }
    if options.isStrict {
      for warning in warnings.dropLast().prefix(mostWarnings) { report(warning.asError, inFolder: folder) }
      sayMore(warnings.count - 1)
      throw last.asError
    }
    guard !options.isQuiet else { return }
    for warning in warnings.prefix(mostWarnings) { Terminal.error(warning.text(inFolder: folder)) }
    sayMore(warnings.count)
  }

  private static func sayMore(_ count: Int) {
    if count > mostWarnings { Terminal.error("… and \(count - mostWarnings) more warnings\n") }
  }
}
