import Glibc

/// A line that is straight on the Mercator map, edge by edge, as an azimuthal plane shows it: resampled until no edge
/// strays, and cut where it leaves the disc.
struct AzimuthalTrace {
  /// What of the line lies in the disc in one go.
  struct Piece {
    var points: [Point] = []
    /// Where it came in over the rim and where it went out: radians counter-clockwise from the east.
    var entry, exit: Double?
  }

  /// The pieces in their order; of a closed line that isn't cut one, without entry and exit.
  private(set) var pieces: [Piece] = []

  private let disc: AzimuthalDisc
  private var open: Piece?
  private var last: Place

  /// A place of the line.
  fileprivate struct Place {
    /// On the Mercator plane in radians, x from the centre's meridian.
    let point: Point
    let vector: UnitVector
    let angle: Double
  }

  /// A line of the Mercator plane, `eastward` radians east of the centre's meridian. Of a closed one the last point is the
  /// first again, on the ground.
  init(_ line: [Point], eastward: Double, isClosed: Bool, in disc: AzimuthalDisc) {
    self.disc = disc
    func place(_ point: Point) -> Place { disc.place(Point(x: eastward + point.x, y: point.y)) }
    last = place(line.first ?? Point(x: 0, y: 0))
    if isInside(last) { open = Piece(points: [planePoint(last)]) }
    for point in line.dropFirst() { draw(to: place(point)) }
    if let open { pieces.append(open) }
    if isClosed { close() }
  }

  /// A closed line that begins inside ends there too: both are one piece.
  private mutating func close() {
    guard let first = pieces.first, let end = pieces.last, first.entry == nil, end.exit == nil else { return }
    if pieces.count == 1 {
      pieces[0].points.removeLast()
    } else {
      pieces.removeLast()
      pieces[0] = Piece(points: end.points + first.points.dropFirst(), entry: end.entry, exit: first.exit)
    }
  }

  private func isInside(_ place: Place) -> Bool { place.angle <= disc.reach }

  private func planePoint(_ place: Place) -> Point { disc.view.formula.point(of: place.vector) }

  /// The place at a part of an edge.
  private func place(from start: Place, to end: Place, at part: Double) -> Place {
    disc.place(
      Point(
        x: start.point.x * (1 - part) + end.point.x * part,
        y: start.point.y == end.point.y ? start.point.y : start.point.y * (1 - part) + end.point.y * part))
  }

  /// The edge to the next place, halved until each piece is surely in, surely out, or short where it crosses the rim.
  private mutating func draw(to target: Place) {
    var pending = [(end: target, depth: 0)]
    while let (end, depth) = pending.last {
      // 60 halvings pass the last digit of any edge.
      if depth < 60 && isToBeHalved(last, end) {
        pending[pending.count - 1].depth = depth + 1
        pending.append((place(from: last, to: end, at: 0.5), depth + 1))
      } else {
        append(end)
        pending.removeLast()
      }
    }
  }

  private func isToBeHalved(_ start: Place, _ end: Place) -> Bool {
    let width = start.point.roughAngle(to: end.point)
    let limit = disc.reach
    switch (isInside(start), isInside(end)) {
    case (false, false):
      if start.angle - width > limit || end.angle - width > limit { return false }
      return place(from: start, to: end, at: 0.5).angle - width / 2 <= limit - disc.graze
    case (true, true):
      // Within half a point all is straight, but where the plane is stretched much.
      let isShort = width * disc.view.scale < 0.1
      if isShort && start.angle + width < min(limit, 2.5) { return false }
      let middle = place(from: start, to: end, at: 0.5)
      return middle.angle + width / 2 > limit + disc.graze || !isStraight(start, middle, end, width)
    case (true, false), (false, true): return width > disc.graze / 2
    }
  }

  /// Whether an edge of the plane shows what lies between two places.
  private func isStraight(_ start: Place, _ middle: Place, _ end: Place, _ width: Double) -> Bool {
    guard width < 0.5 else { return false }
    let (from, to) = (planePoint(start), planePoint(end))
    func strays(_ place: Place) -> Bool { planePoint(place).distance(toSegment: from, to) > disc.tolerance }
    // The quarters show what a bend one way and back hides from the middle.
    return !strays(middle) && ![0.25, 0.75].contains { strays(place(from: start, to: end, at: $0)) }
  }

  private mutating func append(_ end: Place) {
    defer { last = end }
    switch (isInside(last), isInside(end)) {
    case (false, false): break
    case (true, true):
      let point = planePoint(end)
      open?.points.append(point)
    case (true, false):
      guard var piece = open else { return }
      let direction = crossing(from: last, to: end)
      piece.points.append(disc.rimPoint(direction))
      piece.exit = direction
      pieces.append(piece)
      open = nil
    case (false, true):
      let direction = crossing(from: end, to: last)
      open = Piece(points: [disc.rimPoint(direction), planePoint(end)], entry: direction)
    }
  }

  /// The direction in which an edge goes over the rim, the same whichever way it is drawn.
  private func crossing(from inside: Place, to outside: Place) -> Double {
    var (low, high) = (inside, outside)
    // The last digit of a part.
    for _ in 0..<54 {
      let middle = place(from: low, to: high, at: 0.5)
      if isInside(middle) { low = middle } else { high = middle }
    }
    return atan2(low.vector.y, low.vector.x)
  }
}

extension AzimuthalDisc {
  fileprivate func place(_ point: Point) -> AzimuthalTrace.Place {
    let vector = view.sphere.place(onMercator: point)
    return AzimuthalTrace.Place(point: point, vector: vector, angle: vector.angle)
  }
}

extension Point {
  /// An upper bound of the way on the sphere along a straight line of the Mercator plane: the map's scale is the cosine of
  /// the latitude at its place nearest the equator.
  fileprivate func roughAngle(to other: Point) -> Double {
    let nearest = (y < 0) != (other.y < 0) ? 0 : Swift.min(abs(y), abs(other.y))
    return distance(to: other) / cosh(nearest) * (1 + 1e-9)
  }
}
