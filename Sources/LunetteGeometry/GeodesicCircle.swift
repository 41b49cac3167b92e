/// The points at one distance from a centre, their longitudes running on from bearing to bearing.
struct GeodesicCircle {
  private let center: Coordinate
  private let radius: Double
  /// Degrees of longitude added west of the meridian: a circle around the south pole runs on eastward there.
  private let west: Double
  /// By how many degrees the longitude runs on in a whole turn.
  private let turn: Double
  /// How far from the meridian, in degrees, geodesics of the radius are shortest: past the cut locus less than 90.
  private let reach: Double

  init(center: Coordinate, radius: Double) {
    self.center = center
    self.radius = radius
    // Around a pole the meridian is met on its other side.
    let start = Coordinate(latitude: center.latitude, longitude: 0)
    let north = Geodesic.direct(from: start, azimuth: 0, distance: radius).end.longitude
    let south = Geodesic.direct(from: start, azimuth: 180, distance: radius).end.longitude
    west = 2 * south
    turn = 2 * (south - north)
    let fan = GeodesicFan(latitude: center.latitude, distance: radius)
    reach = (fan.shortestReach ?? .pi / 2) * .degrees
  }

  /// The point at a bearing in degrees, any number of turns. Bearings whose geodesics have passed the cut locus give where
  /// the others' ends meet.
  func point(at bearing: Double) -> Coordinate {
    let turns = (bearing / 360).rounded(.down)
    let azimuth = bearing - 360 * turns
    // The west is the east's mirror image, to the last digit.
    let isWest = azimuth > 180
    let start = Coordinate(latitude: center.latitude, longitude: 0)
    let eastward = isWest ? 360 - azimuth : azimuth
    let shortest = eastward <= 90 ? min(eastward, reach) : max(eastward, 180 - reach)
    let end = Geodesic.direct(from: start, azimuth: shortest, distance: radius).end
    return Coordinate(
      latitude: end.latitude,
      longitude: center.longitude + ((isWest ? west - end.longitude : end.longitude) + turn * turns))
  }
}

extension [Coordinate] {
  /// The largest radius of a path's circle, in whole metres: beyond it no place is so far from any other.
  public static var maximumCircleRadius: Double { 20_003_931 }

  /// The circle of WGS84 around a centre as a closed path of `segments` + 1 points: from north clockwise, the first point
  /// again at the end.
  ///
  /// Longitudes run on: around a pole the last is a turn from the first.
  public static func circle(center: Coordinate, radius: Double, segments: Int = 180) -> [Coordinate] {
    arc(center: center, radius: radius, from: 0, to: 360, segments: Swift.max(segments, 3))
  }

  /// A part of a circle of WGS84, clockwise between two bearings in degrees (a whole turn more where `to` is less).
  ///
  /// Without `segments` it has one for every two degrees, at least 8.
  public static func arc(
    center: Coordinate, radius: Double, from: Double, to: Double, segments: Int? = nil
  ) -> [Coordinate] {
    let sweep = sweep(from: from, to: to)
    let count = Swift.max(segments ?? Swift.max(8, Int((sweep / 2 * (1 - 1e-9)).rounded(.up))), 1)
    let circle = GeodesicCircle(center: center, radius: radius)
    let start = from.normalizedBearing
    return (0...count).map { index in
      circle.point(at: index == count ? start + sweep : start + sweep * Double(index) / Double(count))
    }
  }

  /// Degrees clockwise between two bearings, 0...360.
  private static func sweep(from: Double, to: Double) -> Double {
    let difference = to - from
    if difference >= 0 { return Swift.min(difference, 360) }
    return (to.normalizedBearing - from.normalizedBearing).normalizedBearing
  }
}
