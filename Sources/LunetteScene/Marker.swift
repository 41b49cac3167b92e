import LunetteGeometry

/// An icon at a coordinate.
public struct Marker: Sendable {
  /// Our own drawings.
  public enum Icon: String, CaseIterable, Sendable {
    case pin, dot, ring, square, diamond, triangle, star, cross, flag, arrow
  }

  /// Its place.
  public var at: Coordinate
  /// Its drawing.
  public var icon = Icon.pin
  /// The icon's colour.
  public var color = Marker.defaultColor
  /// The icon's height in points.
  public var size = 24.0
  /// Degrees clockwise.
  public var rotation = 0.0
  /// Whether the icon lies on the map.
  public var facing = Facing.view
  /// A second line for readers, as the phone SDKs' callouts have it.
  public var subtitle: String?
  /// What is written beside the icon.
  public var label: Label? {
    get { boxedLabel.value }
    set { boxedLabel.value = newValue }
  }
  private var boxedLabel = Boxed<Label>.none

  /// A marker with the default look.
  public init(at: Coordinate) { self.at = at }

  /// #d33.
  public static let defaultColor = Color(red: 0xdd, green: 0x33, blue: 0x33, alpha: 1)
}
