/// The meridian of 180°, at which RFC 7946 wants areas to be cut. Polygons of one area that meet there get the same vertices
/// along it, so that on no map a gap or a line is left between them.
struct CutSeam {
  /// Latitudes of their corners there, ascending.
  private let corners: [Double]

  private init(_ rings: [[Coordinate]]) {
    let latitudes = rings.flatMap { ring in ring.indices.filter { ring.turnsAtSeam($0) }.map { ring[$0].latitude } }
    corners = latitudes.sorted().reduce(into: []) { corners, latitude in
      // Two sides may differ by last digits.
      if latitude - (corners.last ?? -.infinity) > 1e-9 { corners.append(latitude) }
    }
  }

  /// Polygons with the same vertices wherever they meet at 180°.
  static func joining(_ polygons: [GroundPolygon]) -> [GroundPolygon] {
    guard polygons.count > 1 else { return polygons }
    let polygons = polygons.map(\.onSeam)
    let rings = polygons.flatMap { [$0.outer] + $0.holes }.filter { $0.contains(where: \.isAtSeam) }
    guard rings.count > 1 else { return polygons }
    let seam = CutSeam(rings)
    // Files have few; each edge along the meridian may pass all of them.
    let edges = rings.reduce(0) { $0 + $1.indices.count(where: $1.turnsAtSeam) }
    guard edges * seam.corners.count <= 100_000 else { return polygons }
    return polygons.map { polygon in
      var joined = polygon
      joined.outer = seam.joined(polygon.outer)
      joined.holes = polygon.holes.map(seam.joined)
      return joined
    }
  }

  /// A ring whose edges along the meridian have vertices at all corners that they pass, and no others.
  private func joined(_ ring: [Coordinate]) -> [Coordinate] {
    guard let first = ring.indices.first(where: { !ring.runsAlongSeam($0) }), ring.contains(where: \.isAtSeam) else {
      return ring
    }
    var joined: [Coordinate] = []
    for index in Array(first..<ring.count) + Array(0..<first) where !ring.runsAlongSeam(index) {
      var vertex = ring[index]
      if vertex.isAtSeam { vertex.latitude = corners[self.index(of: vertex.latitude)] }
      if let last = joined.last { joined += between(last, vertex) }
      joined.append(vertex)
    }
    if let last = joined.last { joined += between(last, joined[0]) }
    return joined
  }

  /// The corners that an edge along the meridian passes.
  private func between(_ start: Coordinate, _ end: Coordinate) -> [Coordinate] {
    guard start.isAtSeam, end.isAtSeam, start.longitude == end.longitude else { return [] }
    let (from, to) = (index(of: start.latitude), index(of: end.latitude))
    guard abs(from - to) > 1 else { return [] }
    let passed = corners[min(from, to) + 1..<max(from, to)]
    return (from < to ? Array(passed) : passed.reversed()).map {
      Coordinate(latitude: $0, longitude: start.longitude)
    }
  }

  /// The corner that a latitude is, by halves: the last that lies no further north.
  private func index(of latitude: Double) -> Int {
    var range = corners.indices
    while range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = corners[middle] <= latitude ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension GroundPolygon {
  /// With longitudes that miss 180° by last digits only, as Natural Earth's do, at 180°.
  fileprivate var onSeam: GroundPolygon {
    func isNear(_ place: Coordinate) -> Bool { abs(place.longitude) != 180 && abs(abs(place.longitude) - 180) < 1e-9 }
    guard outer.contains(where: isNear) || holes.contains(where: { $0.contains(where: isNear) }) else { return self }
    func moved(_ ring: [Coordinate]) -> [Coordinate] {
      ring.map { isNear($0) ? Coordinate(latitude: $0.latitude, longitude: $0.longitude < 0 ? -180 : 180) : $0 }
    }
    return GroundPolygon(outer: moved(outer), holes: holes.map(moved), isGeodesic: isGeodesic)
  }
}

extension Coordinate {
  /// Whether it lies on the meridian of 180°, as files write it.
  fileprivate var isAtSeam: Bool { abs(longitude) == 180 && abs(latitude) < 90 }
}

extension [Coordinate] {
  /// Whether a closed ring runs along the meridian of 180° before and behind a vertex.
  fileprivate func runsAlongSeam(_ index: Int) -> Bool {
    guard self[index].isAtSeam else { return false }
    let (before, behind) = (self[index == 0 ? count - 1 : index - 1], self[index + 1 == count ? 0 : index + 1])
    return before.longitude == self[index].longitude && behind.longitude == self[index].longitude
  }

  /// Whether a closed ring comes to the meridian of 180° or leaves it in a vertex.
  fileprivate func turnsAtSeam(_ index: Int) -> Bool { self[index].isAtSeam && !runsAlongSeam(index) }
}
