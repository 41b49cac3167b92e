import Glibc

/// One edge of a planar circle wider than the world.
///
/// Its copies overlap, so that together they are a band over all longitudes. Of each the band's edge shows what lies within
/// half a turn of its centre. An azimuth runs from the edge's northernmost point to its southernmost.
struct PlanarEdgeFan: Fan {
  private let y, radius: Double
  private let side: Pole
  /// The azimuth, from the edge's middle, where it meets the next copy's.
  private let reach: Double

  /// A latitude in degrees and a distance in metres, at least half the width of the world.
  init(latitude: Double, distance: Double, side: Pole) {
    y = Mercator.y(latitude: latitude)
    radius = max(distance / Mercator.metersPerRadian(latitude: latitude), .pi)
    self.side = side
    reach = asin(.pi / radius)
  }

  init(latitude: Double, distance: Double) { self.init(latitude: latitude, distance: distance, side: .north) }

  /// How far from the equator the edge comes nearest to it, in radians of the plane towards its side.
  var nearest: Double {
    let height = ((radius - .pi) * (radius + .pi)).squareRoot()
    return side == .north ? height + y : height - y
  }

  func point(sinAzimuth: Double, cosAzimuth: Double) -> FanPoint {
    // Towards the south the northern edge leads away from its middle, the southern one to it.
    let part = atan2(sinAzimuth, side == .north ? cosAzimuth : -cosAzimuth) / .pi
    let height = radius * cos(part * reach)
    return FanPoint(
      tanLatitude: sinh(side == .north ? y + height : y - height),
      longitude: part == 1 ? .pi : min(radius * sin(part * reach), .pi))
  }
}
