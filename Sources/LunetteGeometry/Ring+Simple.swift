extension Ring {
  /// Whether no two of its edges share a point but neighbours their common end. An open line has no edge back.
  ///
  /// Where that takes more than 50 million comparisons the answer is no.
  func isSimple(isClosed: Bool = true) -> Bool {
    var ring = self
    ring.removeRepeats()
    return ring.hasNoCrossing(isClosed: isClosed)
  }

  /// Of a ring without edges of no length.
  private func hasNoCrossing(isClosed: Bool) -> Bool {
    guard count > 3 else { return true }
    // From left to right; only edges whose ranges of x meet are compared.
    let edges = indices.dropLast(isClosed ? 0 : 1)
      .map { (start: self[$0], end: self[($0 + 1) % count], index: $0) }
      .sorted { Swift.min($0.start.x, $0.end.x) < Swift.min($1.start.x, $1.end.x) }
    var open: [(start: Point, end: Point, index: Int)] = []
    var comparisons = 0
    for edge in edges {
      comparisons += open.count
      guard comparisons < 50_000_000 else { return false }
      let left = Swift.min(edge.start.x, edge.end.x)
      open.removeAll { Swift.max($0.start.x, $0.end.x) < left }
      for other in open where !areNeighbours(edge.index, other.index) {
        if Point.segmentsMeet(edge.start, edge.end, other.start, other.end) { return false }
      }
      open.append(edge)
    }
    return true
  }

  private func areNeighbours(_ first: Int, _ second: Int) -> Bool {
    let step = abs(first - second)
    return step == 1 || step == count - 1
  }
}

extension Point {
  /// Whether two segments share a point.
  static func segmentsMeet(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    guard Swift.max(a.y, b.y) >= Swift.min(c.y, d.y), Swift.max(c.y, d.y) >= Swift.min(a.y, b.y) else { return false }
    func side(_ p: Point, _ q: Point, _ r: Point) -> Double {
      let turn = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
      return turn > 0 ? 1 : turn < 0 ? -1 : 0
    }
    let (c1, d1, a1, b1) = (side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b))
    if c1 == 0 && d1 == 0 { return true }  // on one line, and their boxes meet
    return c1 * d1 <= 0 && a1 * b1 <= 0
  }
}
