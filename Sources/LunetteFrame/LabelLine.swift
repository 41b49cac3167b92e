import LunetteGeometry

/// A line of the view, measured along.
struct LabelLine {
  private let points: [Point]
  /// Of each point, how far along the line it lies.
  private let distances: [Double]

  /// nil for a line without a length.
  init?(_ line: [Point]) {
    guard let first = line.first else { return nil }
    var (points, distances) = ([first], [0.0])
    for point in line.dropFirst() {
      let step = point.distance(to: points[points.count - 1])
      guard step > 0 else { continue }
      points.append(point)
      distances.append(distances[distances.count - 1] + step)
    }
    guard points.count > 1 else { return nil }
    (self.points, self.distances) = (points, distances)
  }

  /// In points.
  var length: Double { distances[distances.count - 1] }

  /// The point at a distance along it; beyond its ends straight on.
  func point(at distance: Double) -> Point {
    var (low, high) = (1, points.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if distances[middle] < distance { low = middle + 1 } else { high = middle }
    }
    let (start, end) = (points[low - 1], points[low])
    let part = (distance - distances[low - 1]) / (distances[low] - distances[low - 1])
    return Point(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
  }
}

/// A part of a line as letters stand on it, from left to right.
struct LabelStretch {
  private let line: LabelLine
  private let middle: Double
  private let direction: Double

  /// The part of a length about a distance along a line. Letters stand upright on it: where it runs to the left as a
  /// whole they go the other way, and up where it is upright.
  init(_ line: LabelLine, middle: Double, length: Double) {
    self.line = line
    self.middle = middle
    let (start, end) = (line.point(at: middle - length / 2), line.point(at: middle + length / 2))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let isUpright = abs(dx) <= 1e-9 * max(length, 1)
    direction = (isUpright ? dy > 0 : dx < 0) ? -1 : 1
  }

  /// Whether a distance from its middle, to the right, is one of the line.
  func holds(_ distance: Double) -> Bool { 0...line.length ~= middle + direction * distance }

  /// The point at a distance from its middle, to the right.
  func point(at distance: Double) -> Point { line.point(at: middle + direction * distance) }
}
