/// Finds out whether edges of lines meet elsewhere than where neighbours are joined.
public struct EdgeSweep {
  /// How lines meet.
  public enum Meeting: Comparable, Sendable {
    /// Nowhere.
    case none
    /// At a point or along an edge, or it took too long to tell.
    case touch
    /// Through each other.
    case crossing
  }

  private struct Edge {
    let start, end: Point
    let line, index: Int
    var minX: Double { min(start.x, end.x) }
    var maxX: Double { max(start.x, end.x) }
    var minY: Double { min(start.y, end.y) }
    var maxY: Double { max(start.y, end.y) }
  }

  /// Of no line yet.
  public init() {}

  private var edges: [Edge] = []
  /// Edges of each line, and whether its last is a neighbour of its first.
  private var lines: [(count: Int, isClosed: Bool)] = []

  /// Adds a line; points that repeat the one before are no edges.
  public mutating func append(_ points: [Point], isClosed: Bool) {
    var points = points
    if isClosed { points.removeRepeats() }
    let count = isClosed ? points.count : points.count - 1
    guard count > 0 else { return }
    for index in 0..<count {
      let (start, end) = (points[index], points[index + 1 < points.count ? index + 1 : 0])
      edges.append(Edge(start: start, end: end, line: lines.count, index: index))
    }
    lines.append((count, isClosed))
  }

  /// The worst that was found, after 200 million comparisons a touch at least.
  public var meeting: Meeting { meeting(ofLinesThemselves: true) }

  /// The same of edges of different lines only.
  var meetingOfLines: Meeting { meeting(ofLinesThemselves: false) }

  private func meeting(ofLinesThemselves countsOwn: Bool) -> Meeting {
    var worst = Meeting.none
    let isWhole = comparePairs { one, other in
      if countsOwn || one.line != other.line { worst = max(worst, meeting(one, other)) }
      return worst != .crossing
    }
    return isWhole ? worst : max(worst, .touch)
  }

  /// Whether edges cross each other more than so many times, or it took too long to tell.
  func crosses(moreThan most: Int) -> Bool {
    var crossings = 0
    let isWhole = comparePairs { one, other in
      if meeting(one, other) == .crossing { crossings += 1 }
      return crossings <= most
    }
    return !isWhole || crossings > most
  }

  /// Hands on pairs of edges that are near each other, until it is told to stop; false after 200 million.
  private func comparePairs(_ goesOn: (Edge, Edge) -> Bool) -> Bool {
    guard edges.count > 3 else { return true }
    let stripes = Stripes(
      of: edges.map { $0.minY...$0.maxY },
      in: edges.indices.sorted { edges[$0].minX < edges[$1].minX })
    var comparisons = 0
    for (number, stripe) in stripes.members.enumerated() {
      var open: [Int32] = []
      for index in stripe {
        let edge = edges[Int(index)]
        open.removeAll { edges[Int($0)].maxX < edge.minX }
        comparisons += open.count
        guard comparisons < 200_000_000 else { return false }
        for other in open {
          let other = edges[Int(other)]
          // Of the stripes that both are in only the first counts.
          guard stripes.number(at: max(edge.minY, other.minY)) == number else { continue }
          if !goesOn(edge, other) { return true }
        }
        open.append(index)
      }
    }
    return true
  }

  private func meeting(_ one: Edge, _ other: Edge) -> Meeting {
    let (a, b, c, d) = (one.start, one.end, other.start, other.end)
    guard one.maxY >= other.minY, other.maxY >= one.minY else { return .none }
    let (c1, d1) = (side(a, b, c), side(a, b, d))
    let (a1, b1) = (side(c, d, a), side(c, d, b))
    if c1 * d1 > 0 || a1 * b1 > 0 { return .none }
    if c1 * d1 < 0 && a1 * b1 < 0 { return .crossing }
    guard one.line == other.line, areNeighbours(one, other) else { return .touch }
    // Neighbours share a point; on one line, a way back over the other is a touch.
    guard c1 == 0 && d1 == 0 else { return .none }
    let (before, after) = one.end == other.start ? (one, other) : (other, one)
    let (x, y) = (before.end.x - before.start.x, before.end.y - before.start.y)
    return x * (after.end.x - after.start.x) + y * (after.end.y - after.start.y) > 0 ? .none : .touch
  }

  /// 1 left of the line through two points, -1 right of it.
  private func side(_ start: Point, _ end: Point, _ point: Point) -> Int {
    let turn = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    return turn > 0 ? 1 : turn < 0 ? -1 : 0
  }

  private func areNeighbours(_ one: Edge, _ other: Edge) -> Bool {
    let step = abs(one.index - other.index)
    let line = lines[one.line]
    return step == 1 || (line.isClosed && step == line.count - 1)
  }
}
