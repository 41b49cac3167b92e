import Glibc

extension Circle {
  /// The first two circles of a list that may share a point: the one that comes earliest as the later of such a pair, and
  /// the earliest that it meets. nil where all are surely apart.
  public static func firstPairTogether(_ circles: [Circle]) -> (earlier: Int, later: Int)? {
    // From south to north: only circles whose ranges of height over the equator's plane meet are compared.
    let placed = circles.enumerated().map { PlacedCircle(index: $0, circle: $1) }.sorted { $0.low < $1.low }
    var open: [PlacedCircle] = []
    var found: (earlier: Int, later: Int)?
    for circle in placed {
      open.removeAll { $0.high < circle.low }
      for other in open {
        let pair = (earlier: min(circle.index, other.index), later: max(circle.index, other.index))
        if let found, (found.later, found.earlier) < (pair.later, pair.earlier) { continue }
        if !circle.isApart(from: other) { found = pair }
      }
      open.append(circle)
    }
    return found
  }

  /// Whether two circles surely share no point.
  public func isApart(from other: Circle) -> Bool {
    PlacedCircle(index: 0, circle: self).isApart(from: PlacedCircle(index: 1, circle: other))
  }

  /// An upper bound of the distance in metres from the centre to any point of it, on the ground.
  fileprivate var reach: Double {
    switch model {
    case .wgs84: radius
    case .sphere: radius * 1.01
    // Nowhere is the map's scale larger on the ground than at the equator.
    case .planar: planarRadius * Mercator.radius * 1.01
    }
  }
}

/// A circle with what comparing it needs.
private struct PlacedCircle {
  let index: Int
  let circle: Circle
  let reach: Double
  let center: UnitVector
  /// The heights over the equator's plane that it may touch, on the unit sphere.
  let low, high: Double

  // With geodetic latitudes on the unit sphere, a radian is nowhere shorter on WGS84 than the meridian's at the equator
  // (6,335,439 m) nor longer than at the poles (6,399,594 m).
  static let (shortest, longest) = (6_335_000.0, 6_400_000.0)

  init(index: Int, circle: Circle) {
    self.index = index
    self.circle = circle
    reach = circle.reach
    center = UnitVector(circle.center)
    low = center.z - reach / PlacedCircle.shortest
    high = center.z + reach / PlacedCircle.shortest
  }

  /// By the sphere where that is enough; only near calls are measured.
  func isApart(from other: PlacedCircle) -> Bool {
    let needed = reach + other.reach
    let chord = center.chord(to: other.center)
    if chord * PlacedCircle.shortest > needed { return true }
    if 2 * asin(min(chord / 2, 1)) * PlacedCircle.longest < needed { return false }
    return circle.center.distance(to: other.circle.center) > needed * (1 + 1e-9)
  }
}
