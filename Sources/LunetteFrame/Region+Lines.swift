import LunetteGeometry

extension Box {
  /// Whether an edge runs along one of its sides, where areas are cut.
  func isSide(_ start: Point, _ end: Point) -> Bool {
    (start.x == end.x && (start.x == minX || start.x == maxX))
      || (start.y == end.y && (start.y == minY || start.y == maxY))
  }
}

extension Region {
  /// Its boundary without what runs along a box's sides, where it was cut.
  func lines(inside box: Box) -> [(points: [Point], isClosed: Bool)] { lines(without: box.isSide) }

  /// Its boundary without edges where it was cut.
  func lines(without isCut: (Point, Point) -> Bool) -> [(points: [Point], isClosed: Bool)] {
    var lines: [(points: [Point], isClosed: Bool)] = []
    for ring in rings {
      guard let first = ring.indices.first(where: { isCut(ring[$0], ring[($0 + 1) % ring.count]) }) else {
        lines.append((ring, true))
        continue
      }
      // From the end of an edge that was cut around to its start.
      var line: [Point] = []
      for step in 1...ring.count {
        let (start, end) = (ring[(first + step) % ring.count], ring[(first + step + 1) % ring.count])
        if line.isEmpty { line.append(start) }
        if isCut(start, end) {
          if line.count > 1 { lines.append((line, false)) }
          line = []
        } else {
          line.append(end)
        }
      }
    }
    return lines
  }
}
