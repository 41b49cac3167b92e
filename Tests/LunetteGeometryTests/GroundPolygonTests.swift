import Testing

@testable import LunetteGeometry

@Suite struct GroundPolygonTests {
  private static func path(_ numbers: Double...) -> [Coordinate] {
    stride(from: 0, to: numbers.count, by: 2).map { Coordinate(latitude: numbers[$0], longitude: numbers[$0 + 1]) }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let polygon: GroundPolygon
    /// Square degrees.
    let area: Double
    /// South, west, north, east.
    let box: [Double]
    var testDescription: String { name }

    init(_ name: String, _ outer: [Coordinate], holes: [[Coordinate]] = [], area: Double, box: [Double]) {
      self.name = name
      polygon = GroundPolygon(outer: outer, holes: holes)
      (self.area, self.box) = (area, box)
    }
  }

  private static let square = path(0, 0, 0, 10, 10, 10, 10, 0)
  private static let parallel60 = path(60, 0, 60, 120, 60, 240)

  /// Areas by hand: all sides run along parallels, meridians, ±180 or a pole.
  static let cases: [Case] = [
    Case("a square", square, area: 100, box: [0, 0, 10, 10]),
    Case("a square with a hole", square, holes: [path(2, 2, 2, 4, 4, 4, 4, 2)], area: 96, box: [0, 0, 10, 10]),
    Case("over 180", path(0, 175, 0, -175, 10, -175, 10, 175), area: 100, box: [0, 175, 10, -175]),
    Case("1000 turns out", path(0, 360_000, 0, 360_010, 10, 360_010, 10, 360_000), area: 100, box: [0, 0, 10, 10]),
    Case(
      "millions of turns out", path(0, 3.6e9, 0, 3.6e9 + 10, 10, 3.6e9 + 10, 10, 3.6e9), area: 100, box: [0, 0, 10, 10]),
    Case("around the north pole", parallel60, area: 30 * 360, box: [60, -180, 90, 180]),
    Case("around it the other way", parallel60.reversed(), area: 30 * 360, box: [60, -180, 90, 180]),
    Case(
      "around it with a hole around it", parallel60, holes: [path(80, 10, 80, -110, 80, 130)], area: 20 * 360,
      box: [60, -180, 80, 180]),
    Case("around the south pole", path(-60, 0, -60, 120, -60, 240), area: 30 * 360, box: [-90, -180, -60, 180]),
    Case("the equator holds the north", path(0, 5, 0, 125, 0, -115), area: 90 * 360, box: [0, -180, 90, 180]),
    Case("a pole as a corner", path(90, 7, 60, 0, 60, 90), area: 30 * 90, box: [60, -180, 90, 180]),
    Case("a pole as two corners", path(90, 0, 60, 0, 60, 90, 90, 90), area: 30 * 90, box: [60, -180, 90, 180]),
    Case(
      "both poles as corners", path(90, 0, 0, 10, -90, 0, 0, 50), area: 180 * 40, box: [-90, -180, 90, 180]),
    Case(
      "closes half around", path(60, 0, 60, 90, 60, 180, 70, 180, 70, 90, 70, 0), area: 1800, box: [60, 0, 70, 180]),
    Case("a hole like the outline", square, holes: [square.reversed()], area: 0, box: [0, 0, 10, 10]),
    Case("on a meridian", path(0, 5, 10, 5, 20, 5), area: 0, box: [0, 5, 20, 5]),
    Case("there and back", path(0, 0, 10, 0, 10, 10, 10, 0), area: 0, box: [0, 0, 10, 10]),
  ]

  @Test(arguments: cases) func areasAndBoxes(_ test: Case) throws {
    let polygons = try WorldCut(grid: grid).inside(RuledPolygon(test.polygon, .nonzero).geographicParts(tolerance: 100))
    let area = polygons.reduce(0) { sum, polygon in
      polygon.holes.reduce(sum + polygon.outer.signedArea) { $0 + $1.signedArea }
    }
    #expect(abs(area - test.area) < 1e-6)
    let box = try #require(test.polygon.bounds)
    #expect([box.south, box.west, box.north, box.east] == test.box)
  }

  @Test func emptyOnesHaveNoArea() {
    for test in Self.cases where test.area == 0 && test.name != "there and back" {
      #expect(!test.polygon.hasArea, "\(test.name)")
    }
  }

  /// Geodesics to a pole are meridians: a quarter of the hemisphere's degrees, and the world's rectangle is not left.
  @Test func geodesicsReachThePole() throws {
    let corner = GroundPolygon(outer: Self.path(90, 7, 0, 0, 0, 90), isGeodesic: true)
    let polygons = try WorldCut(grid: grid).inside(RuledPolygon(corner, .simple).geographicParts(tolerance: 100))
    #expect(polygons.count == 1)
    // The equator is a geodesic between these two.
    #expect(abs(polygons[0].outer.signedArea - 90 * 90) < 1e-6)
    #expect(polygons[0].outer.filter { $0.y == 90 }.map(\.x).sorted() == [0, 90])
    #expect(polygons[0].outer.allSatisfy { $0.y == 90 || $0.y < 89.999 })
  }

  struct Spiked: Sendable {
    let ring: [Int]
    let rest: [Int]
  }

  /// By hand; a number names a point.
  static let spiked: [Spiked] = [
    Spiked(ring: [1, 2, 3, 4], rest: [1, 2, 3, 4]),
    Spiked(ring: [1, 1, 2, 2, 3, 1], rest: [1, 2, 3]),
    Spiked(ring: [1, 2, 9, 2, 3, 4], rest: [1, 2, 3, 4]),
    Spiked(ring: [1, 2, 8, 9, 8, 2, 3, 4], rest: [1, 2, 3, 4]),
    Spiked(ring: [9, 1, 2, 3, 4, 1], rest: [1, 2, 3, 4]),
    Spiked(ring: [1, 2, 3, 4, 1, 9], rest: [1, 2, 3, 4]),
    Spiked(ring: [8, 9, 8, 1, 2, 3, 1], rest: [1, 2, 3]),
    Spiked(ring: [1, 2, 3, 2], rest: [1, 2]),
  ]

  @Test(arguments: spiked.indices) func waysThereAndBackAreDropped(_ index: Int) {
    var ring = Self.spiked[index].ring.map { Point(x: Double($0), y: Double($0 * $0)) }
    ring.removeSpikes()
    #expect(Set(ring.map { Int($0.x) }) == Set(Self.spiked[index].rest) && ring.count == Self.spiked[index].rest.count)
  }

  /// Two equal lobes: their areas have opposite signs, but both are inside.
  @Test func aBowTieIsDrawn() {
    #expect(GroundPolygon(outer: Self.path(0, 0, 0, 10, 10, 0, 10, 10)).hasArea)
  }
}
