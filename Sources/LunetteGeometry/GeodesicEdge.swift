import Glibc

/// A geodesic as an edge of a drawn line.
struct GeodesicEdge {
  private let start, end: Coordinate
  private let tolerance: Double

  init(from start: Coordinate, to end: Coordinate, tolerance: Double) {
    self.start = start
    let difference = Longitude.difference(from: start.longitude, to: end.longitude)
    let eastward = (difference.degrees + difference.residue) * (difference.isWestward ? -1 : 1)
    // The end's own digits, as many turns away as the way leads; numbers too large have none left.
    let hasDigits = max(abs(start.longitude), abs(end.longitude)) < 1e15
    let turns = hasDigits ? ((start.longitude + eastward - end.longitude) / 360).rounded() : 0
    self.end = Coordinate(
      latitude: end.latitude, longitude: hasDigits ? end.longitude + 360 * turns : start.longitude + eastward)
    // 0.9, since quarters are not always where an edge strays most. Ten micrometres are a million points on the longest.
    self.tolerance = max(0.9 * tolerance, 1e-5)
  }

  /// A place on the edge by its distance from the start.
  private struct Sample {
    var distance: Double
    var point: FanPoint
  }

  /// Adds what follows the start, the end included.
  func append(to points: inout [Coordinate]) {
    if start.isAtPole || end.isAtPole {
      appendMeridian(to: &points)
    } else if !isSurelyStraight {
      let step = GeodesicStep(from: start, to: end)
      var last = Sample(distance: 0, point: step.fanPoint(at: 0))
      for sample in samples(of: step) {
        appendPole(between: last, sample, to: &points)
        if sample.distance < step.length { points.append(coordinate(of: sample.point)) }
        last = sample
      }
    }
    points.append(end)
  }

  /// Straight lines of maps leave geodesics by a curvature of tan(latitude) / R at most, and so an edge by the sagitta.
  private var isSurelyStraight: Bool {
    let height = abs(end.latitude - start.latitude)
    let width = abs(end.longitude - start.longitude)
    guard width <= 90 else { return false }
    let length = (height + width) * 111_700
    let steepest = max(abs(start.latitude), abs(end.latitude)) + length / 110_000
    guard steepest < 89 else { return length == 0 }
    return length * length / 8 * (tan(steepest / .degrees) + 0.01) / 6_335_000 < tolerance
  }

  /// The places where the edge is cut, and its end.
  private func samples(of step: GeodesicStep) -> [Sample] {
    var samples: [Sample] = []
    var last = Sample(distance: 0, point: step.fanPoint(at: 0))
    var pending = [(end: Sample(distance: step.length, point: step.fanPoint(at: step.length)), depth: 0)]
    while let (end, depth) = pending.last {
      func sample(_ part: Double) -> Sample {
        let distance = last.distance + part * (end.distance - last.distance)
        return Sample(distance: distance, point: step.fanPoint(at: distance))
      }
      let middle = sample(0.5)
      // The quarters show what a middle on the equator hides: there a geodesic bends the other way.
      let strays =
        [middle, sample(0.25), sample(0.75)].contains {
          GroundEdge(start: last.point, middle: $0.point, end: end.point).strays(over: tolerance)
        }
      // Over a pole the longitude jumps, however short the edge.
      if strays && depth < 50 && end.distance - last.distance > tolerance {
        pending[pending.count - 1].depth = depth + 1
        pending.append((middle, depth + 1))
      } else {
        samples.append(end)
        last = end
        pending.removeLast()
      }
    }
    return samples
  }

  /// Between two places on different sides of a pole: the points that lead around it.
  private func appendPole(between before: Sample, _ after: Sample, to points: inout [Coordinate]) {
    let turn = after.point.longitude - before.point.longitude
    guard abs(turn) > .pi / 2 * (1 + 1e-9) else { return }
    appendTurn(
      around: before.point.tanLatitude + after.point.tanLatitude,
      from: start.longitude + before.point.longitude * .degrees, to: start.longitude + after.point.longitude * .degrees,
      to: &points)
  }

  /// From or to a pole the way is a meridian, straight however it is drawn.
  private func appendMeridian(to points: inout [Coordinate]) {
    let meridian = start.isAtPole ? end.longitude : start.longitude
    guard abs(start.latitude - end.latitude) > 1e-9 else { return }
    if start.isAtPole {
      appendTurn(around: start.latitude, from: start.longitude, to: meridian, to: &points)
    }
    if start.isAtPole && end.isAtPole { points.append(Coordinate(latitude: 0, longitude: meridian)) }
    if end.isAtPole { appendTurn(around: end.latitude, from: meridian, to: end.longitude, to: &points) }
  }

  /// Points on a pole's side given by a sign, as near to the pole as a vertex goes, no two more than 90° apart.
  private func appendTurn(around pole: Double, from west: Double, to east: Double, to points: inout [Coordinate]) {
    let latitude = copysign(Circle.steepest, pole)
    points.append(Coordinate(latitude: latitude, longitude: west))
    guard west != east else { return }
    points.append(Coordinate(latitude: latitude, longitude: (west + east) / 2))
    points.append(Coordinate(latitude: latitude, longitude: east))
  }

  private func coordinate(of point: FanPoint) -> Coordinate {
    Coordinate(
      latitude: point.latitude.clamped(to: -Circle.steepest...Circle.steepest),
      longitude: start.longitude + point.longitude * .degrees)
  }
}

extension Coordinate {
  /// Whether it is nearer to a pole than a vertex that is drawn.
  fileprivate var isAtPole: Bool { abs(latitude) > Circle.steepest }
}
