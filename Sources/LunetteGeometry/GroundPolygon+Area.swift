import Glibc

extension GroundPolygon {
  /// Square metres of its outline without its holes, on WGS84.
  public var geodesicArea: Double { holes.reduce(outer.drawnArea) { $0 - $1.drawnArea } }
}

extension [Coordinate] {
  /// The geodesic area of the side of the ring that is drawn as its inside, which may be the larger one.
  fileprivate var drawnArea: Double {
    let smaller = geodesicArea
    let larger = 4 * .pi * AreaEdge.authalicSquare - smaller
    let rough = roughDrawnArea
    return abs(rough - larger) < abs(rough - smaller) ? larger : smaller
  }

  /// The same on a sphere, its edges straight in the sine of the latitude: good enough to tell the sides apart.
  private var roughDrawnArea: Double {
    let (ring, turns) = unrolledRing
    guard let outline = Outline(closing: ring, turns: turns, { $0.map(\.inDegrees) }) else { return 0 }
    func strip(_ start: Point, _ end: Point) -> Double {
      (end.x - start.x) / .degrees * (sin(start.y / .degrees) + sin(end.y / .degrees)) / 2
    }
    let line = outline.heldPole == nil ? outline.points + outline.points.prefix(1) : outline.points
    let below = zip(line, line.dropFirst()).reduce(0) { $0 + strip($1.0, $1.1) }
    // What lies between a line around a pole and that pole: a turn of the hemisphere without what lies on the other side.
    let whole = outline.heldPole == nil ? 0 : 2 * .pi * Double(outline.turns)
    return (whole - below) * AreaEdge.authalicSquare
  }
}
