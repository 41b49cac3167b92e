/// An area of the globe that can be laid out as outlines.
package protocol GroundArea: Sendable {
  /// Its parts on the Mercator plane in radians, x from a meridian in degrees. Curves stay within `tolerance` metres of
  /// their edges where they are seen.
  func mercatorParts(from meridian: Double, tolerance: Double, seen: SeenPlane?) -> [AreaPart]

  /// Its parts in degrees, x a longitude that runs on past ±180, which it crosses in vertices of its own. Edges hold the
  /// tolerance in metres, whether they are read as straight in degrees, straight in Mercator, or geodesic.
  func geographicParts(tolerance: Double) -> [AreaPart]

  /// How large it is, roughly, in metres: for tolerances.
  var roughSize: Double { get }
  /// The shorter side of the smallest of its rings' boxes, roughly, in metres.
  var shorterSide: Double { get }
  /// Metres that its edges may stray where nobody says.
  var defaultTolerance: Double { get }
  /// A meridian in degrees that is near to it.
  var meridian: Double { get }

  /// The area with all longitudes less by some degrees.
  func moved(west degrees: Double) -> Self
}

extension GroundArea {
  package var defaultTolerance: Double { 1e-4 * roughSize }
}

/// A polygon with what is inside of its rings.
package struct RuledPolygon: GroundArea {
  var polygon: GroundPolygon
  let rule: AreaPart.Rule

  /// A polygon and a rule.
  package init(_ polygon: GroundPolygon, _ rule: AreaPart.Rule) {
    self.polygon = polygon
    self.rule = rule
  }

  package func mercatorParts(from meridian: Double, tolerance: Double, seen: SeenPlane?) -> [AreaPart] {
    part(polygon.mercatorOutlines(from: meridian, tolerance: tolerance, seen: seen))
  }

  package func geographicParts(tolerance: Double) -> [AreaPart] {
    part(polygon.geographicOutlines(tolerance: tolerance))
  }

  private func part(_ outlines: [Outline]) -> [AreaPart] { outlines.isEmpty ? [] : [AreaPart(outlines, rule: rule)] }

  package var roughSize: Double { polygon.roughSize }
  package var shorterSide: Double { polygon.shorterSide }
  package var meridian: Double { polygon.outer.first?.longitude ?? 0 }

  package func moved(west degrees: Double) -> RuledPolygon {
    var moved = self
    moved.polygon.outer = polygon.outer.moved(west: degrees)
    moved.polygon.holes = polygon.holes.map { $0.moved(west: degrees) }
    return moved
  }
}

/// Several polygons as one area.
package struct RuledPolygons: GroundArea {
  var polygons: [RuledPolygon]

  /// Polygons, each with its rule.
  package init(_ polygons: [RuledPolygon]) { self.polygons = polygons }

  package func mercatorParts(from meridian: Double, tolerance: Double, seen: SeenPlane?) -> [AreaPart] {
    let joined = CutSeam.joining(polygons.map(\.polygon))
    return zip(polygons, joined).flatMap { ruled, polygon in
      RuledPolygon(polygon, ruled.rule).mercatorParts(from: meridian, tolerance: tolerance, seen: seen)
    }
  }

  package func geographicParts(tolerance: Double) -> [AreaPart] {
    polygons.flatMap { $0.geographicParts(tolerance: tolerance) }
  }

  package var roughSize: Double { polygons.reduce(0) { max($0, $1.roughSize) } }
  package var shorterSide: Double { polygons.map(\.shorterSide).filter { $0 > 0 }.min() ?? 0 }
  package var meridian: Double { polygons.first?.meridian ?? 0 }

  package func moved(west degrees: Double) -> RuledPolygons {
    RuledPolygons(polygons.map { $0.moved(west: degrees) })
  }
}

extension [Coordinate] {
  /// The path with all longitudes less by some degrees.
  package func moved(west degrees: Double) -> [Coordinate] {
    map { Coordinate(latitude: $0.latitude, longitude: $0.longitude.written - degrees) }
  }
}
