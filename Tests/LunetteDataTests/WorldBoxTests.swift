import LunetteData
import LunetteGeometry
import Testing

/// Boxes and parallels of files that are as wide as the world; square degrees by hand.
@Suite struct WorldBoxTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// Longitudes and latitudes of a ring.
    let ring: [Double]
    let squareDegrees: Double
    let bounds: Bounds
    var testDescription: String { name }
  }

  private static func box(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> [Double] {
    [west, south, east, south, east, north, west, north, west, south]
  }

  private static func band(_ south: Double, _ north: Double) -> Bounds {
    Bounds(south: south, west: -180, north: north, east: 180)
  }

  static let cases: [Case] = [
    Case(name: "the world", ring: box(-180, -90, 180, 90), squareDegrees: 64_800, bounds: band(-90, 90)),
    Case(name: "from 0 to 360", ring: box(0, -90, 360, 90), squareDegrees: 64_800, bounds: band(-90, 90)),
    Case(name: "a band", ring: box(-180, -60, 180, 70), squareDegrees: 46_800, bounds: band(-60, 70)),
    Case(name: "clockwise", ring: box(180, -60, -180, 70), squareDegrees: 46_800, bounds: band(-60, 70)),
    Case(
      name: "with places at its sides", ring: [-180, -60, 180, -60, 180, 0, 180, 70, -180, 70, -180, 0, -180, -60],
      squareDegrees: 46_800, bounds: band(-60, 70)),
    Case(name: "to the north pole", ring: box(-180, 60, 180, 90), squareDegrees: 10_800, bounds: band(60, 90)),
    Case(name: "to the south pole", ring: box(-180, -90, 180, -60), squareDegrees: 10_800, bounds: band(-90, -60)),
    // No box of the world: what is drawn is the short way.
    Case(
      name: "wider than half of it", ring: box(-100, -10, 100, 10), squareDegrees: 3200,
      bounds: Bounds(south: -10, west: 100, north: 10, east: -100)),
  ]

  @Test(arguments: cases) func areAsWideAsTheyAreWritten(_ test: Case) throws {
    let ring = stride(from: 0, to: test.ring.count, by: 2).map {
      Coordinate(latitude: test.ring[$0 + 1], longitude: test.ring[$0])
    }
    let geometry = Geometry.polygon([ring])
    #expect(geometry.bounds == test.bounds)
    let parts = RuledPolygons(geometry.polygons.map { RuledPolygon($0, .simple) }).geographicParts(tolerance: 1000)
    let polygons = try WorldCut(grid: PlaneGrid(decimals: 8)).inside(parts)
    let area = polygons.reduce(0) { $0 + ([$1.outer] + $1.holes).reduce(0) { $0 + $1.signedArea } }
    #expect(abs(area - test.squareDegrees) < 1e-6)
  }

  /// The parallel of 60° is 360 degrees of 55,800.0016 m: WGS84's a cos φ / √(1 - e² sin² φ).
  @Test func aParallel() throws {
    let ends = [Coordinate(latitude: 60, longitude: -180), Coordinate(latitude: 60, longitude: 180)]
    let line = try #require(Geometry.lineString(ends).lines.first)
    #expect(abs(line.geodesicLength - 360 * 55_800.0016) < 400)
    #expect(line.first == ends[0] && line.last == ends[1])
    // A step over 180 stays one.
    let short = [Coordinate(latitude: 60, longitude: 179), Coordinate(latitude: 60, longitude: -179)]
    #expect(Geometry.lineString(short).lines == [short])
  }
}
