import Glibc

/// A fan of WGS84 past the cut locus, without the directions whose geodesics have become detours.
///
/// What is left on either side of them is spread over the quarter turns: due east, both arcs end where they meet.
struct ShortestFan: Fan {
  private let whole: GeodesicFan
  private let scale: Double

  /// A fan that leads past the cut locus somewhere; nil for one that doesn't.
  init?(_ whole: GeodesicFan) {
    guard let reach = whole.shortestReach else { return nil }
    self.whole = whole
    scale = reach / (.pi / 2)
  }

  /// The fan of any latitude in degrees and distance in metres.
  init(latitude: Double, distance: Double) {
    whole = GeodesicFan(latitude: latitude, distance: distance)
    scale = (whole.shortestReach ?? .pi / 2) / (.pi / 2)
  }

  func point(sinAzimuth: Double, cosAzimuth: Double) -> FanPoint {
    let azimuth = scale * atan2(sinAzimuth, abs(cosAzimuth))
    return whole.point(sinAzimuth: sin(azimuth), cosAzimuth: copysign(cos(azimuth), cosAzimuth))
  }
}
