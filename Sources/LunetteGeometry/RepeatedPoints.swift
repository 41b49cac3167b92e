extension Point {
  /// Adds the point's copies, a step apart, that lie in a box.
  func appendCopies(every step: Point, in box: Box, to points: inout [Point]) {
    // Along the axis on which the copies are further apart.
    let isAcross = abs(step.x) >= abs(step.y)
    let (origin, width) = isAcross ? (x, step.x) : (y, step.y)
    let (start, end) = isAcross ? (box.minX, box.maxX) : (box.minY, box.maxY)
    if abs(width) > end - start && box.contains(self) {
      // No other copy fits beside it.
      points.append(self)
      return
    }
    let (one, other) = ((start - origin) / width, (end - origin) / width)
    var copy = min(one, other).rounded(.up)
    let last = max(one, other).rounded(.down)
    while copy <= last {
      let point = Point(x: x + copy * step.x, y: y + copy * step.y)
      if box.contains(point) { points.append(point) }
      copy += 1
    }
  }
}
