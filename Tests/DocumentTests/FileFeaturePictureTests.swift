import Foundation
import Lunette
import Testing

/// What pictures show of a file's features.
@Suite struct FileFeaturePictureTests {
  @Test func elementsHaveIdsClassesAndTitles() throws {
    let file = """
      {"type":"Feature","id":"zone","properties":{"title":"A & B"},"geometry":{"type":"GeometryCollection","geometries":[
      {"type":"Polygon","coordinates":[[[1,0],[1.001,0],[1.001,0.001],[1,0]]]},
      {"type":"LineString","coordinates":[[1,0],[1.001,0]]},{"type":"MultiPoint","coordinates":[[1,0],[1.001,0]]}]}},
      {"type":"Feature","id":5,"properties":{"marker-color":"#f00"},"geometry":{"type":"Point","coordinates":[1,0]}}
      """
    let script = """
      overlay.geojson { file = "data.geojson", class = "place", legend = "Zones", style = { hatch = true } }
      """
    let picture = try FileScene.picture(file, script: script)
    let svg = String(decoding: try picture.data(as: .svg), as: UTF8.self)
    for (id, title) in [("zone", true), ("geojson-1-2", true), ("geojson-1-3", true), ("5", false)] {
      let start = try #require(svg.range(of: " id=\"\(id)\" class=\"overlay geojson place\""), "\(id)")
      let rest = svg[start.upperBound...]
      let element = rest[..<(rest.range(of: "\n")?.lowerBound ?? rest.endIndex)]
      #expect(element.contains("data-legend=\"Zones\""))
      #expect(element.contains("<title>A &amp; B</title>") == title, "\(id)")
    }
    #expect(try picture.document().features.map(\.id) == ["zone", "geojson-1-2", "geojson-1-3", "5"])
  }

  /// Areas that a file cuts at 180, and how many rings are left of them in a picture.
  static let seams: [(name: String, areas: String, rings: Int)] = [
    (
      "the same vertices",
      "[[[178,-18],[180,-17.5],[180,-16],[178,-16],[178,-18]]],[[[-180,-17.5],[-178,-18],[-178,-16],[-180,-16],[-180,-17.5]]]",
      1
    ),
    (
      "vertices of their own",
      "[[[178,-18],[180,-17.5],[180,-17.123],[180,-16.55512],[180,-16],[178,-16],[178,-18]]],"
        + "[[[-180,-16.7771],[-180,-17.5],[-178,-18],[-178,-16],[-180,-16],[-180,-16.7771]]]",
      1
    ),
    (
      "last digits that differ",
      "[[[178,-18],[180,-17.500000000000004],[180,-16],[178,-16],[178,-18]]],"
        + "[[[-180,-17.5],[-178,-18],[-178,-16],[-180,-16.000000000000004],[-180,-17.5]]]",
      1
    ),
    (
      "coasts that bend near the cut",
      "[[[178,-18],[179.9959,-17.5036],[180,-17.5],[180,-16],[179.9943,-16.0031],[178,-16],[178,-18]]],"
        + "[[[-180,-17.5],[-178,-18],[-178,-16],[-179.9921,-15.9937],[-180,-16],[-180,-17.5]]]",
      1
    ),
    (
      "two on one side",
      "[[[178,-19],[180,-19],[180,-16],[178,-16],[178,-19]]],[[[-180,-18.9],[-178,-18.9],[-178,-18.2],[-180,-18.2],[-180,-18.9]]],"
        + "[[[-180,-17.1],[-178,-17.1],[-178,-16],[-180,-16],[-180,-17.1]]]",
      1
    ),
    (
      "a hole on either side",
      "[[[178,-19],[180,-19],[180,-18.3],[179,-18],[180,-17.7],[180,-16],[178,-16],[178,-19]]],"
        + "[[[-180,-19],[-178,-19],[-178,-16],[-180,-16],[-180,-17.7],[-179,-18],[-180,-18.3],[-180,-19]]]",
      2
    ),
    (
      "apart",
      "[[[178,-19],[180,-19],[180,-18],[178,-18],[178,-19]]],[[[-180,-17],[-178,-17],[-178,-16],[-180,-16],[-180,-17]]]",
      2
    ),
  ]

  @Test(arguments: seams) func areasThatMeetAt180AreOne(_ test: (name: String, areas: String, rings: Int)) throws {
    let file =
      #"{"type":"Feature","properties":{},"geometry":{"type":"MultiPolygon","coordinates":[\#(test.areas)]}}"#
    for bearing in [0, 33, 71, 200] {
      for zoom in [3, 4.3, 5.5] {
        let script = """
          overlay.geojson { file = "data.geojson" } camera.set { center = { -17, 180 }, zoom = \(zoom), bearing = \(bearing) }
          """
        let path = try #require(try FileScene.picture(file, script: script).document().features[0].screen?.path)
        #expect(path.filter { $0 == "M" }.count == test.rings, "\(bearing)°, zoom \(zoom): \(path)")
      }
    }
  }

  /// Each area is filled with its own pattern.
  @Test func patternsAreTheirOwn() throws {
    let file = (0..<3).map { index in
      #"{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[[[\#(index),0],[\#(index),1],[\#(index + 1),0],[\#(index),0]]]}}"#
    }.joined(separator: ",")
    let script = "for i = 1, 2 do overlay.geojson { file = \"data.geojson\", style = { hatch = true } } end"
    let svg = String(decoding: try FileScene.picture(file, script: script).data(as: .svg), as: UTF8.self)
    let patterns = svg.matches(of: /<pattern id="([^"]*)"/).map { String($0.1) }
    #expect(patterns.count == 6 && Set(patterns).count == 6)
    #expect(svg.matches(of: /fill="url\(#([^)]*)\)"/).map { String($0.1) } == patterns)
  }

  /// Dots look as areas do: the fill, a hatch over it, a casing, the line.
  @Test func dotsHaveAllThatAreasHave() throws {
    let file = #"{"type":"Feature","properties":{},"geometry":{"type":"MultiPoint","coordinates":[[0,0],[90,0]]}}"#
    let script = """
      overlay.geojson { file = "data.geojson", style = { hatch = true, casing = "navy", stroke_width = 1, size = 10 } }
      scene { width = 256, height = 256 }
      camera.set { center = { 0, 45 }, zoom = 0 }
      """
    let svg = String(decoding: try FileScene.picture(file, script: script).data(as: .svg), as: UTF8.self)
    // At zoom 0 a quarter of the world is 64 points.
    let middles = svg.matches(of: /<circle cx="([0-9.]*)" cy="[0-9.]*" r="5"\/>/).compactMap { Double($0.1) }
    #expect(middles.count == 8 && Set(zip(middles, middles.dropFirst()).map { $1 - $0 }) == [64, -64])
    let looks = [
      /<g fill="#ff0000"/, /<g fill="url\(#hatch-dots-1\)"/, /<g fill="none" stroke="#000080"/,
      /<g fill="none" stroke="#ff0000"/,
    ]
    let places = looks.compactMap { svg.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 4 && places == places.sorted())
  }

  /// Whatever a file's texts hold, documents hold the same.
  @Test func hostileTexts() throws {
    for text in HostileTextTests.texts + ["\u{0}", "a\u{7}b\r\u{1b}[2J", "\u{fffe}\u{ffff}", "\u{85}", ""] {
      let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
      let file = #"""
        {"type":"Feature","id":\#(quoted),"properties":{"title":\#(quoted),"x":[\#(quoted)],\#(quoted):\#(quoted)},
        "geometry":{"type":"GeometryCollection","geometries":[{"type":"MultiPoint","coordinates":[[1,0],[1.001,0]]},
        {"type":"Polygon","coordinates":[[[1,0],[1.001,0],[1.001,0.001],[1,0]]]}]}}
        """#
      let picture = try FileScene.picture(file, script: "overlay.geojson { file = \"data.geojson\" }")
      let svg = try XMLReader.values(of: try picture.data(as: .svg))
      #expect(svg.strangers.isEmpty, "\(text)")
      for feature in try picture.document().features {
        #expect(feature.id.contains { !$0.isWhitespace } && svg.values["@id"]?.contains(feature.id) == true, "\(text)")
        guard case .geojson(let place) = feature.properties.kind else { continue }
        #expect(place.properties["x"] == .list([.text(text)]) && place.properties[text] == .text(text), "\(text)")
        #expect(feature.properties.title == (text.isEmpty ? nil : text), "\(text)")
      }
    }
  }
}
