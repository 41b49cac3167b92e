import Testing

@testable import LunetteGeometry

/// Whether rings are an area as they are, by hand; and what is inside, in square degrees, whose sides are meridians and parallels.
@Suite struct SoundnessTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let polygon: GroundPolygon
    let soundness: GroundPolygon.Soundness
    let area: Double
    var testDescription: String { name }

    init(
      _ name: String, _ outer: [Coordinate], _ holes: [[Coordinate]], _ soundness: GroundPolygon.Soundness,
      area: Double
    ) {
      (self.name, self.soundness, self.area) = (name, soundness, area)
      polygon = GroundPolygon(outer: outer, holes: holes)
    }
  }

  private static func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> [Coordinate] {
    [(south, west), (south, east), (north, east), (north, west)].map { Coordinate(latitude: $0.0, longitude: $0.1) }
  }

  private static func parallel(_ latitude: Double, from west: Double = 0) -> [Coordinate] {
    [0, 120, 240].map { Coordinate(latitude: latitude, longitude: west + $0) }
  }

  private static let square = box(0, 0, 50, 50)

  static let cases: [Case] = [
    Case("a hole", square, [box(10, 10, 20, 20)], .sound, area: 2400),
    Case("holes apart", square, [box(10, 10, 20, 20), box(30, 10, 40, 20)], .sound, area: 2300),
    Case("a hole in a hole", square, [box(10, 10, 20, 20), box(12, 12, 14, 14)], .touching, area: 2400),
    Case("a hole around a hole", square, [box(12, 12, 14, 14), box(10, 10, 20, 20)], .touching, area: 2400),
    Case("a hole around the outline", square, [box(-10, -10, 60, 60)], .touching, area: 0),
    Case("a hole over its side", square, [box(10, 40, 20, 60)], .crossing, area: 2400),
    Case("a hole written turns away", square, [box(10, 730, 20, 740)], .sound, area: 2400),
    // Around a pole.
    Case("a hole in a cap", parallel(60), [box(70, 10, 80, 20)], .sound, area: 10_700),
    Case(
      "holes in each other in a cap", parallel(60), [box(70, 10, 80, 20), box(72, 12, 74, 14)], .touching, area: 10_700),
    Case("a hole over a cap's side", parallel(60), [box(50, 10, 70, 20)], .crossing, area: 10_700),
    Case("that hole turns away", parallel(60, from: -720), [box(50, 10, 70, 20)], .crossing, area: 10_700),
    Case("that hole over 180", parallel(60, from: -180), [box(50, 175, 70, 185)], .crossing, area: 10_700),
    Case("a hole around the pole", parallel(60), [parallel(80, from: 50)], .sound, area: 7200),
    Case("a hole in that hole", parallel(60), [parallel(80), box(84, 400, 86, 410)], .touching, area: 7200),
    Case("a hole beside that hole", parallel(60), [parallel(80), box(64, 400, 66, 410)], .sound, area: 7180),
    Case("two holes around the pole", parallel(60), [parallel(80), parallel(70, from: 500)], .touching, area: 3600),
    Case("a hole that holds the cap", parallel(60), [parallel(50, from: 900)], .touching, area: 0),
  ]

  @Test(arguments: cases) func meetings(_ test: Case) throws {
    #expect(test.polygon.soundness == test.soundness)
    let rule: AreaPart.Rule = test.polygon.soundness == .sound ? .simple : .nonzero
    let polygons = try WorldCut(grid: PlaneGrid(decimals: 8)).inside(
      RuledPolygon(test.polygon, rule).geographicParts(tolerance: 100))
    let area = polygons.reduce(0) { $0 + ([$1.outer] + $1.holes).reduce(0) { $0 + $1.signedArea } }
    #expect(abs(area - test.area) < 1e-6)
  }
}
