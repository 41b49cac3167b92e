/// Longitude and latitude as they are: the plate carrée, its scale true on the equator and along meridians. In radians.
enum Equirectangular {
  /// The plane's y of a latitude in degrees.
  static func y(latitude: Double) -> Double { latitude / .degrees }

  /// The latitude in degrees at a y of the plane; nil beyond the poles.
  static func latitude(y: Double) -> Double? {
    let latitude = y * .degrees
    // The pole itself, whatever the last digits say.
    return abs(latitude) <= 90 + 1e-10 ? latitude.clamped(to: -90...90) : nil
  }
}
