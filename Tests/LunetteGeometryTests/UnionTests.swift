import TestSupport
import Testing

@testable import LunetteGeometry

/// Areas by hand: sides run along the axes.
@Suite struct UnionTests {
  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Region {
    Region([Box(minX: x, minY: y, maxX: x + width, maxY: y + height).ring])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let regions: [Region]
    let area: Double
    /// How many outer rings and holes come out.
    let outers, holes: Int
    var testDescription: String { name }

    init(_ name: String, _ regions: [Region], area: Double, outers: Int, holes: Int = 0) {
      (self.name, self.regions, self.area, self.outers, self.holes) = (name, regions, area, outers, holes)
    }
  }

  private static let frame = Region([
    Box(minX: 0, minY: 0, maxX: 10, maxY: 10).ring, Box(minX: 2, minY: 2, maxX: 8, maxY: 8).ring.reversed(),
  ])

  static let cases: [Case] = [
    Case("nothing", [], area: 0, outers: 0),
    Case("empty ones", [Region(), rectangle(0, 0, 1, 1), Region()], area: 1, outers: 1),
    Case("apart", [rectangle(0, 0, 1, 1), rectangle(5, 0, 1, 1)], area: 2, outers: 2),
    Case("overlapping", [rectangle(0, 0, 2, 2), rectangle(1, 1, 2, 2)], area: 7, outers: 1),
    Case("the same twice", [rectangle(0, 0, 2, 2), rectangle(0, 0, 2, 2)], area: 4, outers: 1),
    Case("one in the other", [rectangle(0, 0, 4, 4), rectangle(1, 1, 1, 1)], area: 16, outers: 1),
    Case("along an edge", [rectangle(0, 0, 2, 2), rectangle(2, 0, 2, 2)], area: 8, outers: 1),
    Case("at a corner", [rectangle(0, 0, 2, 2), rectangle(2, 2, 2, 2)], area: 8, outers: 2),
    Case(
      "four around a cell, at corners",
      [rectangle(2, 0, 2, 2), rectangle(0, 2, 2, 2), rectangle(4, 2, 2, 2), rectangle(2, 4, 2, 2)], area: 16, outers: 4),
    Case(
      "four around a hole",
      [rectangle(0, 0, 6, 2), rectangle(0, 4, 6, 2), rectangle(0, 0, 2, 6), rectangle(4, 0, 2, 6)], area: 32, outers: 1,
      holes: 1),
    Case("an island in a lake", [frame, rectangle(4, 4, 2, 2)], area: 68, outers: 2, holes: 1),
    Case("over a lake's shore", [frame, rectangle(1, 4, 2, 2)], area: 66, outers: 1, holes: 1),
    Case("a filled lake", [frame, rectangle(2, 2, 6, 6)], area: 100, outers: 1),
  ]

  private static let world = Box(minX: -5, minY: -5, maxX: 15, maxY: 15)
  private static let tenths = PlaneGrid(decimals: 1)

  @Test(arguments: cases) func theirUnionAndWhatIsOutside(_ test: Case) throws {
    // In any order, and given twice.
    for regions in [test.regions, test.regions.reversed(), test.regions + test.regions] {
      let united = try union(regions, on: Self.tenths)
      #expect(united.area == test.area)
      let polygons = Polygon.polygons(from: united.rings)
      #expect(polygons.count == test.outers)
      #expect(polygons.reduce(0) { $0 + $1.holes.count } == test.holes)
      let outside = try complement(of: regions, in: Self.world, on: Self.tenths)
      #expect(abs(outside.area - (400 - test.area)) < 1e-9)
      let parts = Polygon.polygons(from: outside.rings)
      #expect(try PlaneLibrary(Self.tenths).isValid(parts), "\(parts)")
    }
  }

  /// What is enclosed stays filled: a part of its own, whatever touches around it.
  @Test func whatIsEnclosedIsAnIsland() throws {
    for name in ["four around a cell, at corners", "four around a hole", "an island in a lake"] {
      let test = try #require(Self.cases.first { $0.name == name })
      let parts = Polygon.polygons(from: try complement(of: test.regions, in: Self.world, on: Self.tenths).rings)
      #expect(parts.count == 2, "\(name)")
    }
  }

  /// Against counting cells: random rectangles on whole numbers.
  @Test func randomRectanglesCoverTheirCells() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      var covered: Set<Int> = []
      let regions = (0..<Int.random(in: 1...12, using: &random)).map { _ -> Region in
        let (x, y) = (Int.random(in: 0...9, using: &random), Int.random(in: 0...9, using: &random))
        let (width, height) = (Int.random(in: 1...5, using: &random), Int.random(in: 1...5, using: &random))
        for column in x..<(x + width) { for row in y..<(y + height) { covered.insert(column * 100 + row) } }
        return Self.rectangle(Double(x), Double(y), Double(width), Double(height))
      }
      #expect(try union(regions, on: Self.tenths).area == Double(covered.count))
      let visible = covered.filter { $0 / 100 < 10 && $0 % 100 < 10 }.count
      let box = Box(minX: 0, minY: 0, maxX: 10, maxY: 10)
      let outside = try complement(of: regions, in: box, on: Self.tenths)
      #expect(abs(outside.area - Double(100 - visible)) < 1e-9)
      #expect(outside.rings.allSatisfy { $0.allSatisfy(box.contains) })
    }
  }

  @Test func groupsAreOfBoxesThatTouch() {
    let boxes = [(0, 0, 1, 1), (5, 5, 6, 6), (1, 1, 2, 2), (2, 0, 3, 1), (2.5, 0.5, 5, 5)].map {
      Box(minX: $0.0, minY: $0.1, maxX: $0.2, maxY: $0.3)
    }
    #expect(Box.touchingGroups(boxes) == [[0, 1, 2, 3, 4]])
    #expect(Box.touchingGroups(Array(boxes.prefix(4))) == [[0, 2, 3], [1]])
    #expect(Box.touchingGroups([]).isEmpty)
  }

  /// Against every pair, from few large boxes to many small ones, on a raster where sides meet.
  @Test(arguments: 1...60) func groupsAreThoseOfEveryPair(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (count, largest) = (Int(seed) * 5, Int.random(in: 1...40, using: &generator))
    let boxes = (0..<count).map { _ in
      let (x, y) = (Int.random(in: 0...99, using: &generator), Int.random(in: 0...99, using: &generator))
      let (width, height) = (Int.random(in: 0...largest, using: &generator), Int.random(in: 0...3, using: &generator))
      return Box(minX: Double(x) / 7, minY: Double(y) / 7, maxX: Double(x + width) / 7, maxY: Double(y + height) / 7)
    }
    var expected: [[Int]] = []
    var rest = Array(boxes.indices)
    while let first = rest.first {
      var group = [first]
      rest.removeFirst()
      var next = 0
      while next < group.count {
        let touched = rest.filter { boxes[$0].touches(boxes[group[next]]) }
        group += touched
        rest.removeAll(where: touched.contains)
        next += 1
      }
      expected.append(group.sorted())
    }
    #expect(Box.touchingGroups(boxes) == expected)
  }
}

extension Region {
  fileprivate var area: Double { rings.reduce(0) { $0 + $1.signedArea } }
}
