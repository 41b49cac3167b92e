import Glibc
import TestSupport
import Testing

@testable import LunetteGeometry

@Suite struct SphereCapTests {
  /// By hand: one place, two on the equator, a triangle around the pole, the corners of a box over 180°.
  @Test func smallCaps() throws {
    func cap(_ places: [(Double, Double)]) throws -> SphereCap {
      try #require(SphereCap(around: places.map { Coordinate(latitude: $0.0, longitude: $0.1) }))
    }
    let one = try cap([(21, 105), (21, 105)])
    #expect(abs(one.center.latitude - 21) < 1e-12 && abs(one.center.longitude - 105) < 1e-12 && one.angle < 1e-12)
    let pair = try cap([(0, 170), (0, -170), (1, 180)])
    #expect(abs(pair.center.latitude) < 1e-12 && abs(abs(pair.center.longitude) - 180) < 1e-12)
    #expect(abs(pair.angle - 10 / .degrees) < 1e-12)
    let polar = try cap([(60, 0), (60, 120), (60, -120), (80, 33)])
    #expect(abs(polar.center.latitude - 90) < 1e-9 && abs(polar.angle - 30 / .degrees) < 1e-12)
    #expect(SphereCap(around: []) == nil)
    #expect(SphereCap(around: [0.0, 120, 240].map { Coordinate(latitude: 0, longitude: $0) }) == nil)
  }

  /// All places lie in it, and no cap around a centre nearby is smaller.
  @Test func noneIsSmaller() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<100 {
      let middle = Coordinate(
        latitude: .random(in: -90...90, using: &random), longitude: .random(in: -180...180, using: &random))
      let reach = Double.random(in: 1...9_000_000, using: &random)
      let places = (0..<40).map { _ in
        middle.destination(
          bearing: .random(in: 0..<360, using: &random), distance: .random(in: 0...reach, using: &random))
      }
      let cap = try #require(SphereCap(around: places))
      func angle(_ center: Coordinate) -> Double {
        let sphere = TurnedSphere(center: center)
        return places.map { sphere.place(of: $0).angle }.max() ?? 0
      }
      #expect(abs(angle(cap.center) - cap.angle) < 1e-9 * max(cap.angle, 1e-3))
      for bearing in stride(from: 0.0, to: 360, by: 30) {
        let beside = cap.center.destination(bearing: bearing, distance: 0.01 * reach)
        #expect(angle(beside) > cap.angle - 1e-9)
      }
    }
  }

  /// All places are in the padded view, one of them on its edge, the cap's middle in its middle.
  @Test(arguments: [Azimuthal.orthographic, .equidistant]) func camerasHoldAllPlaces(_ projection: Azimuthal) throws {
    var random = SeededGenerator(seed: 10)
    let size = Size(width: 400, height: 300)
    for number in 0..<100 {
      let middle = Coordinate(
        latitude: .random(in: -55...55, using: &random), longitude: .random(in: -180...180, using: &random))
      let reach = Double.random(in: 1000...2_000_000, using: &random)
      let places = (0..<20).map { _ in
        middle.destination(
          bearing: .random(in: 0..<360, using: &random), distance: .random(in: 0...reach, using: &random))
      }
      let padding = number % 2 == 0 ? Padding(20) : Padding(top: 5, right: 10, bottom: 60, left: 40)
      let camera = try #require(
        try Camera.fitting(
          places, in: projection, size: size, bearing: .random(in: 0..<360, using: &random), padding: padding))
      let view = AzimuthalView(projection, camera: camera, size: size)
      let room = padding.inset(size)
      let points = try places.map { try #require(view.point(of: $0)) }
      #expect(points.allSatisfy(room.padded(by: 0.01).contains))
      #expect(!points.allSatisfy(room.padded(by: -0.01).contains))
      let cap = try #require(SphereCap(around: places))
      let at = try #require(view.point(of: cap.center))
      #expect(at.distance(to: room.middle) < 0.01)
    }
  }
}
