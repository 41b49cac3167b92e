import Foundation
import Lunette
import Testing

/// A scene written for a row of the three articles whose pictures the engine draws, evaluated.
struct ArticleScene {
  let picture: Picture
  /// The numbers that its script gave to `exact(…)`, with all their digits.
  let numbers: [Double]

  init(_ script: String) throws {
    let printed = Printed()
    var environment = Environment()
    environment.print = { printed.lines.append(String(decoding: $0, as: UTF8.self)) }
    // On the script's first line, so that errors name its own lines.
    let exact = #"local function exact(...) for _, x in ipairs { ... } do print(("%.17g"):format(x)) end end "#
    picture = try Engine(environment).evaluate(
      SourceText(path: "article.lua", bytes: Array((exact + script).utf8)))
    numbers = try printed.lines.map { line in try #require(Double(line), "printed \(line)") }
  }

  /// Its document; of so many decimals, where the default's rounding would hide what is asked.
  func document(decimals: Int? = nil) throws -> SceneDocument {
    var options = Picture.Options()
    options.decimals = decimals
    return try JSONDecoder().decode(SceneDocument.self, from: try picture.data(options: options))
  }

  /// Its SVG.
  func svg() throws -> String { String(decoding: try picture.data(as: .svg), as: UTF8.self) }

  private final class Printed {
    var lines: [String] = []
  }
}

extension SceneDocument.Feature {
  /// Whether a position is inside, by the even-odd rule and edges straight in longitude and latitude.
  func holds(_ position: SceneDocument.Position) -> Bool {
    rings.flatMap(Edge.all).count { edge in
      guard (edge.from.latitude > position.latitude) != (edge.to.latitude > position.latitude) else { return false }
      let part = (position.latitude - edge.from.latitude) / (edge.to.latitude - edge.from.latitude)
      return edge.from.longitude + part * (edge.to.longitude - edge.from.longitude) > position.longitude
    } % 2 == 1
  }
}

/// How a feature is painted, by the keys of its properties.
struct Look: Decodable {
  var overlay: String
  var fill, stroke: String?
  var fillOpacity, strokeOpacity, strokeWidth: Double?

  enum CodingKeys: String, CodingKey {
    case overlay, fill, stroke
    case fillOpacity = "fill-opacity"
    case strokeOpacity = "stroke-opacity"
    case strokeWidth = "stroke-width"
  }
}

extension Picture {
  /// How its document's features are painted, lowest first.
  func looks() throws -> [Look] {
    struct Document: Decodable {
      struct Feature: Decodable { var properties: Look }
      var features: [Feature]
    }
    return try JSONDecoder().decode(Document.self, from: try data()).features.map(\.properties)
  }
}
