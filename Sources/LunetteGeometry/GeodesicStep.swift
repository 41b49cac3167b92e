/// The geodesic from one point of a path to the next, ready to be asked for places on it.
struct GeodesicStep {
  let start: Coordinate
  /// Metres.
  let length: Double
  private let line: GeodesicLine
  private let startAzimuth, endAzimuth: Double

  init(from start: Coordinate, to end: Coordinate) {
    let path = Geodesic.inverse(from: start, to: end)
    self.start = start
    length = path.distance
    startAzimuth = path.startAzimuth
    endAzimuth = path.endAzimuth
    var azimuth = Direction(degrees: path.startAzimuth)
    // Over a pole the sign of zero tells which way the longitude goes: as it is written.
    if azimuth.sine == 0 && Longitude.difference(from: start.longitude, to: end.longitude).isWestward {
      azimuth.sine = -0.0
    }
    line = GeodesicLine(
      reducedLatitude: Ellipsoid.wgs84.reducedLatitude(degrees: start.latitude), azimuth: azimuth, on: .wgs84)
  }

  /// The place at a distance in metres; its longitude runs on from the start's as written.
  func place(at distance: Double) -> Coordinate {
    let place = line.place(at: distance)
    return Coordinate(
      latitude: Ellipsoid.wgs84.geodeticDegrees(reduced: place.reducedLatitude),
      longitude: start.longitude + place.longitude * Direction.degreesPerRadian)
  }

  /// The same as a point of a fan: longitudes east of the start's meridian, negative westward.
  func fanPoint(at distance: Double) -> FanPoint { line.fanPoint(at: distance) }

  /// The azimuth at a distance in metres; north at a pole, which has none.
  func azimuth(at distance: Double) -> Direction { line.place(at: distance).azimuth.normalized }

  /// The azimuth at a distance in metres, in degrees, 0..<360.
  func bearing(at distance: Double) -> Double {
    let azimuth = distance == 0 ? startAzimuth : line.place(at: distance).azimuth.degrees
    return azimuth.normalizedBearing + 0  // -0 becomes 0
  }

  /// The latitude in degrees where it turns back from a pole; nil where it doesn't on its way.
  var turningLatitude: Double? {
    let (startsNorth, endsNorth) = (abs(startAzimuth) < 90, abs(endAzimuth) < 90)
    guard startsNorth != endsNorth else { return nil }
    // By Clairaut's relation: there the azimuth's sine is 1, and the reduced latitude's cosine that of α0.
    let sine = startsNorth ? line.equatorAzimuth.cosine : -line.equatorAzimuth.cosine
    return Ellipsoid.wgs84.geodeticDegrees(
      reduced: Direction(sine: sine, cosine: abs(line.equatorAzimuth.sine)))
  }

  /// The place where it turns back from a pole; nil where it doesn't on its way.
  var turningPlace: Coordinate? {
    guard let latitude = turningLatitude else { return nil }
    var (low, high) = (0.0, length)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (line.place(at: middle).azimuth.cosine > 0) == (latitude > 0) { low = middle } else { high = middle }
    }
    return Coordinate(latitude: latitude, longitude: place(at: low).longitude)
  }

  /// The azimuth at the end, in degrees, 0..<360.
  var endBearing: Double { endAzimuth.normalizedBearing + 0 }
}
