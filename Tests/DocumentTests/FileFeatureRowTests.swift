import Foundation
import Lunette
import TestSupport
import Testing

/// Features whose points look alike are drawn together: that must not show but in an SVG's groups.
@Suite struct FileFeatureRowTests {
  @Test func anSVGHasAGroupForARow() throws {
    let file = """
      {"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1,0]}},
      {"type":"Feature","id":"b & c","properties":{},"geometry":{"type":"MultiPoint","coordinates":[[1,0.001],[1.001,0]]}},
      {"type":"Feature","properties":{"stroke":"#f00"},"geometry":{"type":"Point","coordinates":[1,0.002]}},
      {"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1,0]}}
      """
    let script = """
      scene { width = 100, height = 100 }
      camera.set { center = { 0, 1 }, zoom = 15 }
      overlay.geojson {
        file = "data.geojson", id = "shops", title = "Shops", class = "place", legend = "Shops",
        style = { fill = "blue", stroke = "none", size = 6, opacity = 0.5 },
      }
      """
    let svg = String(decoding: try FileScene.picture(file, script: script).data(as: .svg), as: UTF8.self)
    // At zoom 15 a degree is 256·2^15/360 points: 0.001° is 23.3 of them.
    let expected = """
      <g class="overlay geojson place" data-legend="Shops" fill="#0000ff" fill-opacity="0.5"><title>Shops</title>
      <circle id="shops-1" cx="50" cy="50" r="3"/>
      <g id="b-&amp;-c"><circle cx="50" cy="26.7" r="3"/><circle cx="73.3" cy="50" r="3"/></g>
      </g>

      """
    #expect(svg.contains(expected), "\\(svg)")
    #expect(svg.contains("<circle id=\"shops-3\" class=\"overlay geojson place\""))
    #expect(svg.contains("<circle id=\"shops-4\" class=\"overlay geojson place\""))
  }

  /// A function is asked about each feature, which is then drawn by itself: the same document, and the same dots.
  @Test(arguments: 0..<40) func theyAreDrawnAsOneByOne(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let file = (0..<12).map { _ in Self.feature(&random) }.joined(separator: ",\n")
    let style = "{ fill = \"green\", stroke_width = \(Int.random(in: 0...2, using: &random)), size = 5 }"
    func picture(_ style: String) throws -> Picture {
      let script = """
        overlay.circle { id = "geojson-1-4", center = { 1, 2 }, radius = 50 } overlay.geojson {
          id = \(["nil", "\"dots\"", "\"a\""][seed % 3]), file = "data.geojson", style = \(style) }
        overlay.geojson { file = "data.geojson" }
        """
      return try FileScene.picture(file, script: script)
    }
    let (together, apart) = (try picture(style), try picture("function() return \(style) end"))
    func documentText(_ picture: Picture) throws -> Substring {
      let text = String(decoding: try picture.data(as: .json), as: UTF8.self)
      return text[..<(text.range(of: "\"provenance\"")?.lowerBound ?? text.endIndex)]
    }
    #expect(try documentText(together) == documentText(apart))
    func dots(_ picture: Picture) throws -> [Substring] {
      String(decoding: try picture.data(as: .svg), as: UTF8.self).matches(of: /cx="[-.0-9]+" cy="[-.0-9]+" r="[.0-9]+"/)
        .map(\.output)
    }
    #expect(try dots(together) == dots(apart))
    let names = { (picture: Picture) in try picture.document().features.map(\.id) }
    #expect(try Set(names(together)).count == names(together).count)
  }

  /// Mostly points; with ids of their own that may be others' automatic ones.
  private static func feature(_ random: inout SeededGenerator) -> String {
    func place() -> String {
      "[\(Double.random(in: -179...180, using: &random)),\(Double.random(in: -80...80, using: &random))]"
    }
    let geometries = [
      "{\"type\":\"Point\",\"coordinates\":\(place())}", "{\"type\":\"Point\",\"coordinates\":\(place())}",
      "{\"type\":\"MultiPoint\",\"coordinates\":[\(place()),\(place())]}",
      "{\"type\":\"LineString\",\"coordinates\":[\(place()),\(place())]}", "null",
    ]
    let ids = [
      "", "", "", "\"id\":\"geojson-1-\(Int.random(in: 1...14, using: &random))\",", "\"id\":\"a\",", "\"id\":7,",
    ]
    let properties = ["{}", "{}", "{\"name\":\"x\"}", "{\"fill\":\"red\"}", "{\"title\":\"T\"}"]
    return """
      {"type":"Feature",\(ids.randomElement(using: &random) ?? "")
      "properties":\(properties.randomElement(using: &random) ?? "{}"),
      "geometry":\(geometries.randomElement(using: &random) ?? "null")}
      """
  }

  /// A layer's automatic ids are its own while it is there.
  @Test func theirIdsAreTaken() throws {
    let file = """
      {"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1,0]}},
      {"type":"Feature","id":"own","properties":{},"geometry":{"type":"Point","coordinates":[1,0]}}
      """
    let draw = "local h = overlay.geojson { file = \"data.geojson\" } "
    for id in ["geojson-1-1", "own"] {
      let label = "overlay.label { id = \"\(id)\", at = { 1, 2 }, text = \"A\" }"
      let error = #expect(throws: Diagnostic.self) { try FileScene.picture(file, script: draw + label) }
      #expect(error?.message.contains("'\(id)' is the id of") == true)
      let after = try FileScene.picture(file, script: draw + "h:remove() " + label).document()
      #expect(after.features.map(\.id) == [id])
    }
    let free = "overlay.label { id = \"geojson-1-3\", at = { 1, 2 }, text = \"A\" }"
    #expect(try FileScene.picture(file, script: draw + free).document().features.map(\.id).last == "geojson-1-3")
  }

  /// A mask before and after a row keeps its shapes, and what is drawn above stays above.
  @Test func masksAndOrderStay() throws {
    let file = [String](
      repeating: #"{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1,0]}}"#, count: 3
    ).joined(separator: ",")
    let script = """
      overlay.circle { center = { 0, 1 }, radius = 500, mask = true }
      overlay.geojson { file = "data.geojson" }
      overlay.circle { center = { 0, 2 }, radius = 500, mask = { group = "b", fill = "#0003" } }
      """
    let document = try FileScene.picture(file, script: script).document()
    #expect(
      document.features.map(\.id) == [
        "mask-1", "circle-1", "geojson-1-1", "geojson-1-2", "geojson-1-3", "mask-2", "circle-2",
      ])
    #expect(try FileScene.picture(file, script: script).explanation().contains("geojson-1-3"))
  }
}
