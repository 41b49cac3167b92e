import Glibc
import Testing

@testable import LunetteGeometry

private struct Case {
  var latitude, longitude, radius: Double
  /// By how much the longitude runs on around the circle: around a pole a whole turn.
  var turn: Double
}

@Suite struct PathCircleTests {
  private static let cases: [Case] = [
    Case(latitude: 21.0278, longitude: 105.8523, radius: 500, turn: 0),
    Case(latitude: 0, longitude: 180, radius: 2_000_000, turn: 0),
    Case(latitude: 85, longitude: -170, radius: 1_000_000, turn: -360),
    Case(latitude: -85, longitude: 700, radius: 1_000_000, turn: 360),
    Case(latitude: 90, longitude: 20, radius: 10, turn: -360),
    Case(latitude: -90, longitude: 20, radius: 3_000_000, turn: 360),
    // Both poles: a circle around the antipode, seen from outside.
    Case(latitude: 10, longitude: 20, radius: 15_000_000, turn: 0),
  ]

  @Test(arguments: cases.indices) func circlesRunOn(_ index: Int) {
    let given = PathCircleTests.cases[index]
    let center = Coordinate(latitude: given.latitude, longitude: given.longitude)
    let circle = [Coordinate].circle(center: center, radius: given.radius, segments: 72)
    #expect(circle.count == 73)
    for (index, point) in circle.enumerated() {
      #expect(abs(center.distance(to: point) - given.radius) < 2e-8)
      let expected = center.destination(bearing: Double(index) * 5, distance: given.radius)
      #expect(Displacement.between(point, expected) < 2e-8)
    }
    #expect(zip(circle, circle.dropFirst()).allSatisfy { abs($1.longitude - $0.longitude) < 180 })
    #expect(circle[72].latitude == circle[0].latitude)
    #expect(circle[72].longitude - circle[0].longitude == given.turn)
    #expect(zip(circle, circle.reversed()).allSatisfy { $0.latitude == $1.latitude })
  }

  /// The area of a geodesic disc is nearly 2π R² (1 - cos(r / R)).
  @Test func circlesHoldTheirArea() {
    for latitude in [0.0, 45, 89.99, -90] {
      let circle = [Coordinate].circle(
        center: Coordinate(latitude: latitude, longitude: 3), radius: 1000, segments: 3600)
      #expect(abs(circle.geodesicArea / (Double.pi * 1e6) - 1) < 1e-6)
    }
  }

  @Test func arcsGoClockwise() {
    let center = Coordinate(latitude: 60, longitude: 10)
    let arc = [Coordinate].arc(center: center, radius: 5000, from: 350, to: 20)
    #expect(arc.count == 16)  // one segment for two of the 30 degrees
    #expect(arc.first == center.destination(bearing: 350, distance: 5000))
    #expect(Displacement.between(arc[15], center.destination(bearing: 20, distance: 5000)) < 1e-8)
    #expect(Displacement.between(arc[5], center.destination(bearing: 0, distance: 5000)) < 1e-8)
    #expect([Coordinate].arc(center: center, radius: 5000, from: -10, to: 20) == arc)
    #expect([Coordinate].arc(center: center, radius: 5000, from: 0, to: 4).count == 9)
    #expect([Coordinate].arc(center: center, radius: 5000, from: 0, to: 360).count == 181)
    #expect(
      [Coordinate].arc(center: center, radius: 5000, from: 90, to: 90, segments: 4)
        == .init(repeating: arc.at90(center), count: 5))
  }

  /// Over north, past the pole: longitudes run on, westward.
  @Test func arcsRunOnOverTheirNorth() {
    let center = Coordinate(latitude: 89, longitude: 0)
    let arc = [Coordinate].arc(center: center, radius: 500_000, from: 300, to: 60, segments: 60)
    #expect(zip(arc, arc.dropFirst()).allSatisfy { $1.longitude < $0.longitude && $0.longitude - $1.longitude < 4 })
  }
}

extension [Coordinate] {
  fileprivate func at90(_ center: Coordinate) -> Coordinate { center.destination(bearing: 90, distance: 5000) }
}
