import LunetteGeometry

/// Which shapes of one mask may touch each other.
enum MaskedShape {
  /// The first two that may share a point: the one that comes earliest as the later of such a pair, and the earliest that
  /// it meets. Circles are compared as they are, others by their boxes.
  static func firstPairTogether(_ overlays: [Overlay]) -> (earlier: Int, later: Int)? {
    var circles: [(index: Int, circle: Circle)] = []
    var boxes: [(index: Int, bounds: Bounds)] = []
    for (index, overlay) in overlays.enumerated() {
      if case .circle(let circle) = overlay.content {
        if circle.radius > 0 { circles.append((index, circle)) }
      } else if let bounds = overlay.bounds {
        boxes.append((index, bounds))
      }
    }
    let ofCircles = Circle.firstPairTogether(circles.map(\.circle)).map {
      (earlier: circles[$0.earlier].index, later: circles[$0.later].index)
    }
    guard !boxes.isEmpty else { return ofCircles }
    let all = boxes + circles.map { (index: $0.index, bounds: $0.circle.bounds) }
    let others = Set(boxes.map(\.index))
    let ofBoxes = Bounds.firstPairTogether(all.map(\.bounds)) { first, second in
      others.contains(all[first].index) || others.contains(all[second].index)
    }.map { (earlier: min(all[$0].index, all[$1].index), later: max(all[$0].index, all[$1].index)) }
    return [ofCircles, ofBoxes].compactMap { $0 }.min { ($0.later, $0.earlier) < ($1.later, $1.earlier) }
  }
}
