import Testing

@testable import LunetteGeometry

/// Rows 1.11 to 1.13 of the articles: values by geographiclib and the article's own formula.
@Suite struct CircleFitTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var row: String
    var model: Circle.Model
    var size: Size
    var side: CircleFit.Side
    var ratio: Double
    var zoom: Double
    var tolerance: Double
    var testDescription: String { row }
  }

  static let cases: [Case] = [
    Case(
      row: "1.11", model: .wgs84, size: Size(width: 360, height: 640), side: .width, ratio: 300 / 360, zoom: 15.493799,
      tolerance: 5e-7),
    Case(
      row: "1.11 as the article has it", model: .planar, size: Size(width: 360, height: 640), side: .width,
      ratio: 300 / 360, zoom: 15.493630, tolerance: 5e-7),
    Case(
      row: "1.12", model: .wgs84, size: Size(width: 640, height: 360), side: .min, ratio: 0.8333, zoom: 15.4844,
      tolerance: 5e-5),
  ]

  static let center = Coordinate(latitude: 10.762622, longitude: 106.660172)

  @Test(arguments: cases) func fitsAsTheArticlesSay(_ test: Case) throws {
    var fit = CircleFit(circle: Circle(center: Self.center, radius: 500, model: test.model))
    fit.side = test.side
    fit.ratio = test.ratio
    let camera = try fit.camera(size: test.size, bearing: 0)
    #expect(abs(camera.zoom - test.zoom) <= test.tolerance)
    #expect(camera.center == Self.center)
  }

  @Test(arguments: [0.0, 17, 45, 90, 123.4, 180, 270, 359]) func spansTheRatioAtAnyBearing(_ bearing: Double) throws {
    let size = Size(width: 360, height: 640)
    for (center, radius) in [(Self.center, 500.0), (Coordinate(latitude: 70, longitude: -179.9), 900_000)] {
      let circle = Circle(center: center, radius: radius)
      var fit = CircleFit(circle: circle)
      fit.ratio = 0.7
      let camera = try fit.camera(size: size, bearing: bearing)
      // The ring itself, from geodesics alone.
      let view = MercatorView(camera: camera, size: size)
      let xs = (0..<7200).map { step in
        let end = Geodesic.direct(from: center, azimuth: Double(step) / 20, distance: radius).end
        return view.place(
          eastward: (end.longitude - center.longitude) / .degrees, y: Mercator.y(latitude: end.latitude)
        ).x
      }
      #expect(abs((xs.max() ?? 0) - (xs.min() ?? 0) - 0.7 * 360) < 2e-4)
    }
  }

  @Test func paddingMovesTheCentre() throws {
    var fit = CircleFit(circle: Circle(center: Self.center, radius: 500))
    fit.padding = Padding(top: 100, right: 0, bottom: 0, left: 40)
    let size = Size(width: 360, height: 640)
    let view = MercatorView(camera: try fit.camera(size: size, bearing: 30), size: size)
    let middle = try #require(view.point(of: Self.center))
    #expect(abs(middle.x - 200) < 1e-6 && abs(middle.y - 370) < 1e-6)
  }

  @Test func saysWhyItCantFit() {
    let size = Size(width: 100, height: 100)
    var fit = CircleFit(circle: Circle(center: Coordinate(latitude: 85, longitude: 0), radius: 1_000_000))
    for radius in [1_000_000, 15_000_000, 19_990_000, Circle.maximumRadius] {
      fit.circle.radius = radius
      #expect(throws: FitFailure.holdsPole) { try fit.camera(size: size, bearing: 0) }
    }
    fit.circle.radius = 0
    #expect(throws: FitFailure.noRadius) { try fit.camera(size: size, bearing: 0) }
    fit.padding = Padding(50)
    #expect(throws: FitFailure.noRoom(padding: Padding(50), size: size)) { try fit.camera(size: size, bearing: 0) }
  }
}
