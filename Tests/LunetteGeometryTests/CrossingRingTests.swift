import Testing

@testable import LunetteGeometry

/// What is inside of rings that cross, by hand.
@Suite struct CrossingRingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let outer: Ring
    let holes: [Ring]
    /// By the nonzero and by the even-odd rule.
    let areas: [Double]
    let meeting: EdgeSweep.Meeting
    var testDescription: String { name }
  }

  private static func ring(_ numbers: Double...) -> Ring {
    stride(from: 0, to: numbers.count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  private static let square = ring(0, 0, 10, 0, 10, 10, 0, 10)
  private static let twice = ring(0, 0, 10, 0, 10, 10, 0, 10, 0, 0, 10, 0, 10, 10, 0, 10)

  static let cases: [Case] = [
    Case(name: "a square", outer: square, holes: [], areas: [100, 100], meeting: .none),
    Case(
      name: "a figure of eight", outer: ring(0, 0, 10, 10, 10, 0, 0, 10), holes: [], areas: [50, 50], meeting: .crossing
    ),
    Case(name: "twice around", outer: twice, holes: [], areas: [100, 0], meeting: .touch),
    // A square of 4 in its middle is gone around twice, beside 80.
    Case(
      name: "a loop", outer: ring(0, 0, 6, 0, 6, 6, 4, 6, 4, 4, 10, 4, 10, 10, 0, 10), holes: [],
      areas: [84, 80], meeting: .crossing),
    Case(
      name: "holes that overlap", outer: square, holes: [ring(1, 1, 1, 5, 5, 5, 5, 1), ring(3, 3, 3, 7, 7, 7, 7, 3)],
      areas: [72, 72], meeting: .crossing),
    Case(
      name: "a hole that leaves it", outer: square, holes: [ring(5, 5, 5, 6, 15, 6, 15, 5)], areas: [95, 95],
      meeting: .crossing),
    Case(
      name: "a hole at its side", outer: square, holes: [ring(0, 4, 0, 6, 5, 6, 5, 4)], areas: [90, 90], meeting: .touch
    ),
    Case(name: "a hole like it", outer: square, holes: [square.reversed()], areas: [0, 0], meeting: .touch),
    Case(
      name: "a pinch", outer: ring(0, 0, 4, 0, 4, 4, 8, 4, 8, 8, 4, 8, 4, 4, 0, 4), holes: [], areas: [32, 32],
      meeting: .touch),
  ]

  @Test(arguments: cases) func theirInsideIsFound(_ test: Case) throws {
    let grid = PlaneGrid(decimals: 2)
    for (isEvenOdd, area) in zip([false, true], test.areas) {
      // In either direction, begun anywhere.
      for outer in [test.outer, test.outer.reversed(), Ring(test.outer.dropFirst(2) + test.outer.prefix(2))] {
        let region = try Region(around: [outer], isEvenOdd: isEvenOdd, without: test.holes, on: grid)
        #expect(region.rings.reduce(0) { $0 + $1.signedArea } == area, "\(isEvenOdd)")
        #expect(try PlaneLibrary(grid).isValid(Polygon.polygons(from: region.rings)))
      }
    }
    var sweep = EdgeSweep()
    for ring in [test.outer] + test.holes { sweep.append(ring, isClosed: true) }
    #expect(sweep.meeting == test.meeting)
  }

  /// Three squares that touch around a triangle: what they enclose by their corners is kept when the outside is mended.
  @Test func whatCornersEncloseIsKept() throws {
    let grid = PlaneGrid(decimals: 2)
    let frame = Self.ring(-50, -50, 50, -50, 50, 50, -50, 50)
    let holes = [
      Self.ring(0, 0, 0, -10, 10, -10, 10, 0), Self.ring(0, 0, 5, 8, -5, 12), Self.ring(10, 0, 15, 10, 5, 8),
    ]
    let area = 10_000 - holes.reduce(0) { $0 + abs($1.signedArea) }
    let rings = [frame] + holes.map { $0.signedArea > 0 ? $0.reversed() : $0 }
    let settled = try Region(rings).settled(on: grid)
    #expect(abs(settled.rings.reduce(0) { $0 + $1.signedArea } - area) < 1e-9)
    let polygons = Polygon.polygons(from: settled.rings)
    #expect(try polygons.count == 2 && PlaneLibrary(grid).isValid(polygons))
  }

  /// A sliver of a shape inside of it, as GEOS was seen to leave one: it is part of the shape.
  @Test func whatLiesInsideIsNoSecondShape() throws {
    let sliver = Self.ring(2, 2, 8, 2, 8, 2.01)
    let settled = try Region([Self.square, sliver], isUnited: true).settled(on: PlaneGrid(decimals: 2))
    #expect(settled.rings.count == 1 && settled.rings[0].signedArea == 100)
  }
}
