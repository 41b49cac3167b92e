import Glibc
import TestSupport
import Testing

@testable import LunetteGeometry

private func coordinate(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(latitude: latitude, longitude: longitude)
}

@Suite struct GeodesicEdgeTests {
  /// Reykjavik's latitude to Labrador's, from the articles: 3,672,458.624 m, passing 67.9362° N.
  @Test func bulgesNorth() throws {
    let path = [Coordinate].geodesic(from: coordinate(65, 20), to: coordinate(60, -55))
    #expect(abs(path.geodesicLength - 3_672_458.624) < 0.0005)
    let north = try #require(path.bounds?.north)
    #expect(north <= 67.93625 && north > 67.93618)
    #expect(path.first == coordinate(65, 20) && path.last == coordinate(60, -55))
  }

  private static let edges: [(Coordinate, Coordinate)] = [
    (coordinate(65, 20), coordinate(60, -55)),
    (coordinate(-30, -60), coordinate(30, 60)),  // bends both ways
    (coordinate(-10, 170), coordinate(-35, -120)),
    (coordinate(0, 0), coordinate(0, 175)),
    (coordinate(89.9, 0), coordinate(89.8, 160)),
    (coordinate(-80, 10), coordinate(-70, 185)),
    (coordinate(51.5, 700), coordinate(35.7, 860)),
    (coordinate(20, 20), coordinate(20.001, 20.001)),
    (coordinate(1, 2), coordinate(-1.2, 181.7)),
    (coordinate(90, 0), coordinate(50, 100)),
    (coordinate(50, 100), coordinate(-90, -70)),
    (coordinate(-90, 10), coordinate(90, 200)),
  ]

  /// Every point of the drawn steps, drawn in each of the ways readers draw them, is near the geodesic.
  @Test(arguments: edges.indices) func staysWithinItsTolerance(_ index: Int) {
    let (start, end) = GeodesicEdgeTests.edges[index]
    let truth = GeodesicStep(from: start, to: end)
    for tolerance in [0, 1000, 5.0] where tolerance == 0 || truth.length > 10 * tolerance {
      let path =
        tolerance == 0
        ? [Coordinate].geodesic(from: start, to: end)
        : .geodesicEdge(from: start, to: end, tolerance: tolerance)
      let allowed = tolerance == 0 ? max(1, 1e-7 * truth.length) : tolerance
      // A long way has thousands of steps: some thirty of them are looked at.
      for step in stride(from: 0, to: path.count - 1, by: max(1, path.count / 30)) {
        let (a, b) = (path[step], path[step + 1])
        #expect(abs(b.longitude - a.longitude) <= 90 * (1 + 1e-9))
        for part in [0.25, 0.5, 0.75] {
          for place in drawn(a, b, part) {
            let away = distance(place, from: truth, within: allowed)
            #expect(away <= allowed, "\(index): \(a) \(b) \(part) \(away) > \(allowed)")
          }
        }
      }
    }
  }

  private func drawn(_ a: Coordinate, _ b: Coordinate, _ part: Double) -> [Coordinate] {
    func between(_ x: Double, _ y: Double) -> Double { x + part * (y - x) }
    let longitude = between(a.longitude, b.longitude)
    let straight = coordinate(between(a.latitude, b.latitude), longitude)
    let geodesic = GeodesicStep(from: a, to: b)
    let onGeodesic = geodesic.place(at: geodesic.length * part)
    // Mercator maps end at 85°.
    guard abs(a.latitude) < 85 || abs(b.latitude) < 85 else { return [straight, onGeodesic] }
    let y = between(Mercator.y(latitude: a.latitude), Mercator.y(latitude: b.latitude))
    return [straight, onGeodesic, coordinate(Mercator.latitude(y: y), longitude)]
  }

  /// By golden sections: near a geodesic the distance to it has one minimum, about as far from the start as the place.
  private func distance(_ place: Coordinate, from step: GeodesicStep, within allowed: Double) -> Double {
    let reached = min(step.start.distance(to: place), step.length)
    var (low, high) = (max(reached - 2 * allowed - 10, 0), min(reached + 2 * allowed + 10, step.length))
    while high - low > 0.05 {  // of a flat minimum
      let (a, b) = (high - 0.618034 * (high - low), low + 0.618034 * (high - low))
      if step.place(at: a).distance(to: place) < step.place(at: b).distance(to: place) { high = b } else { low = a }
    }
    return step.place(at: low).distance(to: place)
  }

  @Test func leadsOverPoles() throws {
    // GeographicLib's choice between antipodes is the way over the north pole.
    for (start, end, direction) in [
      (coordinate(10, 20), coordinate(-10, 200), 1.0), (coordinate(10, 20), coordinate(-10, -160), -1),
      (coordinate(80, 0), coordinate(85, 180), 1), (coordinate(0, 500), coordinate(0, 320), -1),
    ] {
      let path = [Coordinate].geodesic(from: start, to: end)
      #expect(path.first == start && path.last == end)
      let north = try #require(path.map(\.latitude).max())
      #expect(north == Circle.steepest)
      let (steps, length) = (zip(path, path.dropFirst()), start.distance(to: end))
      #expect(steps.allSatisfy { abs($1.longitude - $0.longitude) <= 90 * (1 + 1e-12) })
      #expect(steps.allSatisfy { direction * ($1.longitude - $0.longitude) >= 0 })
      #expect(abs(path.geodesicLength - length) < 0.001)
    }
    let southward = [Coordinate].geodesic(from: coordinate(-80, 0), to: coordinate(-85, 180))
    #expect(southward.map(\.latitude).min() == -Circle.steepest)
  }

  @Test func shortOrNoWay() {
    let place = coordinate(48, 200)
    #expect([Coordinate].geodesic(from: place, to: place) == [place, place])
    #expect([Coordinate].geodesic(from: place, to: coordinate(48, -160)) == [place, place])
    let pole = coordinate(90, 10)
    #expect([Coordinate].geodesic(from: pole, to: pole) == [pole, pole])
    let near = coordinate(48.001, 200.001)
    #expect([Coordinate].geodesic(from: place, to: near) == [place, near])
  }

  /// An end 10^-9 m from a pole, and longitudes without digits, lead to valid points.
  @Test func extremesAreValid() {
    let places = [
      coordinate(-89.99999999999999, 125), coordinate(0, 193), coordinate(-90, 5),
      coordinate(20, .greatestFiniteMagnitude),
      coordinate(-20, -.greatestFiniteMagnitude),
    ]
    for start in places {
      for end in places {
        let path = [Coordinate].geodesic(from: start, to: end)
        #expect(path.first == start && path.last?.latitude == end.latitude)
        #expect(path.allSatisfy { $0.longitude.isFinite && abs($0.latitude) <= 90 })
        // From a pole to itself the longitude is no way.
        let isAtOnePole = start.latitude < -89 && end.latitude < -89
        guard !isAtOnePole, abs(start.longitude) < 1e6 && abs(end.longitude) < 1e6 else { continue }
        #expect(zip(path, path.dropFirst()).allSatisfy { abs($1.longitude - $0.longitude) <= 90 })
      }
    }
  }

  @Test func pathsRunOn() throws {
    let path = [coordinate(10, 179), coordinate(10, -179), coordinate(40, -100), coordinate(40, 170)]
    let along = try #require(path.alongGeodesics(tolerance: 10))
    #expect(zip(along, along.dropFirst()).allSatisfy { abs($1.longitude - $0.longitude) < 10 })
    #expect(along.last == coordinate(40, 170))
    #expect(along.contains(coordinate(10, 181)) && along.contains(coordinate(40, 260)))
    #expect(abs(along.geodesicLength - path.geodesicLength) < 1)
    #expect([Coordinate]().alongGeodesics(tolerance: 1) == [])
  }
}
