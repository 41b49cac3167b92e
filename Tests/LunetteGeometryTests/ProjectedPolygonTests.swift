import Glibc
import TestSupport
import Testing

@testable import LunetteGeometry

/// Polygons and lines that are straight on the Mercator map, in other projections.
@Suite struct ProjectedPolygonTests {
  /// Random polygons whose lines cross, over the poles and around the globe, against the document's own areas in degrees,
  /// which know nothing of views.
  @Test(arguments: ProjectedView.whole) func crossingPolygons(_ view: ProjectedView) throws {
    var random = SeededGenerator(seed: 5)
    let cut = WorldCut(grid: PlaneGrid(decimals: 7))
    for number in 0..<18 {
      let count = Int.random(in: 3...9, using: &random)
      let middle = place(&random)
      let reach: Double = [5, 40, 170][number / 2 % 3]
      let ring = (0..<count).map { _ in
        Coordinate(
          latitude: (middle.latitude + .random(in: -reach...reach, using: &random)).clamped(to: -89...89),
          longitude: middle.longitude + .random(in: -reach...reach, using: &random))
      }
      let polygon = RuledPolygon(GroundPolygon(outer: ring), number % 2 == 0 ? .nonzero : .evenodd)
      let expected = try cut.inside(polygon.geographicParts(tolerance: 1000))
      let regions = try view.regions(
        of: polygon.mercatorParts(from: polygon.meridian, tolerance: view.groundTolerance, seen: view.seen),
        from: polygon.meridian
      ).map { $0.clipped(to: view.box) }
      for _ in 0..<60 {
        let place = place(&random)
        let onMap = Point(x: place.longitude, y: place.latitude)
        let isInside = expected.contains { polygon in
          polygon.outer.contains(onMap) && !polygon.holes.contains { $0.contains(onMap) }
        }
        for point in view.view.points(of: place, in: view.box.padded(by: -0.5)) {
          let isFound = regions.contains { region in region.rings.reduce(0) { $0 + $1.turns(around: point) } == 1 }
          guard isFound != isInside else { continue }
          let distance = regions.flatMap { $0.rings }.map { point.distance(toRing: $0) }.min() ?? .infinity
          #expect(distance < 0.2, "\(view.testDescription) \(ring) \(place) is \(isInside), \(distance) from an edge")
        }
      }
    }
  }

  /// Every place of a line that can be shown lies on what is drawn, and every vertex that is drawn lies on the line.
  @Test(arguments: ProjectedView.whole) func lines(_ view: ProjectedView) {
    var random = SeededGenerator(seed: 6)
    var looked = 0
    for _ in 0..<40 {
      let (start, end) = (place(&random), place(&random))
      let (from, to) = (Mercator.y(latitude: start.latitude), Mercator.y(latitude: end.latitude))
      let width = (end.longitude - start.longitude) / .degrees
      let line = [Point(x: 0, y: from), Point(x: width, y: to)]
      let drawn = view.lines(of: line, from: start.longitude)
      for _ in 0..<50 {
        let part = Double.random(in: 0...1, using: &random)
        let place = Coordinate(
          latitude: Mercator.latitude(y: from + part * (to - from)),
          longitude: start.longitude + part * width * .degrees)
        for point in view.view.points(of: place, in: view.box) {
          looked += 1
          let distance =
            drawn.flatMap { line in
              zip(line, line.dropFirst()).map { point.distance(toSegment: $0, $1) }
            }.min() ?? .infinity
          #expect(distance < 0.1, "\(view.testDescription) \(start) \(end) \(place)")
        }
      }
      for point in drawn.joined() {
        // Of the limb itself a place may be a hair beyond.
        guard let place = view.view.coordinate(at: point) else { continue }
        let y = Mercator.y(latitude: place.latitude.clamped(to: -89.99...89.99))
        let turns = (-1...1).map { turn in
          Point(x: (place.longitude - start.longitude) / .degrees + Double(turn) * 2 * .pi, y: y)
            .distance(toSegment: line[0], line[1]) / cosh(y)
        }
        #expect((turns.min() ?? 1) < 1e-5, "\(view.testDescription) \(start) \(end) \(place)")
      }
    }
    #expect(looked > 80)
  }

  private func place(_ random: inout SeededGenerator) -> Coordinate {
    Coordinate(
      latitude: asin(.random(in: -1...1, using: &random)) * .degrees, longitude: .random(in: -180...180, using: &random)
    )
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let parts: [AreaPart]
    /// The part of a globe's disc that it covers, seen from 0, 0 with north up, by hand.
    let disc: Double
    var testDescription: String { name }
  }

  private static func band(_ south: Double, _ north: Double) -> [AreaPart] {
    GroundBand(Bounds(south: south, west: -180, north: north, east: 180))?.mercatorParts(
      from: 0, tolerance: 100, seen: nil) ?? []
  }

  private static func polygon(_ places: [(Double, Double)]) -> [AreaPart] {
    let polygon = GroundPolygon(outer: places.map { Coordinate(latitude: $0.0, longitude: $0.1) })
    return [AreaPart(polygon.mercatorOutlines(from: 0, tolerance: 100))]
  }

  /// A parallel φ is a chord at the height sin φ; a meridian λ half an ellipse of the width sin λ.
  static let cases: [Case] = [
    Case(name: "everything", parts: band(-90, 90), disc: 1),
    Case(name: "the north", parts: band(0, 90), disc: 0.5),
    Case(name: "the south", parts: band(-90, 0), disc: 0.5),
    // The segment beyond half the radius: 1/3 - √3 / 4π.
    Case(name: "from 30° north", parts: band(30, 90), disc: 1.0 / 3 - 3.0.squareRoot() / (4 * .pi)),
    Case(name: "the tropics", parts: band(-30, 30), disc: 1 - 2 * (1.0 / 3 - 3.0.squareRoot() / (4 * .pi))),
    Case(
      name: "the eastern half", parts: polygon([(-90, 0), (-90, 90), (-90, 180), (90, 180), (90, 90), (90, 0)]),
      disc: 0.5
    ),
    Case(
      name: "the far side", parts: polygon([(-80, 100), (-80, 180), (-80, 260), (80, 260), (80, 180), (80, 100)]),
      disc: 0),
    Case(
      name: "half the near side", parts: polygon([(-90, -30), (-90, 0), (-90, 30), (90, 30), (90, 0), (90, -30)]),
      disc: 0.5
    ),
    Case(
      name: "a hemisphere's circle around the pole",
      parts: [
        AreaPart(
          Circle(center: Coordinate(latitude: 90, longitude: 0), radius: 10_001_965.729).outlines(groundTolerance: 10))
      ], disc: 0.5),
  ]

  @Test(arguments: cases) func partsOfTheDisc(_ test: Case) throws {
    for bearing in [0.0, 33] {
      let view = ProjectedView(
        projection: "orthographic", camera: ProjectedView.camera(0, 0, 3, bearing: bearing))
      let regions = try view.regions(of: test.parts, from: 0)
      let area = regions.flatMap(\.rings).reduce(0) { $0 + $1.signedArea }
      let scale = MercatorView.scale(zoom: 3)
      #expect(abs(area / (.pi * scale * scale) - test.disc) < 5e-4, "\(area / (.pi * scale * scale))")
      let outside = try view.outside(of: regions).rings.reduce(0) { $0 + $1.signedArea }
      #expect(abs((area + outside) / (.pi * scale * scale) - 1) < 5e-4)
    }
  }

  /// A circle around the antipode is the rim's annulus; one beyond a hemisphere leaves it out.
  @Test func circlesAroundTheAntipode() throws {
    let view = ProjectedView(projection: "equidistant", camera: ProjectedView.camera(21, 105, 1.4))
    let antipode = Coordinate(latitude: -21, longitude: -75)
    let scale = MercatorView.scale(zoom: 1.4)
    for (center, radius, isRing) in [(antipode, 2e6, true), (view.camera.center, 1.8e7, false)] {
      let parts = [AreaPart(Circle(center: center, radius: radius, model: .sphere).outlines(groundTolerance: 100))]
      let region = try #require(try view.regions(of: parts, from: 0).first)
      #expect(region.rings.count == (isRing ? 2 : 1))
      // On the mean sphere the radius is an angle; latitudes are taken as they are.
      let angle = radius / 6_371_008.8
      let expected = isRing ? .pi * .pi - (.pi - angle) * (.pi - angle) : angle * angle
      let area = region.rings.reduce(0) { $0 + $1.signedArea } / (.pi * scale * scale)
      #expect(abs(area - expected) < 2e-3 * expected, "\(area) \(expected)")
    }
  }
}
