import Glibc

extension [Coordinate] {
  /// The most vertices of one line: what is finer is no picture any more.
  static let mostVertices = 10_000_000

  /// The path, straight on the Mercator map and unrolled, as points in degrees with as many between its own as readers
  /// need who draw edges straight in degrees or as geodesics: none strays by more than a tolerance in metres. It crosses
  /// odd multiples of 180° in points of their own.
  func densifiedForReaders(tolerance: Double) -> [Point] {
    guard let first else { return [] }
    var line = [first.inDegrees]
    line.reserveCapacity(count)
    for (start, end) in zip(self, dropFirst()) {
      for place in start.crossings(to: end) + [end] {
        append(place, after: &line, tolerance: tolerance)
      }
    }
    return line
  }

  private func append(_ end: Coordinate, after line: inout [Point], tolerance: Double) {
    guard let last = line.last else { return }
    let start = Coordinate(latitude: last.y, longitude: last.x)
    if start.isSurelyStraight(to: end, tolerance: tolerance) { return line.append(end.inDegrees) }
    var pending: [(end: Coordinate, depth: Int)] = [(end, 0)]
    var from = start
    while let (target, depth) = pending.last {
      let middle = from.middleOnMercator(to: target)
      // 30 halvings of half the globe are below a decimetre; only an edge that runs into a pole comes near.
      if depth < 30 && line.count < [Coordinate].mostVertices
        && from.edge(over: middle, to: target).strays(over: tolerance)
      {
        pending[pending.count - 1].depth = depth + 1
        pending.append((middle, depth + 1))
      } else {
        line.append(target.inDegrees)
        from = target
        pending.removeLast()
      }
    }
  }
}

extension Coordinate {
  /// Where an edge that is straight on the Mercator map crosses odd multiples of 180°, in its direction.
  fileprivate func crossings(to end: Coordinate) -> [Coordinate] {
    let (west, east) = (min(longitude, end.longitude), max(longitude, end.longitude))
    let first = ((west - 180) / 360).rounded(.down) + 1
    let last = ((east - 180) / 360).rounded(.up) - 1
    // Paths run on in steps of at most 180°, so an edge crosses once.
    guard first == last else { return [] }
    let meridian = 180 + 360 * first
    let (from, to) = (Mercator.y(latitude: latitude), Mercator.y(latitude: end.latitude))
    let t = (meridian - longitude) / (end.longitude - longitude)
    return [Coordinate(latitude: Mercator.latitude(y: from + t * (to - from)), longitude: meridian)]
  }

  /// Whether an edge is so short that no reading of it strays: a quick test for the many edges of long paths.
  ///
  /// Straight lines of maps leave geodesics by at most tan(latitude) / R of curvature.
  fileprivate func isSurelyStraight(to end: Coordinate, tolerance: Double) -> Bool {
    let steepest = max(abs(latitude), abs(end.latitude))
    guard steepest < 80 else { return longitude == end.longitude }
    let length = (abs(end.latitude - latitude) + abs(end.longitude - longitude)) / .degrees
    // tan(80°) is 5.67; twice the sagitta L² tan / 8 of a sphere of 6,400 km.
    return 6_400_000 * length * length * 5.7 / 4 < tolerance
  }

  fileprivate func middleOnMercator(to end: Coordinate) -> Coordinate {
    guard latitude != end.latitude else {
      return Coordinate(latitude: latitude, longitude: (longitude + end.longitude) / 2)
    }
    let y = (Mercator.y(latitude: latitude) + Mercator.y(latitude: end.latitude)) / 2
    return Coordinate(latitude: Mercator.latitude(y: y), longitude: (longitude + end.longitude) / 2)
  }

  fileprivate func edge(over middle: Coordinate, to end: Coordinate) -> GroundEdge {
    func point(_ place: Coordinate) -> FanPoint {
      FanPoint(tanLatitude: tan(place.latitude / .degrees), longitude: (place.longitude - longitude) / .degrees)
    }
    return GroundEdge(start: point(self), middle: point(middle), end: point(end))
  }
}
