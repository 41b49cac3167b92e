import Foundation
import Lunette
import TestSupport
import Testing

/// A scene of the examples' folder, or of the tests' own.
struct Example: Sendable, CustomTestStringConvertible {
  let name: String
  var folder = "examples"

  /// Every scene of the examples; that there are some is tested with the goldens.
  static let all = Project.examples.map { Example(name: String($0.dropLast(".lua".count))) }
  /// Every kind of overlay and of furniture, with every field that documents write.
  static let everyKind = Example(name: "every-kind", folder: "Tests/DocumentTests/Scenes")
  /// All of these.
  static let scenes = all + [everyKind]

  var testDescription: String { name }

  /// The bytes of a file beside the scene.
  func bytes(of path: String) -> [UInt8] { Project.bytes("\(folder)/\(path)") }

  /// The scene, evaluated in a world of nothing but the files beside it.
  func picture() throws -> Picture { try engine.evaluate(source) }

  var source: SourceText { SourceText(path: "\(name).lua", bytes: bytes(of: "\(name).lua")) }

  var engine: Engine {
    var environment = Environment()
    environment.readFile = { path throws(Diagnostic) in
      let bytes = self.bytes(of: path)
      if bytes.isEmpty { throw Diagnostic(.file, "there is no file \(path)") }
      return bytes
    }
    return Engine(environment)
  }
}

/// The three forms of a JSON document.
enum Form: String, CaseIterable, Sendable {
  case full
  case withoutScreen
  case withoutExtras

  var options: Picture.Options {
    var options = Picture.Options()
    options.json.hasScreen = self != .withoutScreen
    options.json.hasExtras = self != .withoutExtras
    return options
  }
}

extension Picture {
  /// The written bytes.
  func data(as format: Format = .json, options: Options = Options()) throws -> Data {
    let output = Output()
    try write(as: format, options: options) { output.data.append(contentsOf: $0) }
    return output.data
  }

  /// The written document, decoded.
  func document(_ form: Form = .full) throws -> SceneDocument {
    try JSONDecoder().decode(SceneDocument.self, from: try data(options: form.options))
  }

  private final class Output {
    var data = Data()
  }
}
