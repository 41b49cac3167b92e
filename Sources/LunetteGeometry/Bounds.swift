/// A rectangle of latitudes and longitudes in degrees, from its west side eastward: west > east runs over ±180.
public struct Bounds: Equatable, Hashable, Sendable {
  /// Its sides in degrees.
  public var south, west, north, east: Double

  /// A rectangle from its sides.
  public init(south: Double, west: Double, north: Double, east: Double) {
    self.south = south
    self.west = west
    self.north = north
    self.east = east
  }

  /// From longitudes that run on past ±180: a width of 360° or more is every longitude.
  public init(south: Double, north: Double, unrolledWest: Double, unrolledEast: Double) {
    if unrolledEast - unrolledWest >= 360 {
      self.init(south: south, west: -180, north: north, east: 180)
    } else if unrolledEast == unrolledWest {
      let longitude = unrolledWest.normalizedLongitude
      self.init(south: south, west: longitude, north: north, east: longitude)
    } else {
      self.init(
        south: south, west: Bounds.startOfRange(unrolledWest), north: north, east: Bounds.endOfRange(unrolledEast))
    }
  }

  /// ±180 as a west side is -180, so that a box that begins there has west < east.
  private static func startOfRange(_ longitude: Double) -> Double {
    let west = longitude.normalizedLongitude
    return west == 180 ? -180 : west
  }

  private static func endOfRange(_ longitude: Double) -> Double {
    let east = longitude.normalizedLongitude
    return east == -180 ? 180 : east
  }

  /// Its width in degrees of longitude, 0...360.
  public var width: Double { east >= west ? east - west : east - west + 360 }

  /// The middle of its latitudes and longitudes.
  public var center: Coordinate {
    Coordinate(latitude: (south + north) / 2, longitude: (west + width / 2).normalizedLongitude)
  }

  /// Whether a coordinate lies in it, edges included; a pole lies on every meridian.
  public func contains(_ coordinate: Coordinate) -> Bool {
    guard coordinate.latitude >= south && coordinate.latitude <= north else { return false }
    if abs(coordinate.latitude) == 90 { return true }
    let longitude = coordinate.longitude.normalizedLongitude
    // ±180 are one meridian.
    return holds(longitude: longitude) || (abs(longitude) == 180 && holds(longitude: -longitude))
  }

  private func holds(longitude: Double) -> Bool {
    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
  }
}
