extension Geodesic {
  /// The end of a geodesic that starts at an azimuth in degrees and has a length in metres (backwards if negative).
  public static func direct(from start: Coordinate, azimuth: Double, distance: Double) -> End {
    let ellipsoid = Ellipsoid.wgs84
    let line = GeodesicLine(
      reducedLatitude: ellipsoid.reducedLatitude(degrees: start.latitude),
      azimuth: Direction(degrees: azimuth),
      on: ellipsoid)
    let place = line.place(at: distance)
    return End(
      end: Coordinate(
        latitude: ellipsoid.geodeticDegrees(reduced: place.reducedLatitude),
        longitude: start.longitude + place.longitude * Direction.degreesPerRadian),
      azimuth: place.azimuth.degrees)
  }
}
