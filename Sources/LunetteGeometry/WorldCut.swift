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
  let holes = rings.map { Ring($0.reversed()) }
  if rings.allSatisfy(box.surrounds) {
    // What cutting below would give, in its order.
    let (left, right) = (box.minX, box.maxX)
    return holes + [
      [
        Point(x: left, y: box.maxY), Point(x: left, y: box.minY), Point(x: right, y: box.minY),
        Point(x: right, y: box.maxY),
      ]
    ]
  }
  // A frame that holds the box and every ring makes the rings holes; cutting it to the box does the rest.
  var frame = box
  for ring in rings { for point in ring { frame.include(point) } }
  return clipped([frame.padded(by: 1).ring] + holes, to: box)
}

extension Box {
  /// Whether all points of a ring lie inside, none on a side.
  fileprivate func surrounds(_ ring: Ring) -> Bool {
    ring.allSatisfy { $0.x > minX && $0.x < maxX && $0.y > minY && $0.y < maxY }
  }
}
