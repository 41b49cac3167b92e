/// An area with holes on a plane: the outer ring counter-clockwise, the holes clockwise, where y goes up.
public struct Polygon: Equatable, Sendable {
  /// Its outer ring.
  public var outer: Ring
  /// Rings that are cut out of it.
  public var holes: [Ring]

  /// An area with holes.
  public init(outer: Ring, holes: [Ring] = []) {
    self.outer = outer
    self.holes = holes
  }

  /// Sorts the rings of an area (interior to the left) into polygons: each hole goes to the smallest ring around it; one that lies
  /// in none is none.
  public static func polygons(from rings: [Ring]) -> [Polygon] {
    var polygons: [Polygon] = []
    var holes: [Ring] = []
    for ring in rings {
      if ring.signedArea >= 0 { polygons.append(Polygon(outer: ring)) } else { holes.append(ring) }
    }
    let boxes = polygons.map { Box(around: $0.outer) ?? .nothing }
    let bySize = polygons.indices.map { ($0, polygons[$0].outer.signedArea) }.sorted { $0.1 < $1.1 }.map(\.0)
    let places = polygons.reduce(0) { $0 + $1.outer.count }
    // Of many holes in many places all are looked at together.
    let windings = places * holes.count > 1_000_000 ? Windings(polygons.map(\.outer)) : nil
    for hole in holes {
      guard let box = Box(around: hole) else { continue }
      let around = windings.map { windings in hole.prefix(5).map(windings.turnsOfRings) }
      let owner = bySize.first { number in
        guard boxes[number].contains(box) else { return false }
        guard let around else { return polygons[number].outer.surrounds(hole) }
        return 2 * around.count { $0[Int32(number)] != nil } > around.count
      }
      if let owner { polygons[owner].holes.append(hole) }
    }
    return polygons
  }
}

extension Ring {
  /// Whether a ring that doesn't cross this one lies in it; it may touch it in single points.
  func surrounds(_ other: Ring) -> Bool {
    let inside = other.lazy.prefix(5).filter(contains).count
    return 2 * inside > Swift.min(other.count, 5)
  }

  /// Whether a point lies inside; on the line itself either answer may come.
  public func contains(_ point: Point) -> Bool {
    var isInside = false
    var previous = self[count - 1]
    for current in self {
      if (current.y > point.y) != (previous.y > point.y) {
        let x = current.x + (point.y - current.y) / (previous.y - current.y) * (previous.x - current.x)
        if point.x < x { isInside.toggle() }
      }
      previous = current
    }
    return isInside
  }
}
