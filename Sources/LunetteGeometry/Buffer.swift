/// All that lies within a distance of lines or places.
public struct Buffer: Equatable, Sendable {
  /// Each a line of its own; a line of one place is that place.
  public var paths: [[Coordinate]]
  /// How far it reaches, in metres.
  public var radius: Double
  /// Whether the lines' edges are geodesics; else they are straight on the map.
  public var isGeodesic: Bool

  /// All within a radius in metres.
  public init(_ paths: [[Coordinate]], radius: Double, isGeodesic: Bool = false) {
    self.paths = paths
    self.radius = radius
    self.isGeodesic = isGeodesic
  }

  /// Whether there is anything inside.
  public var hasArea: Bool {
    radius > 0 && radius <= Sector.maximumRadius && paths.contains { !$0.isEmpty }
  }

  /// How long its smallest parts are from corner to corner of their boxes, roughly, in metres: for tolerances.
  public var roughSize: Double { 2 * radius * 2.0.squareRoot() }

  /// Its narrowest, in metres.
  public var shorterSide: Double { 2 * radius }

  /// How long its lines are together, roughly, in metres.
  public var roughLength: Double { GroundLine(paths).roughLength }
}
