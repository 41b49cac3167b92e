import TestSupport
import Testing

@testable import LunetteGeometry

@Suite struct MercatorViewTests {
  /// Row 1.9: atan(sinh π).
  @Test func theSquareMapEndsWhereItShould() { #expect(abs(Mercator.limit - 85.0511287798066) < 1e-12) }

  /// Row 1.3, and the world's width by its definition.
  @Test func metresBecomePoints() {
    let camera = Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 15)
    let view = MercatorView(camera: camera, size: Size(width: 360, height: 640))
    #expect(abs(500 / view.metersPerPoint(latitude: 10.762622) - 106.5353) < 5e-5)
    #expect(abs(view.worldStep.x - 256 * 32768) < 1e-6)
  }

  /// By hand: at zoom 0 a degree is 256 / 360 points; y of 45° is ln(1 + √2) radians of 256 / 2π points.
  @Test func projectsAsTheFormulaSays() throws {
    let view = MercatorView(
      camera: Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 0), size: Size(width: 256, height: 256))
    let point = try #require(view.point(of: Coordinate(latitude: 45, longitude: 90)))
    #expect(abs(point.x - 192) < 1e-9)
    #expect(abs(point.y - (128 - 0.881373587019543 * 256 / (2 * .pi))) < 1e-9)
    #expect(view.point(of: Coordinate(latitude: 90, longitude: 0)) == nil)
  }

  @Test func bearingTurnsTheMap() throws {
    let center = Coordinate(latitude: 0, longitude: 0)
    let view = MercatorView(camera: Camera(center: center, zoom: 0, bearing: 90), size: Size(width: 200, height: 200))
    // East is at the top of the view.
    let east = try #require(view.point(of: Coordinate(latitude: 0, longitude: 45)))
    #expect(abs(east.x - 100) < 1e-9 && abs(east.y - 68) < 1e-9)
  }

  @Test func comesBackFromPoints() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let camera = Camera(
        center: Coordinate(
          latitude: .random(in: -85...85, using: &random), longitude: .random(in: -180...180, using: &random)),
        zoom: .random(in: -2...22, using: &random), bearing: .random(in: 0..<360, using: &random))
      let view = MercatorView(camera: camera, size: Size(width: 640, height: 360))
      let point = Point(x: .random(in: 0...640, using: &random), y: .random(in: 0...360, using: &random))
      let coordinate = try #require(view.coordinate(at: point))
      // Another copy of the world may be nearer the middle than the point that was asked for.
      let copies = view.points(
        of: coordinate, in: Box(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y).padded(by: 1e-5))
      #expect(!copies.isEmpty || abs(coordinate.latitude) > 89.99, "\(camera) \(point)")
    }
  }

  /// Row 2.5's segment of 2°, and exactly 180° as written.
  @Test func pathsRunOn() {
    let camera = Camera(center: Coordinate(latitude: 0, longitude: 180), zoom: 0)
    let view = MercatorView(camera: camera, size: Size(width: 512, height: 256))
    let short = view.points(of: [Coordinate(latitude: 10, longitude: 179), Coordinate(latitude: 10, longitude: -179)])
    #expect(abs(short[1].x - short[0].x - 2 * 256 / 360.0) < 1e-9)
    let world = view.points(of: [-180.0, 0, 180].map { Coordinate(latitude: 0, longitude: $0) })
    #expect(abs(world[2].x - world[0].x - 256) < 1e-9)
    let kept = view.points(of: [Coordinate(latitude: 0, longitude: 170), Coordinate(latitude: 0, longitude: 190)])
    #expect(abs(kept[1].x - kept[0].x - 20 * 256 / 360.0) < 1e-9)
  }

  @Test func everyCopyIsFound() {
    let camera = Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 0)
    let view = MercatorView(camera: camera, size: Size(width: 1024, height: 100))
    #expect(view.points(of: Coordinate(latitude: 0, longitude: 10), in: view.size.box).count == 4)
    #expect(view.shows(Coordinate(latitude: 0, longitude: 200)))
    #expect(!view.shows(Coordinate(latitude: 80, longitude: 0)))
    #expect(
      view.visibleRegion.bounds
        == Bounds(
          south: view.visibleRegion.nearLeft.latitude, west: -180, north: view.visibleRegion.farLeft.latitude, east: 180
        ))
  }
}
