/// What tests ask of a document beyond what apps do.
extension SceneDocument {
  /// The masks' features.
  var masks: [Feature] { features.filter { $0.properties.overlay == "mask" } }

  /// A feature by its id.
  func feature(_ id: String) -> Feature? { features.first { $0.id == id } }
}

extension SceneDocument.Feature {
  /// All its rings, outer ones and holes.
  var rings: [[SceneDocument.Position]] { polygons.flatMap { $0 } }

  /// Its polygons, each an outer ring and holes.
  var polygons: [[[SceneDocument.Position]]] {
    switch geometry {
    case .polygon(let rings): [rings]
    case .multiPolygon(let polygons): polygons
    default: []
    }
  }

  /// Whether a position lies in its area: by the edges east of it, for one that doesn't reach over longitude 180.
  func hasInside(_ place: SceneDocument.Position) -> Bool {
    rings.flatMap(Edge.all).reduce(false) { isInside, edge in
      let (from, to) = (edge.from, edge.to)
      guard (from.latitude > place.latitude) != (to.latitude > place.latitude) else { return isInside }
      let part = (place.latitude - from.latitude) / (to.latitude - from.latitude)
      return place.longitude < from.longitude + part * (to.longitude - from.longitude) ? !isInside : isInside
    }
  }

  /// Every position of its geometry.
  var positions: [SceneDocument.Position] {
    switch geometry {
    case nil: []
    case .point(let position): [position]
    case .lineString(let line), .multiPoint(let line): line
    case .multiLineString(let lines): lines.flatMap { $0 }
    case .polygon, .multiPolygon: rings.flatMap { $0 }
    }
  }
}

/// One edge of a ring, from a vertex to the next.
struct Edge: Hashable {
  var from, to: SceneDocument.Position

  var reversed: Edge { Edge(from: to, to: from) }

  /// Whether it is a cut: along longitude 180 or a pole.
  var isCut: Bool {
    from.longitude == to.longitude && abs(to.longitude) == 180 || from.latitude == to.latitude && abs(to.latitude) == 90
  }

  /// The edges of a closed ring.
  static func all(of ring: [SceneDocument.Position]) -> [Edge] {
    zip(ring, ring.dropFirst()).map { Edge(from: $0, to: $1) }
  }
}

/// Twice the area of a closed ring in square degrees, positive where it runs counter-clockwise.
func signedArea(_ ring: [SceneDocument.Position]) -> Double {
  Edge.all(of: ring).reduce(0) { sum, edge in
    // About the first vertex: the products of small rings far from 0 would lose their digits.
    sum + (edge.from.longitude - ring[0].longitude) * (edge.to.latitude - ring[0].latitude)
      - (edge.to.longitude - ring[0].longitude) * (edge.from.latitude - ring[0].latitude)
  }
}
