/// A rectangle of a plane, its sides along the axes.
public struct Box: Equatable, Sendable {
  /// Its sides.
  public var minX, minY, maxX, maxY: Double

  /// A rectangle from its sides.
  @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The smallest box around points; nil for none.
  @inlinable public init?(around points: some Sequence<Point>) {
    var box = Box.nothing
    for point in points { box.include(point) }
    guard box.minX <= box.maxX else { return nil }
    self = box
  }

  /// The box that holds nothing, to be grown by `include`.
  public static let nothing = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  /// Grows to hold a point.
  @inlinable public mutating func include(_ point: Point) {
    if point.x < minX { minX = point.x }
    if point.x > maxX { maxX = point.x }
    if point.y < minY { minY = point.y }
    if point.y > maxY { maxY = point.y }
  }

  /// The box with every side moved outward.
  public func padded(by margin: Double) -> Box {
    Box(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// The box moved along x.
  public func shifted(by x: Double) -> Box { Box(minX: minX + x, minY: minY, maxX: maxX + x, maxY: maxY) }

  /// Whether a box lies in this one, edges included.
  @inlinable public func contains(_ other: Box) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether a point lies in this box, edges included.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether all points of a ring lie inside, none on a side.
  @inlinable public func surrounds(_ ring: Ring) -> Bool {
    ring.allSatisfy { $0.x > minX && $0.x < maxX && $0.y > minY && $0.y < maxY }
  }

  /// Whether two boxes share a point.
  @inlinable public func touches(_ other: Box) -> Bool {
    other.minX <= maxX && other.maxX >= minX && other.minY <= maxY && other.maxY >= minY
  }

  /// Its outline, counter-clockwise where y goes up.
  public var ring: Ring {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }
}
