import Glibc
import Testing

@testable import LunetteGeometry

/// Sectors, ellipses and buffers against Oracle/areas.csv: what geographiclib says of their areas, boxes and of places.
@Suite struct AreaTableTests {
  enum Shape {
    case sector(Sector)
    case ellipse(Ellipse)
    case buffer(Buffer)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let kind: String
    let numbers: [Double]
    var probes: [(place: Coordinate, isInside: Bool)] = []
    var testDescription: String { "\(kind) \(numbers.prefix(7))" }

    var center: Coordinate { Coordinate(latitude: numbers[0], longitude: numbers[1]) }

    var shape: Shape {
      switch kind {
      case "sector":
        .sector(Sector(center: center, radius: numbers[2], inner: numbers[3], from: numbers[4], to: numbers[5]))
      case "ellipse":
        .ellipse(Ellipse(center: center, semiMajor: numbers[2], semiMinor: numbers[3], rotation: numbers[4]))
      default:
        .buffer(
          Buffer(
            [
              stride(from: 6, to: numbers.count, by: 2).map {
                Coordinate(latitude: numbers[$0], longitude: numbers[$0 + 1])
              }
            ], radius: numbers[0], isGeodesic: numbers[1] == 1))
      }
    }

    /// Metres that are small for it.
    var scale: Double { kind == "buffer" ? numbers[0] : kind == "ellipse" ? numbers[3] : numbers[2] }

    /// Square metres; nil for buffers.
    var area: Double? { kind == "sector" ? numbers[6] : kind == "ellipse" ? numbers[5] : nil }

    /// South, west, north, east.
    var box: [Double] { Array(numbers[(kind == "sector" ? 7 : kind == "ellipse" ? 6 : 2)...].prefix(4)) }

    func parts(tolerance: Double) -> [AreaPart] {
      switch shape {
      case .sector(let sector): sector.geographicParts(tolerance: tolerance)
      case .ellipse(let ellipse): ellipse.geographicParts(tolerance: tolerance)
      case .buffer(let buffer): buffer.geographicParts(tolerance: tolerance)
      }
    }

    func mercatorParts(tolerance: Double) -> [AreaPart] {
      switch shape {
      case .sector(let sector): sector.mercatorParts(from: 100, tolerance: tolerance)
      case .ellipse(let ellipse): ellipse.mercatorParts(from: 100, tolerance: tolerance)
      case .buffer(let buffer): buffer.mercatorParts(from: 100, tolerance: tolerance)
      }
    }
  }

  static let cases: [Case] = Table(named: "areas.csv").rows.reduce(into: []) { cases, row in
    if row.kind == "probe" {
      let place = Coordinate(latitude: row.numbers[0], longitude: row.numbers[1])
      cases[cases.count - 1].probes.append((place, row.numbers[2] == 1))
    } else {
      cases.append(Case(kind: row.kind, numbers: row.numbers))
    }
  }

  @Test(arguments: cases) func placesInside(_ test: Case) {
    let world = Box(minX: -180, minY: -90, maxX: 180, maxY: 90).padded(by: 1)
    let rings = test.parts(tolerance: 2e-4 * test.scale).map { part in
      part.outlines.map { $0.rings(on: .degrees, reaching: world) }
    }
    #expect(!test.probes.isEmpty)
    for (place, isInside) in test.probes {
      // A pole is a whole side of the plane.
      let isPole = abs(place.latitude) == 90
      let point = Point(
        x: place.longitude.normalizedLongitude + (isPole ? 0.0001 : 0),
        y: isPole ? copysign(89.9999, place.latitude) : place.latitude)
      // Each of a part's rings takes away from or adds to the ones before.
      let found = rings.contains { $0.joined().filter { $0.contains(point) }.count % 2 == 1 }
      #expect(found == isInside, "\(place)")
    }
  }

  @Test(arguments: cases) func placesInsideOnMercator(_ test: Case) {
    let world = Box(minX: -10, minY: -12, maxX: 10, maxY: 12)
    let rings = test.mercatorParts(tolerance: 2e-4 * test.scale).map { part in
      part.outlines.map { $0.rings(on: .mercator, reaching: world) }
    }
    for (place, isInside) in test.probes where abs(place.latitude) < 89 {
      let point = Point(x: (place.longitude - 100) / .degrees, y: Mercator.y(latitude: place.latitude))
      #expect(rings.contains { $0.joined().filter { $0.contains(point) }.count % 2 == 1 } == isInside, "\(place)")
    }
  }

  @Test(arguments: cases.filter { $0.area != nil }) func areas(_ test: Case) throws {
    let part = try #require(test.parts(tolerance: 1e-6 * test.scale).first)
    let areas = part.outlines.map { outline in
      outline.points.map { Coordinate(latitude: $0.y, longitude: $0.x) }.geodesicArea
    }
    let area = abs(areas[0] - (areas.count > 1 ? areas[1] : 0))
    let expected = abs(try #require(test.area))
    #expect(abs(area - expected) < 3e-6 * expected + 1e-6 * test.scale * test.scale, "\(area) for \(expected)")
  }

  @Test(arguments: cases) func boxes(_ test: Case) throws {
    let box = test.box
    let bounds: Bounds? =
      switch test.shape {
      case .sector(let sector): sector.bounds
      case .ellipse(let ellipse): ellipse.bounds
      case .buffer(let buffer): buffer.bounds
      }
    let found = try #require(bounds)
    let expected = Bounds(south: box[0], north: box[2], unrolledWest: box[1], unrolledEast: box[3])
    // The table's are of sampled outlines: of buffers by whole degrees of azimuth.
    let tolerance = (test.kind == "buffer" ? 1e-4 : 1e-6) * test.scale / 110_000
    #expect(abs(found.south - expected.south) < tolerance && abs(found.north - expected.north) < tolerance, "\(found)")
    let parallel = max(abs(found.south), abs(found.north)) < 89 ? 10.0 : 100
    for (side, expected) in [(found.west, expected.west), (found.east, expected.east)] {
      #expect(abs(remainder(side - expected, 360)) < parallel * tolerance, "\(found) for \(expected)")
    }
  }

  /// Every vertex, by the inverse problem, which GeodesicTableTests hold against GeographicLib.
  @Test(arguments: cases.filter { $0.kind != "buffer" }) func verticesLieOnIt(_ test: Case) {
    for point in test.parts(tolerance: 1e-4 * test.scale).flatMap(\.outlines).flatMap(\.points)
    where abs(point.y) < 89.9999 {
      let place = Coordinate(latitude: point.y, longitude: point.x)
      let path = Geodesic.inverse(from: test.center, to: place)
      // From a pole azimuths are longitudes.
      let azimuth =
        test.center.latitude == 90
        ? 180 - (point.x - test.center.longitude)
        : test.center.latitude == -90 ? point.x - test.center.longitude : path.startAzimuth
      switch test.shape {
      case .sector(let sector):
        let isOnBow = min(abs(path.distance - sector.radius), abs(path.distance - sector.inner)) < 1e-6
        // Sideways, where a degree of azimuth is at most as long as on a plane.
        let aside = [sector.from, sector.to].map { abs(remainder(azimuth - $0, 360)) / .degrees * path.distance }
        #expect(isOnBow || (!sector.isWhole && aside.contains { $0 < 1e-5 }), "\(place)")
      case .ellipse(let ellipse):
        let turn = (azimuth - ellipse.rotation) / .degrees
        let (a, b) = (ellipse.semiMajor, ellipse.semiMinor)
        let reach = a * b / hypot(b * cos(turn), a * sin(turn))
        // An azimuth's last digits move the reach where the ellipse is narrow.
        #expect(abs(path.distance - reach) < 1e-6 + 1e-12 * a * a / b, "\(place)")
      case .buffer: break
      }
    }
  }

  @Test(arguments: cases) func noOutlineCrossesItself(_ test: Case) {
    for part in test.parts(tolerance: 2e-3 * test.scale).prefix(20) {
      for outline in part.outlines {
        #expect(outline.points.isSimple(isClosed: outline.heldPole == nil))
      }
    }
  }
}
