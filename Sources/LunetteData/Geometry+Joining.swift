import LunetteGeometry

extension Geometry {
  /// Geometries as one: of one simple type they become the type of many of them, else a collection; nil for none.
  init?(joining parts: [Geometry]) {
    var (points, lines, polygons): ([Coordinate], [[Coordinate]], [[[Coordinate]]]) = ([], [], [])
    for part in parts {
      switch part {
      case .point(let place): points.append(place)
      case .lineString(let path): lines.append(path)
      case .polygon(let rings): polygons.append(rings)
      default: break
      }
    }
    switch parts.count {
    case 0: return nil
    case points.count: self = .multiPoint(points)
    case lines.count: self = .multiLineString(lines)
    case polygons.count: self = .multiPolygon(polygons)
    default: self = .collection(parts)
    }
  }

  /// Whether an area is a part of it.
  var hasArea: Bool {
    switch self {
    case .polygon, .multiPolygon: true
    case .collection(let parts): parts.contains(where: \.hasArea)
    default: false
    }
  }
}
