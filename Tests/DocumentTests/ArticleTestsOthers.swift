import Foundation
import Lunette
import Testing

/// What people compare with: the numbers that other maps, formats and services give for the same.
@Suite("Articles: the semantics of others") struct OthersArticleTests {
  struct Fit: Sendable, CustomTestStringConvertible {
    var options: String
    /// MapLibre's, which counts worlds of 512 points; nil where none is published.
    var zoom: Double?
    var latitude: Double?
    var longitude: Double?
    var testDescription: String { options }
  }

  static let fits: [Fit] = [
    Fit(options: "", zoom: 2.469, latitude: 34.7171, longitude: -100.5),
    Fit(options: "bearing = 175", zoom: 2.396),
    Fit(options: "bearing = -30", zoom: 2.222),
    Fit(options: "padding = 15", zoom: 2.382),
    Fit(
      options: "padding = { top = 10, right = 75, bottom = 50, left = 25 }", latitude: 32.0833, longitude: -96.5558),
  ]

  @Test("MapLibre's published fits", arguments: fits) func mapLibre(_ fit: Fit) throws {
    let camera = try #require(
      try ArticleScene(
        """
        scene { width = 512, height = 512 }
        camera.fit(bounds { west = -133, south = 16, east = -68, north = 50 }, { \(fit.options) })
        """
      ).document().camera)
    if let zoom = fit.zoom { #expect(abs(camera.zoom512 - zoom) < 5.01e-4) }
    if let latitude = fit.latitude { #expect(abs(camera.center.latitude - latitude) < 5.01e-5) }
    if let longitude = fit.longitude { #expect(abs(camera.center.longitude - longitude) < 5.01e-5) }
  }

  @Test("Google's zoom counts worlds of 256 points") func zoom() throws {
    let scene = try ArticleScene(
      """
      scene { width = 256, height = 256 }
      camera.set { center = { 0, 0 }, zoom = 0 }
      exact(projection.point({ 0, -180 }).x, projection.coordinate(64, 128).lon)
      """)
    #expect(abs(scene.numbers[0].magnitude) < 1e-9 || abs(scene.numbers[0] - 256) < 1e-9)
    #expect(scene.numbers[1] == -90)
  }

  @Test("Google's bounds of two corners take the smaller side, in any order; RFC 7946's are directed") func sides()
    throws
  {
    let scene = try ArticleScene(
      """
      for _, box in ipairs {
        bounds({ 10, 170 }, { 20, -170 }), bounds({ 20, -170 }, { 10, 170 }),
        bounds { south = 10, west = -170, north = 20, east = 170 },
      } do exact(box.south, box.west, box.north, box.east, box.span.lon) end
      """)
    let smaller = [10.0, 170, 20, -170, 20]
    #expect(scene.numbers == smaller + smaller + [10, -170, 20, 170, 340])
  }

  @Test("Encoded polylines: the text of the format's own page, both ways") func encodedPolyline() throws {
    let scene = try ArticleScene(
      #"""
      local line = path.decode [[_p~iF~ps|U_ulLnnqC_mqNvxq`@]]
      for _, place in ipairs(line) do exact(place.lat, place.lon) end
      assert(line:encoded() == [[_p~iF~ps|U_ulLnnqC_mqNvxq`@]])
      assert(path { { 38.5, -120.2 }, { 40.7, -120.95 }, { 43.252, -126.453 } }:encoded() == line:encoded())
      """#)
    #expect(scene.numbers == [38.5, -120.2, 40.7, -120.95, 43.252, -126.453])
  }

  @Test("Encoded polylines: a latitude beyond 90 suggests precision 6") func precision() throws {
    let error = try #require(throws: Diagnostic.self) {
      // 38.5, -120.2 with 6 decimals.
      try ArticleScene(#"path.decode(path({ { 38.5, -120.2 }, { 40.7, -120.95 } }):encoded(6))"#)
    }
    #expect(error.message.contains("6"), "\(error.message)")
  }

  @Test("simplestyle: colours are #rrggbb, alpha stands beside them") func simplestyle() throws {
    let scene = try ArticleScene(
      "overlay.circle { center = { 1, 2 }, radius = 5, fill = \"rgb(255 0 0 / 50%)\", stroke = \"#abc8\" }")
    let paint = try #require(try scene.picture.looks().first)
    #expect(paint.fill == "#ff0000" && paint.fillOpacity == 0.5 && paint.stroke == "#aabbcc")
    #expect(abs(try #require(paint.strokeOpacity) - 0x88 / 255.0) < 1e-6)
  }

  @Test("RFC 7946: a box over 180 has west > east, a polar cap's reaches 90") func boxes() throws {
    let over = try #require(
      try ArticleScene("overlay.circle { center = { 10, 179.9 }, radius = 50000 }").document().bbox)
    // Python's geographiclib: 50 km around reach 0.456041° to each side.
    #expect(abs(over.west - 179.443959) < 1e-6 && abs(over.east + 179.643959) < 1e-6)
    let cap = try ArticleScene(
      "overlay.circle { center = { 85, 0 }, radius = 1000000 } camera.set { center = { 80, 0 }, zoom = 1 }"
    ).document().bbox
    let box = try #require(cap)
    #expect(box.west == -180 && box.east == 180 && box.north == 90)
    // geographiclib, 1000 km south of 85° N.
    #expect(abs(box.south - 76.04433782) < 1e-8)
  }
}
