extension [Coordinate] {
  /// The smallest box that holds the path as it is drawn straight on the map; nil for no point.
  ///
  /// Longitudes run on from point to point, so that a path around the world has all of them; a step longer than 180° goes
  /// the short way. A point at a pole has every longitude.
  public var bounds: Bounds? {
    guard let first else { return nil }
    var (south, north) = (first.latitude, first.latitude)
    var longitude = first.longitude.normalizedLongitude
    var (west, east) = (longitude, longitude)
    var previous = first
    var isAtPole = false
    for coordinate in self {
      longitude += Longitude.drawnStep(from: previous.longitude, to: coordinate.longitude)
      (west, east) = (Swift.min(west, longitude), Swift.max(east, longitude))
      (south, north) = (Swift.min(south, coordinate.latitude), Swift.max(north, coordinate.latitude))
      if abs(coordinate.latitude) == 90 { isAtPole = true }
      previous = coordinate
    }
    if isAtPole { return Bounds(south: south, west: -180, north: north, east: 180) }
    return Bounds(south: south, north: north, unrolledWest: west, unrolledEast: east)
  }
}

extension Longitude {
  /// The way in degrees, eastward positive, that a line takes on the map between two longitudes as written: the difference
  /// itself, if it is longer than 180° the short way.
  static func drawnStep(from start: Double, to end: Double) -> Double {
    let step = end - start
    if abs(step) <= 180 { return step }
    let turned = end.normalizedLongitude - start.normalizedLongitude
    return shortWay(degrees: step.isFinite && abs(step) < 1e6 ? step : turned)
  }

  private static func shortWay(degrees: Double) -> Double {
    degrees - 360 * (degrees / 360).rounded(.toNearestOrAwayFromZero)
  }
}
