/// Cutting areas along meridians until none is wider than some degrees: readers of a world-wide ring see none of it.
public struct WidestCut: Sendable {
  let widest: Double
  /// A longitude that cuts keep away from: the camera's.
  let center: Double

  /// The most degrees of longitude, and the longitude that cuts keep away from.
  public init(widest: Double, awayFrom center: Double) {
    self.widest = widest
    self.center = center
  }

  /// The polygons, each cut where it is too wide, along meridians that pass through no hole where there are such.
  public func cut(_ polygons: [Polygon]) -> [Polygon] { polygons.flatMap(cut) }

  private func cut(_ polygon: Polygon) -> [Polygon] {
    guard let box = Box(around: polygon.outer), box.maxX - box.minX > widest else { return [polygon] }
    let meridians = self.meridians(in: box, around: polygon.holes)
    var rings = [polygon.outer] + polygon.holes
    for meridian in meridians { rings = rings.map { $0.withCrossings(of: meridian) } }
    let sides = [box.minX - 1] + meridians + [box.maxX + 1]
    return zip(sides, sides.dropFirst()).flatMap { west, east in
      let strip = Box(minX: west, minY: box.minY - 1, maxX: east, maxY: box.maxY + 1)
      return Polygon.polygons(from: clipped(rings, to: strip))
    }
  }

  /// Whole degrees that cost least: by the steps between them no wider than allowed, each counts, more so near the centre
  /// and most where it passes a hole.
  private func meridians(in box: Box, around holes: [Ring]) -> [Double] {
    let first = box.minX.rounded(.down)
    let count = Int((box.maxX - first).rounded(.up))
    var costs = (0...count).map { step in
      let away = abs((first + Double(step) - center).remainder(dividingBy: 360))
      return 1 + (180 - away) / 18
    }
    for hole in holes {
      guard let extent = Box(around: hole) else { continue }
      let low = max(0, Int((extent.minX - first).rounded(.down)))
      let high = min(count, Int((extent.maxX - first).rounded(.up)))
      if low <= high { for step in low...high { costs[step] += 1000 } }
    }
    // The cheapest way to each meridian from the west side.
    var ways: [(cost: Double, from: Int)] = [(0, 0)]
    for step in 1...count {
      let east = step == count ? box.maxX : first + Double(step)
      var best = (cost: Double.infinity, from: step - 1)
      for from in 0..<step where east - (from == 0 ? box.minX : first + Double(from)) <= widest {
        if ways[from].cost < best.cost - 1e-9 { best = (ways[from].cost, from) }
      }
      ways.append((best.cost + (step == count ? 0 : costs[step]), best.from))
    }
    var chosen: [Double] = []
    var step = ways[count].from
    while step > 0 {
      chosen.append(first + Double(step))
      step = ways[step].from
    }
    return chosen.reversed()
  }
}

extension Ring {
  /// The ring with vertices where it crosses a meridian, the same from either side.
  fileprivate func withCrossings(of x: Double) -> Ring {
    var ring: Ring = []
    guard var start = last else { return ring }
    for end in self {
      if (start.x < x && end.x > x) || (start.x > x && end.x < x) {
        let (west, east) = start.x < end.x ? (start, end) : (end, start)
        ring.append(Point(x: x, y: west.y + (east.y - west.y) * ((x - west.x) / (east.x - west.x))))
      }
      ring.append(end)
      start = end
    }
    return ring
  }
}
