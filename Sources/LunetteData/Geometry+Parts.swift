import LunetteGeometry

extension Geometry {
  /// As RFC 7946 calls it.
  public var typeName: String {
    switch self {
    case .point: "Point"
    case .multiPoint: "MultiPoint"
    case .lineString: "LineString"
    case .multiLineString: "MultiLineString"
    case .polygon: "Polygon"
    case .multiPolygon: "MultiPolygon"
    case .collection: "GeometryCollection"
    }
  }

  /// All points of it, those of collections included.
  public var points: [Coordinate] {
    switch self {
    case .point(let place): [place]
    case .multiPoint(let places): places
    case .collection(let parts): parts.flatMap(\.points)
    default: []
    }
  }

  /// All lines of it.
  public var lines: [[Coordinate]] {
    switch self {
    case .lineString(let line): [line.aroundTheWorld]
    case .multiLineString(let lines): lines.map(\.aroundTheWorld)
    case .collection(let parts): parts.flatMap(\.lines)
    default: []
    }
  }

  /// All areas of it, each with its holes.
  public var polygons: [GroundPolygon] {
    switch self {
    case .polygon(let rings): GroundPolygon(rings: rings).map { [$0] } ?? []
    case .multiPolygon(let polygons): polygons.compactMap(GroundPolygon.init(rings:))
    case .collection(let parts): parts.flatMap(\.polygons)
    default: []
    }
  }

  /// Its box on the globe; nil for nowhere.
  public var bounds: Bounds? {
    switch self {
    case .point(let place): place.bounds
    case .multiPoint(let places): Bounds.around(places.map(\.bounds))
    default: Bounds.around(lines.compactMap(\.bounds) + polygons.compactMap(\.bounds) + points.map(\.bounds))
    }
  }

  /// How many places it has.
  public var placeCount: Int {
    switch self {
    case .point: 1
    case .multiPoint(let places), .lineString(let places): places.count
    case .multiLineString(let lists), .polygon(let lists): lists.reduce(0) { $0 + $1.count }
    case .multiPolygon(let polygons): polygons.reduce(0) { $1.reduce($0) { $0 + $1.count } }
    case .collection(let parts): parts.reduce(0) { $0 + $1.placeCount }
    }
  }

  /// Bytes of its places and of the lists that hold them.
  public var size: Int { placeCount * MemoryLayout<Coordinate>.stride + listCount * Geometry.listSize }

  /// What a list takes beside its elements: its head, its place in another list, and the allocator's.
  private static let listSize = 64

  private var listCount: Int {
    switch self {
    case .point: 0
    case .multiPoint, .lineString: 1
    case .multiLineString(let lists), .polygon(let lists): 1 + lists.count
    case .multiPolygon(let polygons): polygons.reduce(1) { $0 + 1 + $1.count }
    case .collection(let parts): parts.reduce(1) { $0 + 1 + $1.listCount }
    }
  }
}

extension GroundPolygon {
  /// The area of an outline and its holes; nil without an outline.
  init?(rings: [[Coordinate]]) {
    guard let outer = rings.first, !outer.isEmpty else { return nil }
    self.init(outer: outer.aroundTheWorld, holes: rings.dropFirst().map(\.aroundTheWorld))
  }
}

extension [Coordinate] {
  /// A line or ring on a single meridian that is written with both ends of a turn of the globe, as -180 and 180, is a parallel
  /// or a box as wide as the world: its steps from end to end get a place a degree, so that they are no steps of nothing.
  fileprivate var aroundTheWorld: [Coordinate] {
    // Others are known by their first places.
    guard let first, let other = self.first(where: { $0.longitude != first.longitude }),
      abs(abs(other.longitude - first.longitude) - 360) < 1e-9,
      allSatisfy({ $0.longitude == first.longitude || $0.longitude == other.longitude })
    else { return self }
    return [first]
      + zip(self, dropFirst()).flatMap { start, end in
        guard start.longitude != end.longitude else { return [end] }
        return (1..<360).map { degree in
          let part = Double(degree) / 360
          return Coordinate(
            latitude: start.latitude + part * (end.latitude - start.latitude),
            longitude: start.longitude + part * (end.longitude - start.longitude))
        } + [end]
      }
  }
}
