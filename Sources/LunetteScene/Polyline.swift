import LunetteGeometry

/// One or more lines, drawn as one.
public struct Polyline: Sendable {
  /// The ends that have an arrow's head.
  public enum Arrow: String, CaseIterable, Sendable { case none, start, end, both }

  /// The one line; or `paths`.
  public var path: [Coordinate]?
  /// Several lines; or `path`.
  public var paths: [[Coordinate]]?
  /// Whether edges are geodesics; else they are straight on the map.
  public var isGeodesic = false
  /// The ends that have an arrow's head.
  public var arrow = Arrow.none

  /// No line yet.
  public init() {}

  /// All its lines.
  public var ground: GroundLine { GroundLine(paths ?? path.map { [$0] } ?? [], isGeodesic: isGeodesic) }
}
