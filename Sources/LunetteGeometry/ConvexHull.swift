extension [Point] {
  /// The corners of the smallest convex area around them, counter-clockwise where y goes up, by Andrew's monotone chain.
  var convexHull: [Point] {
    let sorted = self.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    var hull: [Point] = []
    for side in [sorted, sorted.reversed()] {
      let start = hull.count
      for point in side {
        while hull.count >= start + 2, !hull[hull.count - 2].turnsLeft(over: hull[hull.count - 1], to: point) {
          hull.removeLast()
        }
        hull.append(point)
      }
      // The other side begins with it.
      hull.removeLast()
    }
    // All at one place.
    return hull.isEmpty ? [sorted[0]] : hull
  }
}

extension Point {
  /// Whether the way from this point over one to another turns left, where y goes up.
  fileprivate func turnsLeft(over middle: Point, to end: Point) -> Bool {
    (middle.x - x) * (end.y - y) > (middle.y - y) * (end.x - x)
  }
}
