import LunetteGeometry

/// A rectangle of latitudes and longitudes: by its bounds, or by its middle and its size on the ground.
public struct Rectangle: Sendable {
  /// Its sides; or `center`, `width` and `height`.
  public var bounds: Bounds?
  /// Its middle.
  public var center: Coordinate?
  /// Metres from west to east.
  public var width: Double?
  /// Metres from south to north.
  public var height: Double?
  /// How metres become degrees.
  public var model = RegionModel.wgs84

  /// No rectangle yet.
  public init() {}

  /// Its sides, however they are given.
  public var extent: Bounds {
    if let bounds { return bounds }
    guard let center, let width, let height else { return Bounds(south: 0, west: 0, north: 0, east: 0) }
    return Bounds.region(center: center, width: width, height: height, model: model)
  }
}
