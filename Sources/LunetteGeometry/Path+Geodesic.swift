extension [Coordinate] {
  /// The geodesic between two places, with as many points as it needs to be right to 1 m or 1e-7 of its length, however
  /// readers draw the steps between them: straight in Mercator, straight in longitude and latitude, or as geodesics.
  ///
  /// Longitudes run on from the first's as written, no step is longer than 90°. A place and itself are two equal points;
  /// antipodes are joined over the north pole.
  public static func geodesic(from start: Coordinate, to end: Coordinate) -> [Coordinate] {
    geodesicEdge(from: start, to: end, tolerance: Swift.max(1, 1e-7 * start.distance(to: end)))
  }

  /// The same to a tolerance of one's own, in metres.
  public static func geodesicEdge(
    from start: Coordinate, to end: Coordinate, tolerance: Double
  ) -> [Coordinate] {
    var points = [start]
    GeodesicEdge(from: start, to: end, tolerance: tolerance).append(to: &points)
    return points
  }

  /// The latitudes where its geodesic edges turn back from a pole. Edges of about 100 m and less bulge by less than a
  /// millimetre and are passed over.
  var turningLatitudes: [Double] {
    zip(self, dropFirst()).compactMap { start, end in
      guard abs(start.latitude - end.latitude) + abs(start.longitude - end.longitude) > 1e-3 else { return nil }
      return GeodesicStep(from: start, to: end).turningLatitude?.clamped(to: -Circle.steepest...Circle.steepest)
    }
  }

  /// The path with points put into its geodesics so that each is right to a tolerance in metres, however readers draw the
  /// steps: as `geodesicEdge`, from point to point. Longitudes run on from the first's.
  ///
  /// nil where it would have more than 10,000,000 points.
  public func alongGeodesics(tolerance: Double) -> [Coordinate]? { alongGeodesics { _, _ in tolerance } }

  /// The same with a tolerance for each step; one without a tolerance stays as it is.
  func alongGeodesics(
    tolerance: (_ start: Coordinate, _ end: Coordinate) -> Double?
  ) -> [Coordinate]? {
    guard let first else { return [] }
    var points = [first]
    points.reserveCapacity(count)
    for end in dropFirst() {
      let start = points[points.count - 1]
      if let tolerance = tolerance(start, end) {
        GeodesicEdge(from: start, to: end, tolerance: tolerance).append(to: &points)
      } else {
        points.append(end)
      }
      guard points.count <= [Coordinate].maximumDensifiedCount else { return nil }
    }
    return points
  }

  /// The same to a coarse tolerance, but for steps that pass a pole so near that it would lead over the pole.
  func alongGeodesics(coarse: Double, near fine: Double) -> [Coordinate]? {
    alongGeodesics { start, end in
      let latitudes = [start, end].turningLatitudes + [start.latitude, end.latitude]
      return latitudes.contains { abs($0) > 89.9 } ? Swift.min(fine, coarse) : coarse
    }
  }
}
