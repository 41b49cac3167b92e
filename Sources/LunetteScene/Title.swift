/// A text that stands in the view, wherever the camera looks.
public struct Title: Sendable {
  /// One or more lines.
  public var text = ""
  /// The letters' size in points.
  public var size = 16.0
  /// The letters' colour; nil: the theme's.
  public var color: Color?
  /// What the letters stand out from; nil: the theme's.
  public var halo: Color?
  /// Where it stands in the view.
  public var position = Anchor.top
  /// Points between it and the view's sides.
  public var margin = 12.0

  /// At the top, without a text.
  public init() {}
}
