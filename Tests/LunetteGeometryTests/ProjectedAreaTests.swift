import Glibc
import TestSupport
import Testing

@testable import LunetteGeometry

/// A view of any projection but Mercator, and what lays areas out in it.
struct ProjectedView: Sendable, CustomTestStringConvertible {
  let projection: String
  let camera: Camera
  var size = Size(width: 700, height: 700)
  var testDescription: String { "\(projection) \(camera.center) z\(camera.zoom) b\(camera.bearing)" }

  /// Its place among those below.
  var number: Int { Self.whole.firstIndex { $0.testDescription == testDescription } ?? 0 }

  static let grid = PlaneGrid(decimals: 2)
  static let tolerance = 0.07

  var box: Box { size.box }
  var view: any SheetView { anyView(projection, camera, size) }

  private var sheet: any GroundSheet { view.sheet(for: box, tolerance: Self.tolerance) }

  var groundTolerance: Double { sheet.groundTolerance }
  var seen: SeenPlane { sheet.seen }

  func regions(of parts: [AreaPart], from meridian: Double) throws -> [Region] {
    try sheet.regions(of: parts, from: meridian, grid: Self.grid)
  }

  func lines(of line: [Point], from meridian: Double) -> [[Point]] {
    sheet.lines(of: line, from: meridian).map(\.points)
  }

  func outlines(of parts: [AreaPart], from meridian: Double) -> [Ring] {
    parts.flatMap { sheet.lines(of: $0, from: meridian).map(\.points) }
  }

  /// A mask: the domain without areas.
  func outside(of regions: [Region]) throws -> Region {
    try complement(of: regions + sheet.paper(in: box, grid: Self.grid), in: box, on: Self.grid)
  }

  /// Worlds, and parts of them.
  static let whole: [ProjectedView] = [
    ProjectedView(projection: "orthographic", camera: camera(0, 0, 3)),
    ProjectedView(projection: "orthographic", camera: camera(90, 0, 3)),
    ProjectedView(projection: "orthographic", camera: camera(-90, 77, 3, bearing: 30)),
    ProjectedView(projection: "orthographic", camera: camera(21.0278, 105.8523, 2)),
    ProjectedView(projection: "orthographic", camera: camera(-45, 180, 4, bearing: 200)),
    ProjectedView(projection: "equidistant", camera: camera(0, 180, 1.4)),
    ProjectedView(projection: "equidistant", camera: camera(90, 12, 1.4)),
    ProjectedView(projection: "equidistant", camera: camera(-90, 0, 1)),
    ProjectedView(projection: "equidistant", camera: camera(45, 12.5, 1.4, bearing: 77)),
    ProjectedView(projection: "equidistant", camera: camera(-21.0278, -74.1477, 2.5)),
    ProjectedView(projection: "equirectangular", camera: camera(0, 0, 1)),
    ProjectedView(projection: "equirectangular", camera: camera(30, 179, 1.5, bearing: 33)),
    ProjectedView(projection: "equirectangular", camera: camera(-80, 77, 3, bearing: 180)),
  ]

  static func camera(_ latitude: Double, _ longitude: Double, _ zoom: Double, bearing: Double = 0) -> Camera {
    Camera(center: Coordinate(latitude: latitude, longitude: longitude), zoom: zoom, bearing: bearing)
  }
}

/// Areas in projections against places in and out of them by geographiclib (Oracle/make-circles.py, make-areas.py): none is
/// wrong that is further from an edge than 0.15 points, by its winding number.
@Suite struct ProjectedAreaTests {
  /// A circle of the oracle's, and places with the metres that they lie outside of it.
  private struct Probed {
    var circle: Circle
    var places: [(place: Coordinate, isInside: Bool)] = []
  }

  private static let circles: [Probed] = {
    var circles: [Probed] = []
    for row in Table(named: "circles.csv").rows {
      let n = row.numbers
      guard let model = Circle.Model(rawValue: row.kind) else { continue }
      let circle = Circle(center: Coordinate(latitude: n[0], longitude: n[1]), radius: n[2], model: model)
      if circles.last?.circle != circle { circles.append(Probed(circle: circle)) }
      circles[circles.count - 1].places.append((Coordinate(latitude: n[3], longitude: n[4]), n[5] < 0))
    }
    return circles
  }()

  @Test(arguments: ProjectedView.whole) func circlesOfTheTable(_ view: ProjectedView) throws {
    var looked = 0
    // Others in each view.
    for (number, probed) in Self.circles.enumerated() where (number + view.number) % 4 == 0 {
      looked += try check(
        view, [AreaPart(probed.circle.outlines(groundTolerance: view.groundTolerance))], from: 0, probed.places,
        "\(probed.circle)")
    }
    #expect(looked > 80)
  }

  /// So near that a circle's edge goes through the view's middle, and that it fills it.
  @Test(arguments: ["orthographic", "equidistant", "equirectangular"]) func circlesNearby(_ projection: String) throws {
    var random = SeededGenerator(seed: 11)
    var looked = 0
    for probed in Self.circles.prefix(112) where probed.circle.model == .wgs84 {
      let circle = probed.circle
      for reach in [1.0, 0.3] where circle.radius < 1.9e7 {
        let center = circle.center.destination(
          bearing: .random(in: 0..<360, using: &random), distance: reach * circle.radius)
        let points = Double.random(in: 50...5000, using: &random)
        let zoom = MercatorView.zoom(scale: points * Mercator.radius / circle.radius)
        let view = ProjectedView(
          projection: projection,
          camera: Camera(center: center, zoom: zoom, bearing: .random(in: 0..<360, using: &random))
        )
        let places = (0..<40).map { _ in
          let place = center.destination(
            bearing: .random(in: 0..<360, using: &random),
            distance: min(.random(in: 0...500, using: &random) * circle.radius / points, 1.9e7))
          return (place, circle.center.distance(to: place) < circle.radius)
        }
        looked += try check(
          view, [AreaPart(circle.outlines(groundTolerance: view.groundTolerance))], from: 0, places, "\(circle)")
      }
    }
    #expect(looked > 1800)
  }

  /// Sectors, ellipses and buffers.
  @Test(arguments: ProjectedView.whole) func areasOfTheTable(_ view: ProjectedView) throws {
    for (number, test) in AreaTableTests.cases.enumerated() where (number + view.number) % 3 == 0 {
      let parts: [AreaPart] =
        switch test.shape {
        case .sector(let sector): sector.mercatorParts(from: 100, tolerance: view.groundTolerance, seen: view.seen)
        case .ellipse(let ellipse): ellipse.mercatorParts(from: 100, tolerance: view.groundTolerance, seen: view.seen)
        case .buffer(let buffer): buffer.mercatorParts(from: 100, tolerance: view.groundTolerance, seen: view.seen)
        }
      _ = try check(view, parts, from: 100, test.probes, test.testDescription)
    }
  }

  /// How many places were looked at.
  private func check(
    _ view: ProjectedView, _ parts: [AreaPart], from meridian: Double, _ places: [(place: Coordinate, isInside: Bool)],
    _ name: String
  ) throws -> Int {
    let regions = try view.regions(of: parts, from: meridian)
    let outside = try view.outside(of: regions)
    let clipped = regions.map { $0.clipped(to: view.box) }
    // What is inside and what is outside are the whole domain, but for what the tolerance loses along edges.
    let inside = try union(clipped, on: ProjectedView.grid)
    let edges = (inside.rings + outside.rings).reduce(0) { $0 + $1.length }
    let whole = try view.outside(of: []).area
    #expect(abs(inside.area + outside.area - whole) < 0.05 * edges + 1, "\(view.testDescription) \(name)")
    var looked = 0
    for (place, isInside) in places {
      for point in view.view.points(of: place, in: view.box.padded(by: -0.5)) {
        looked += 1
        let isFound = clipped.contains { winding($0.rings, point) == 1 }
        let isOutside = winding(outside.rings, point) == 1
        if isFound == isInside && isOutside != isInside { continue }
        // What is less than the grid shows, its outlines tell of.
        let edges = clipped.flatMap(\.rings) + outside.rings + view.outlines(of: parts, from: meridian)
        let distance = edges.map(point.distance(toRing:)).min() ?? .infinity
        #expect(distance < 0.15, "\(view.testDescription) \(name) \(place) is \(isInside), \(distance) from an edge")
      }
    }
    return looked
  }
}

private func winding(_ rings: [Ring], _ point: Point) -> Int {
  rings.reduce(0) { $0 + $1.turns(around: point) }
}

extension Region {
  fileprivate var area: Double { rings.reduce(0) { $0 + $1.signedArea } }
}

extension Ring {
  fileprivate var length: Double { indices.reduce(0) { $0 + self[$1].distance(to: self[($1 + 1) % count]) } }
}

extension Point {
  func distance(toRing ring: Ring) -> Double {
    ring.indices.map { distance(toSegment: ring[$0], ring[($0 + 1) % ring.count]) }.min() ?? .infinity
  }
}
