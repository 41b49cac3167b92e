import TestSupport
import Testing

@testable import LunetteGeometry

/// By hand, on the grid of whole numbers.
@Suite struct ThinnedTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let line: [Double]
    let isClosed: Bool
    let thinned: [Double]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "nothing", line: [], isClosed: false, thinned: []),
    Case(name: "one", line: [0.3], isClosed: true, thinned: [0.3]),
    Case(name: "far apart", line: [0.3, 1.7, 4.4], isClosed: false, thinned: [0.3, 1.7, 4.4]),
    Case(name: "near", line: [0.3, 0.4, 1.7], isClosed: false, thinned: [0, 1.7]),
    Case(name: "near at the end", line: [1.7, 0.4, 0.3], isClosed: false, thinned: [1.7, 0]),
    Case(name: "all in one cell", line: [0.1, 0.2, 0.3], isClosed: true, thinned: [0]),
    Case(name: "near over a ring's end", line: [0.3, 1.7, 4.4, 0.1], isClosed: true, thinned: [0, 1.7, 4.4]),
    Case(name: "an open line has none", line: [0.3, 1.7, 4.4, 0.1], isClosed: false, thinned: [0.3, 1.7, 4.4, 0.1]),
    Case(name: "back again", line: [0.3, 1.7, 0.2], isClosed: false, thinned: [0.3, 1.7, 0.2]),
  ]

  @Test(arguments: cases) func whatFallsTogetherIsOne(_ test: Case) {
    let line = test.line.map { Point(x: $0, y: 2 * $0.rounded()) }
    let thinned = line.thinned(to: PlaneGrid(decimals: 0), isClosed: test.isClosed)
    #expect(thinned.map(\.x) == test.thinned)
  }

  /// Of two random walks that share a part, it is the same in both, and in either direction; none moves by more than half
  /// of a cell's diagonal.
  @Test func sharedPartsStayTogether() {
    var random = SeededGenerator(seed: 8)
    let grid = PlaneGrid(decimals: 1)
    for _ in 0..<100 {
      func walk(_ steps: Int, from start: Point) -> [Point] {
        (0..<steps).reduce(into: [start]) { line, _ in
          let last = line[line.count - 1]
          line.append(
            Point(
              x: last.x + .random(in: -0.05...0.05, using: &random),
              y: last.y + .random(in: -0.05...0.05, using: &random)))
        }
      }
      let shared = walk(200, from: Point(x: 0, y: 0))
      let (start, end) = (Point(x: -9, y: 0), Point(x: 9, y: 0))
      let one = ([start] + shared + [end]).thinned(to: grid, isClosed: false)
      let other = ([end] + shared.reversed() + [start]).thinned(to: grid, isClosed: false)
      #expect(one == other.reversed())
      #expect(one.count < 150)
      for point in shared { #expect(one.contains { $0.distance(to: point) <= 0.0708 }) }
    }
  }
}
