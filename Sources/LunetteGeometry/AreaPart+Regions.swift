extension AreaPart {
  /// What of it reaches into a box of the plane, before it is cut to the box: a region for each copy of the world, or one
  /// through all copies of what goes around a pole. `place` takes rings to the plane that the regions are of.
  public func regions(
    on plane: MapPlane, reaching box: Box, grid: PlaneGrid, place: (Ring) -> Ring = { $0 }
  ) throws(UnionFailure) -> [Region] {
    guard let outer = outlines.first else { return [] }
    let holes = outlines.dropFirst()
    guard outer.heldPole == nil && !outer.isInverted, let extent = Box(around: outer.points) else {
      let rings = outer.rings(on: plane, reaching: box).map(place)
      return [try area(rings, holes.flatMap { $0.rings(on: plane, reaching: box) }.map(place), grid)]
    }
    var regions: [Region] = []
    for copy in plane.copies(of: extent, reaching: box) {
      let shift = Double(copy) * plane.turn
      // Holes lie in the outline's own copy of the world; those around a pole, which an outline from pole to pole can hold,
      // run through all copies.
      let outline = outer.shifted(by: shift)
      let reach = Box(around: outline)?.padded(by: 1e-9) ?? box
      let rings = holes.flatMap { $0.heldPole == nil ? [$0.shifted(by: shift)] : $0.rings(on: plane, reaching: reach) }
      regions.append(try area([place(outline)], rings.map(place), grid))
    }
    return regions
  }

  private func area(_ outer: [Ring], _ holes: [Ring], _ grid: PlaneGrid) throws(UnionFailure) -> Region {
    switch rule {
    case .simple: Region(outer + holes)
    case .nonzero, .evenodd:
      try Region(around: outer, isEvenOdd: rule == .evenodd, without: holes, on: grid)
    }
  }
}

extension Region {
  /// What lines that may cross go around, without what others go around, as valid rings.
  init(around outer: [Ring], isEvenOdd: Bool, without holes: [Ring], on grid: PlaneGrid) throws(UnionFailure) {
    let windings = Windings(outer + holes)
    self = try PlaneLibrary(grid).area(of: outer + holes) { point in
      let turns = windings.turnsOfRings(around: point)
      guard turns.keys.allSatisfy({ $0 < outer.count }) else { return false }
      let sum = turns.values.reduce(0, +)
      return isEvenOdd ? sum % 2 != 0 : sum != 0
    }
    isUnited = true
  }
}

extension Ring {
  /// How many times it goes around a point counter-clockwise.
  func turns(around point: Point) -> Int {
    guard var start = last else { return 0 }
    return reduce(0) { turns, end in
      defer { start = end }
      return turns + point.turn(by: start, end)
    }
  }
}
