import Glibc
import TestSupport
import Testing

@testable import LunetteGeometry

/// Random walks: some over the poles, some over ±180 with longitudes running on, steps of a metre to 2000 km.
private func walks(_ count: Int, seed: UInt64, steps: ClosedRange<Double> = 1...2_000_000) -> [[Coordinate]] {
  var random = SeededGenerator(seed: seed)
  return (0..<count).map { _ in
    let step = exp(Double.random(in: log(steps.lowerBound)...log(steps.upperBound), using: &random))
    var azimuth = Double.random(in: 0...360, using: &random)
    var path = [
      Coordinate(latitude: .random(in: -90...90, using: &random), longitude: .random(in: -360...360, using: &random))
    ]
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      azimuth += .random(in: -60...60, using: &random)
      path.append(Geodesic.direct(from: path[path.count - 1], azimuth: azimuth, distance: step).end)
    }
    return path
  }
}

@Suite struct PathPropertyTests {
  @Test func slicesAddUp() {
    var random = SeededGenerator(seed: 31)
    for path in walks(500, seed: 32) {
      let length = path.geodesicLength
      let cut = Double.random(in: 0...length, using: &random)
      let (first, rest) = (path.slice(from: 0, to: cut), path.slice(from: cut, to: length))
      #expect(abs(first.geodesicLength + rest.geodesicLength - length) <= 1e-8 + 1e-14 * length, "\(path) \(cut)")
      #expect(abs(first.geodesicLength - cut) <= 1e-8 + 1e-14 * length, "\(path) \(cut)")
      #expect(first.first == path.first && rest.last == path.last)
      #expect(first.last == path.at(distance: cut) && rest.first == first.last)
      #expect(path.slice(from: length, to: cut) == rest.reversed())
      #expect(path.slice(from: -5, to: length + 5) == path)
    }
  }

  @Test func placesOfPointsAreThePoints() {
    for path in walks(200, seed: 33) {
      let measured = MeasuredPath(path)
      for count in path.indices {
        let distance = Array(path[...count]).geodesicLength
        #expect(measured.at(distance: distance) == path[count])
        guard count + 1 < path.count else { continue }
        let bearing = measured.bearing(at: distance)
        #expect(bearing == path[count].bearing(to: path[count + 1]), "\(path) \(count)")
      }
      #expect(measured.at(distance: measured.length.nextUp) == nil && measured.at(distance: -1e-300) == nil)
      #expect(measured.bearing(at: .nan) == nil)
    }
  }

  @Test func densifiedKeepsPointsAndLength() throws {
    var random = SeededGenerator(seed: 34)
    for path in walks(200, seed: 35) {
      let longest = path.geodesicLength / .random(in: 0.1...200, using: &random)
      let dense = try #require(path.densified(longest))
      #expect(abs(dense.geodesicLength - path.geodesicLength) <= 1e-7 + 1e-13 * path.geodesicLength)
      var (next, sinceVertex) = (0, 0)
      for (index, point) in dense.enumerated() {
        if index > 0 {
          #expect(dense[index - 1].distance(to: point) <= longest * (1 + 2e-9) + 2e-8)
          // Away from the poles nothing jumps.
          if abs(point.latitude) < 80 && abs(dense[index - 1].latitude) < 80 {
            #expect(abs(point.longitude - dense[index - 1].longitude) < 180, "\(path) \(index)")
          }
        }
        sinceVertex += 1
        if next < path.count && point == path[next] { (next, sinceVertex) = (next + 1, 0) }
      }
      #expect(next == path.count && sinceVertex == 0)
    }
  }

  @Test func densifiedHasAnEnd() {
    let path = [Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0, longitude: 90)]
    #expect(path.densified(1)?.count == nil)
    #expect(path.densified(0) == nil && path.densified(.nan) == nil && path.densified(-1) == nil)
    #expect(path.densified(.infinity) == path && [Coordinate]().densified(1) == [])
    // A quarter of the equator is 10,018,754.17 m.
    #expect(path.densified(10_018_754.18)?.count == 2 && path.densified(10_018_754.16)?.count == 3)
  }

  /// What was left out is as near to the geodesic in its place as asked, by a search along that geodesic.
  @Test func simplifiedIsWithinTolerance() {
    var random = SeededGenerator(seed: 36)
    for path in walks(150, seed: 37, steps: 1...20_000) {
      let tolerance = path.geodesicLength * pow(10, .random(in: -4 ... -1, using: &random))
      let simple = path.simplified(tolerance)
      #expect(simple.first == path.first && simple.last == path.last)
      var kept = 0
      for point in path {
        if kept < simple.count && simple[kept] == point {
          kept += 1
        } else {
          let away = distance(point, from: simple[kept - 1], simple[kept])
          #expect(away <= tolerance * (1 + 1e-8) + 0.1, "\(path) \(tolerance) \(away)")
        }
      }
      #expect(kept == simple.count)
    }
  }

  private func distance(_ point: Coordinate, from start: Coordinate, _ end: Coordinate) -> Double {
    let step = GeodesicStep(from: start, to: end)
    // Golden sections, among sixteen parts: the distance may have two minima.
    var best = Double.infinity
    for part in 0..<16 {
      var (low, high) = (step.length * Double(part) / 16, step.length * Double(part + 1) / 16)
      for _ in 0..<40 {
        let (a, b) = (high - 0.618034 * (high - low), low + 0.618034 * (high - low))
        if step.place(at: a).distance(to: point) < step.place(at: b).distance(to: point) { high = b } else { low = a }
      }
      best = min(best, step.place(at: low).distance(to: point))
    }
    return best
  }
}
