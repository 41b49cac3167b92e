/// A point on the ellipsoid: geodetic latitude and longitude, in degrees.
public struct Coordinate: Equatable, Hashable, Sendable {
  /// Geodetic latitude in degrees, -90...90, north positive.
  public var latitude: Double
  /// Longitude in degrees, east positive; any finite number of turns.
  public var longitude: Double

  /// The point at a latitude and a longitude, both in degrees.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
