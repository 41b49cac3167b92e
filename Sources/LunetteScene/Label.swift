import LunetteGeometry

/// Text at a coordinate, or along a line.
public struct Label: Sendable {
  /// Its place, where it is not along a line; a marker's label has the marker's.
  public var at: Coordinate
  /// The line that it is written along.
  public var along: [Coordinate]?
  /// One or more lines.
  public var text = ""
  /// The letters' size in points.
  public var size = 12.0
  /// The letters' colour.
  public var color = Label.defaultColor
  /// What the letters stand out from.
  public var halo = Color(red: 255, green: 255, blue: 255, alpha: 1)
  /// How far the halo reaches beyond the letters, in points.
  public var haloWidth = 1.5
  /// The part of the text that lies at the place; nil: the middle, of a marker's label what is nearest the icon.
  public var anchor: Anchor?
  /// Points to the right and down.
  public var offset = Point(x: 0, y: 0)
  /// Degrees clockwise.
  public var rotation = 0.0
  /// Whether it lies on the map.
  public var facing = Facing.view
  /// Which labels come first where not all have room: the higher.
  public var priority = 0.0
  /// Whether it is written where others are.
  public var mayOverlap = false
  /// Along a line: points between a text and the next.
  public var spacing = 250.0
  /// How far what it is written beside reaches from its place, where its anchor and offset follow from that.
  public var clearance: Double?

  /// A label with the default look.
  public init(at: Coordinate) { self.at = at }

  /// Its place; nil of one along a line.
  public var place: Coordinate? {
    get { along == nil ? at : nil }
    set { if let newValue { at = newValue } }
  }

  /// The line that it is written along, straight on the map.
  public var line: Polyline? {
    guard let along else { return nil }
    var line = Polyline()
    line.path = along
    return line
  }

  /// #222.
  public static let defaultColor = Color(red: 0x22, green: 0x22, blue: 0x22, alpha: 1)
}

extension Overlay {
  /// What is written: a label, or a marker's.
  public var label: Label? {
    switch content {
    case .label(let label): label
    case .marker(let marker): marker.label
    default: nil
    }
  }
}

/// A part of a text or icon.
public enum Anchor: String, CaseIterable, Sendable {
  case topLeft = "top_left"
  case top
  case topRight = "top_right"
  case left
  case center
  case right
  case bottomLeft = "bottom_left"
  case bottom
  case bottomRight = "bottom_right"

  /// -1 for the left side, 1 for the right side.
  public var across: Int {
    switch self {
    case .topLeft, .left, .bottomLeft: -1
    case .top, .center, .bottom: 0
    case .topRight, .right, .bottomRight: 1
    }
  }

  /// -1 for the top, 1 for the bottom.
  public var down: Int {
    switch self {
    case .topLeft, .top, .topRight: -1
    case .left, .center, .right: 0
    case .bottomLeft, .bottom, .bottomRight: 1
    }
  }
}
