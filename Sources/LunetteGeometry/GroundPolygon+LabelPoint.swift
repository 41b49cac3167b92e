import Glibc

extension GroundPolygon {
  /// The place inside that is furthest from its outline and holes, to a hundredth of its shorter side, for a text; nil without
  /// an area.
  ///
  /// Found on a plane where degrees have their true lengths in its middle. Squares that can't hold a better place than the
  /// best known are left out, others cut into four (the idea of Garcia-Castellanos and Lombardo 2007, by squares).
  public var labelPoint: Coordinate? {
    guard let placed = outer.inDegreesToPole, let first = placed.first, let extent = Box(around: placed) else {
      return nil
    }
    let shrunk = max(1e-6, cos((extent.minY + extent.maxY) / 2 / .degrees))
    func shrunken(_ ring: [Point]) -> Ring {
      // A hole lies in the outline's own turn of the world.
      let turns = ring.first.map { ((first.x - $0.x) / 360).rounded() } ?? 0
      return ring.map { Point(x: ($0.x + 360 * turns) * shrunk, y: $0.y) }
    }
    let rings = [shrunken(placed)] + holes.compactMap(\.inDegreesToPole).map(shrunken)
    guard let point = Ring.innermostPoint(of: rings.filter { $0.count > 2 }) else { return nil }
    return Coordinate(latitude: point.y, longitude: (point.x / shrunk).normalizedLongitude)
  }
}

extension [Coordinate] {
  /// The ring in degrees; one around a pole is closed along it.
  fileprivate var inDegreesToPole: [Point]? {
    let (ring, turns) = unrolledRing
    guard let outline = Outline(closing: ring, turns: turns, { $0.map(\.inDegrees) }) else { return nil }
    guard let pole = outline.heldPole, let first = outline.points.first, let last = outline.points.last else {
      return outline.points
    }
    return outline.points + [last, first].map { Point(x: $0.x, y: pole == .north ? 90 : -90) }
  }
}

extension Ring {
  /// A square of the plane, and how far its middle lies inside of the rings.
  private struct Square {
    let middle: Point
    let half: Double
    let distance: Double

    /// What any of its points can have at most.
    var most: Double { distance + half * 2.0.squareRoot() }
  }

  /// The point that lies furthest inside of rings; an outline and its holes.
  static func innermostPoint(of rings: [Ring]) -> Point? {
    guard let outer = rings.first, let box = Box(around: outer) else { return nil }
    let side = Swift.min(box.maxX - box.minX, box.maxY - box.minY)
    guard side > 0 else { return nil }
    func square(_ x: Double, _ y: Double, _ half: Double) -> Square {
      let middle = Point(x: x, y: y)
      return Square(middle: middle, half: half, distance: depth(of: middle, in: rings))
    }
    var squares: [Square] = []
    // A long shape begins with as many squares in a row as it is longer than wide.
    let columns = Int(Swift.min(64, ((box.maxX - box.minX) / side).rounded(.up)))
    let rows = Int(Swift.min(64, ((box.maxY - box.minY) / side).rounded(.up)))
    let half = Swift.max((box.maxX - box.minX) / Double(columns), (box.maxY - box.minY) / Double(rows)) / 2
    for row in 0..<rows {
      for column in 0..<columns {
        let x = box.minX + (Double(column) + 0.5) * (box.maxX - box.minX) / Double(columns)
        squares.append(square(x, box.minY + (Double(row) + 0.5) * (box.maxY - box.minY) / Double(rows), half))
      }
    }
    var best = square(box.middle.x, box.middle.y, 0)
    // Far more than shapes of a map need, whatever their form; of shapes with very many places as many as a moment allows.
    let places = rings.reduce(0) { $0 + $1.count }
    for _ in 0..<Swift.max(16, Swift.min(1000, 5_000_000 / places)) {
      for square in squares where square.distance > best.distance + 1e-9 * side { best = square }
      squares.removeAll { $0.most <= best.distance + 0.01 * side }
      guard let widest = squares.indices.max(by: { squares[$0].most < squares[$1].most }) else { break }
      let parent = squares.remove(at: widest)
      let quarter = parent.half / 2
      for (x, y) in [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)] {
        squares.append(square(parent.middle.x + x * quarter, parent.middle.y + y * quarter, quarter))
      }
    }
    return best.distance > 0 ? best.middle : nil
  }

  /// How far a point lies inside of rings, negative outside.
  private static func depth(of point: Point, in rings: [Ring]) -> Double {
    var isInside = false
    var nearest = Double.infinity
    for ring in rings {
      if ring.contains(point) { isInside.toggle() }
      var start = ring[ring.count - 1]
      for end in ring {
        nearest = Swift.min(nearest, point.squaredDistance(toSegment: start, end))
        start = end
      }
    }
    return isInside ? nearest.squareRoot() : -nearest.squareRoot()
  }
}

extension Point {
  fileprivate func squaredDistance(toSegment start: Point, _ end: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    let t = length > 0 ? Swift.min(1, Swift.max(0, ((x - start.x) * dx + (y - start.y) * dy) / length)) : 0
    let (rx, ry) = (x - start.x - t * dx, y - start.y - t * dy)
    return rx * rx + ry * ry
  }
}
