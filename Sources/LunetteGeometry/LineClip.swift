/// The parts of a line that lie in a box, in order; a closed line that is wholly inside stays closed.
public func clippedLine(_ points: [Point], isClosed: Bool, to box: Box) -> [(points: [Point], isClosed: Bool)] {
  guard let first = points.first else { return [] }
  guard points.contains(where: { !box.contains($0) }) else { return [(points, isClosed)] }
  // A closed line begins outside where it can, so that no part is split at the beginning.
  var line = points
  if isClosed {
    let start = points.firstIndex { !box.contains($0) } ?? 0
    line = points[start...] + points[..<start] + [points[start]]
  }
  var parts: [[Point]] = []
  var part: [Point] = isClosed || !box.contains(first) ? [] : [first]
  for (start, end) in zip(line, line.dropFirst()) {
    guard let (from, to) = box.visiblePart(of: start, end) else { continue }
    if part.isEmpty || part[part.count - 1] != from {
      if part.count > 1 { parts.append(part) }
      part = [from]
    }
    if from != to { part.append(to) }
  }
  if part.count > 1 { parts.append(part) }
  return parts.map { ($0, false) }
}

extension Box {
  /// The part of a segment that lies in the box (after Liang and Barsky); ends that are inside stay as they are.
  func visiblePart(of start: Point, _ end: Point) -> (Point, Point)? {
    let dx = end.x - start.x
    let dy = end.y - start.y
    var (enters, leaves) = (0.0, 1.0)
    for (delta, room) in [(-dx, start.x - minX), (dx, maxX - start.x), (-dy, start.y - minY), (dy, maxY - start.y)] {
      if delta == 0 {
        if room < 0 { return nil }
      } else if delta < 0 {
        enters = max(enters, room / delta)
      } else {
        leaves = min(leaves, room / delta)
      }
    }
    guard enters <= leaves else { return nil }
    return (
      enters == 0 ? start : Point(x: start.x + enters * dx, y: start.y + enters * dy),
      leaves == 1 ? end : Point(x: start.x + leaves * dx, y: start.y + leaves * dy)
    )
  }
}
