import Glibc
import Testing

@testable import LunetteGeometry

/// The oracle's own error is some nanometres, so this is close to the best that a comparison can ask for.
private let tolerance = 2e-8

@Suite struct GeodesicTableTests {
  @Test func inverseAgreesWithTheOracle() {
    let rows = Table(named: "geodesics.csv").rows
    #expect(rows.count > 450)
    var worst = (distance: 0.0, azimuth: 0.0)
    for row in rows {
      let n = row.numbers
      let path = Geodesic.inverse(
        from: Coordinate(latitude: n[0], longitude: n[1]), to: Coordinate(latitude: n[2], longitude: n[3]))
      let distanceError = abs(path.distance - n[6])
      let azimuthError = max(
        Displacement.between(azimuth: path.startAzimuth, n[4], at: n[7]),
        Displacement.between(azimuth: path.endAzimuth, n[5], at: n[7]))
      #expect(distanceError <= tolerance, "\(row) \(path)")
      #expect(azimuthError <= tolerance, "\(row) \(path)")
      worst = (max(worst.distance, distanceError), max(worst.azimuth, azimuthError))
    }
    print("inverse: worst", worst)
  }

  @Test func directAgreesWithTheOracle() {
    let rows = Table(named: "directs.csv").rows
    #expect(rows.count > 200)
    var worst = 0.0
    for row in rows {
      let n = row.numbers
      let start = Coordinate(latitude: n[0], longitude: n[1])
      let result = Geodesic.direct(from: start, azimuth: n[2], distance: n[3])
      let wanted = Coordinate(latitude: n[4], longitude: n[5])
      let parallel = cos(n[4] * .pi / 180)
      let error = max(
        Displacement.between(result.end, wanted),
        Displacement.between(azimuth: result.azimuth, n[6], at: Displacement.radius * parallel))
      // Along far geodesics the rounding of the azimuth and of the distance in turns grows with the distance.
      let allowed = max(tolerance, abs(n[3]) * 1e-15)
      #expect(error <= allowed, "\(row) \(result)")
      #expect(
        abs(result.end.longitude - wanted.longitude) < 1 || abs(n[0]) == 90 || parallel < 1e-9,
        "turns: \(row) \(result)")
      #expect(
        Displacement.between(start.destination(bearing: n[2], distance: n[3]), wanted) <= allowed + 2e-9, "\(row)")
      worst = max(worst, error)
    }
    print("direct: worst", worst)
  }

  /// The inverse table read the other way: azimuth and distance lead to the end.
  @Test func directReachesTheEndsOfTheInverseTable() {
    var worst = 0.0
    for row in Table(named: "geodesics.csv").rows {
      let n = row.numbers
      let start = Coordinate(latitude: n[0], longitude: n[1])
      let end = Coordinate(latitude: n[2], longitude: n[3])
      let path = Geodesic.inverse(from: start, to: end)
      let reached = start.destination(bearing: path.startAzimuth, distance: path.distance)
      let error = Displacement.between(reached, end)
      #expect(error <= tolerance, "\(row) \(path)")
      worst = max(worst, error)
    }
    print("inverse then direct: worst", worst)
  }
}
