import LunetteGeometry
import LunetteScene

/// The head of an arrow: a triangle whose tip is a line's end.
struct ArrowHead {
  let length: Double
  private let halfWidth: Double

  /// In proportion to the line, and never so small that it is only a knob.
  init(strokeWidth: Double) {
    length = 6 + 2.5 * strokeWidth
    halfWidth = 0.42 * length
  }

  /// The heads of a line in view points, which ends within them afterwards: its blunt end would show beyond the tip.
  func heads(of line: inout [Point], _ arrow: Polyline.Arrow) -> [Path.Part] {
    var heads: [Path.Part] = []
    if arrow == .end || arrow == .both { heads += head(of: &line).map { [$0] } ?? [] }
    if arrow == .start || arrow == .both {
      line.reverse()
      heads += head(of: &line).map { [$0] } ?? []
      line.reverse()
    }
    return heads
  }

  /// A line that ends within its heads, in points of another plane than the heads', which says where they are shown.
  func shortened(_ line: [Point], _ arrow: Polyline.Arrow, shown: (Point) -> Point?) -> [Point] {
    var line = line
    if arrow == .end || arrow == .both { line = shortened(line, shown: shown) }
    if arrow == .start || arrow == .both { line = shortened(line.reversed(), shown: shown).reversed() }
    return line
  }

  private func shortened(_ line: [Point], shown: (Point) -> Point?) -> [Point] {
    guard let tip = line.last.flatMap(shown) else { return line }
    func isOutside(_ point: Point) -> Bool { shown(point).map { $0.distance(to: tip) >= 0.9 * length } ?? true }
    // A line that is shorter stays as it is.
    guard let outside = line.lastIndex(where: isOutside) else { return line }
    var (start, end) = (line[outside], line[outside + 1])
    for _ in 0..<50 {
      let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      if isOutside(middle) { start = middle } else { end = middle }
    }
    return line[...outside] + [start]
  }

  private func head(of line: inout [Point]) -> Path.Part? {
    guard let tip = line.last else { return nil }
    // Back along the line to where it leaves a head's length around the tip; of a shorter line, to its start.
    let outside = line.lastIndex { $0.distance(to: tip) >= length }
    let foot = outside.map { crossing(from: line[$0], to: line[$0 + 1], around: tip) } ?? line[0]
    let reach = foot.distance(to: tip)
    guard reach > 0 else { return nil }
    let along = Point(x: (tip.x - foot.x) / reach, y: (tip.y - foot.y) / reach)
    let base = Point(x: tip.x - length * along.x, y: tip.y - length * along.y)
    if let outside {
      // A little into the head, so that no gap shows between them.
      let inner = Point(x: tip.x - 0.9 * length * along.x, y: tip.y - 0.9 * length * along.y)
      line.removeSubrange((outside + 1)...)
      line += [foot, inner]
    }
    return Path.Part(
      points: [
        tip, Point(x: base.x - halfWidth * along.y, y: base.y + halfWidth * along.x),
        Point(x: base.x + halfWidth * along.y, y: base.y - halfWidth * along.x),
      ], isClosed: true)
  }

  /// Where a step from outside to inside crosses the circle of a head's length around the tip.
  private func crossing(from start: Point, to end: Point, around tip: Point) -> Point {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (px, py) = (start.x - tip.x, start.y - tip.y)
    // The smaller root of |p + t d|² = length²; the larger one is where the line would leave again.
    let (a, b, c) = (dx * dx + dy * dy, px * dx + py * dy, px * px + py * py - length * length)
    let t = a > 0 ? (-b - max(0, b * b - a * c).squareRoot()) / a : 1
    return Point(x: start.x + t.clamped(to: 0...1) * dx, y: start.y + t.clamped(to: 0...1) * dy)
  }
}
