import Glibc

/// A map of directions in the view, where y goes down.
public struct LinearMap: Equatable, Sendable {
  /// What one point to the right becomes.
  public var right: Point
  /// What one point down becomes.
  public var down: Point

  /// A map by what its axes become.
  public init(right: Point, down: Point) { (self.right, self.down) = (right, down) }

  /// A turn clockwise.
  public init(degrees: Double) {
    self.init(sine: sin(degrees / .degrees), cosine: cos(degrees / .degrees))
  }

  /// A turn clockwise by the angle of these.
  public init(sine: Double, cosine: Double) {
    self.init(right: Point(x: cosine, y: sine), down: Point(x: -sine, y: cosine))
  }

  /// Where a step leads.
  public func place(_ step: Point) -> Point {
    Point(x: step.x * right.x + step.y * down.x, y: step.x * right.y + step.y * down.y)
  }

  /// Another map first, and then this one.
  public func after(_ first: LinearMap) -> LinearMap { LinearMap(right: place(first.right), down: place(first.down)) }

  /// The box around one that is given from a point, mapped about it.
  public func box(of box: Box, about point: Point) -> Box? {
    Box(around: box.ring.map(place).map { Point(x: point.x + $0.x, y: point.y + $0.y) })
  }
}
