/// All that lies within a distance of a centre.
public struct Circle: Equatable, Sendable {
  /// What "at a distance" means.
  public enum Model: String, CaseIterable, Sendable {
    /// By geodesics on WGS84.
    case wgs84
    /// On a sphere of the mean radius.
    case sphere
    /// Round on the Mercator map: a radius in metres at the centre's scale.
    case planar
  }

  /// Its middle.
  public var center: Coordinate
  /// Metres, 0 or more.
  public var radius: Double
  /// What its radius means.
  public var model: Model

  /// A circle; radius in metres.
  public init(center: Coordinate, radius: Double, model: Model = .wgs84) {
    self.center = center
    self.radius = radius
    self.model = model
  }

  /// The largest radius that is taken; everything is much less.
  public static let maximumRadius = 1e9

  /// The radius of a planar circle in radians of the Mercator plane.
  var planarRadius: Double { radius / Mercator.metersPerRadian(latitude: center.latitude) }

  /// Whether it is planar and wider than the world, so that its copies overlap: a band over all longitudes.
  var isBand: Bool { model == .planar && planarRadius > .pi * (1 + PlanarFan.leastGap) }

  /// Whether the circle has an outline: a planar one has no pole for its centre.
  public var isDrawable: Bool { model != .planar || abs(center.latitude) < 90 }
}
