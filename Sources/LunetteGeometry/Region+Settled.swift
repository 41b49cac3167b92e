extension Region {
  /// The area with its vertices on a grid, where points that fall together are one and rings that collapse are gone; mended
  /// where that made rings meet.
  public func settled(on grid: PlaneGrid) throws(UnionFailure) -> Region {
    let rounded = self.rounded(to: grid)
    return try rounded.mended(on: grid) ?? rounded
  }

  /// The area made anew where its rings, which are on the grid, meet; nil where they don't.
  func mended(on grid: PlaneGrid) throws(UnionFailure) -> Region? {
    if isSound { return nil }
    let library = PlaneLibrary(grid)
    // What only touches may be valid all the same, unless a hole reaches out of what it lies in.
    let polygons = Polygon.polygons(from: rings)
    let isComplete = polygons.reduce(0) { $0 + 1 + $1.holes.count } == rings.count
    if isComplete, try library.isValid(polygons) { return nil }
    let windings = Windings(rings)
    return try library.area(of: rings) { windings.turns(around: $0) > 0 }
  }

  /// The same without looking whether rings meet: of an area whose rings are surely further apart than the grid's points.
  public func rounded(to grid: PlaneGrid) -> Region {
    Region(rings.compactMap { $0.rounded(to: grid) }, isUnited: isUnited)
  }

  /// Whether no ring touches itself or another.
  private var isSound: Bool {
    // Three edges can't cross.
    if rings.count == 1 && rings[0].count < 4 { return true }
    var sweep = EdgeSweep()
    for ring in rings { sweep.append(ring, isClosed: true) }
    return sweep.meeting == .none && (!isUnited || isNested)
  }

  /// Whether outer rings lie in no area and holes in one. Where GEOS had to snap, slivers of a shape were seen inside of it.
  private var isNested: Bool {
    let windings = Windings(rings)
    return rings.indices.allSatisfy { index in
      var turns = windings.turnsOfRings(around: rings[index][0])
      turns[Int32(index)] = nil
      return turns.values.reduce(0, +) == (rings[index].signedArea < 0 ? 1 : 0)
    }
  }
}

extension Ring {
  /// On a grid; nil for a ring that collapses to a line or a point.
  public func rounded(to grid: PlaneGrid) -> Ring? {
    var ring = rounded(on: grid)
    ring.removeSpikes()
    return ring.count > 2 && !ring.isFlat ? ring : nil
  }

  /// A line's points on a grid, those that fall together once.
  public func rounded(on grid: PlaneGrid) -> [Point] {
    var line: [Point] = []
    line.reserveCapacity(count)
    for point in self {
      let rounded = grid.nearest(to: point)
      if line.last != rounded { line.append(rounded) }
    }
    return line
  }
}
