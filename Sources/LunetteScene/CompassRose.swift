/// A needle that shows where north is.
public struct CompassRose: Sendable {
  /// How wide and high it is, in points.
  public var size = 40.0
  /// Where it stands in the view.
  public var position = Anchor.topRight
  /// Points between it and the view's sides.
  public var margin = 12.0

  /// At the top right.
  public init() {}
}
