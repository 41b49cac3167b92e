import Glibc
import Testing

@testable import LunetteGeometry

/// Circles of any size against places in and out of them by geographiclib (Oracle/make-circles.py).
@Suite struct LargeCircleTests {
  /// A circle of the oracle's, and places with the metres that they lie outside of it.
  private struct Probed: CustomTestStringConvertible {
    var circle: Circle
    var places: [(point: Point, excess: Double)] = []
    var testDescription: String {
      "\(circle.model) \(circle.radius) m around \(circle.center.latitude), \(circle.center.longitude)"
    }
  }

  private static let circles: [Probed] = {
    var circles: [Probed] = []
    for row in Table(named: "circles.csv").rows {
      let n = row.numbers
      guard let model = Circle.Model(rawValue: row.kind) else { continue }
      let circle = Circle(center: Coordinate(latitude: n[0], longitude: n[1]), radius: n[2], model: model)
      if circles.last?.circle != circle { circles.append(Probed(circle: circle)) }
      circles[circles.count - 1].places.append((Point(x: n[4], y: n[3]), n[5]))
    }
    return circles
  }()

  @Test func thereAreEnough() {
    #expect(LargeCircleTests.circles.count > 200)
    #expect(LargeCircleTests.circles.reduce(0) { $0 + $1.places.count } > 4000)
  }

  @Test(arguments: circles.indices) func placesAreInOrOut(_ index: Int) throws {
    let probed = LargeCircleTests.circles[index]
    let outlines = probed.circle.geographicOutlines(tolerance: probed.circle.defaultTolerance)
    let inside = try WorldCut(grid: grid).inside([AreaPart(outlines)])
    let outside = try WorldCut(grid: grid).outside([AreaPart(outlines)])
    for (point, excess) in probed.places {
      #expect(covers(inside, point) == (excess < 0), "\(probed.testDescription): \(point), \(excess) m outside")
      if abs(point.x) < 180 && abs(point.y) < 90 {
        #expect(covers(outside, point) == (excess > 0), "\(probed.testDescription): \(point), \(excess) m outside")
      }
    }
    for polygon in inside + outside {
      for ring in [polygon.outer] + polygon.holes {
        #expect(ring.allSatisfy(WorldCut.world.contains))
        #expect(ring.isSimple(), "\(probed.testDescription)")
      }
    }
    let area = (inside + outside).flatMap { [$0.outer] + $0.holes }.reduce(0) { $0 + $1.signedArea }
    #expect(abs(area - 360 * 180) < 1e-7)
  }

  /// The same places on the Mercator plane, where areas go on beyond the square map.
  @Test(arguments: circles.indices) func placesAreInOrOutOnTheMap(_ index: Int) {
    let probed = LargeCircleTests.circles[index]
    let visible = Box(minX: -4, minY: -40, maxX: 4, maxY: 40)
    // A hundred-thousandth of its size, where the map's scale is the centre's.
    let scale = max(cos(probed.circle.center.latitude / .degrees), 1e-6) * Mercator.radius
    let rings = probed.circle.mercatorOutlines(
      tolerance: 1e-5 * min(probed.circle.smallestSize / scale, 1), visible: -40...40
    ).flatMap { $0.rings(on: .mercator, reaching: visible) }
    for (point, excess) in probed.places where abs(point.y) < 90 {
      let placed = Point(
        x: remainder(point.x - probed.circle.center.longitude, 360) / .degrees, y: Mercator.y(latitude: point.y))
      #expect(
        winding(rings, placed) == (excess < 0 ? 1 : 0), "\(probed.testDescription): \(point), \(excess) m outside")
    }
  }

  @Test(arguments: circles.indices) func verticesLieOnTheCircle(_ index: Int) {
    let circle = LargeCircleTests.circles[index].circle
    guard circle.model == .wgs84 else { return }
    for point in circle.geographicOutlines(tolerance: circle.defaultTolerance).flatMap(\.points) {
      let distance = circle.center.distance(to: Coordinate(latitude: point.y, longitude: point.x))
      // A vertex at a pole is moved 0.07 mm off it.
      #expect(abs(distance - circle.radius) < (abs(point.y) == Circle.steepest ? 1e-4 : 5e-8))
    }
  }

  @Test(arguments: circles.indices) func boxesHoldWhatTheCirclesHold(_ index: Int) {
    let probed = LargeCircleTests.circles[index]
    let bounds = probed.circle.bounds
    for (point, excess) in probed.places where excess < 0 {
      #expect(bounds.contains(Coordinate(latitude: point.y, longitude: point.x)), "\(probed.testDescription): \(point)")
    }
  }

  private func covers(_ polygons: [Polygon], _ point: Point) -> Bool {
    // Places on the rectangle's sides count as inside of what lies along them.
    let point = Point(
      x: point.x.clamped(to: -180 + 1e-9...180 - 1e-9), y: point.y.clamped(to: -90 + 1e-10...90 - 1e-10))
    return polygons.contains { polygon in
      polygon.outer.contains(point) && !polygon.holes.contains { $0.contains(point) }
    }
  }

  /// How often rings go around a point, holes the other way.
  private func winding(_ rings: [Ring], _ point: Point) -> Int {
    rings.reduce(0) { $0 + ($1.contains(point) ? ($1.signedArea > 0 ? 1 : -1) : 0) }
  }
}
