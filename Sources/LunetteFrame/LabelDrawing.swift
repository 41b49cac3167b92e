import LunetteGeometry
import LunetteScene

/// Where a text stands in the view.
public enum LabelDrawing: Equatable, Sendable {
  /// Its anchor, and where that lies.
  case upright(Anchor, at: Point)
  /// The same, lying on the map: what its directions become there.
  case lying(Anchor, at: Point, LinearMap)
  /// Pieces of it along a line.
  case along([Piece])

  /// A piece of a text: straight, its middle at a point, on the line that its letters stand on.
  public struct Piece: Equatable, Sendable {
    /// What it says.
    public var text: String
    /// The middle of the line under it.
    public var at: Point
    /// Degrees clockwise.
    public var angle: Double
  }

  var points: [Point] {
    switch self {
    case .upright(_, let at), .lying(_, let at, _): [at]
    case .along(let pieces): pieces.map(\.at)
    }
  }
}

/// A place with what is written at it: a label's or a marker's, in one copy of the world.
public struct LetteredPlace: Equatable, Sendable {
  /// The place; of a label along a line, the middle of its first text.
  public var at: Point
  /// Of an icon that lies on the map: what its directions become there.
  public var ground: LinearMap?
  /// Its texts: one, or along a line several; none where they found no room.
  public var texts: [LabelDrawing] = []
  /// Why there are none.
  public var drop: LabelDrop?
  /// Whether they are in view, by their estimated widths.
  var isInView = false
  /// Of a label that is yet to be placed, the parts of its line in view.
  var lines: [[Point]] = []

  init(at place: Point, lines: [[Point]] = []) {
    at = place
    self.lines = lines
  }
}

/// Why a text is left out.
public enum LabelDrop: String, CaseIterable, Sendable {
  /// Wherever it could stand there is another, or an icon, or the view's furniture.
  case noRoom = "no-room"
  /// It is longer than its line in the view.
  case shortLine = "short-line"
  /// Its line bends too sharply wherever it could stand.
  case sharpBends = "sharp-bends"
}
