/// A point of a plane: view points (y down), degrees (x longitude, y latitude) or Mercator radians, as its context says.
public struct Point: Equatable, Hashable, Sendable {
  /// To the right, or eastward.
  public var x: Double
  /// Downward in a view, northward on a map plane.
  public var y: Double

  /// A point of a plane.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// How far another point is.
  public func distance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A closed line: the edge from its last point to its first is understood. Interior to the left where y goes up.
public typealias Ring = [Point]

extension Ring {
  /// Its area in the plane's units squared: positive for counter-clockwise where y goes up.
  public var signedArea: Double {
    guard let first, count > 2 else { return 0 }
    var sum = 0.0
    // Relative to the first point, so that a small ring far from the origin keeps its digits.
    for i in 1..<(count - 1) {
      sum += (self[i].x - first.x) * (self[i + 1].y - first.y) - (self[i + 1].x - first.x) * (self[i].y - first.y)
    }
    return sum / 2
  }

  /// Whether all its points lie on one line, so that nothing is inside. (The halves of a figure of eight are of opposite
  /// sign: its area may be 0 though there is much inside.)
  public var isFlat: Bool {
    guard let first, let far = self.max(by: { $0.distance(to: first) < $1.distance(to: first) }) else { return true }
    return allSatisfy { (far.x - first.x) * ($0.y - first.y) == (far.y - first.y) * ($0.x - first.x) }
  }
}
