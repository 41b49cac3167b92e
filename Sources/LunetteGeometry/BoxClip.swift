/// Cutting areas to a box so that what comes out are valid rings: no bridges run along its sides.
///
/// The rings of one call together are an area, interior to the left (holes to the right of it), none crossing another.
public func clipped(_ rings: [Ring], to box: Box) -> [Ring] {
  var result = rings
  result = clipped(result, to: Side(isVertical: true, limit: box.minX, sign: -1))
  result = clipped(result, to: Side(isVertical: true, limit: box.maxX, sign: 1))
  result = clipped(result, to: Side(isVertical: false, limit: box.minY, sign: -1))
  return clipped(result, to: Side(isVertical: false, limit: box.maxY, sign: 1))
}

/// One side of a box: the line that an area is cut along.
private struct Side {
  let isVertical: Bool
  let limit: Double
  /// 1 keeps what is less than the limit, -1 what is greater.
  let sign: Double

  /// How far a point is beyond the line; less than 0 before it.
  func excess(_ point: Point) -> Double { ((isVertical ? point.x : point.y) - limit) * sign }

  /// Which points of a ring are kept; nil for all.
  ///
  /// A point on the line itself counts as beyond it, as if the line lay a hair further in: so an edge along the line is
  /// cut off, and never shared by two rings. One that only touches the line from inside is kept where the area is a corner
  /// there, and of a hole that touches it once: cut there, the ring would meet itself. Where the area goes on along the
  /// line to both sides of the point it is cut, else the ring would meet itself too.
  func kept(of ring: Ring) -> [Bool]? {
    let reaching = ring.lazy.filter { excess($0) >= 0 }.prefix(2).count
    guard reaching > 0 else { return nil }
    return ring.indices.map { i in
      let excess = excess(ring[i])
      guard excess == 0 else { return excess < 0 }
      let before = ring[i > 0 ? i - 1 : ring.count - 1]
      let after = ring[i + 1 < ring.count ? i + 1 : 0]
      guard self.excess(before) < 0 && self.excess(after) < 0 else { return false }
      return reaching == 1 || ring[i].isLeftTurn(from: before, to: after)
    }
  }

  func along(_ point: Point) -> Double { isVertical ? point.y : point.x }

  func crossing(_ inside: Point, _ beyond: Point) -> Point {
    if isVertical {
      let t = (limit - inside.x) / (beyond.x - inside.x)
      return Point(x: limit, y: t == 1 ? beyond.y : inside.y + (beyond.y - inside.y) * t)
    }
    let t = (limit - inside.y) / (beyond.y - inside.y)
    return Point(x: t == 1 ? beyond.x : inside.x + (beyond.x - inside.x) * t, y: limit)
  }
}

private func clipped(_ rings: [Ring], to side: Side) -> [Ring] {
  var whole: [Ring] = []
  var chains: [[Point]] = []
  for ring in rings {
    guard let kept = side.kept(of: ring), let start = kept.firstIndex(of: false) else {
      whole.append(ring)
      continue
    }
    appendChains(of: ring, kept, from: start, to: &chains, side: side)
  }
  return chains.isEmpty ? whole : whole + joined(chains, along: side)
}

/// The kept parts of a ring that starts beyond the side: each from where it comes in to where it goes out.
private func appendChains(
  of ring: Ring, _ kept: [Bool], from start: Int, to chains: inout [[Point]], side: Side
) {
  var chain: [Point] = []
  var previous = ring[start]
  for offset in 1...ring.count {
    let index = (start + offset) % ring.count
    let point = ring[index]
    if kept[index] {
      if chain.isEmpty { chain.append(side.crossing(point, previous)) }
      chain.append(point)
    } else if !chain.isEmpty {
      chain.append(side.crossing(previous, point))
      chains.append(chain)
      chain = []
    }
    previous = point
  }
}

/// Along the line the area's intervals run from a place where a chain goes out to one where a chain comes in. Sorted,
/// the n-th exit belongs to the n-th entry, also where several share a place.
private func joined(_ chains: [[Point]], along side: Side) -> [Ring] {
  let exits = chains.indices.sorted {
    let (a, b) = (side.along(chains[$0][chains[$0].count - 1]), side.along(chains[$1][chains[$1].count - 1]))
    return a != b ? a < b : $0 < $1
  }
  let entries = chains.indices.sorted {
    let (a, b) = (side.along(chains[$0][0]), side.along(chains[$1][0]))
    return a != b ? a < b : $0 < $1
  }
  var next = [Int](repeating: 0, count: chains.count)
  for (exit, entry) in zip(exits, entries) { next[exit] = entry }

  var rings: [Ring] = []
  var isUsed = [Bool](repeating: false, count: chains.count)
  for first in chains.indices where !isUsed[first] {
    var ring: Ring = []
    var chain = first
    while !isUsed[chain] {
      isUsed[chain] = true
      ring += chains[chain]
      chain = next[chain]
    }
    ring.removeRepeats()
    if ring.count > 2 { rings.append(ring) }
  }
  return rings
}

extension Point {
  /// Whether the way from one point over this one to another turns left, where y goes up.
  fileprivate func isLeftTurn(from before: Point, to after: Point) -> Bool {
    (x - before.x) * (after.y - y) > (y - before.y) * (after.x - x)
  }
}

extension [Point] {
  /// Drops points that repeat the one before, also across the ring's end.
  public mutating func removeRepeats() {
    var kept = 0
    for i in indices where kept == 0 || self[i] != self[kept - 1] {
      self[kept] = self[i]
      kept += 1
    }
    while kept > 1 && self[kept - 1] == self[0] { kept -= 1 }
    removeSubrange(kept...)
  }
}
