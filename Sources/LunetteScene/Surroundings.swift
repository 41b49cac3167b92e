import LunetteGeometry

/// All that lies within a distance of a line, of several, or of places.
public struct Surroundings: Sendable {
  /// The one line; or `paths`, or `points`.
  public var path: [Coordinate]?
  /// Several lines.
  public var paths: [[Coordinate]]?
  /// Places.
  public var points: [Coordinate]?
  /// How far it reaches, in metres.
  public var radius = 0.0
  /// Whether the lines' edges are geodesics; else they are straight on the map.
  public var isGeodesic = false

  /// Around nothing yet.
  public init() {}

  /// The area.
  public var ground: Buffer {
    Buffer(
      paths ?? path.map { [$0] } ?? points?.map { [$0] } ?? [], radius: radius, isGeodesic: isGeodesic)
  }

  /// Some place of it; nil for none.
  var firstPlace: Coordinate? { path?.first ?? points?.first ?? paths?.lazy.compactMap(\.first).first }

  /// How many places are given.
  public var count: Int { (path?.count ?? 0) + (points?.count ?? 0) + (paths?.reduce(0) { $0 + $1.count } ?? 0) }
}
