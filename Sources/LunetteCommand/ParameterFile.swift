import Lunette
import LunetteData

extension Options {
  /// Takes the values that the files of --params hold: a later file wins over an earlier one, --set over all of them.
  mutating func readParameterFiles() throws(Diagnostic) {
    var given: [String: Assignment] = [:]
    for path in parameterFiles {
      for member in try Options.members(ofFile: path) {
        given[member.name] = Assignment(GivenValue(member.value), origin: "\(path.shownName), \(member.name)")
      }
    }
    assignments.merge(given) { fromSet, _ in fromSet }
  }

  /// Fails where standard input would be read twice: the second reader would find nothing.
  func requireOneReader() throws(UsageError) {
    let count = (words + parameterFiles).count { $0 == "-" }
    if count > 1 { throw UsageError("standard input can be read only once; - is given \(count) times") }
  }

  private static func members(ofFile path: String) throws(Diagnostic) -> [JSONValue.Member] {
    let bytes = try InputFiles(scene: path, largest: 16 << 20).readScript().bytes
    let path = path.shownName
    var diagnostic: Diagnostic
    do throws(DataError) {
      if case .object(let members) = try JSONValue(parsing: bytes) { return members }
      diagnostic = Diagnostic(.call, "parameters are one JSON object, as in {\"radius\":750}", file: path, line: 1)
    } catch {
      diagnostic = Diagnostic(.call, error.message, file: path, line: error.line)
      diagnostic.column = error.column
    }
    diagnostic.show([SourceText(path: path, bytes: bytes)])
    throw diagnostic
  }
}
