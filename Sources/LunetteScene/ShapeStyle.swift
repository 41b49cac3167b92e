/// Fill and stroke of a shape.
public struct ShapeStyle: Equatable, Sendable {
  /// nil until a script names one: then the default depends on whether the shape has a mask.
  public var fill: Color?
  /// 0...1, over the fill's own alpha.
  public var fillOpacity = 1.0
  /// The outline's colour.
  public var stroke = ShapeStyle.defaultStroke
  /// 0...1, over the stroke's own alpha.
  public var strokeOpacity = 1.0
  /// Points.
  public var strokeWidth = 2.0
  /// Lengths drawn and left out in turn.
  public var dash = Dash()
  /// The ends of dashes.
  public var lineCap = LineCap.round
  /// The outline's corners.
  public var lineJoin = LineJoin.round

  /// A wider line under the outline.
  public var casing: Casing? {
    get { boxedCasing.value }
    set { boxedCasing.value = newValue }
  }
  private var boxedCasing = Boxed<Casing>.none
  /// Its whole width in points; 0 without one.
  public var casingWidth: Double { casing.map { $0.width ?? strokeWidth + 4 } ?? 0 }
  /// Parallel lines over the fill.
  public var hatch: Hatch? {
    get { boxedHatch.value }
    set { boxedHatch.value = newValue }
  }
  private var boxedHatch = Boxed<Hatch>.none
  /// Which parts of an outline that crosses itself are inside.
  public var fillRule = FillRule.nonzero

  /// Lengths drawn and left out in turn; empty for a line without gaps.
  public struct Dash: Equatable, Sendable {
    /// Points, or metres.
    public var lengths: [Double] = []
    /// Whether they are metres on the ground.
    public var isInMeters = false

    /// A dash.
    public init(lengths: [Double] = [], isInMeters: Bool = false) {
      self.lengths = lengths
      self.isInMeters = isInMeters
    }
  }

  /// A wider line under another one.
  public struct Casing: Equatable, Sendable {
    /// Its colour.
    public var color = Color(red: 255, green: 255, blue: 255, alpha: 1)
    /// Its whole width in points; nil: 4 more than the line.
    public var width: Double?

    /// White, and 4 points wider.
    public init() {}
  }

  /// Parallel lines over a fill.
  public struct Hatch: Equatable, Sendable {
    /// Their direction in the view, degrees clockwise from upright.
    public var angle = 45.0
    /// Points from one to the next.
    public var spacing = 6.0
    /// Their width in points.
    public var width = 1.0
    /// Their colour; nil: the stroke's.
    public var color: Color?

    /// A point wide, every 6 points.
    public init() {}
  }

  /// Which parts of an outline that crosses itself are inside.
  public enum FillRule: String, CaseIterable, Sendable { case nonzero, evenodd }

  /// The defaults: those of the first article's circle.
  public init() {}

  /// A line's ends.
  public enum LineCap: String, CaseIterable, Sendable { case butt, round, square }
  /// A line's corners.
  public enum LineJoin: String, CaseIterable, Sendable { case miter, round, bevel }

  /// rgb(255 0 0 / 20%).
  public static let defaultFill = Color(red: 255, green: 0, blue: 0, alpha: 0.2)
  /// Blue: the second article's line.
  public static let defaultLineStroke = Color(red: 0, green: 0, blue: 255, alpha: 1)
  /// Red.
  public static let defaultStroke = Color(red: 255, green: 0, blue: 0, alpha: 1)
}

/// How a shape is cut out of a mask.
public struct MaskStyle: Equatable, Sendable {
  /// `mask = true`: the shape's own fill, if it has one, is the outside's colour.
  public var takesOwnFill: Bool
  /// The outside's colour, where this shape names one.
  public var fill: Color?
  /// The mask that the shape belongs to; nil is the one without a name.
  public var group: String?
  /// Where the mask lies; nil: just under its lowest shape.
  public var z: Double?

  /// A mask.
  public init(takesOwnFill: Bool = false, fill: Color? = nil, group: String? = nil, z: Double? = nil) {
    self.takesOwnFill = takesOwnFill
    self.fill = fill
    self.group = group
    self.z = z
  }

  /// rgb(0 0 255 / 20%).
  public static let defaultFill = Color(red: 0, green: 0, blue: 255, alpha: 0.2)
}

extension Overlay {
  /// The fill in force, before opacities: with a mask the inside has none unless a colour is given beside the mask's.
  public var fill: Color {
    guard let mask else { return style.fill ?? ShapeStyle.defaultFill }
    let clear = ShapeStyle.defaultFill.with(alpha: 0)
    return mask.takesOwnFill ? clear : style.fill ?? clear
  }

  /// The outside's colour as this shape names it; nil where it names none.
  public var maskFill: Color? {
    guard let mask else { return nil }
    return mask.takesOwnFill ? style.fill.map { $0.with(alpha: $0.alpha * style.fillOpacity) } : mask.fill
  }
}
