import Glibc

extension GroundLine {
  /// The length in metres of its lines as they are drawn: along geodesics, or straight on the map.
  public var drawnLength: Double {
    if isGeodesic { return paths.reduce(0) { $0 + $1.geodesicLength } }
    // Steps of geodesics between places of the line, so close that their bulge is no length.
    let tolerance = max(0.01, 1e-7 * roughLength)
    return geographicLines(tolerance: tolerance).reduce(0) { sum, line in
      sum + line.map { Coordinate(latitude: $0.y, longitude: $0.x) }.geodesicLength
    }
  }
}

extension [Coordinate] {
  /// The length in metres of great circles from point to point on a sphere of the mean radius, latitudes taken as its own.
  public var sphericalLength: Double {
    zip(self, dropFirst()).reduce(0) { sum, step in
      let chord = UnitVector(step.0).chord(to: UnitVector(step.1))
      return sum + 2 * asin(Swift.min(chord / 2, 1)) * SphereFan.radius
    }
  }
}
