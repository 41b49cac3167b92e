extension Geodesic {
  /// The shortest path between two points.
  ///
  /// Of coincident points both azimuths are 0. Exactly antipodal points are joined over the north pole. At a pole an
  /// azimuth is measured from the meridian of the longitude given for that pole.
  public static func inverse(from start: Coordinate, to end: Coordinate) -> Path {
    let difference = Longitude.difference(from: start.longitude, to: end.longitude)
    // The solver knows one arrangement only: the point farther from the equator comes first and lies in the south,
    // and the way leads east (Karney's eq. (44)). Everything else is its mirror image.
    let (first, second) = (significant(start.latitude), significant(end.latitude))
    let isSwapped = abs(first) < abs(second)
    let isMirrored = (isSwapped ? second : first) >= 0
    let southward = isMirrored ? -1.0 : 1.0
    let problem = InverseProblem(
      start: southward * (isSwapped ? second : first),
      end: southward * (isSwapped ? first : second),
      longitude: difference,
      on: .wgs84)
    let solution = problem.solution
    guard solution.distance > 0 else { return Path(distance: 0, startAzimuth: 0, endAzimuth: 0) }
    if first == -second && difference.degrees == 180 && difference.residue == 0 && abs(first) != 90 {
      return Path(distance: solution.distance, startAzimuth: 0, endAzimuth: 180)
    }
    let eastward = difference.isWestward ? -1.0 : 1.0
    func restored(_ azimuth: Direction) -> Double {
      // Running the way backwards turns both north and east; a mirror in the equator turns north only.
      let northward = isSwapped != isMirrored ? -1.0 : 1.0
      return Direction(sine: eastward * azimuth.sine, cosine: northward * azimuth.cosine).degrees
    }
    return Path(
      distance: solution.distance,
      startAzimuth: restored(isSwapped ? solution.endAzimuth : solution.startAzimuth),
      endAzimuth: restored(isSwapped ? solution.startAzimuth : solution.endAzimuth))
  }

  /// A latitude in degrees without digits that mean less than a picometre: their products would underflow.
  private static func significant(_ latitude: Double) -> Double {
    abs(latitude) < 1e-18 ? 0 : latitude
  }
}
