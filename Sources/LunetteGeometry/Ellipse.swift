import Glibc

/// An ellipse of geodesic polar coordinates: under the bearing `rotation` + θ it reaches as far as an ellipse of the plane
/// does at θ from its major axis, a b / √((b cos θ)² + (a sin θ)²), along the geodesic.
public struct Ellipse: Equatable, Sendable {
  /// Its middle.
  public var center: Coordinate
  /// Half of its longest extent, in metres.
  public var semiMajor: Double
  /// Half of its shortest extent, in metres.
  public var semiMinor: Double
  /// The bearing of its major axis, in degrees clockwise from north.
  public var rotation: Double

  /// An ellipse; semi-axes in metres, its rotation in degrees.
  public init(center: Coordinate, semiMajor: Double, semiMinor: Double, rotation: Double = 0) {
    self.center = center
    self.semiMajor = semiMajor
    self.semiMinor = semiMinor
    self.rotation = rotation
  }

  /// Whether there is anything inside.
  public var hasArea: Bool { semiMinor > 0 && semiMajor <= Sector.maximumRadius }

  /// How long it is from corner to corner of the smallest box that it may have, roughly, in metres: for tolerances.
  public var roughSize: Double { 2 * semiMinor * 2.0.squareRoot() }

  /// Its narrowest, in metres.
  public var shorterSide: Double { 2 * semiMinor }
}
