import Glibc

extension Equirectangular {
  /// A line that is straight on the Mercator map, edge by edge, on the plane, where it is bent: with points between its own
  /// so that no edge strays by more than a tolerance in radians.
  static func line(_ line: [Point], tolerance: Double) -> [Point] {
    guard let first = line.first else { return [] }
    var last = (mercator: first, placed: place(first))
    var points = [last.placed]
    points.reserveCapacity(line.count)
    for target in line.dropFirst() {
      var pending = [(end: target, depth: 0)]
      while let (end, depth) = pending.last {
        let placed = place(end)
        if depth < 40 && strays(last, (end, placed), tolerance) {
          pending[pending.count - 1].depth = depth + 1
          pending.append((between(last.mercator, end, 0.5), depth + 1))
        } else {
          points.append(placed)
          last = (end, placed)
          pending.removeLast()
        }
      }
    }
    return points
  }

  private static func place(_ point: Point) -> Point { Point(x: point.x, y: atan(sinh(point.y))) }

  private static func between(_ start: Point, _ end: Point, _ part: Double) -> Point {
    Point(x: start.x * (1 - part) + end.x * part, y: start.y * (1 - part) + end.y * part)
  }

  private static func strays(
    _ start: (mercator: Point, placed: Point), _ end: (mercator: Point, placed: Point), _ tolerance: Double
  ) -> Bool {
    // Along meridians and parallels all is straight.
    guard start.mercator.x != end.mercator.x, start.mercator.y != end.mercator.y else { return false }
    // The latitude bends by half a radian a squared radian at most: an eighth of that is how far an edge strays.
    let height = end.mercator.y - start.mercator.y
    guard height * height / 16 > tolerance else { return false }
    // The quarters show what a middle on the equator hides: there the line bends the other way.
    return [0.5, 0.25, 0.75].contains {
      place(between(start.mercator, end.mercator, $0)).distance(toSegment: start.placed, end.placed) > tolerance
    }
  }
}
