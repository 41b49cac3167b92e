import Glibc

/// All points at one distance from one start: what a circle is made of.
///
/// Half of a circle is enough: the other half mirrors it about the start's meridian.
public protocol Fan: Sendable {
  /// A latitude in degrees, -90...90, and a distance in metres, 0 or more.
  init(latitude: Double, distance: Double)

  /// The point seen under an azimuth of 0...180 degrees, given by its sine (0 or more) and cosine.
  ///
  /// Sine and cosine must be of unit length: their error enters the point as an error of its direction and distance.
  func point(sinAzimuth: Double, cosAzimuth: Double) -> FanPoint
}

/// A point of a fan.
public struct FanPoint: Sendable {
  /// Tangent of the latitude; finite, even at a pole, where it is huge.
  public var tanLatitude: Double
  /// Longitude difference from the start's meridian, in radians, 0...pi.
  public var longitude: Double

  /// Latitude in degrees, -90...90.
  public var latitude: Double { atan(tanLatitude) * Direction.degreesPerRadian }

  /// A point at a tangent of latitude and a longitude difference in radians.
  @inlinable
  public init(tanLatitude: Double, longitude: Double) {
    self.tanLatitude = tanLatitude
    self.longitude = longitude
  }
}
