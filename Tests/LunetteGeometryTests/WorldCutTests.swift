import TestSupport
import Testing

@testable import LunetteGeometry

@Suite struct WorldCutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var latitude, longitude, radius: Double
    var parts: Int
    var testDescription: String { "\(radius) m around \(latitude), \(longitude)" }
  }

  /// How many polygons a circle becomes when it is cut at ±180.
  static let cases: [Case] = [
    Case(latitude: 0, longitude: 0, radius: 500, parts: 1),
    Case(latitude: 0, longitude: 180, radius: 500, parts: 2),
    Case(latitude: 0, longitude: -180, radius: 500, parts: 2),
    Case(latitude: 0, longitude: 540, radius: 500, parts: 2),
    Case(latitude: 0, longitude: 179.999, radius: 500, parts: 2),
    Case(latitude: 0, longitude: 179.99, radius: 500, parts: 1),
    Case(latitude: 65, longitude: -179, radius: 200_000, parts: 2),
    Case(latitude: 90, longitude: 0, radius: 400_000, parts: 1),
    Case(latitude: -90, longitude: 33, radius: 400_000, parts: 1),
    Case(latitude: 85, longitude: 0, radius: 1_000_000, parts: 1),
    Case(latitude: -89.9999, longitude: 179.9, radius: 1_000_000, parts: 1),
    Case(latitude: 40, longitude: 100, radius: 9_999_999, parts: 1),
    Case(latitude: 0, longitude: 12, radius: 10_000_000, parts: 1),
    Case(latitude: 0, longitude: 100, radius: 9_900_000, parts: 2),
    Case(latitude: 51, longitude: 0, radius: 0.001, parts: 1),
  ]

  @Test(arguments: cases) func circlesAreCutRight(_ test: Case) throws {
    let center = Coordinate(latitude: test.latitude, longitude: test.longitude)
    let circle = Circle(center: center, radius: test.radius)
    let outlines = circle.geographicOutlines(tolerance: 1e-4 * test.radius)
    let inside = try WorldCut(grid: grid).inside([AreaPart(outlines)])
    let outside = try WorldCut(grid: grid).outside([AreaPart(outlines)])
    #expect(inside.count == test.parts)
    for polygon in inside + outside {
      #expect(polygon.outer.signedArea > 0)
      #expect(polygon.holes.allSatisfy { $0.signedArea < 0 })
      for ring in [polygon.outer] + polygon.holes {
        #expect(ring.allSatisfy(WorldCut.world.contains))
        try edgesAreShort(ring)
      }
    }
    // Together they are the whole rectangle.
    let total = (inside + outside).reduce(0) { sum, polygon in
      sum + polygon.outer.signedArea + polygon.holes.reduce(0) { $0 + $1.signedArea }
    }
    #expect(abs(total - 360 * 180) < 1e-7)
    try verticesLieOnTheCircle(inside, circle)
    try probesAreRight(inside, outside, circle)
  }

  /// No edge over 90° of longitude but along a pole.
  func edgesAreShort(_ ring: Ring) throws {
    for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) where abs(a.y) < 90 || abs(b.y) < 90 {
      #expect(abs(a.x - b.x) <= 90)
    }
  }

  /// By the inverse problem, which the outline doesn't use; what a cut added lies on ±180 or at a pole.
  private func verticesLieOnTheCircle(_ polygons: [Polygon], _ circle: Circle) throws {
    for vertex in polygons.flatMap(\.outer) where abs(vertex.y) < 90 {
      let distance = circle.center.distance(to: Coordinate(latitude: vertex.y, longitude: vertex.x))
      #expect(abs(distance - circle.radius) < 2e-8 * max(1, circle.radius / 1e6) + 1e-8)
    }
  }

  private func probesAreRight(_ inside: [Polygon], _ outside: [Polygon], _ circle: Circle) throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<400 {
      let isNear = Bool.random(using: &random)
      let reach = isNear ? Double.random(in: 0.9...1.1, using: &random) : .random(in: 0...2, using: &random)
      let distance = min(reach * circle.radius, 19_900_000)
      if abs(distance / circle.radius - 1) < 2e-4 { continue }
      let probe = circle.center.destination(bearing: .random(in: 0..<360, using: &random), distance: distance)
      let point = Point(x: probe.longitude, y: probe.latitude)
      #expect(covers(inside, point) == (distance < circle.radius), "\(probe)")
      #expect(covers(outside, point) == (distance > circle.radius), "\(probe)")
    }
  }

  private func covers(_ polygons: [Polygon], _ point: Point) -> Bool {
    polygons.contains { polygon in
      polygon.outer.contains(point) && !polygon.holes.contains { $0.contains(point) }
    }
  }

  @Test func partsMeetAtEqualLatitudes() throws {
    let circle = Circle(center: Coordinate(latitude: 60, longitude: 179.5), radius: 100_000)
    let parts = try WorldCut(grid: grid).inside([AreaPart(circle.geographicOutlines(tolerance: 10))])
    let east = parts.flatMap(\.outer).filter { $0.x == 180 }.map(\.y).sorted()
    let west = parts.flatMap(\.outer).filter { $0.x == -180 }.map(\.y).sorted()
    #expect(east.count == 2 && east == west)
  }
}

@Suite struct PolePassTests {
  /// Circles through a pole and a micrometre beside it: the outline keeps off the edge that closes over the pole.
  @Test(arguments: [-1e-6, 0, 1e-6]) func outlinesDontMeetTheClosingEdge(_ offset: Double) {
    let center = Coordinate(latitude: 45, longitude: 180)
    let circle = Circle(center: center, radius: center.distance(to: Coordinate(latitude: 90, longitude: 0)) + offset)
    #expect(circle.passesPole)
    let outlines = circle.geographicOutlines(tolerance: 500)
    let highest = outlines[0].points.map(\.y).max() ?? 90
    // On a grid of nine decimals.
    #expect((highest * 1e9).rounded() < 90e9 && highest > 90 - 1e-9)
  }

  /// Four centimetres, through a pole to the last digits: where it is held off the pole it doesn't run back on itself.
  @Test(arguments: [-1e-9, 0, 1e-9]) func smallOutlinesDontRunBack(_ offset: Double) throws {
    let center = Coordinate(latitude: 89.99999965088243, longitude: -79.4652)
    let pole = Coordinate(latitude: 90, longitude: 0)
    let small = Circle(center: center, radius: center.distance(to: pole) + offset)
    let antipode = Coordinate(latitude: -center.latitude, longitude: 180 + center.longitude)
    let large = Circle(center: antipode, radius: antipode.distance(to: pole) - offset)
    for circle in [small, large] {
      for polygon in try WorldCut(grid: grid).inside([
        AreaPart(circle.geographicOutlines(tolerance: circle.defaultTolerance))
      ]) {
        #expect(([polygon.outer] + polygon.holes).allSatisfy { $0.isSimple() })
      }
    }
  }

  /// Where rounding is as large as the tolerance refinement ends: these took for ever once.
  @Test(arguments: [1e-9, 1e-6, 1e-4]) func tinyPlanarCirclesEnd(_ radius: Double) {
    for latitude in [0.0, 45, 85] {
      let circle = Circle(center: Coordinate(latitude: latitude, longitude: 0), radius: radius, model: .planar)
      #expect(circle.geographicOutlines(tolerance: 1e-4 * radius)[0].points.count < 2000)
    }
  }
}

extension WorldCutTests {
  /// Of shapes that were united or mended too: here a line along a parallel, of a ring that crosses itself.
  @Test func noEdgeIsLongerThanAQuarterTurn() throws {
    let ring = [(60.0, -170.0), (60, 170), (70, -100), (50, -100)].map { Point(x: $0.1, y: $0.0) }
    let inside = try WorldCut(grid: grid).inside([AreaPart([Outline(points: ring)], rule: .nonzero)])
    #expect(inside.count == 2)
    for polygon in inside { try edgesAreShort(polygon.outer) }
  }
}

/// Of documents whose smallest shapes need it.
let grid = PlaneGrid(decimals: 13)

extension Ring {
  /// Whether no two of its edges meet but neighbours.
  func isSimple(isClosed: Bool = true) -> Bool {
    var sweep = EdgeSweep()
    sweep.append(self, isClosed: isClosed)
    return sweep.meeting == .none
  }
}
