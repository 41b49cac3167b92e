import Glibc

/// The fan of a circle that is round on the Mercator map, not wider than the world; the distance is metres at the start's
/// scale.
struct PlanarFan: Fan {
  /// By what part of its width a circle at least is narrower than the world or else wider: a millimetre on the equator, and
  /// 2e-8° between its copies, so that they don't touch once their vertices are rounded.
  static let leastGap = 5e-11

  private let y: Double
  private let radius: Double

  /// A latitude in degrees, less than 90 either way, and a distance in metres.
  init(latitude: Double, distance: Double) {
    y = Mercator.y(latitude: latitude)
    radius = min(distance / Mercator.metersPerRadian(latitude: latitude), .pi * (1 - PlanarFan.leastGap))
  }

  func point(sinAzimuth: Double, cosAzimuth: Double) -> FanPoint {
    FanPoint(tanLatitude: sinh(y + radius * cosAzimuth), longitude: radius * sinAzimuth)
  }
}
