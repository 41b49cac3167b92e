import LunetteGeometry

/// Lines of a view, in points: closed ones are areas or outlines, open ones only strokes.
public struct Path: Equatable, Sendable {
  /// One line.
  public struct Part: Equatable, Sendable {
    /// Its vertices in view points.
    public var points: [Point]
    /// Whether its last point is joined to its first.
    public var isClosed: Bool

    /// A line.
    public init(points: [Point], isClosed: Bool) {
      self.points = points
      self.isClosed = isClosed
    }
  }

  /// The lines, drawn together.
  public var parts: [Part]

  /// Lines of a view.
  public init(_ parts: [Part] = []) { self.parts = parts }

  /// Closed lines.
  public init(rings: [Ring]) { parts = rings.map { Part(points: $0, isClosed: true) } }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { parts.isEmpty }
}
