import Glibc
import TestSupport
import Testing

@testable import LunetteGeometry

@Suite struct GeodesicPropertyTests {
  private static func pairs(_ count: Int) -> [(Coordinate, Coordinate)] {
    var generator = SeededGenerator(seed: 7)
    return (0..<count).map { index in
      let a = Coordinate(
        latitude: .random(in: -90...90, using: &generator), longitude: .random(in: -180...180, using: &generator))
      // Every other pair is nearly antipodal, where the search is hardest.
      let size = pow(10, Double.random(in: -14...1, using: &generator))
      let near = Coordinate(
        latitude: max(-90, min(90, -a.latitude + .random(in: -size...size, using: &generator))),
        longitude: a.longitude + 180 + .random(in: -size...size, using: &generator))
      let far = Coordinate(
        latitude: .random(in: -90...90, using: &generator), longitude: .random(in: -180...180, using: &generator))
      return (a, index % 2 == 0 ? near : far)
    }
  }

  @Test func directUndoesInverse() {
    for (a, b) in GeodesicPropertyTests.pairs(10_000) {
      let path = Geodesic.inverse(from: a, to: b)
      let end = a.destination(bearing: path.startAzimuth, distance: path.distance)
      #expect(Displacement.between(end, b) <= 2e-8, "\(a) \(b) \(path)")
    }
  }

  @Test func wayBackIsAsLong() {
    for (a, b) in GeodesicPropertyTests.pairs(10_000) {
      let there = a.distance(to: b)
      #expect(abs(there - b.distance(to: a)) <= 1e-8, "\(a) \(b)")
      #expect(there <= 20_003_931.4586255, "\(a) \(b)")
      let mirrored = Coordinate(latitude: -a.latitude, longitude: -a.longitude)
        .distance(to: Coordinate(latitude: -b.latitude, longitude: -b.longitude))
      #expect(abs(there - mirrored) <= 1e-8, "\(a) \(b)")
    }
  }

  @Test func midpointIsHalfWay() {
    for (a, b) in GeodesicPropertyTests.pairs(2_000) {
      let middle = a.midpoint(to: b)
      let half = a.distance(to: b) / 2
      #expect(abs(a.distance(to: middle) - half) <= 2e-8, "\(a) \(b)")
      #expect(abs(middle.distance(to: b) - half) <= 2e-8, "\(a) \(b)")
    }
  }

  /// Forth and back along one line.
  @Test func negativeDistanceGoesBackwards() {
    var generator = SeededGenerator(seed: 8)
    for (a, _) in GeodesicPropertyTests.pairs(1_000) {
      let azimuth = Double.random(in: 0...360, using: &generator)
      let distance = Double.random(in: 0...2e7, using: &generator)
      let there = Geodesic.direct(from: a, azimuth: azimuth, distance: distance)
      let back = Geodesic.direct(from: there.end, azimuth: there.azimuth, distance: -distance).end
      #expect(Displacement.between(back, a) <= 2e-8, "\(a) \(azimuth) \(distance)")
      let reversed = a.destination(bearing: azimuth + 180, distance: distance)
      #expect(
        Displacement.between(a.destination(bearing: azimuth, distance: -distance), reversed) <= 2e-8,
        "\(a) \(azimuth) \(distance)")
    }
  }
}
