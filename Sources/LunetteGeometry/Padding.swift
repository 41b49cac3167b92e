/// Points kept free along the view's sides.
public struct Padding: Equatable, Sendable {
  public var top, right, bottom, left: Double

  /// The same on every side.
  public init(_ all: Double = 0) { (top, right, bottom, left) = (all, all, all, all) }

  /// Side by side.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    (self.top, self.right, self.bottom, self.left) = (top, right, bottom, left)
  }

  /// The part of a view that it leaves free.
  public func inset(_ size: Size) -> Box {
    Box(minX: left, minY: top, maxX: size.width - right, maxY: size.height - bottom)
  }
}
