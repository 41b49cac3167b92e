/// Geodesics of WGS84 between coordinates.
extension Coordinate {
  /// The length in metres of the shortest path to another point.
  public func distance(to other: Coordinate) -> Double {
    Geodesic.inverse(from: self, to: other).distance
  }

  /// The azimuth in degrees clockwise from north, 0..<360, at which the shortest path to another point starts.
  ///
  /// It is 0 when the points coincide, and 0 (over the north pole) when they are exactly antipodal. At a pole it is
  /// measured from the meridian of the longitude given for that pole.
  public func bearing(to other: Coordinate) -> Double {
    let azimuth = Geodesic.inverse(from: self, to: other).startAzimuth
    if azimuth >= 0 { return azimuth }
    let turned = azimuth + 360
    return turned < 360 ? turned : 0
  }

  /// The point reached by going a distance in metres (backwards if negative) from here at an azimuth in degrees.
  ///
  /// Its longitude is within -180...180 degrees.
  public func destination(bearing: Double, distance: Double) -> Coordinate {
    let start = Coordinate(latitude: latitude, longitude: Longitude.reduced(longitude))
    var end = Geodesic.direct(from: start, azimuth: bearing, distance: distance).end
    end.longitude = Longitude.reduced(end.longitude)
    return end
  }

  /// The point half way along the shortest path to another point; its longitude is within -180...180 degrees.
  public func midpoint(to other: Coordinate) -> Coordinate {
    let path = Geodesic.inverse(from: self, to: other)
    return destination(bearing: path.startAzimuth, distance: path.distance / 2)
  }
}
