import Lunette
import LunetteData

extension Options {
  /// Takes the values that the files of --params hold: a later file wins over an earlier one, --set over all of them.
  mutating func readParameterFiles() throws(Diagnostic) {
    var given: [String: Assignment] = [:]
    if parameterFiles.contains("-") && words.contains("-") {
      throw Diagnostic(.call, "scene and --params can't both be read from standard input")
    }
    for path in parameterFiles {
      for member in try Options.members(ofFile: path) {
        given[member.name] = Assignment(GivenValue(member.value), origin: "\(path), \(member.name)")
      }
    }
    assignments.merge(given) { fromSet, _ in fromSet }
  }

  private static func members(ofFile path: String) throws(Diagnostic) -> [JSONValue.Member] {
    let bytes = try InputFiles(scene: path, largest: 16 << 20).readScript().bytes
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
