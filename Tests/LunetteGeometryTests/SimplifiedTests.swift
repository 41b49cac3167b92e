import Glibc
import Testing

@testable import LunetteGeometry

@Suite struct SimplifiedTests {
  /// Along one geodesic nothing in between is needed, wherever it lies.
  @Test(arguments: [(10.0, 179.0, 80.0), (89.9, 20, 5), (-89.999, 0, 90), (0, 0, 90), (45, -181, 200)])
  func straightIsTwoPoints(_ latitude: Double, _ longitude: Double, _ azimuth: Double) {
    let start = Coordinate(latitude: latitude, longitude: longitude)
    let path = (0...1000).map { start.destination(bearing: azimuth, distance: Double($0) * 100) }
    #expect(path.simplified(0.01).count == 2)
  }

  /// A point 10 m beside the middle of a way of 2 km stays at 9.99 m and goes at 10.01 m; distances by the direct problem.
  @Test(arguments: [0.0, 50, 89.995, -90]) func countsGroundMetres(_ latitude: Double) {
    let middle = Coordinate(latitude: latitude, longitude: 180)
    func path(_ aside: Double) -> [Coordinate] {
      [
        middle.destination(bearing: 40, distance: 1000), middle.destination(bearing: 130, distance: aside),
        middle.destination(bearing: 220, distance: 1000),
      ]
    }
    #expect(path(10).simplified(9.99).count == 3)
    #expect(path(10).simplified(10.01).count == 2)
  }

  @Test func degenerate() {
    let point = Coordinate(latitude: 1, longitude: 2)
    #expect([Coordinate]().simplified(1) == [])
    #expect([point].simplified(1) == [point])
    #expect([point, point, point].simplified(1) == [point, point])
    let closed = [
      point, point.destination(bearing: 0, distance: 50), point.destination(bearing: 90, distance: 50), point,
    ]
    #expect(closed.simplified(10).count == 4 && closed.simplified(60).count == 2)
    #expect(closed.simplified(0) == closed && closed.simplified(.nan) == closed)
    let antipodes = [point, Coordinate(latitude: 0, longitude: 100), Coordinate(latitude: -1, longitude: 182)]
    #expect(antipodes.simplified(1000) == antipodes)
  }

  /// Shapes whose farthest point lies next to an end, or that have many equally far: the work must not be quadratic.
  @Test func longZigzagsEnd() {
    func zigzag(_ height: (Int) -> Double) -> [Coordinate] {
      (0..<30_000).map { Coordinate(latitude: $0 % 2 == 0 ? 0 : height($0), longitude: Double($0) * 0.002) }
    }
    let even = zigzag { _ in 0.01 }
    #expect(even.simplified(100).count == even.count)
    let falling = zigzag { 0.01 - Double($0) * 1e-7 }
    #expect(falling.simplified(100).count == falling.count)
    #expect(falling.simplified(2000).count == 2)
  }
}
