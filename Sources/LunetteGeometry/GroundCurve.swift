/// A smooth piece of a line on the globe, from 0 to 1; longitudes run on along it, but over a pole they jump.
struct GroundCurve {
  /// Its place at a part of it, east of the meridian that all pieces of one line share.
  let point: (_ part: Double) -> FanPoint

  /// A place of it.
  private struct Sample {
    let part: Double
    let point: FanPoint
  }

  /// The parts at which it is cut so that no edge strays from it, more than those that are given.
  func cuts(from coarse: [Double], in layout: PartLayout) -> [Double] {
    var last = Sample(part: coarse[0], point: point(coarse[0]))
    var cuts = [last.part]
    for target in coarse.dropFirst() {
      var pending = [(end: Sample(part: target, point: point(target)), depth: 0)]
      while let (end, depth) = pending.last {
        let middle = last.part + (end.part - last.part) / 2
        // 50 halvings pass the last digit of a part. Four million cuts hold a micrometre on the largest circle.
        if depth < 50 && cuts.count < 4_000_000 && strays(last, end, in: layout) {
          pending[pending.count - 1].depth = depth + 1
          pending.append((Sample(part: middle, point: point(middle)), depth + 1))
        } else {
          cuts.append(end.part)
          last = end
          pending.removeLast()
        }
      }
    }
    return cuts
  }

  /// The middle alone would hide a bend one way and back; nor are quarters where an edge strays most, therefore 0.9.
  private func strays(_ start: Sample, _ end: Sample, in layout: PartLayout) -> Bool {
    let between = [0.5, 0.25, 0.75].map { point(start.part + $0 * (end.part - start.part)) }
    func strays(over tolerance: Double) -> Bool {
      between.contains { GroundEdge(start: start.point, middle: $0, end: end.point).strays(over: 0.9 * tolerance) }
    }
    // Over a pole the longitude jumps, however short the edge.
    guard strays(over: layout.coarsest), start.point.chord(to: end.point) > GroundCurve.shortest else {
      guard layout.tolerance < layout.coarsest, layout.shows(start.point, end.point) else { return false }
      return strays(over: layout.tolerance) && start.point.chord(to: end.point) > GroundCurve.shortest
    }
    return true
  }

  /// The chord of an edge that is not cut any more, on the unit sphere: about as far as vertices keep from a pole.
  private static let shortest = 1e-11

  /// The same piece, the other way round.
  var reversed: GroundCurve { GroundCurve { point(1 - $0) } }
}

extension FanPoint {
  /// The length of the chord to another point, on the unit sphere.
  fileprivate func chord(to other: FanPoint) -> Double { unit.chord(to: other.unit) }
}
