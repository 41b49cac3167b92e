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
    let outlines = flatOutlines
    guard let outer = outlines.first else { return .sound }
    switch sweep(outlines).meeting {
    case .crossing: return .crossing
    case .touch: return .touching
    case .none: break
    }
    if outlines.contains(where: { $0.turns > 1 }) { return .touching }
    // Apart, but a hole may lie in another, or around the outline.
    guard outer.heldPole == nil, let edge = outer.points.first else { return .sound }
    let holes = outlines.dropFirst().filter { $0.heldPole == nil }.map(\.points)
    let windings = Windings(holes)
    if windings.turns(around: edge) != 0 { return .touching }
    for (index, hole) in holes.enumerated() {
      let around = windings.turnsOfRings(around: hole[0])
      if around.keys.contains(where: { Int($0) != index }) { return .touching }
    }
    return .sound
  }

  /// Whether its rings cross more than so many times: finding what is inside would take too long.
  public func crosses(moreThan most: Int) -> Bool {
    sweep(flatOutlines).crosses(moreThan: most)
  }

  /// Its outlines where their edges are straight: on the map, x in degrees.
  private var flatOutlines: [Outline] { outlines([Coordinate].rough) { $0.onFlatMap() } }

  private func sweep(_ outlines: [Outline]) -> EdgeSweep {
    var sweep = EdgeSweep()
    guard let outer = outlines.first, let extent = Box(around: outer.points) else { return sweep }
    // A line around a pole goes through all copies of the world: others meet it in theirs, and it may meet what it is a turn
    // later. Nothing that is drawn is wider than three turns.
    var reach = extent
    let beside = outlines.map { $0.heldPole == nil ? $0.movedBeside(outer, turn: 360) : $0 }
    for outline in beside where outline.heldPole == nil { for point in outline.points { reach.include(point) } }
    reach.minX = max(reach.minX, extent.minX - 720) - 360
    reach.maxX = min(reach.maxX, extent.maxX + 720) + 360
    for outline in beside {
      guard outline.heldPole != nil else {
        sweep.append(outline.points, isClosed: true)
        continue
      }
      for line in outline.lines(on: .degrees, reaching: reach) { sweep.append(line.points, isClosed: false) }
    }
    return sweep
  }

  /// The holes that no part of lies in the outline.
  public var holesOutside: [Int] {
    guard !holes.isEmpty, let outer = outline(of: outer, [Coordinate].rough, nil, { $0.onFlatMap() }) else {
      return []
    }
    let rings = holes.map { $0.unrolledRing.points.onFlatMap() }
    guard let whole = Box(around: rings.lazy.joined()) else { return Array(holes.indices) }
    // Most holes begin inside, which is quickly seen for all of them, unless they are written many turns apart.
    let isNarrow = whole.maxX - whole.minX <= 720
    let windings = Windings(isNarrow ? outer.rings(on: .degrees, reaching: whole.padded(by: 1e-9)) : [])
    return holes.indices.filter { index in
      let hole = rings[index]
      guard let box = Box(around: hole), let place = hole.first else { return true }
      if windings.turnsOfRings(around: place).values.contains(where: { $0 % 2 != 0 }) { return false }
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

extension [Coordinate] {
  /// On the Mercator plane, where edges are straight, x in degrees.
  fileprivate func onFlatMap() -> [Point] { map { Point(x: $0.longitude, y: Mercator.y(latitude: $0.latitude)) } }
}
