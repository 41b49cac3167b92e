import Glibc

/// Spherical Mercator as web maps use it: geodetic latitude taken as spherical. Its plane is in radians, x eastward.
public enum Mercator {
  /// The sphere's radius in metres: WGS84's semi-major axis.
  public static let radius = 6_378_137.0

  /// The latitude where the square map ends: atan(sinh π), in degrees.
  public static let limit = atan(sinh(Double.pi)) * .degrees

  /// The plane's y of a latitude in degrees; ±infinity is never reached, since tan(90°) is finite in doubles.
  @inlinable public static func y(latitude: Double) -> Double { asinh(tan(latitude / .degrees)) }

  /// The latitude in degrees at a y of the plane.
  @inlinable public static func latitude(y: Double) -> Double { atan(sinh(y)) * .degrees }

  /// Metres on the ground in one radian of the plane, at a latitude in degrees.
  @inlinable public static func metersPerRadian(latitude: Double) -> Double { radius * cos(latitude / .degrees) }
}
