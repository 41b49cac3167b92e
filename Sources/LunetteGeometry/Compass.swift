/// Places around a centre by their bearing and distance, as points of a fan whose longitudes count from the centre's.
struct Compass {
  private let latitude: Double
  private let start: Direction

  /// Around a centre of a latitude in degrees.
  init(latitude: Double) {
    self.latitude = latitude
    start = Ellipsoid.wgs84.reducedLatitude(degrees: latitude)
  }

  /// A bearing's azimuth east of north, and whether it is mirrored: the west is the east's mirror image. A bearing of
  /// north or south belongs to both sides.
  private struct Side {
    let azimuth: Direction
    let isWest: Bool

    /// `half` counts the half turns from north that lie before it.
    init(bearing: Double, half: Int) {
      isWest = half % 2 != 0
      let past = (bearing - 180 * Double(half)).clamped(to: 0...180)
      azimuth = Direction(degrees: isWest ? 180 - past : past)
    }

    func placed(_ point: FanPoint) -> FanPoint {
      isWest ? FanPoint(tanLatitude: point.tanLatitude, longitude: -point.longitude) : point
    }
  }

  /// All that lies at a distance in metres between two bearings within one half turn, of which `half` lie before.
  func arc(distance: Double, from: Double, to: Double, half: Int) -> GroundCurve {
    let fan = GeodesicFan(latitude: latitude, distance: distance)
    return GroundCurve { part in
      // Both ends are met to the last digit.
      let side = Side(bearing: part == 1 ? to : from + part * (to - from), half: half)
      return side.placed(fan.point(sinAzimuth: side.azimuth.sine, cosAzimuth: side.azimuth.cosine))
    }
  }

  /// The geodesic under a bearing, between two distances in metres.
  func ray(bearing: Double, half: Int, from: Double, to: Double) -> GroundCurve {
    let side = Side(bearing: bearing, half: half)
    let line = GeodesicLine(reducedLatitude: start, azimuth: side.azimuth, on: .wgs84)
    return GroundCurve { part in side.placed(line.fanPoint(at: part == 1 ? to : from + part * (to - from))) }
  }

  /// A half turn, west of north or east of it, of places whose way east and north is given, in metres.
  func half(isWest: Bool, _ way: @escaping (_ part: Double) -> (east: Double, north: Double)) -> GroundCurve {
    GroundCurve { part in
      let (east, north) = way(part)
      let distance = (east * east + north * north).squareRoot()
      // On the meridian the last digit must not tell the sides apart; 1e-162 m have a square of 0, and no direction.
      let sine = part == 0 || part == 1 || distance == 0 ? 0 : max(0, isWest ? -east : east) / distance
      let azimuth = Direction(sine: sine, cosine: sine == 0 ? (north < 0 ? -1 : 1) : north / distance)
      let point = GeodesicLine(reducedLatitude: start, azimuth: azimuth, on: .wgs84).fanPoint(at: distance)
      return isWest ? FanPoint(tanLatitude: point.tanLatitude, longitude: -point.longitude) : point
    }
  }
}

extension GeodesicLine {
  /// The place at a distance in metres as a point of a fan.
  func fanPoint(at distance: Double) -> FanPoint {
    let place = place(at: distance)
    let latitude = place.reducedLatitude
    return FanPoint(
      tanLatitude: latitude.sine / max(ellipsoid.axisRatio * latitude.cosine, FanPoint.leastCosine),
      longitude: place.longitude)
  }
}
