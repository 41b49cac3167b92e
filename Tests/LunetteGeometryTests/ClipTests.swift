import Glibc
import TestSupport
import Testing

@testable import LunetteGeometry

@Suite struct ClipTests {
  static let box = Box(minX: 0, minY: 0, maxX: 10, maxY: 10)

  static func ring(_ numbers: Double...) -> Ring {
    stride(from: 0, to: numbers.count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var rings: [Ring]
    var area: Double
    var count: Int
    var testDescription: String { name }
  }

  /// Areas by hand.
  static let cases: [Case] = [
    Case(name: "inside", rings: [ring(1, 1, 3, 1, 3, 3, 1, 3)], area: 4, count: 1),
    Case(name: "outside", rings: [ring(11, 1, 13, 1, 13, 3, 11, 3)], area: 0, count: 0),
    Case(name: "around the box", rings: [ring(-1, -1, 11, -1, 11, 11, -1, 11)], area: 100, count: 1),
    Case(name: "the box itself", rings: [ring(0, 0, 10, 0, 10, 10, 0, 10)], area: 100, count: 1),
    Case(name: "over a corner", rings: [ring(8, 8, 12, 8, 12, 12, 8, 12)], area: 4, count: 1),
    Case(name: "through two sides", rings: [ring(-5, 4, 15, 4, 15, 6, -5, 6)], area: 20, count: 1),
    // A comb whose teeth reach in: three parts, no bridges between them.
    Case(
      name: "a comb",
      rings: [
        ring(12, 0, 14, 0, 14, 10, 12, 10, 12, 9, 8, 9, 8, 8, 12, 8, 12, 6, 8, 6, 8, 5, 12, 5, 12, 3, 8, 3, 8, 2, 12, 2)
      ],
      area: 6, count: 3),
    Case(name: "touching from inside", rings: [ring(5, 5, 10, 6, 5, 7)], area: 5, count: 1),
    Case(name: "touching from outside", rings: [ring(10, 6, 12, 5, 12, 7)], area: 0, count: 0),
    // Two triangles of 7 that share a point of the side.
    Case(name: "a notch that reaches a side", rings: [ring(6, 1, 14, 2, 14, 8, 6, 9, 10, 5)], area: 14, count: 2),
    Case(
      name: "a hole that touches a side twice",
      rings: [ring(-1, -1, 11, -1, 11, 11, -1, 11), ring(6, 8, 10, 7, 8, 5, 10, 3, 6, 2)], area: 84, count: 2),
    Case(
      name: "a hole over a side", rings: [ring(-1, -1, 11, -1, 11, 11, -1, 11), ring(8, 4, 8, 6, 12, 6, 12, 4)],
      area: 96,
      count: 1),
    Case(
      name: "a hole that touches a side", rings: [ring(-1, -1, 11, -1, 11, 11, -1, 11), ring(10, 5, 8, 4, 8, 6)],
      area: 98,
      count: 2),
    Case(
      name: "holes that cut it apart",
      rings: [ring(-1, -1, 11, -1, 11, 11, -1, 11), ring(4, -5, 4, 15, 6, 15, 6, -5)], area: 80, count: 2),
  ]

  @Test(arguments: cases) func cutsToTheBox(_ test: Case) {
    // Turned and mirrored four ways: no side of the box is special.
    for turn in 0..<4 {
      let rings = test.rings.map { $0.map { Self.turned($0, by: turn) } }
      let parts = clipped(rings, to: Self.box)
      #expect(abs(parts.reduce(0) { $0 + $1.signedArea } - test.area) < 1e-12, "turn \(turn)")
      #expect(parts.count == test.count, "turn \(turn)")
      #expect(parts.allSatisfy { $0.allSatisfy(Self.box.contains) })
    }
  }

  private static func turned(_ point: Point, by quarters: Int) -> Point {
    (0..<quarters).reduce(point) { p, _ in Point(x: 10 - p.y, y: p.x) }
  }

  /// Rings that lie inside are not cut: what comes out is what the cutting would give, to the order of its points.
  @Test func complementsOfInnerRingsAreNotCut() throws {
    let inner = [Self.ring(1, 1, 3, 1, 3, 3, 1, 3), Self.ring(5, 5, 9.5, 6, 5, 9)]
    for rings in [[], [inner[0]], inner] {
      let frame = Self.box.padded(by: 1).ring
      let cut = clipped([frame] + rings.map { $0.reversed() }, to: Self.box)
      #expect(try complement(of: rings.map { Region([$0]) }, in: Self.box, on: grid).rings == cut)
    }
  }

  /// Against counting points: a random star, its complement and the box share out a grid without gap or overlap.
  @Test func complementsShareOutTheBox() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let center = Point(x: .random(in: -3...13, using: &random), y: .random(in: -3...13, using: &random))
      let star = (0..<12).map { step -> Point in
        let angle = Double(step) / 12 * 2 * .pi
        let radius = Double.random(in: 1...6, using: &random)
        return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
      let inside = clipped([star], to: Self.box)
      let outside = try complement(of: [Region([star])], in: Self.box, on: grid).rings
      for _ in 0..<50 {
        let probe = Point(x: .random(in: 0...10, using: &random), y: .random(in: 0...10, using: &random))
        let isIn = star.contains(probe)
        #expect(Self.covers(inside, probe) == isIn)
        #expect(Self.covers(outside, probe) == !isIn)
      }
    }
  }

  private static func covers(_ rings: [Ring], _ point: Point) -> Bool {
    rings.reduce(false) { $1.contains(point) ? !$0 : $0 }
  }

  @Test func linesAreCutWithoutEdgesAlongTheBox() {
    let line = Self.ring(-5, 5, 5, 5, 5, 15, 7, 15, 7, 5, 8, 5)
    let parts = clippedLine(line, isClosed: false, to: Self.box)
    #expect(parts.map(\.points) == [Self.ring(0, 5, 5, 5, 5, 10), Self.ring(7, 10, 7, 5, 8, 5)])
    #expect(parts.allSatisfy { !$0.isClosed })
    let closed = clippedLine(Self.ring(1, 1, 3, 1, 3, 3), isClosed: true, to: Self.box)
    #expect(closed.count == 1 && closed[0].isClosed)
    // A closed line that leaves the box is one part from where it comes in to where it goes out.
    let cut = clippedLine(Self.ring(5, 5, 15, 5, 15, 7, 5, 7), isClosed: true, to: Self.box)
    #expect(cut.map(\.points) == [Self.ring(10, 7, 5, 7, 5, 5, 10, 5)])
  }
}
