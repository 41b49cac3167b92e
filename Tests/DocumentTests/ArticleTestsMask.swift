import Foundation
import Lunette
import Testing

/// The first article: its mask. Of row 1.8, circles that overlap are refused until shapes can be united.
@Suite("Article 1: a mask") struct MaskArticleTests {
  struct View: Sendable, CustomTestStringConvertible {
    var zoom, latitude, longitude: Double
    var testDescription: String { "zoom \(zoom) at \(latitude), \(longitude)" }
  }

  /// Views that show the seams at 0 and ±180, both poles' neighbourhoods, and many worlds.
  static let views: [View] = [-2, 0, 2.5, 10, 20].flatMap { zoom in
    [(0, 0), (0, 180), (0, -180), (84, 179.99), (-84, 0.001), (89.9, 0), (30, 90)].map {
      View(zoom: zoom, latitude: $0.0, longitude: $0.1)
    }
  }

  @Test("1.5 the mask fills every view, without a seam", arguments: views) func maskFillsTheView(_ view: View) throws {
    let document = try ArticleScene(
      CircleArticleTests.prelude + """
        scene { width = 360, height = 640 }
        overlay.circle { center = city, radius = 500, mask = true }
        camera.set { center = { \(view.latitude), \(view.longitude) }, zoom = \(view.zoom) }
        """
    ).document()
    // 500 m are less than a tenth of a point here: but for such holes the mask is the view's rectangle in one piece.
    let parts = try #require(document.masks.first?.path).parts.filter { part in
      let part = ScreenPath(parts: [part])
      return part.width > 0.2 || part.height > 0.2
    }
    try #require(parts.count == 1)
    #expect(parts[0].count == 4 && Set(parts[0]) == Self.corners)
  }

  static let corners: Set<SceneDocument.Point> = [
    SceneDocument.Point(x: 0, y: 0), SceneDocument.Point(x: 360, y: 0), SceneDocument.Point(x: 360, y: 640),
    SceneDocument.Point(x: 0, y: 640),
  ]

  @Test("1.6 the article's one polygon fills the whole world", arguments: views.filter { abs($0.latitude) < 85 })
  func onePolygonFillsTheWorld(_ view: View) throws {
    let document = try ArticleScene(
      """
      scene { width = 360, height = 640 }
      local limit = 85.05115
      overlay.polygon {
        path = { { -limit, -180 }, { limit, -180 }, { limit, 0 }, { limit, 180 }, { -limit, 180 }, { -limit, 0 } },
        stroke = "none",
      }
      camera.set { center = { \(view.latitude), \(view.longitude) }, zoom = \(view.zoom) }
      """
    ).document()
    let feature = try #require(document.features.first)
    #expect(feature.rings.count == 1)
    #expect(abs(signedArea(try #require(feature.rings.first)) / 2 - 360 * 2 * 85.05115) < 1e-6)
    // In the view: from edge to edge, as high as the world, whatever copies of it are there. Shapes are drawn a little
    // beyond the view.
    let inView = ScreenPath(
      parts: try #require(feature.path).parts.map { part in
        part.map { SceneDocument.Point(x: min(max($0.x, 0), 360), y: min(max($0.y, 0), 640)) }
      })
    let world = 256 * exp2(view.zoom)
    let top = 320 - SceneDocument.Position(longitude: view.longitude, latitude: view.latitude).mercator.y * world
    let height = min(640, top + world) - max(0, top)
    #expect(abs(try #require(inView.points.map(\.y).min()) - max(0, top)) < 0.02)
    #expect(abs(inView.height - height) < 0.02 && abs(inView.area - 360 * height) < 0.02 * 360)
  }

  @Test("1.7 a hole over longitude 0 or ±180 is wholly clear", arguments: [0.001, 179.999, -179.999])
  func holesOverTheSeams(_ longitude: Double) throws {
    let document = try ArticleScene(
      "overlay.circle { center = { 0, \(longitude) }, radius = 500, mask = true }"
    ).document()
    let mask = try #require(document.masks.first)
    let center = SceneDocument.Position(longitude: longitude, latitude: 0)
    #expect(places(around: center, part: [0, 0.3, 0.7, 0.999]).allSatisfy { !mask.holds($0) })
    #expect(places(around: center, part: [1.001, 1.5, 20]).allSatisfy { mask.holds($0) })
  }

  /// Places at parts of 500 m from a centre on the equator, in 24 directions. A degree is 110574.3 m high and 111319.5 m
  /// wide there (WGS84), which is true to 1e-8 over so short a way.
  private func places(around center: SceneDocument.Position, part parts: [Double]) -> [SceneDocument.Position] {
    parts.flatMap { part in
      (0..<24).map { index in
        // Half a step off, so that no ray of the even-odd rule meets a vertex.
        let angle = (Double(index) + 0.5) * .pi / 12
        let longitude = center.longitude + part * 500 * cos(angle) / 111_319.491
        return SceneDocument.Position(
          longitude: longitude.remainder(dividingBy: 360),
          latitude: center.latitude + part * 500 * sin(angle) / 110_574.276)
      }
    }
  }

  @Test("1.8 two masked circles are two clear discs in one mask") func twoHoles() throws {
    let document = try ArticleScene(
      """
      overlay.circle { center = { 0, 0.001 }, radius = 500, mask = true }
      overlay.circle { center = { 0, 179.999 }, radius = 500, mask = true }
      """
    ).document()
    try #require(document.masks.count == 1)
    for longitude in [0.001, 179.999] {
      let center = SceneDocument.Position(longitude: longitude, latitude: 0)
      #expect(places(around: center, part: [0, 0.5, 0.999]).allSatisfy { !document.masks[0].holds($0) })
      #expect(places(around: center, part: [1.001, 2]).allSatisfy { document.masks[0].holds($0) })
    }
  }

  @Test("1.9 Mercator's limit is 85.0511287798066°") func limit() throws {
    let scene = try ArticleScene(
      """
      scene { width = 256, height = 256 }
      camera.set { center = { 0, 0 }, zoom = 0 }
      exact(projection.coordinate(128, 0).lat, projection.coordinate(128, 256).lat)
      """)
    try #require(scene.numbers.count == 2)
    #expect(abs(scene.numbers[0] - 85.0511287798066) < 5e-14 * 2)
    #expect(abs(scene.numbers[1] + 85.0511287798066) < 5e-14 * 2)
  }

  @Test("1.10 the ring lies above the mask, the fill inside is clear") func order() throws {
    let scene = try ArticleScene(
      CircleArticleTests.prelude + "overlay.circle { center = city, radius = 500, mask = true }")
    let features = try scene.document().features
    #expect(features.map(\.properties.overlay) == ["mask", "circle"])
    #expect(try scene.picture.looks().last?.fillOpacity == 0)
    let svg = try scene.svg()
    let mask = try #require(svg.range(of: "class=\"overlay mask\""))
    let ring = try #require(svg.range(of: "class=\"overlay circle\""))
    #expect(mask.lowerBound < ring.lowerBound)
    #expect(svg[ring.upperBound...].prefix { $0 != ">" }.contains("fill=\"none\""))
  }
}
