import Foundation
import Lunette
import TestSupport
import Testing

/// A scene of the examples' folder.
struct Example: Sendable, CustomTestStringConvertible {
  let name: String

  /// Every scene of the folder; that there are some is tested with the goldens.
  static let all = Project.examples.map { Example(name: String($0.dropLast(".lua".count))) }

  var testDescription: String { name }

  /// The scene, evaluated in a world of nothing but the files beside it.
  func picture() throws -> Picture {
    var environment = Environment()
    environment.readFile = { path throws(Diagnostic) in
      let bytes = Project.bytes("examples/\(path)")
      if bytes.isEmpty { throw Diagnostic(.file, "there is no file \(path)") }
      return bytes
    }
    let source = SourceText(path: "\(name).lua", bytes: Project.bytes("examples/\(name).lua"))
    return try Engine(environment).evaluate(source)
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
