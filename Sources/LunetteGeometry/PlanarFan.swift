import Glibc

/// The fan of a circle that is round on the Mercator map; the distance is metres at the start's scale.
struct PlanarFan: Fan {
  private let y: Double
  private let radius: Double

  /// A latitude in degrees, less than 90 either way, and a distance in metres.
  init(latitude: Double, distance: Double) {
    y = Mercator.y(latitude: latitude)
    radius = distance / Mercator.metersPerRadian(latitude: latitude)
  }

  func point(sinAzimuth: Double, cosAzimuth: Double) -> FanPoint {
    FanPoint(tanLatitude: sinh(y + radius * cosAzimuth), longitude: radius * sinAzimuth)
  }
}
