import Glibc

extension Double {
  /// Degrees in one radian.
  public static let degrees = 180 / Double.pi

  /// This longitude in degrees, in -180...180; exactly ±180 keeps its sign.
  public var normalizedLongitude: Double {
    if self >= -180 && self <= 180 { return self }
    // `remainder` is exact; it can only give ±180 at the ends.
    return Glibc.remainder(self, 360)
  }

  /// This angle in degrees, in 0..<360.
  public var normalizedBearing: Double {
    if self >= 0 && self < 360 { return self }
    let reduced = Glibc.fmod(self, 360)
    let positive = reduced < 0 ? reduced + 360 : reduced
    return positive >= 360 ? 0 : positive
  }
}

/// Reduces a difference of longitudes in radians to -π...π.
@inlinable func shortWay(_ radians: Double) -> Double {
  if radians >= -.pi && radians <= .pi { return radians }
  return radians - 2 * .pi * (radians / (2 * .pi)).rounded(.toNearestOrAwayFromZero)
}
