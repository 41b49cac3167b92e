import Foundation
import Lunette
import TestSupport
import Testing

/// Basemaps of images: of zoom 1 three quarters, red, green and blue; the south-eastern one is missing.
@Suite struct TileTests {
  @Test func imagesLieAtTheirPlaces() throws {
    // The world is 512 points wide, twice 256; each image reaches half a point further.
    let svg = try svg("width = 512, height = 512", "camera.set { center = { 0, 0 }, zoom = 1 }")
    let images = svg.matches(of: /<image[^>]* x="([-0-9.]+)" y="([-0-9.]+)" width="([0-9.]+)" height="([0-9.]+)"/)
    #expect(
      images.map { "\($0.1) \($0.2) \($0.3) \($0.4)" } == [
        "-256.5 -256.5 257 257", "-0.5 -256.5 257 257", "-256.5 -0.5 257 257",
      ])
    #expect(svg.contains("<g transform=\"translate(256 256)\">"))
    // As base64 has it: the files' first eight bytes, and the end of a PNG.
    #expect(svg.matches(of: /data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+\/]*AAAAAElFTkSuQmCC"/).count == 3)
    let encoded = try #require(svg.firstMatch(of: /base64,([^"]*)"/)?.1)
    #expect(Data(base64Encoded: String(encoded))?.count == 69)
  }

  /// A view of two worlds shows each image twice.
  @Test func imagesAreThereInEachWorld() throws {
    let svg = try svg("width = 1000, height = 200", "camera.set { center = { 1, 180 }, zoom = 1, bearing = 10 }")
    #expect(svg.contains("rotate(-10)"))
    #expect(svg.matches(of: /<image/).count == 6)
  }

  @Test func attributionIsWritten() throws {
    let circle = "overlay.circle { center = { 0, 0 }, radius = 1000000 }"
    let svg = try svg("title = \"x\"", circle)
    let parts = [
      "class=\"background\"", "class=\"basemap mbtiles\"", "circle-1", "class=\"attribution\"", "© Squares &amp; Co",
    ]
    let places = try parts.map { try #require(svg.range(of: $0), "\($0)").lowerBound }
    #expect(places == places.sorted())
    let view = try picture("", circle).document().view
    #expect(view?.basemap == "mbtiles" && view?.attribution == "© Squares & Co")
  }

  @Test(arguments: [
    ("mbtiles = 'none'", "'basemap.mbtiles' can't be read: there is no none"),
    ("mbtiles = 'text'", "'basemap.mbtiles' can't be read: text: it is no SQLite database"),
    ("mbtiles = 'text', style = {}", "takes either { geojson = … } or { mbtiles = … }"),
  ])
  func wrongArchivesAreNamed(_ fields: String, _ message: String) {
    let error = #expect(throws: Diagnostic.self) { try evaluate("scene { basemap = { \(fields) } }") }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  private func svg(_ fields: String, _ script: String) throws -> String {
    String(decoding: try picture(fields, script).data(as: .svg), as: UTF8.self)
  }

  private func picture(_ fields: String, _ script: String) throws -> Picture {
    try evaluate("scene { basemap = { mbtiles = 'squares.mbtiles' }, \(fields) } \(script)")
  }

  private func evaluate(_ script: String) throws -> Picture {
    var environment = Environment()
    environment.readFile = { name throws(Diagnostic) in
      switch name {
      case "squares.mbtiles": Project.bytes("Tests/DocumentTests/Scenes/squares.mbtiles")
      case "text": Array("a text".utf8)
      default: throw Diagnostic(.file, "there is no \(name)")
      }
    }
    return try Engine(environment).evaluate(SourceText(path: "scene.lua", bytes: Array(script.utf8)))
  }
}
