import Foundation
import TestSupport
import Testing

/// Runs validate.py.
enum Validator {
  static let python = ProcessInfo.processInfo.environment["LUNETTE_PYTHON"]

  /// What is wrong with each document, as "pointer: message".
  static func verdicts(on documents: [String: String]) throws -> [String: [String]] {
    let scratch = Scratch()
    defer { scratch.remove() }
    for (name, text) in documents { scratch.write(name, text) }
    let script = Project.folder + "/Tests/DocumentTests/validate.py"
    let schema = Project.folder + "/docs/scene.schema.json"
    let child = try Child(try #require(python), [script, schema, scratch.folder])
    try #require(child.status == 0, "\(child.errors)")
    return try JSONDecoder().decode([String: [String]].self, from: Data(child.output.utf8))
  }
}
