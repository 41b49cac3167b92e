import Glibc

/// An area of the globe by the places of its outline and of its holes.
public struct GroundPolygon: Equatable, Sendable {
  /// Its outline; the first place need not be repeated.
  public var outer: [Coordinate]
  /// What is cut out of it.
  public var holes: [[Coordinate]]
  /// Whether edges are geodesics; else they are straight on the map.
  public var isGeodesic: Bool

  /// An area with holes.
  public init(outer: [Coordinate], holes: [[Coordinate]] = [], isGeodesic: Bool = false) {
    self.outer = outer
    self.holes = holes
    self.isGeodesic = isGeodesic
  }

  /// A rectangle of latitudes and longitudes.
  public init(_ bounds: Bounds) { self.init(outer: bounds.path()) }

  /// Its outlines on the Mercator plane in radians, x from a meridian in degrees; holes are clockwise. A geodesic edge
  /// stays within `tolerance` metres where it is seen.
  public func mercatorOutlines(from meridian: Double, tolerance: Double, seen: SeenPlane? = nil) -> [Outline] {
    outlines(tolerance, seen, turn: 2 * .pi) { $0.onMercator(from: meridian) }
  }

  /// Its outlines in degrees, x a longitude that runs on past ±180, which it crosses in vertices of its own; holes are
  /// clockwise. Edges hold the tolerance in metres, whether they are read as straight in degrees, straight in Mercator,
  /// or geodesic.
  public func geographicOutlines(tolerance: Double) -> [Outline] {
    // Of a hole that is far larger than the outline only what lies near that matters.
    let (ring, turns) = outer.unrolledRing
    let near = turns == 0 && !isGeodesic ? Box(around: ring.map(\.inDegrees))?.padded(by: 1e-6) : nil
    return outlines(tolerance) { ring in
      ring.densifiedForReaders(tolerance: tolerance, near: near).map { point in
        // Geodesics go around a pole at this latitude; rounded they would run along the side of the world.
        abs(point.y) < Circle.steepest ? point : Point(x: point.x, y: point.y < 0 ? -90 : 90)
      }
    }
  }

  func outlines(
    _ tolerance: Double, _ seen: SeenPlane? = nil, turn: Double = 360, _ place: ([Coordinate]) -> [Point]
  ) -> [Outline] {
    guard let outer = outline(of: outer, tolerance, seen, place) else { return [] }
    guard !holes.isEmpty else { return [outer] }
    let outside = Set(holesOutside)
    let inside = holes.indices.filter { !outside.contains($0) }
      .compactMap { outline(of: holes[$0], tolerance, seen, place) }
    // A hole lies in the outline's own copy of the world.
    guard outer.heldPole == nil else { return [outer] + inside.map(\.reversed) }
    let middle = outer.middle
    return [outer]
      + inside.map { $0.heldPole == nil ? $0.reversed.moved(beside: middle, turn: turn) : $0.reversed }
  }

  func outline(
    of path: [Coordinate], _ tolerance: Double, _ seen: SeenPlane? = nil, _ place: ([Coordinate]) -> [Point]
  ) -> Outline? {
    let edges = isGeodesic ? path.withGeodesicEdges(tolerance: tolerance, isClosed: true, seen) : path
    let (ring, turns) = edges.unrolledRing
    guard ring.count > 2 else { return nil }
    return Outline(closing: ring, turns: turns, place)
  }

  /// Its box on the globe; nil for one without an area.
  public var bounds: Bounds? {
    var bounds = drawnBounds
    if isGeodesic {
      bounds?.include(latitudes: ([outer] + holes).flatMap { ($0 + $0.prefix(1)).turningLatitudes })
    }
    return bounds
  }

  private var drawnBounds: Bounds? {
    let path = isGeodesic ? outer.withGeodesicEdges(tolerance: [Coordinate].rough, isClosed: true) : outer
    let (ring, turns) = path.unrolledRing
    guard let extent = Box(around: ring.lazy.map { Point(x: $0.longitude, y: $0.latitude) }) else { return nil }
    let touchesPole = extent.minY == -90 || extent.maxY == 90
    guard turns == 0, !touchesPole else {
      let pole = turns == 0 ? nil : Outline(closing: ring, turns: turns) { $0.map(\.inDegrees) }?.heldPole
      // A hole around the same pole keeps the area away from it.
      let hole = holes.lazy.compactMap { outline(of: $0, [Coordinate].rough) { $0.map(\.inDegrees) } }.first {
        $0.heldPole == pole
      }
      let kept = pole == nil ? nil : hole.flatMap { Box(around: $0.points) }
      return Bounds(
        south: pole == .south ? kept?.minY ?? -90 : extent.minY, west: -180,
        north: pole == .north ? kept?.maxY ?? 90 : extent.maxY, east: 180)
    }
    return Bounds(south: extent.minY, north: extent.maxY, unrolledWest: extent.minX, unrolledEast: extent.maxX)
  }

  /// How long it is from corner to corner of its box, roughly, in metres: for tolerances.
  public var roughSize: Double {
    outer.roughSides.map { ($0.width * $0.width + $0.height * $0.height).squareRoot() } ?? 0
  }

  /// The shorter side of the smallest of its rings' boxes, roughly, in metres.
  public var shorterSide: Double {
    ([outer] + holes).compactMap(\.roughSides).map { min($0.width, $0.height) }.filter { $0 > 0 }.min() ?? 0
  }

  /// Whether there is anything inside: a hole as large as the outline leaves nothing.
  public var hasArea: Bool {
    let outlines = mercatorOutlines(from: 0, tolerance: [Coordinate].rough)
    guard let outer = outlines.first else { return false }
    let places = Set(outer.points)
    return !outlines.dropFirst().contains {
      $0.points.count == outer.points.count && $0.points.allSatisfy(places.contains)
    }
  }
}

extension Outline {
  /// The outline of a ring that misses its first point by turns of the globe; counter-clockwise.
  init?(closing ring: [Coordinate], turns: Int, _ place: ([Coordinate]) -> [Point]) {
    guard let first = ring.first else { return nil }
    guard turns != 0 else {
      // The closing edge may need points of its own.
      var points = place(ring + [Coordinate(latitude: first.latitude, longitude: first.longitude)])
      points.removeLast()
      guard !points.isFlat else { return nil }
      self.init(points: points.signedArea >= 0 ? points : points.reversed())
      return
    }
    let closed = ring + [Coordinate(latitude: first.latitude, longitude: first.longitude + 360 * Double(turns))]
    // Of the two poles it holds the one that its outline lies nearer to.
    var moment = 0.0
    for (start, end) in zip(closed, closed.dropFirst()) {
      moment += (end.longitude - start.longitude) * (start.latitude + end.latitude)
    }
    // On the equator it is the north pole, whatever the last digits say.
    let pole: Pole = moment * Double(turns.signum()) >= -1e-9 * 360 * 90 ? .north : .south
    let points = place(closed)
    let isEastward = turns > 0
    self.init(points: isEastward == (pole == .north) ? points : points.reversed(), heldPole: pole)
    self.turns = abs(turns)
  }

  /// The middle of its longitudes.
  var middle: Double { Box(around: points)?.middle.x ?? 0 }

  /// The line in the copy of the world where a place is; `turn` is the world's width.
  func moved(beside place: Double, turn: Double) -> Outline {
    var moved = self
    moved.points = shifted(by: ((place - middle) / turn).rounded() * turn)
    return moved
  }

  /// The same line the other way round: a hole.
  var reversed: Outline {
    var reversed = self
    reversed.points.reverse()
    return reversed
  }
}

extension Coordinate {
  /// As a point of the plane of degrees.
  var inDegrees: Point { Point(x: longitude, y: latitude) }
}

extension [Coordinate] {
  /// Width and height of its box in metres, on a sphere, where it is widest; nil for no place.
  fileprivate var roughSides: (width: Double, height: Double)? {
    guard let extent = Box(around: unrolled.lazy.map(\.inDegrees)) else { return nil }
    let nearest = extent.minY <= 0 && extent.maxY >= 0 ? 0 : Swift.min(abs(extent.minY), abs(extent.maxY))
    let perDegree = 6_371_000 / Double.degrees
    return ((extent.maxX - extent.minX) * perDegree * cos(nearest / .degrees), (extent.maxY - extent.minY) * perDegree)
  }
}
