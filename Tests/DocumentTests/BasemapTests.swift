import Foundation
import Lunette
import Testing

/// Basemaps in documents: under everything, named in the view, counted nowhere.
@Suite struct BasemapTests {
  @Test(arguments: ["land", "countries"]) func liesUnderEverything(_ name: String) throws {
    let picture = try picture(
      "basemap = \"\(name)\"", "overlay.circle { center = { 50, 10 }, radius = 500000, z = -9, mask = true }")
    let svg = String(decoding: try picture.data(as: .svg), as: UTF8.self)
    let parts = ["class=\"background\"", "<g class=\"basemap \(name)\"", "class=\"land\"", "mask-1", "circle-1"]
    let places = try parts.map { try #require(svg.range(of: $0), "\($0)").lowerBound }
    #expect(places == places.sorted())
    #expect(svg.contains("class=\"borders\"") == (name == "countries"))
    let document = try picture.document()
    #expect(document.view?.basemap == name && document.features.map(\.id) == ["mask-1", "circle-1"])
    #expect(try self.picture("", "overlay.circle { center = { 50, 10 }, radius = 5 }").document().view?.basemap == nil)
  }

  /// The sea is paper: a background of one's own is the sea's colour.
  @Test(arguments: [
    ("", "#d8e4ec", "#f7f5f0"), ("theme = \"dark\",", "#14181f", "#2a313b"), ("theme = \"print\",", "#ffffff", nil),
    ("background = \"#102030\",", "#102030", "#f7f5f0"),
    ("theme = \"print\", background = \"#eee\",", "#eeeeee", "#ffffff"),
  ])
  func seaIsPaper(_ fields: String, _ sea: String, _ land: String?) throws {
    let picture = try picture("\(fields) basemap = \"countries\"", view)
    #expect(try picture.document().view?.background == sea)
    let values = try XMLReader.values(of: try picture.data(as: .svg))
    #expect(values.values["@fill"] == Set([sea, "none"] + [land].compactMap { $0 }) && values.strangers.isEmpty)
    #expect(values.values["@class"]?.contains("coast") == fields.contains("print"))
  }

  /// A map alone is a picture, of the whole world, and no camera looks for it.
  @Test func isPictureEnough() throws {
    let alone = try picture("basemap = \"land\"", "")
    #expect(alone.scene.warnings.isEmpty && alone.scene.camera.center.latitude == 0)
    let circle = "overlay.circle { center = { 50, 10 }, radius = 5 }"
    #expect(try picture("basemap = \"land\"", circle).scene.camera == picture("", circle).scene.camera)
    #expect(throws: Diagnostic.self) { try picture("basemap = \"land\"", "camera.fit()") }
    let bounds = try alone.document().bbox
    #expect(bounds == nil)
  }

  @Test func filesAreMaps() throws {
    let collection = """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "properties": {}, "geometry": {"type": "MultiPolygon", "coordinates":
          [[[[0, 40], [20, 40], [20, 60], [0, 60], [0, 40]], [[5, 45], [5, 50], [10, 50], [10, 45], [5, 45]]]]}},
        {"type": "Feature", "properties": {}, "geometry": {"type": "GeometryCollection", "geometries":
          [{"type": "Point", "coordinates": [1, 2]}, {"type": "LineString", "coordinates": [[0, 30], [20, 30]]}]}},
        {"type": "Feature", "properties": {}, "geometry": null}
      ]}
      """
    let picture = try picture(
      "basemap = { geojson = 'a.json', style = { fill = '#123456', stroke_width = 2 } }", view,
      files: ["a.json": collection])
    let values = try XMLReader.values(of: try picture.data(as: .svg)).values
    // The theme's borders, in tenths of a point.
    #expect(values["@fill"] == ["#ffffff", "#123456", "none"] && values["@stroke"] == ["#c8c2b6"])
    #expect(values["@stroke-width"] == ["20"] && values["@class"]?.contains("basemap geojson") == true)
    let document = try picture.document()
    #expect(document.view?.basemap == "geojson" && document.provenance?.files.map(\.path) == ["scene.lua", "a.json"])
    #expect(picture.scene.warnings.isEmpty)
  }

  @Test(arguments: [
    ("a.json", "'basemap.geojson' can't be read: a.json:1:1: "), ("b.json", "there is no b.json"),
    ("c.json", "must be a file with polygons or lines; c.json has none"),
  ])
  func wrongFilesAreNamed(_ name: String, _ message: String) {
    let files = ["a.json": "[", "c.json": #"{"type": "Point", "coordinates": [1, 2]}"#]
    let error = #expect(throws: Diagnostic.self) {
      try picture("basemap = { geojson = '\(name)' }", "", files: files)
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  /// Of a view of the world, in the widest theme.
  @Test(arguments: ["light", "dark", "print"]) func worldsAreSmall(_ theme: String) throws {
    let picture = try picture("basemap = \"countries\", theme = \"\(theme)\", width = 1000", "")
    #expect(try picture.data(as: .svg).count < 60_000)
  }

  private let view = "camera.set { center = { 50, 10 }, zoom = 4 }"

  private func picture(_ fields: String, _ script: String, files: [String: String] = [:]) throws -> Picture {
    let source = "scene { \(fields) } \(script)"
    var environment = Environment()
    environment.readFile = { name throws(Diagnostic) in
      guard let text = files[name] else { throw Diagnostic(.file, "there is no \(name)") }
      return Array(text.utf8)
    }
    return try Engine(environment).evaluate(SourceText(path: "scene.lua", bytes: Array(source.utf8)))
  }
}
