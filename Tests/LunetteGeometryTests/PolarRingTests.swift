import TestSupport
import Testing

@testable import LunetteGeometry

/// Areas with corners at the poles and next to them: with its outside each is the whole world, for whichever corners.
@Suite struct PolarRingTests {
  private static func path(_ numbers: [Double]) -> [Coordinate] {
    stride(from: 0, to: numbers.count, by: 2).map { Coordinate(latitude: numbers[$0 + 1], longitude: numbers[$0]) }
  }

  /// In square degrees, inside and outside, as a document would have them.
  private func areas(of polygon: GroundPolygon) throws -> (inside: Double, outside: Double) {
    let ruled = RuledPolygon(polygon, polygon.soundness == .sound ? .simple : .nonzero)
    let parts = ruled.geographicParts(tolerance: max(1, 1e-4 * ruled.roughSize))
    let grid = PlaneGrid(decimals: 8)
    let cut = WorldCut(grid: grid)
    let (inside, outside) = (try cut.inside(parts), try cut.outside(parts))
    #expect(try PlaneLibrary(grid).isValid(inside) && PlaneLibrary(grid).isValid(outside))
    func area(_ polygons: [Polygon]) -> Double {
      polygons.reduce(0) { $0 + ([$1.outer] + $1.holes).reduce(0) { $0 + $1.signedArea } }
    }
    return (area(inside), area(outside))
  }

  /// A hole that reaches from pole to pole, written a turn further east than the outline around the pole that it cuts.
  /// 7153.97 is what shapely gives for edges of 4000 pieces that are straight on the Mercator map.
  @Test func aHoleFromPoleToPole() throws {
    let polygon = GroundPolygon(
      outer: Self.path([-180, 80.90266333842143, 0.1, 62.65916131966125, 270, 45]),
      holes: [Self.path([360, 60, 0, 89.9999999999, -90, -89.99999999999999])])
    #expect(polygon.soundness == .crossing)
    let (inside, outside) = try areas(of: polygon)
    #expect(abs(inside - 7153.97) < 5)
    #expect(abs(inside + outside - 360 * 180) < 1e-4)
  }

  /// Holes around both poles, and another, in an outline around the whole world: 360 · 140 square degrees and what the third
  /// takes, 50.
  @Test func holesAroundPolesInTheWholeWorld() throws {
    func around(_ latitude: Double) -> [Coordinate] { Self.path([0, 90, 180, 270, 360].flatMap { [$0, latitude] }) }
    let world = Bounds(south: -90, west: -180, north: 90, east: 180).path()
    let holes = [around(70), around(-70), Self.path([0, 0, 0, 10, 10, 10])]
    let (inside, outside) = try areas(of: GroundPolygon(outer: world, holes: holes))
    #expect(abs(inside - (360 * 140 - 50)) < 0.1)
    #expect(abs(inside + outside - 360 * 180) < 1e-4)
  }

  /// Two edges that leave a corner next to the pole apart, and cross in degrees as their vertices are.
  @Test func edgesThatCrossInDegrees() throws {
    let (inside, outside) = try areas(
      of: GroundPolygon(
        outer: Self.path([
          180, 89.9999999999, 90, -89.9999999999, 369.2588724192998, -57.25678830374069, 381.0305107700192,
          -89.9999999999, 307.6379317556438, -32.402863485116754,
        ])))
    #expect(abs(inside + outside - 360 * 180) < 1e-4)
  }

  @Test func randomCorners() throws {
    var random = SeededGenerator(seed: 906)
    let latitudes = [90, -90, 89.9999999999, -89.9999999999, 89.99999999999999, -89.99999999999999, 89.99, -85, 0, 45]
    let longitudes = [-180, 180, 0, 90, -90, 270, 360, 0.1, 179.9999999]
    func ring() -> [Coordinate] {
      (0..<Int.random(in: 3...5, using: &random)).map { _ in
        let isOdd = Bool.random(using: &random)
        return Coordinate(
          latitude: isOdd
            ? latitudes.randomElement(using: &random) ?? 0 : Double.random(in: -89...89, using: &random),
          longitude: Bool.random(using: &random)
            ? longitudes.randomElement(using: &random) ?? 0 : Double.random(in: -200...400, using: &random))
      }
    }
    for number in 0..<150 {
      let holes = (0..<Int.random(in: 0...2, using: &random)).map { _ in ring() }
      let polygon = GroundPolygon(outer: ring(), holes: holes)
      let (inside, outside) = try areas(of: polygon)
      #expect(abs(inside + outside - 360 * 180) < 1e-3, "\(number): \(polygon)")
    }
  }
}
