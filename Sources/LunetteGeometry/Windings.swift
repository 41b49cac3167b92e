/// How many times rings go around points, for many points.
struct Windings {
  private struct Edge {
    let start, end: Point
    let ring: Int32
  }

  private let edges: [Edge]
  private let stripes: Stripes

  init(_ rings: [Ring]) {
    var edges: [Edge] = []
    for (number, ring) in rings.enumerated() {
      guard var start = ring.last else { continue }
      for end in ring {
        edges.append(Edge(start: start, end: end, ring: Int32(number)))
        start = end
      }
    }
    self.edges = edges
    stripes = Stripes(
      of: edges.map { min($0.start.y, $0.end.y)...max($0.start.y, $0.end.y) }, in: edges.indices)
  }

  /// The sum of all rings' turns around a point.
  func turns(around point: Point) -> Int {
    stripes.members(at: point.y).reduce(0) { $0 + turn($1, around: point) }
  }

  /// The sum of the turns of all rings but one.
  func turns(around point: Point, without ring: Int) -> Int {
    stripes.members(at: point.y).reduce(0) {
      edges[Int($1)].ring == Int32(ring) ? $0 : $0 + turn($1, around: point)
    }
  }

  /// The turns of each ring that goes around a point.
  func turnsOfRings(around point: Point) -> [Int32: Int] {
    var turns: [Int32: Int] = [:]
    for index in stripes.members(at: point.y) {
      let turn = turn(index, around: point)
      if turn != 0 { turns[edges[Int(index)].ring, default: 0] += turn }
    }
    return turns.filter { $0.value != 0 }
  }

  private func turn(_ index: Int32, around point: Point) -> Int {
    let edge = edges[Int(index)]
    return point.turn(by: edge.start, edge.end)
  }
}

extension Point {
  /// What an edge adds to the turns around the point, after Dan Sunday's crossing rule: 1 if it goes up to the right of the
  /// point, -1 if it goes down there.
  func turn(by start: Point, _ end: Point) -> Int {
    guard (start.y <= y) != (end.y <= y) else { return 0 }
    let side = (end.x - start.x) * (y - start.y) - (x - start.x) * (end.y - start.y)
    if start.y <= y { return side > 0 ? 1 : 0 }
    return side < 0 ? -1 : 0
  }
}
