import Glibc

extension AzimuthalDisc {
  /// Metres on the ground that curves of shapes may stray from their edges. Near the antipode things are drawn ever wider;
  /// a hundred times is where the rest is nearer to the rim than a tenth of a point.
  public var groundTolerance: Double {
    let stretch = view.projection == .equidistant ? min(view.formula.scales(at: reach).across, 100) : 1
    return tolerance * Mercator.radius / stretch
  }

  /// What of the Mercator plane the disc shows, x in radians from the camera's meridian.
  public var visiblePlane: Box {
    let center = view.camera.center
    let (low, high) = (center.latitude / .degrees - reach, center.latitude / .degrees + reach)
    // Where neither pole is in reach, meridians touch the disc at this angle.
    let isAround = low <= -.pi / 2 || high >= .pi / 2
    let east = isAround ? .pi : asin(min(sin(reach) / cos(center.latitude / .degrees), 1))
    func y(_ latitude: Double) -> Double { abs(latitude) < .pi / 2 ? asinh(tan(latitude)) : copysign(40, latitude) }
    return Box(minX: -east, minY: y(low), maxX: east, maxY: y(high))
  }

  /// The same, in every copy of the world: only there must curves be fine.
  public var seen: SeenPlane { SeenPlane(visiblePlane, from: view.camera.center.longitude) }
}
