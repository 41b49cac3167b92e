/// An area of a plane: rings that don't cross, its inside to the left of each where y goes up.
public struct Region: Sendable {
  /// Outer rings counter-clockwise, holes clockwise, in any order.
  public var rings: [Ring]
  /// Whether shapes were united in it, whose edges may be as near to each other as any.
  public var isUnited = false

  /// An area.
  public init(_ rings: [Ring] = [], isUnited: Bool = false) {
    self.rings = rings
    self.isUnited = isUnited
  }

  /// What its rings span; nil for nothing.
  public var box: Box? { Box(around: rings.lazy.joined()) }

  /// What of it lies in a box.
  public func clipped(to box: Box) -> Region {
    rings.allSatisfy(box.surrounds)
      ? self : Region(LunetteGeometry.clipped(rings, to: box), isUnited: isUnited)
  }
}

/// A plane's grid, on which set operations put their results.
public struct PlaneGrid: Sendable {
  /// Grid points in a unit of the plane.
  public let scale: Double

  /// The grid of numbers with so many decimals.
  public init(decimals: Int) { scale = (0..<decimals).reduce(1.0) { product, _ in product * 10 } }

  /// A grid with so many points in a unit.
  public init(scale: Double) { self.scale = scale }

  /// The nearest point of the grid. Writers round the same product, so that equal here is equal there.
  public func nearest(to point: Point) -> Point {
    Point(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
  }
}

/// Why areas could not be united.
public struct UnionFailure: Error, Equatable, Sendable {
  /// What the library said.
  public var message: String
  /// Whether the library itself is missing.
  public var isMissing = false
}
