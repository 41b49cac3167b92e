import Testing

@testable import LunetteGeometry

/// What sectors, ellipses and buffers do beyond what AreaTableTests hold them to.
@Suite struct SectorTests {
  struct Sweep: Sendable {
    let from, to, sweep: Double
  }

  /// By hand.
  static let sweeps = [
    Sweep(from: 0, to: 90, sweep: 90), Sweep(from: 330, to: 30, sweep: 60), Sweep(from: -30, to: 30, sweep: 60),
    Sweep(from: 30, to: 390, sweep: 360), Sweep(from: 0.1, to: 360.1, sweep: 360), Sweep(from: 10, to: 800, sweep: 360),
    Sweep(from: 90, to: 90, sweep: 0), Sweep(from: 90, to: 80, sweep: 350), Sweep(from: 720, to: 725, sweep: 5),
  ]

  @Test(arguments: sweeps) func sweep(_ test: Sweep) {
    let sector = Sector(center: Coordinate(latitude: 21, longitude: 105), radius: 1000, from: test.from, to: test.to)
    #expect(abs(sector.sweep - test.sweep) < 1e-9 && sector.hasArea == (test.sweep > 0))
    #expect(sector.isWhole == (test.sweep == 360))
    #expect(sector.geographicParts(tolerance: 1).count == (test.sweep > 0 ? 1 : 0))
  }

  @Test func nothingWithoutAnExtent() {
    let place = Coordinate(latitude: 21, longitude: 105)
    #expect(Sector(center: place, radius: 0, from: 0, to: 90).geographicParts(tolerance: 1).isEmpty)
    #expect(Sector(center: place, radius: 0, from: 0, to: 90).bounds == nil)
    #expect(Ellipse(center: place, semiMajor: 5, semiMinor: 0).mercatorParts(from: 0, tolerance: 1).isEmpty)
    #expect(Ellipse(center: place, semiMajor: 5, semiMinor: 0).bounds == nil)
    #expect(
      Buffer([[place]], radius: 0).geographicParts(tolerance: 1).isEmpty && Buffer([[place]], radius: 0).bounds == nil)
    #expect(Buffer([], radius: 5).bounds == nil && Buffer([[]], radius: 5).geographicParts(tolerance: 1).isEmpty)
  }

  /// So small that the squares of its lengths are 0, it is nothing, or its centre.
  @Test(arguments: [1e-200, 5e-324]) func leastEllipses(_ size: Double) throws {
    let ellipse = Ellipse(center: Coordinate(latitude: 21, longitude: 105), semiMajor: size, semiMinor: size)
    let points = ellipse.geographicParts(tolerance: 1).flatMap(\.outlines).flatMap(\.points)
    #expect(points.allSatisfy { abs($0.x - 105) < 1e-9 && abs($0.y - 21) < 1e-9 })
  }

  /// A needle's box is that of the geodesic from end to end.
  @Test(arguments: [0, 33, 90, -127]) func needles(_ rotation: Double) throws {
    let center = Coordinate(latitude: 48.35, longitude: 96.7)
    let ends = [rotation, rotation + 180].map { Geodesic.direct(from: center, azimuth: $0, distance: 6_000_000).end }
    let line = try #require(GroundLine([[ends[0], center, ends[1]]], isGeodesic: true).bounds)
    let needle = try #require(
      Ellipse(center: center, semiMajor: 6_000_000, semiMinor: 1e-6, rotation: rotation).bounds)
    #expect(abs(needle.south - line.south) < 1e-7 && abs(needle.north - line.north) < 1e-7)
    #expect(abs(needle.west - line.west) < 1e-7 && abs(needle.east - line.east) < 1e-7)
  }

  /// Fine where it is seen, and there are no more vertices elsewhere than tell where it runs.
  @Test func onlyWhatIsSeenIsFine() {
    let sector = Sector(center: Coordinate(latitude: 0, longitude: 0), radius: 1_000_000, from: 0, to: 180)
    func place(_ bearing: Double, _ distance: Double) -> Point {
      let end = Geodesic.direct(from: sector.center, azimuth: bearing, distance: distance).end
      return Point(x: end.longitude / .degrees, y: Mercator.y(latitude: end.latitude))
    }
    let middle = place(77, 1_000_000)
    let seen = SeenPlane(
      Box(minX: middle.x - 0.002, minY: middle.y - 0.002, maxX: middle.x + 0.002, maxY: middle.y + 0.002), from: 0)
    let parts = sector.mercatorParts(from: 0, tolerance: 0.1, seen: seen)
    let ring = parts[0].outlines[0].points
    #expect(ring.count * 10 < sector.mercatorParts(from: 0, tolerance: 0.1)[0].outlines[0].points.count)
    for bearing in stride(from: 76.95, through: 77.05, by: 0.003) {
      #expect(ring.contains(place(bearing, 999_999.8)) && !ring.contains(place(bearing, 1_000_000.2)))
    }
  }

  /// A ring thinner than the tolerance is one all the same.
  @Test func thinRings() throws {
    let center = Coordinate(latitude: 50, longitude: 5)
    let sector = Sector(center: center, radius: 100_000, inner: 99_990, from: 0, to: 360)
    let part = try #require(sector.geographicParts(tolerance: 1000).first)
    let (outer, hole) = (part.outlines[0].points, part.outlines[1].points)
    #expect(outer.count == hole.count && hole.allSatisfy(outer.contains))
  }

  /// Neighbouring strips of a long edge share their ends' vertices, so that no gap is between them.
  @Test(arguments: [false, true]) func stripsShareTheirEnds(_ isGeodesic: Bool) {
    let path = [Coordinate(latitude: 10, longitude: 150), Coordinate(latitude: 30, longitude: -130)]
    let buffer = Buffer([path], radius: 200_000, isGeodesic: isGeodesic)
    let strips = buffer.geographicParts(tolerance: 100).filter { part in
      // The circles around both ends hold them.
      !path.contains { place in
        part.outlines[0].rings(on: .degrees, reaching: WorldCut.world).contains {
          $0.contains(Point(x: place.longitude, y: place.latitude + 0.5))
            && $0.contains(Point(x: place.longitude, y: place.latitude - 0.5))
        }
      }
    }
    #expect(strips.count > 8)
    for (strip, next) in zip(strips, strips.dropFirst()) {
      #expect(Set(strip.outlines[0].points).intersection(next.outlines[0].points).count >= 3)
    }
  }

  /// A line of two places and nothing else: a buffer by hand on the equator, where a degree of longitude has 111,319.49 m.
  @Test func parts() {
    let path = [Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0, longitude: 0.1)]
    let parts = Buffer([path], radius: 1000).geographicParts(tolerance: 0.1)
    #expect(parts.count == 3)
    let strip = parts.map { $0.outlines[0] }.first { Box(around: $0.points).map { $0.maxX - $0.minX > 0.09 } ?? false }
    let box = strip.flatMap { Box(around: $0.points) }
    #expect(box.map { abs($0.minX) < 1e-12 && abs($0.maxX - 0.1) < 1e-12 } ?? false)
    // A degree of latitude has 110,574.39 m there.
    #expect(box.map { abs($0.maxY - 1000 / 110_574.39) < 1e-7 && abs($0.minY + $0.maxY) < 1e-12 } ?? false)
  }

  /// Edges that lead nowhere, to poles and over them; places written twice, many turns out.
  static let odd: [[Coordinate]] = [
    [Coordinate(latitude: 90, longitude: 0), Coordinate(latitude: -90, longitude: 0)],
    [Coordinate(latitude: 90, longitude: 0), Coordinate(latitude: 90, longitude: 90)],
    [
      Coordinate(latitude: 10, longitude: 0), Coordinate(latitude: 90, longitude: 50),
      Coordinate(latitude: 10, longitude: 180),
    ],
    [Coordinate(latitude: 5, longitude: 7), Coordinate(latitude: 5, longitude: 7)],
    [Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0, longitude: 180)],
    [Coordinate(latitude: 30, longitude: 1e9), Coordinate(latitude: -30, longitude: 1e9 + 180)],
    [Coordinate(latitude: 89.9999999999, longitude: 0), Coordinate(latitude: 89.9999999999, longitude: 179)],
    [Coordinate(latitude: 1, longitude: 1), Coordinate(latitude: 1.0000000001, longitude: 1)],
  ]

  @Test(arguments: odd, [1, 1e4, 3e6, 9.9e6, 1.99e7]) func oddLines(_ path: [Coordinate], _ radius: Double) throws {
    for isGeodesic in [false, true] {
      let buffer = Buffer([path], radius: radius, isGeodesic: isGeodesic)
      let parts = buffer.geographicParts(tolerance: 1e-3 * radius)
      #expect(
        !parts.isEmpty && parts.allSatisfy { $0.outlines[0].points.allSatisfy { $0.x.isFinite && abs($0.y) <= 90 } })
      #expect(parts.count < 20_000)
      let bounds = try #require(buffer.bounds)
      #expect(path.allSatisfy(bounds.contains))
    }
  }
}
