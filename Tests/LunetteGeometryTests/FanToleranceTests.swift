import Glibc
import TestSupport
import Testing

@testable import LunetteGeometry

@Suite struct FanToleranceTests {
  /// A fan that may be off by a tolerance is off by no more, against the direct problem.
  @Test(arguments: [1e-6, 1e-3, 1, 100, 10_000]) func staysWithinItsTolerance(_ tolerance: Double) {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let latitude = Double.random(in: -90...90, using: &random)
      let distance = exp(.random(in: 0...16.1, using: &random))
      let azimuth = Double.random(in: 0...180, using: &random)
      let fan = GeodesicFan(latitude: latitude, distance: distance, tolerance: tolerance)
      let direction = Direction(degrees: azimuth)
      let point = fan.point(sinAzimuth: direction.sine, cosAzimuth: direction.cosine)
      let start = Coordinate(latitude: latitude, longitude: 0)
      let error = start.destination(bearing: azimuth, distance: distance)
        .distance(to: Coordinate(latitude: point.latitude, longitude: point.longitude * .degrees))
      #expect(error <= tolerance + 1e-8, "\(latitude) \(distance) \(azimuth)")
    }
  }
}
