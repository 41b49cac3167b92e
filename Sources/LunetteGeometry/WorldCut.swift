/// Cutting at ±180 and over the poles: areas of the globe as polygons of the rectangle -180...180 × -90...90.
public enum WorldCut {
  /// The rectangle of all longitudes and latitudes.
  public static let world = Box(minX: -180, minY: -90, maxX: 180, maxY: 90)

  /// The inside of outlines in degrees that don't cross each other, holes given clockwise.
  public static func inside(_ outlines: [Outline]) -> [Polygon] {
    let rings = outlines.flatMap { $0.rings(on: .degrees, reaching: world) }
    return Polygon.polygons(from: rings.allSatisfy(isInWorld) ? rings : clipped(rings, to: world))
  }

  /// The whole world without the inside of outlines in degrees that don't touch each other.
  public static func outside(_ outlines: [Outline]) -> [Polygon] {
    let holes = outlines.flatMap { $0.rings(on: .degrees, reaching: world) }
    return Polygon.polygons(from: complement(of: holes, in: world))
  }

  private static func isInWorld(_ ring: Ring) -> Bool {
    ring.allSatisfy { abs($0.x) < 180 && abs($0.y) < 90 }
  }
}

/// A box without areas that don't touch each other, each a counter-clockwise ring.
public func complement(of rings: [Ring], in box: Box) -> [Ring] {
  // A frame that holds the box and every ring makes the rings holes; cutting it to the box does the rest.
  var frame = box
  for ring in rings { for point in ring { frame.include(point) } }
  return clipped([frame.padded(by: 1).ring] + rings.map { $0.reversed() }, to: box)
}
