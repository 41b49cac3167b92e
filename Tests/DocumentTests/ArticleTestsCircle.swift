import Foundation
import Lunette
import Testing

/// The first article, an inverted circle and a camera that fits a circle: its circle.
@Suite("Article 1: a circle") struct CircleArticleTests {
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

  @Test(
    "1.4 the default circle is true to 1 mm in every direction, at any size",
    arguments: [1, 500, 1e5, 1e7, 1.5e7, 1.998e7, 20_003_900])
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
}
