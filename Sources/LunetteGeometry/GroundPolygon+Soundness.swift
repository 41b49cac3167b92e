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
    guard outlines.count > 1 else { return .sound }
    // Apart, but a hole may lie in another, or around the outline.
    let middle = outer.middle
    let beside = outlines.map { $0.moved(beside: middle, turn: 360) }
    let (holes, reach) = (Array(beside.dropFirst()), reach(of: beside))
    let windings = Windings(holes.map { $0.heldPole == nil ? $0.points : $0.rings(on: .degrees, reaching: reach)[0] })
    if windings.turns(around: outer.points[0]) != 0 { return .touching }
    // All go the same way round, so that their turns don't cancel.
    let isInAnother = holes.indices.contains { windings.turns(around: holes[$0].points[0], without: $0) != 0 }
    if isInAnother { return .touching }
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
    guard let outer = outlines.first else { return sweep }
    let middle = outer.middle
    let beside = outlines.map { $0.moved(beside: middle, turn: 360) }
    let reach = reach(of: beside)
    for outline in beside {
      guard outline.heldPole != nil else {
        sweep.append(outline.points, isClosed: true)
        continue
      }
      for line in outline.lines(on: .degrees, reaching: reach) { sweep.append(line.points, isClosed: false) }
    }
    return sweep
  }

  /// Where outlines beside each other can meet. A line around a pole goes through all copies of the world, and may meet what it
  /// is a turn later; nothing that is drawn is wider than three turns.
  private func reach(of outlines: [Outline]) -> Box {
    var reach = Box.nothing
    for point in outlines[0].points { reach.include(point) }
    let (west, east) = (reach.minX - 720, reach.maxX + 720)
    for outline in outlines.dropFirst() { for point in outline.points { reach.include(point) } }
    reach.minX = max(reach.minX, west) - 360
    reach.maxX = min(reach.maxX, east) + 360
    return reach
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
    let extent = outer.heldPole == nil ? Box(around: outer.points) : nil
    return holes.indices.filter { index in
      let hole = rings[index]
      guard let box = Box(around: hole), let place = hole.first else { return true }
      if windings.turnsOfRings(around: place).values.contains(where: { $0 % 2 != 0 }) { return false }
      if let extent, !box.isNear(extent) { return true }
      return !outer.rings(on: .degrees, reaching: box.padded(by: 1e-9)).contains { ring in
        if ring.contains(place) || holds(holes[index], ring) { return true }
        var sweep = EdgeSweep()
        sweep.append(ring, isClosed: true)
        sweep.append(hole, isClosed: true)
        return sweep.meetingOfLines == .crossing || hole.contains(where: ring.contains)
      }
    }
  }

  /// Whether a hole holds an outline's ring that it doesn't cross, around a pole or not.
  private func holds(_ hole: [Coordinate], _ ring: Ring) -> Bool {
    guard let outline = outline(of: hole, [Coordinate].rough, nil, { $0.onFlatMap() }), let box = Box(around: ring)
    else {
      return false
    }
    return outline.heldPole == nil
      ? outline.points.contains(ring[0]) : outline.rings(on: .degrees, reaching: box).contains { $0.contains(ring[0]) }
  }
}

extension [Coordinate] {
  /// On the Mercator plane, where edges are straight, x in degrees.
  fileprivate func onFlatMap() -> [Point] { map { Point(x: $0.longitude, y: Mercator.y(latitude: $0.latitude)) } }
}

extension Box {
  /// Whether it touches another one of which there is a copy in each turn of 360°.
  fileprivate func isNear(_ other: Box) -> Bool {
    let first = ((minX - other.maxX) / 360 - 1e-9).rounded(.up)
    let last = ((maxX - other.minX) / 360 + 1e-9).rounded(.down)
    return first <= last && minY <= other.maxY && maxY >= other.minY
  }
}
