extension GroundPolygon {
  /// Whether its rings are an area as they are.
  public enum Soundness: Sendable {
    /// No ring meets itself or another.
    case sound
    /// They touch, or run around the globe more than once: what is inside must be found first.
    case touching
    /// They cross.
    case crossing
  }

  /// What its rings do.
  public var soundness: Soundness {
    let outlines = outlines([Coordinate].rough) { $0.map(\.inDegrees) }
    guard let outer = outlines.first else { return .sound }
    switch sweep(outlines).meeting {
    case .crossing: return .crossing
    case .touch: return .touching
    case .none: break
    }
    if outlines.contains(where: { $0.turns > 1 }) { return .touching }
    // Apart, but a hole may lie in another, or around the outline.
    let holes = outlines.dropFirst().filter { $0.heldPole == nil && outer.heldPole == nil }
    for (index, hole) in holes.enumerated() {
      guard let place = hole.points.first, let edge = outer.points.first else { continue }
      if hole.points.contains(edge) { return .touching }
      for other in holes.dropFirst(index + 1) {
        guard let there = other.points.first else { continue }
        if other.points.contains(place) || hole.points.contains(there) { return .touching }
      }
    }
    return .sound
  }

  /// Whether its rings cross more than so many times: finding what is inside would take too long.
  public func crosses(moreThan most: Int) -> Bool {
    sweep(outlines([Coordinate].rough) { $0.map(\.inDegrees) }).crosses(moreThan: most)
  }

  private func sweep(_ outlines: [Outline]) -> EdgeSweep {
    var sweep = EdgeSweep()
    for outline in outlines {
      guard outline.heldPole != nil, let extent = Box(around: outline.points) else {
        sweep.append(outline.points, isClosed: true)
        continue
      }
      // A line around a pole may meet what it is a turn later.
      for line in outline.lines(on: .degrees, reaching: extent) { sweep.append(line.points, isClosed: false) }
    }
    return sweep
  }

  /// The holes that no part of lies in the outline.
  public var holesOutside: [Int] {
    guard !holes.isEmpty, let outer = outline(of: outer, [Coordinate].rough, nil, { $0.map(\.inDegrees) }) else {
      return []
    }
    return holes.indices.filter { index in
      let hole = holes[index].unrolledRing.points.map(\.inDegrees)
      guard let box = Box(around: hole), let place = hole.first else { return true }
      return !outer.rings(on: .degrees, reaching: box.padded(by: 1e-9)).contains { ring in
        if ring.contains(place) || hole.contains(ring[0]) { return true }
        var sweep = EdgeSweep()
        sweep.append(ring, isClosed: true)
        sweep.append(hole, isClosed: true)
        return sweep.meetingOfLines == .crossing || hole.contains(where: ring.contains)
      }
    }
  }
}
