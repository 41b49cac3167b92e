import Glibc

/// Lines on the globe by their places.
public struct GroundLine: Equatable, Sendable {
  /// Each a line of its own.
  public var paths: [[Coordinate]]
  /// Whether edges are geodesics; else they are straight on the map.
  public var isGeodesic: Bool

  /// Lines.
  public init(_ paths: [[Coordinate]], isGeodesic: Bool = false) {
    self.paths = paths
    self.isGeodesic = isGeodesic
  }

  /// On the Mercator plane in radians, x from a meridian in degrees, each line running on without jumps. A geodesic edge
  /// stays within `tolerance` metres where it is seen.
  public func mercatorLines(from meridian: Double, tolerance: Double, seen: SeenPlane? = nil) -> [[Point]] {
    drawn(tolerance, seen).flatMap(\.splitByTurns).map { $0.onMercator(from: meridian) }
  }

  /// In degrees, cut at ±180. Edges hold the tolerance in metres, whether they are read as straight in degrees, straight
  /// in Mercator, or geodesic.
  public func geographicLines(tolerance: Double) -> [[Point]] {
    drawn(tolerance).flatMap { $0.densifiedForReaders(tolerance: tolerance).cutAtAntimeridian }
  }

  /// Its box on the globe; nil for no place.
  public var bounds: Bounds? {
    // A geodesic turns back in latitude only, at places of their own.
    var bounds = Bounds.around(drawn([Coordinate].rough).compactMap(\.bounds))
    if isGeodesic { bounds?.include(latitudes: paths.flatMap(\.turningLatitudes)) }
    return bounds
  }

  /// A rough length in metres, for tolerances.
  public var roughLength: Double {
    paths.reduce(0) { sum, path in
      zip(path, path.dropFirst()).reduce(sum) { $0 + UnitVector($1.0).chord(to: UnitVector($1.1)) * 6_371_000 }
    }
  }

  private func drawn(_ tolerance: Double, _ seen: SeenPlane? = nil) -> [[Coordinate]] {
    paths.filter { $0.count > 1 }.map {
      (isGeodesic ? $0.withGeodesicEdges(tolerance: tolerance, isClosed: false, seen) : $0).unrolled
    }
  }
}

extension [Coordinate] {
  /// Metres that a geodesic's edges may stray where it is asked for its box, or for what lies inside: a world-wide edge has
  /// a hundred places then, where one metre takes some thousands.
  static let rough = 1000.0

  /// The longest edge, roughly, in metres.
  var roughLongestEdge: Double {
    zip(self, dropFirst()).reduce(0) { Swift.max($0, UnitVector($1.0).chord(to: UnitVector($1.1))) } * 6_371_000
  }

  /// A path that winds around the globe in pieces of about a turn, so that each meets few copies of the world.
  fileprivate var splitByTurns: [[Coordinate]] {
    guard let first, contains(where: { abs($0.longitude - first.longitude) > 540 }) else { return [self] }
    var pieces = [[first]]
    for place in dropFirst() {
      pieces[pieces.count - 1].append(place)
      if abs(place.longitude - pieces[pieces.count - 1][0].longitude) > 360 { pieces.append([place]) }
    }
    return pieces.filter { $0.count > 1 }
  }

  /// The path with places added where geodesic edges bend, to a tolerance in metres where they are seen; straight where
  /// that were more than any picture shows.
  func withGeodesicEdges(tolerance: Double, isClosed: Bool, _ seen: SeenPlane? = nil) -> [Coordinate] {
    // What is added runs on from the first longitude, which needs its digits.
    var path = map { Coordinate(latitude: $0.latitude, longitude: $0.longitude.written) }
    if isClosed, let first = path.first { path.append(first) }
    var edges: [Coordinate]?
    if let seen, tolerance < SeenPlane.coarse {
      // At a street's scale an ocean's geodesic would have millions of places, a few of them in view.
      edges = path.alongGeodesics(coarse: SeenPlane.coarse, near: 1)?
        .alongGeodesics { seen.shows($0, $1) ? tolerance : nil }
    } else {
      edges = path.alongGeodesics(coarse: tolerance, near: 1)
    }
    guard let edges else { return self }
    return isClosed ? edges.dropLast() : edges
  }

  /// On the Mercator plane in radians, x from a meridian in degrees.
  func onMercator(from meridian: Double) -> [Point] {
    let origin = meridian.written
    var points: [Point] = []
    points.reserveLargeCapacity(count)
    for place in self {
      points.append(Point(x: (place.longitude - origin) / .degrees, y: Mercator.y(latitude: place.latitude)))
    }
    return points
  }
}
