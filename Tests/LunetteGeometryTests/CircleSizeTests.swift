import Glibc
import Testing

@testable import LunetteGeometry

@Suite struct CircleSizeTests {
  struct Case: Sendable {
    var latitude, radius: Double
    var model = Circle.Model.wgs84
    var smallestSize: Double
  }

  /// Half a meridian is 20,003,931.458625447 m by geographiclib, half a turn of the sphere π · 6,371,008.8 m.
  static let cases: [Case] = [
    Case(latitude: 10, radius: 500, smallestSize: 500),
    Case(latitude: 10, radius: 10_000_000, smallestSize: 10_000_000),
    Case(latitude: 10, radius: 15_000_000, smallestSize: 5_003_931.458625447),
    Case(latitude: -90, radius: 20_003_931.4, smallestSize: 0.058625447),
    // Everything leaves out nothing.
    Case(latitude: 10, radius: 20_003_931.4587, smallestSize: 20_003_931.4587),
    Case(latitude: 10, radius: 20_003_931.4587, model: .sphere, smallestSize: .pi * 6_371_008.8 - 20_003_931.4587),
    Case(latitude: 0, radius: 20_000_000, model: .planar, smallestSize: 20_000_000),
    // A band: from y = -9 to 9 radians, so that 2 atan(exp(-9)) of the sphere is left at the poles.
    Case(latitude: 0, radius: 9 * 6_378_137, model: .planar, smallestSize: 2 * atan(exp(-9)) * 6_371_008.8),
    Case(latitude: 0, radius: 1e9, model: .planar, smallestSize: 10),
  ]

  @Test(arguments: cases) func sizeIsOfWhatIsSmaller(_ test: Case) {
    let center = Coordinate(latitude: test.latitude, longitude: 0)
    let circle = Circle(center: center, radius: test.radius, model: test.model)
    #expect(abs(circle.smallestSize - test.smallestSize) < 1e-8 * max(1, test.smallestSize))
    #expect(circle.defaultTolerance == 1e-4 * circle.smallestSize)
  }

  /// On either side of a pole by 100 nm, and on either side of everything by 2 µm.
  @Test(arguments: [-89.9999, -45, 0.0, 1e-9, 10, 60, 89.9999]) func whatIsHeldGoesByTheDistance(_ latitude: Double) {
    let center = Coordinate(latitude: latitude, longitude: 7)
    for (pole, sign) in [(Pole.north, 1.0), (.south, -1.0)] {
      let distance = center.distance(to: Coordinate(latitude: 90 * sign, longitude: 0))
      let isFar = distance > 10_002_000
      for (offset, isHeld) in [(-1e-7, false), (1e-7, true)] {
        guard abs(latitude) > 1e-6 else { continue }
        let outline = Circle(center: center, radius: distance + offset).geographicOutlines(tolerance: 1000)[0]
        // The farther pole is held besides the other.
        #expect(outline.isInverted == (isFar && isHeld))
        #expect((outline.heldPole == pole) == (!isFar && isHeld))
      }
    }
    for (offset, isEverything) in [(-2e-6, false), (0, true), (1e-6, true)] {
      let circle = Circle(center: center, radius: Circle.halfMeridian + offset)
      let outlines = circle.geographicOutlines(tolerance: 1000) + circle.mercatorOutlines(tolerance: 1, visible: -4...4)
      #expect(outlines.allSatisfy { $0.isInverted && $0.points.isEmpty == isEverything })
      #expect(circle.bounds == Bounds(south: -90, west: -180, north: 90, east: 180))
      #expect(circle.passesPole == (!isEverything && abs(latitude) > 89.99999998))
    }
  }

  /// Copies of a circle over all longitudes meet at half a turn from the centre, at y = ±√(ρ² - π²).
  @Test(arguments: [3.2, 4, 20]) func wideCirclesAreBands(_ radius: Double) throws {
    let circle = Circle(
      center: Coordinate(latitude: 0, longitude: 20), radius: radius * Mercator.radius, model: .planar)
    let outlines = circle.mercatorOutlines(tolerance: 1e-3, visible: -40...40)
    try #require(outlines.count == 2)
    let neck = (radius * radius - Double.pi * .pi).squareRoot()
    for (outline, sign) in zip(outlines, [-1.0, 1]) {
      #expect(outline.heldPole == .north)
      let ys = outline.points.map { $0.y * sign }
      #expect(abs((ys.min() ?? 0) - neck) < 1e-9 && abs((ys.max() ?? 0) - radius) < 1e-9)
      #expect(outline.points.allSatisfy { abs(hypot($0.x, $0.y) - radius) < 1e-9 })
      let (first, last) = (outline.points[0], outline.points[outline.points.count - 1])
      #expect(last.x - first.x == -sign * 2 * .pi && first.y == last.y)
    }
  }

  @Test func bandsSpanTheirCircle() throws {
    let center = Coordinate(latitude: 40, longitude: 0)
    let circle = Circle(center: center, radius: 4 * Mercator.metersPerRadian(latitude: 40), model: .planar)
    for bearing in [0.0, 30, 180] {
      let box = try #require(circle.extent(bearing: bearing).onMercator)
      #expect(abs(box.maxX - box.minX - 8) < 1e-12 && abs(box.maxY - box.minY - 8) < 1e-12)
      let view = MercatorView(
        camera: Camera(center: center, zoom: 1, bearing: bearing), size: Size(width: 1, height: 1))
      let origin = view.place(eastward: 0, y: 0)
      let middle = try #require(view.point(of: center))
      #expect(abs(box.middle.x * view.scale - (middle.x - origin.x)) < 1e-9)
      #expect(abs(box.middle.y * view.scale + (middle.y - origin.y)) < 1e-9)
    }
    #expect(abs(circle.bounds.north - Mercator.latitude(y: Mercator.y(latitude: 40) + 4)) < 1e-12)
    #expect(circle.bounds.width == 360)
  }
}
