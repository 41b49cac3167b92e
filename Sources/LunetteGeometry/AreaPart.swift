/// A part of an area of the globe on a plane whose x is a longitude. The union of an area's parts is the area.
public struct AreaPart: Sendable {
  /// The outline around it, counter-clockwise, and those of its holes, clockwise.
  public var outlines: [Outline]
  /// What is inside of lines that may cross.
  public var rule: Rule

  /// What is inside of lines.
  public enum Rule: Sendable {
    /// No line crosses or touches itself or another.
    case simple
    /// Whatever the first line goes around, by the rule of SVG's name, less whatever the others go around.
    case nonzero, evenodd
  }

  /// A part of an area.
  public init(_ outlines: [Outline], rule: Rule = .simple) {
    self.outlines = outlines
    self.rule = rule
  }
}
