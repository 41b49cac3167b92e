extension AreaPart {
  /// Whether a place of the Mercator plane lies in it, in any copy of the world; in radians, x from its own meridian.
  func holds(_ place: Point) -> Bool {
    guard let outer = outlines.first else { return false }
    if case .simple = rule { return outlines.reduce(0) { $0 + $1.turns(around: place) } > 0 }
    let holes = outlines.dropFirst()
    func isInside(_ turns: Int) -> Bool { if case .evenodd = rule { turns % 2 != 0 } else { turns != 0 } }
    guard outer.heldPole == nil, !outer.isInverted else {
      return isInside(outer.turns(around: place)) && holes.allSatisfy { $0.turns(around: place) == 0 }
    }
    // Holes lie in the outline's own copy of the world.
    return outer.copies(around: place).contains { place in
      isInside(outer.points.turns(around: place)) && holes.allSatisfy { $0.points.turns(around: place) == 0 }
    }
  }
}

extension Outline {
  /// A place as each copy of the outline that may hold it sees it.
  fileprivate func copies(around place: Point) -> [Point] {
    guard let extent = Box(around: points), place.y >= extent.minY, place.y <= extent.maxY else { return [] }
    let plane = MapPlane.mercator
    return plane.copies(of: extent, reaching: Box(minX: place.x, minY: place.y, maxX: place.x, maxY: place.y)).map {
      Point(x: place.x - Double($0) * plane.turn, y: place.y)
    }
  }

  /// How many times it goes around a place of the Mercator plane, all copies of the world together.
  fileprivate func turns(around place: Point) -> Int {
    guard heldPole == nil else {
      let box = Box(minX: place.x, minY: place.y, maxX: place.x, maxY: place.y).padded(by: 1e-9)
      return rings(on: .mercator, reaching: box).reduce(0) { $0 + $1.turns(around: place) }
    }
    return copies(around: place).reduce(isInverted ? 1 : 0) { $0 + points.turns(around: $1) }
  }
}
