import Foundation
import Lunette
import Testing

/// The first article, an inverted circle and a camera that fits a circle, row by row. Rows 1.8's overlapping circles are
/// refused so far.
@Suite("Article 1: an inverted circle") struct InvertedCircleArticleTests {
  /// The article's place, in Ho Chi Minh City.
  static let city = SceneDocument.Position(longitude: 106.660172, latitude: 10.762622)
  static let prelude = "local city = coordinate(10.762622, 106.660172)\n"

  @Test("1.1 a plain circle is red, its mask blue and its inside clear") func style() throws {
    let plain = try ArticleScene(Self.prelude + "overlay.circle { center = city, radius = 500 }").picture.looks()
    try #require(plain.count == 1)
    #expect(plain[0].fill == "#ff0000" && plain[0].fillOpacity == 0.2)
    #expect(plain[0].stroke == "#ff0000" && plain[0].strokeOpacity == 1 && plain[0].strokeWidth == 2)

    let masked = try ArticleScene(Self.prelude + "overlay.circle { center = city, radius = 500, mask = true }")
    let looks = try masked.picture.looks()
    let mask = try #require(looks.first { $0.overlay == "mask" })
    let ring = try #require(looks.first { $0.overlay == "circle" })
    #expect(mask.fill == "#0000ff" && mask.fillOpacity == 0.2 && mask.strokeWidth == 0)
    #expect(ring.fillOpacity == 0 && ring.stroke == "#ff0000" && ring.strokeWidth == 2)
  }

  /// The article's own way: points of the view, clockwise from the east, and back to coordinates.
  static let ring = """
    scene { width = 360, height = 640 }
    camera.set { center = city, zoom = 15 }
    local middle, radius = projection.point(city), projection.points_for_meters(500, city)
    local ring = {}
    for degree = 0, 359 do
      local angle = math.rad(degree)
      ring[degree + 1] = projection.coordinate(middle.x + radius * math.cos(angle), middle.y + radius * math.sin(angle))
    end
    overlay.polygon { id = "by-hand", path = ring }
    overlay.circle { id = "planar", center = city, radius = 500, model = "planar" }
    """

  @Test("1.2 the article's ring of 360 vertices is the planar circle", arguments: ["by-hand", "planar"])
  func ringOfTheArticle(_ id: String) throws {
    let document = try ArticleScene(Self.prelude + Self.ring).document(decimals: 12)
    let feature = try #require(document.feature(id))
    // On the flat world, at any zoom: 106.5353 of the 256 · 2^15 points.
    let radii = feature.positions.map {
      256 * exp2(15) * $0.mercator.distance(to: Self.city.mercator)
    }
    #expect(radii.count > 100 && radii.allSatisfy { abs($0 - 106.5353) < 5e-5 })
    // In the view: as smoothly as it needs, vertices and edges alike.
    let outline = try #require(feature.path).outline
    let middle = SceneDocument.Point(x: 180, y: 320)
    #expect(outline.allSatisfy { abs($0.distance(to: middle) - 106.5353) < 0.15 })
    if id == "by-hand" {
      #expect(feature.positions.count == 361)
    }
  }

  @Test("1.3 500 m are 106.5353 points at zoom 15") func pointsForMeters() throws {
    let scene = try ArticleScene(
      Self.prelude + "camera.set { center = city, zoom = 15 } exact(projection.points_for_meters(500, city))")
    try #require(scene.numbers.count == 1)
    #expect(abs(scene.numbers[0] - 106.5353) < 5e-5)
    // The ground resolution of the spherical Mercator on R = 6378137.
    let metersPerPoint = cos(Self.city.latitude * .pi / 180) * 2 * .pi * 6_378_137 / (256 * exp2(15))
    #expect(abs(scene.numbers[0] - 500 / metersPerPoint) < 1e-9)
  }

  @Test("1.4 the planar ring is 496.823 m to the north and 500.058 m to the east") func planarRadii() throws {
    let scene = try ArticleScene(
      Self.prelude + """
        local box = overlay.circle { center = city, radius = 500, model = "planar" }.bounds
        exact(city:distance { box.north, city.lon }, city:distance { city.lat, box.east })
        """)
    try #require(scene.numbers.count == 2)
    #expect(abs(scene.numbers[0] - 496.823) < 5e-4)
    #expect(abs(scene.numbers[1] - 500.058) < 5e-4)
  }

  @Test("1.4 the default circle is true to 1 mm in every direction, up to 10,000 km", arguments: [1, 500, 1e5, 1e7])
  func trueRadii(_ radius: Double) throws {
    let scene = try ArticleScene(Self.prelude + "overlay.circle { center = city, radius = \(radius) }")
    let positions = try #require(try scene.document(decimals: 12).features.first).positions.filter {
      // Where the document cuts at ±180 or closes over a pole it has edges of its own.
      abs($0.longitude) < 180 && abs($0.latitude) < 90
    }
    #expect(positions.count > 30)
    let places = positions.map { "{ \($0.latitude), \($0.longitude) }" }.joined(separator: ", ")
    // By the inverse geodesic, which is held against geographiclib's tables.
    let distances = try ArticleScene(
      Self.prelude + "for _, place in ipairs { \(places) } do exact(city:distance(place)) end"
    ).numbers
    #expect(distances.count == positions.count)
    #expect(try #require(distances.map { abs($0 - radius) }.max()) < 1e-3)
  }

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
      Self.prelude + """
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
    let scene = try ArticleScene(Self.prelude + "overlay.circle { center = city, radius = 500, mask = true }")
    let features = try scene.document().features
    #expect(features.map(\.properties.overlay) == ["mask", "circle"])
    #expect(try scene.picture.looks().last?.fillOpacity == 0)
    let svg = try scene.svg()
    let mask = try #require(svg.range(of: "class=\"overlay mask\""))
    let ring = try #require(svg.range(of: "class=\"overlay circle\""))
    #expect(mask.lowerBound < ring.lowerBound)
    #expect(svg[ring.upperBound...].prefix { $0 != ">" }.contains("fill=\"none\""))
  }

  @Test("1.11 the drawn circle is exactly 300 of 360 points wide") func fit() throws {
    func zoom(_ model: String) throws -> Double {
      let scene = try ArticleScene(
        Self.prelude + """
          scene { width = 360, height = 640 }
          local zone = overlay.circle { center = city, radius = 500, model = "\(model)" }
          camera.fit_circle { circle = zone, ratio = 300 / 360 }
          exact(camera.zoom)
          """)
      let path = try #require(try scene.document().features.first?.path)
      #expect(abs(path.width - 300) < 0.05, "\(model)")
      return try #require(scene.numbers.first)
    }
    #expect(abs(try zoom("wgs84") - 15.493799) < 5e-7)
    let planar = try zoom("planar")
    #expect(abs(planar - 15.493630) < 5e-7)
    // The article's own formula, with half the width in metres = radius / ratio.
    let around = 2 * .pi * 6_378_137 * cos(Self.city.latitude * .pi / 180)
    #expect(abs(planar - log2(360 * around / (256 * 2 * 500 / (300.0 / 360)))) < 1e-9)
  }

  @Test("1.12 of the smaller side a landscape view holds the circle") func smallerSide() throws {
    func scene(_ options: String) throws -> ArticleScene {
      try ArticleScene(
        Self.prelude + """
          scene { width = 640, height = 360 }
          local zone = overlay.circle { center = city, radius = 500 }
          camera.fit_circle { circle = zone, ratio = 300 / 360\(options) }
          exact(camera.zoom, projection.point(zone.bounds.south_west).y - projection.point(zone.bounds.north_west).y)
          """)
    }
    let overflowing = try scene("").numbers
    #expect(abs(try #require(overflowing.last) - 533) < 4, "a true circle is a little higher than wide")
    let fitting = try scene(", of = \"min\"").numbers
    try #require(fitting.count == 2)
    #expect(abs(fitting[0] - 15.4844) < 5e-5 && abs(fitting[1] - 300) < 1e-3)
  }

  @Test("1.13 the ratio holds at any bearing", arguments: [0, 30, 45, 60, 90, 135, 180, 210, 270, 315, 359.5])
  func bearings(
    _ bearing: Double
  ) throws {
    let document = try ArticleScene(
      Self.prelude + """
        scene { width = 360, height = 640 }
        camera.set { bearing = 90 }
        local zone = overlay.circle { center = city, radius = 500, mask = true }
        camera.fit_circle { circle = zone, ratio = 300 / 360, bearing = \(bearing) }
        """
    ).document()
    #expect(document.camera?.bearing == bearing)
    let path = try #require(document.feature("circle-1")?.path)
    #expect(abs(path.width - 300) < 0.15, "the drawing's tolerance")
  }

  @Test("1.14 a fit's padding of 64 is the map SDK's default, none is ours") func padding() throws {
    let scene = try ArticleScene(
      """
      scene { width = 400, height = 300 }
      local box = bounds { south = 20.9, west = 105.7, north = 21.2, east = 106 }
      for _, options in ipairs { { padding = 64 }, {} } do
        camera.fit(box, options)
        local top, bottom = projection.point(box.north_west), projection.point(box.south_east)
        exact(top.y, bottom.y, (top.x + bottom.x) / 2)
      end
      """)
    try #require(scene.numbers.count == 6)
    let expected = [64.0, 236, 200, 0, 300, 200]
    for (number, expected) in zip(scene.numbers, expected) { #expect(abs(number - expected) < 1e-6) }
  }
}
