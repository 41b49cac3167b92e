import Glibc

extension [Coordinate] {
  /// The most vertices of one line: what is finer is no picture any more.
  static let mostVertices = 10_000_000

  /// The path, straight on the Mercator map and unrolled, as points in degrees with as many between its own as readers
  /// need who draw edges straight in degrees or as geodesics: none strays by more than a tolerance in metres. It crosses
  /// odd multiples of 180° in points of their own. Edges that nowhere come near a box in degrees, in any copy of the world,
  /// need no points between.
  func densifiedForReaders(tolerance: Double, near box: Box? = nil) -> [Point] {
    guard let first else { return [] }
    var line = [first.inDegrees]
    line.reserveCapacity(count)
    for (start, end) in zip(self, dropFirst()) {
      for place in start.crossings(to: end) + [end] {
        append(place, after: &line, tolerance: tolerance, near: box)
      }
    }
    return line
  }

  private func append(_ end: Coordinate, after line: inout [Point], tolerance: Double, near box: Box?) {
    guard let last = line.last else { return }
    let start = Coordinate(latitude: last.y, longitude: last.x)
    if start.isSurelyStraight(to: end, tolerance: tolerance) { return line.append(end.inDegrees) }
    var pending: [(edge: MapEdge, depth: Int)] = [(MapEdge(start: MapPlace(start), end: MapPlace(end)), 0)]
    while let (edge, depth) = pending.popLast() {
      // 30 halvings of half the globe are below a decimetre; only an edge that runs into a pole comes near.
      if depth < 30 && line.count + pending.count < [Coordinate].mostVertices && edge.comesNear(box)
        && edge.strays(over: tolerance)
      {
        let middle = edge.place(at: 0.5)
        pending.append((MapEdge(start: middle, end: edge.end), depth + 1))
        pending.append((MapEdge(start: edge.start, end: middle), depth + 1))
      } else {
        line.append(edge.end.place.inDegrees)
      }
    }
  }
}

/// A place with its y on the Mercator plane.
private struct MapPlace {
  let place: Coordinate
  let y: Double

  init(_ place: Coordinate) {
    self.place = place
    y = Mercator.y(latitude: place.latitude)
  }

  init(latitude: Double, longitude: Double, y: Double) {
    place = Coordinate(latitude: latitude, longitude: longitude)
    self.y = y
  }
}

/// An edge that is straight on the Mercator map.
private struct MapEdge {
  let start, end: MapPlace

  /// The place at a part of it, the same from either end.
  func place(at part: Double) -> MapPlace {
    let longitude = start.place.longitude * (1 - part) + end.place.longitude * part
    guard start.place.latitude != end.place.latitude else {
      return MapPlace(latitude: start.place.latitude, longitude: longitude, y: start.y)
    }
    let y = start.y * (1 - part) + end.y * part
    return MapPlace(latitude: Mercator.latitude(y: y), longitude: longitude, y: y)
  }

  /// Whether a reader's edge strays from it. The quarters show what a middle on the equator hides: there lines of the map
  /// and geodesics bend the other way. They are not quite where an edge strays most, therefore 0.9.
  func strays(over tolerance: Double) -> Bool {
    let (from, to) = (point(start), point(end))
    return [0.5, 0.25, 0.75].contains {
      GroundEdge(start: from, middle: point(place(at: $0)), end: to).strays(over: 0.9 * tolerance)
    }
  }

  /// Whether the box around it and a box, which is no box for anywhere, have a place in common. Both its true line and the
  /// straight one lie in the box around it.
  func comesNear(_ box: Box?) -> Bool {
    guard let box else { return true }
    let (from, to) = (start.place, end.place)
    guard max(from.latitude, to.latitude) >= box.minY, min(from.latitude, to.latitude) <= box.maxY else { return false }
    let apart = (from.longitude + to.longitude - box.minX - box.maxX) / 2
    let reach = (abs(to.longitude - from.longitude) + box.maxX - box.minX) / 2
    return abs(remainder(apart, 360)) <= reach
  }

  private func point(_ place: MapPlace) -> FanPoint {
    FanPoint(
      tanLatitude: tan(place.place.latitude / .degrees),
      longitude: (place.place.longitude - start.place.longitude) / .degrees)
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
    guard latitude != end.latitude else { return [Coordinate(latitude: latitude, longitude: meridian)] }
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
}
