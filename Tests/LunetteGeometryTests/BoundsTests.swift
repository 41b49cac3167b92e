import Testing

@testable import LunetteGeometry

@Suite struct BoundsTests {
  /// geographiclib: 1000 km from 85° N along the meridian ends at 76.044338° N on this side of the pole.
  @Test func aPolarCapHasEveryLongitude() {
    let bounds = Circle(center: Coordinate(latitude: 85, longitude: 0), radius: 1_000_000).bounds
    #expect(abs(bounds.south - 76.044338) < 5e-7)
    #expect((bounds.west, bounds.north, bounds.east) == (-180, 90, 180))
  }

  @Test func boxesRunOver180() {
    let bounds = Circle(center: Coordinate(latitude: 0, longitude: 180), radius: 111_319.49079327357).bounds
    // A degree of the equator.
    #expect(abs(bounds.west - 179) < 1e-9 && abs(bounds.east + 179) < 1e-9)
    #expect(bounds.contains(Coordinate(latitude: 0, longitude: -179.5)))
    #expect(bounds.contains(Coordinate(latitude: 0, longitude: 540)))
    #expect(!bounds.contains(Coordinate(latitude: 0, longitude: 0)))
    #expect(abs(bounds.center.longitude) == 180)
  }

  /// The box reaches as far as the widest vertex of a fine ring, no further.
  @Test(arguments: [0.0, 30, -60, 80]) func isTight(_ latitude: Double) {
    let center = Coordinate(latitude: latitude, longitude: 20)
    let bounds = Circle(center: center, radius: 800_000).bounds
    let ring = (0..<36000).map { Geodesic.direct(from: center, azimuth: Double($0) / 100, distance: 800_000).end }
    #expect(abs(bounds.east - (ring.map(\.longitude).max() ?? 0)) < 1e-6)
    #expect(abs(bounds.west - (ring.map(\.longitude).min() ?? 0)) < 1e-6)
    #expect(abs(bounds.north - (ring.map(\.latitude).max() ?? 0)) < 1e-9)
    #expect(abs(bounds.south - (ring.map(\.latitude).min() ?? 0)) < 1e-9)
  }

  @Test func unitesTheShortWay() {
    let boxes = [(170.0, 175.0), (-178, -170), (160, 162)].map { Bounds(south: 0, west: $0.0, north: 1, east: $0.1) }
    #expect(Bounds.around(boxes) == Bounds(south: 0, west: 160, north: 1, east: -170))
    #expect(Bounds.around([]) == nil)
    let place = Coordinate(latitude: 10, longitude: 180).bounds
    #expect(Bounds.around([place])?.width == 0)
    let all = [(-180.0, 0.0), (0, 180)].map { Bounds(south: -1, west: $0.0, north: 1, east: $0.1) }
    #expect(Bounds.around(all)?.width == 360)
  }
}
