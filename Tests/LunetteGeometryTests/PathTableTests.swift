import Glibc
import Testing

@testable import LunetteGeometry

/// A path of the oracle's tables: how many points, their coordinates, and what was measured.
private struct PathRow {
  let kind: String
  let path: [Coordinate]
  let measured: [Double]

  init(_ row: Table.Row) {
    kind = row.kind
    let count = Int(row.numbers[0])
    path = (0..<count).map { Coordinate(latitude: row.numbers[1 + 2 * $0], longitude: row.numbers[2 + 2 * $0]) }
    measured = Array(row.numbers.dropFirst(1 + 2 * count))
  }
}

@Suite struct PathTableTests {
  private static let rows = Table(named: "paths.csv").rows.map(PathRow.init)

  /// A micrometre on 1000 km is asked for; the oracle and this differ by nanometres an edge.
  private static func tolerance(_ length: Double) -> Double { 2e-8 + 1e-14 * length }

  @Test func lengthsAgreeWithTheOracle() {
    #expect(PathTableTests.rows.count > 300)
    for row in PathTableTests.rows {
      let length = row.path.geodesicLength
      #expect(abs(length - row.measured[0]) <= PathTableTests.tolerance(length), "\(row) \(length)")
    }
  }

  /// Near a pole the oracle is some hundredths of a square metre off; small rings are tested below.
  @Test func areasAgreeWithTheOracle() {
    for row in PathTableTests.rows {
      let (area, expected) = (row.path.geodesicArea, row.measured[1])
      #expect(abs(area - expected) <= 1e-9 * expected + 0.1, "\(row) \(area)")
    }
  }

  @Test func areasOfSmallRingsAreRight() {
    let rows = Table(named: "small-rings.csv").rows.map(PathRow.init)
    #expect(rows.count > 50)
    var worst = 0.0
    for row in rows {
      let (area, expected) = (row.path.geodesicArea, row.measured[0])
      #expect(abs(area - expected) <= 1e-9 * expected, "\(row) \(area)")
      worst = max(worst, abs(area - expected) / expected)
    }
    print("small rings: worst", worst)
  }

  @Test func placesAndBearingsAgreeWithTheOracle() throws {
    for row in PathTableTests.rows {
      let measured = MeasuredPath(row.path)
      let edges = zip(row.path, row.path.dropFirst()).map { $0.distance(to: $1) }
      for index in stride(from: 2, to: row.measured.count, by: 4) {
        let (distance, bearing) = (row.measured[index], row.measured[index + 3])
        let expected = Coordinate(latitude: row.measured[index + 1], longitude: row.measured[index + 2])
        let found = try #require(measured.at(distance: distance))
        #expect(found == row.path.at(distance: distance))
        let allowed = PathTableTests.tolerance(measured.length)
        #expect(Displacement.between(found, expected) <= allowed, "\(row) \(found) \(expected)")
        // A direction is as good as the edge is long, and as the pole is far.
        let shortest = min(edges.filter { $0 > 0 }.min() ?? 1, cos(expected.latitude / .degrees) * 6e6)
        let turned = try #require(measured.bearing(at: distance))
        #expect(
          Displacement.between(azimuth: turned, bearing, at: shortest) <= 3 * allowed, "\(row) \(turned) \(bearing)")
      }
    }
  }
}
