import Glibc
import TestSupport
import Testing

@testable import LunetteGeometry

/// Tilted views against Oracle/tilted.csv: what 4 × 4 matrices make of them.
@Suite struct TiltTests {
  /// The camera that a row begins with, and the numbers that follow it.
  private func view(_ row: Table.Row) -> (MercatorView, [Double]) {
    let n = row.numbers
    let camera = Camera(center: Coordinate(latitude: n[0], longitude: n[1]), zoom: n[2], bearing: n[3], pitch: n[4])
    return (MercatorView(camera: camera, size: Size(width: n[5], height: n[6])), Array(n[7...]))
  }

  @Test func placesAreShownWhereMatricesShowThem() throws {
    var counts: [String: Int] = [:]
    for row in Table(named: "tilted.csv").rows {
      let (view, n) = view(row)
      counts[row.kind, default: 0] += 1
      switch row.kind {
      case "shown":
        let point = try #require(view.point(of: Coordinate(latitude: n[0], longitude: n[1])), "\(row)")
        // What is near the eye is far out of the view, where a point is a hair of the ground.
        let tolerance = 1e-6 * max(1, point.distance(to: view.size.box.middle) / 10_000)
        #expect(point.distance(to: Point(x: n[2], y: n[3])) < tolerance, "\(point) \(row)")
      case "behind": #expect(view.point(of: Coordinate(latitude: n[0], longitude: n[1])) == nil, "\(row)")
      case "ground":
        let place = try #require(view.coordinate(at: Point(x: n[0], y: n[1])), "\(row)")
        let metersPerPoint = view.metersPerPoint(latitude: n[2])
        let across = (place.longitude - n[3]).normalizedLongitude / .degrees * Mercator.metersPerRadian(latitude: n[2])
        let up = (place.latitude - n[2]) / .degrees * Mercator.radius
        // In points where it lies; below the horizon those are long.
        let distance = try #require(view.flat(Point(x: n[0], y: n[1])).map { view.tilt?.distance(of: $0) ?? 1 })
        let off = (across * across + up * up).squareRoot() / metersPerPoint / (distance * distance)
        #expect(off < 1e-6, "\(off) \(row)")
      default: #expect(view.coordinate(at: Point(x: n[0], y: n[1])) == nil, "\(row)")
      }
    }
    #expect(counts.count == 4 && counts.values.allSatisfy { $0 > 10 }, "\(counts)")
  }

  /// Over cameras of all pitches, bearings and zooms.
  @Test func pointsComeBack() throws {
    for pitch in [0, 0.5, 20, 45, 60] as [Double] {
      for bearing in [0, 33, 90, 211, 359] as [Double] {
        for (zoom, latitude) in [(1.0, 0.0), (4, -40), (10, 70), (16, 21), (22, 48)] {
          let camera = Camera(
            center: Coordinate(latitude: latitude, longitude: 179.5), zoom: zoom, bearing: bearing, pitch: pitch)
          let view = MercatorView(camera: camera, size: Size(width: 640, height: 480))
          for x in stride(from: 0.0, through: 640, by: 80) {
            for y in stride(from: 0.0, through: 480, by: 80) {
              let place = try #require(view.coordinate(at: Point(x: x, y: y)))
              let copies = view.points(
                of: place, in: Box(minX: x, minY: y, maxX: x, maxY: y).padded(by: 1e-6 + 1e-14 * view.scale))
              #expect(copies.count == 1 || abs(place.latitude) > 89.9, "\(camera) \(x) \(y) \(copies)")
              let isInside = x > 0 && x < 640 && y > 0 && y < 480
              #expect(!isInside || view.shows(place) && view.point(of: place) != nil, "\(camera) \(x) \(y)")
            }
          }
        }
      }
    }
  }

  /// By the formula: at pitch p the view's upper side is 1 / (1 − tan(p) / 3) times as far away as its middle.
  @Test(arguments: [(0.0, 1.0), (30, 1.2383), (45, 1.5), (60, 2.3660254)]) func theFarSideIsWide(
    _ pitch: Double, _ factor: Double
  ) throws {
    let camera = Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 20, pitch: pitch)
    let view = MercatorView(camera: camera, size: Size(width: 300, height: 400))
    let region = view.visibleRegion
    let width = (region.farRight.longitude - region.farLeft.longitude) / .degrees * view.scale
    #expect(abs(width - 300 * factor) < 0.02, "\(width)")
    // There as many metres are in a point.
    let middle = try #require(view.coordinate(at: Point(x: 150, y: 0)))
    let (byPlace, byPoint) = (
      try #require(view.metersPerPoint(at: middle)), try #require(view.metersPerPoint(at: Point(x: 150, y: 0)))
    )
    #expect(abs(byPlace / view.metersPerPoint(latitude: middle.latitude) - factor) < 1e-4)
    #expect(abs(byPoint / byPlace - 1) < 1e-12)
  }

  /// The largest singular value of the derivative, here by differences, is in a lower corner.
  @Test(arguments: [(5.0, 800.0, 600.0), (30, 300, 900), (60, 800, 600), (60, 3000, 100)]) func stretchIsTheLargest(
    _ pitch: Double, _ width: Double, _ height: Double
  ) throws {
    let size = Size(width: width, height: height)
    let tilt = try #require(Tilt(pitch: pitch, size: size))
    var largest = 0.0
    for x in stride(from: 0, through: 1, by: 0.05) {
      for y in stride(from: 0, through: 1, by: 0.05) {
        let flat = try #require(tilt.flat(Point(x: x * width, y: y * height)))
        for angle in stride(from: 0, to: Double.pi, by: 0.01) {
          let step = Point(x: 1e-4 * cos(angle), y: 1e-4 * sin(angle))
          let moved = tilt.project(Point(x: flat.x + step.x, y: flat.y + step.y))
          largest = max(largest, moved.distance(to: tilt.project(flat)) / 1e-4)
        }
      }
    }
    #expect(abs(largest / tilt.stretch - 1) < 1e-3, "\(largest) \(tilt.stretch)")
  }

  /// What a margin around the view reaches is before the eye, and below the horizon.
  @Test(arguments: [0.01, 10, 60]) func marginsEndBelowTheHorizon(_ pitch: Double) throws {
    for height in [1.0, 20, 16384] {
      let tilt = try #require(Tilt(pitch: pitch, size: Size(width: 300, height: height)))
      for margin in [0.0, 1, 100, 100_000] {
        let box = tilt.reachable(Size(width: 300, height: height).box.padded(by: margin))
        #expect(box.minY < 0 || margin == 0)
        for corner in tilt.ground(of: box).ring {
          #expect(tilt.distance(of: corner) > 1e-6)
          #expect(!box.contains(tilt.project(corner)))
        }
        for corner in box.ring { #expect(tilt.flat(corner).map(tilt.ground(of: box).contains) == true) }
      }
    }
  }
}
