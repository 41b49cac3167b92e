import LunetteGeometry

/// Where somebody is: a dot, a circle that says how sure that is, and a wedge that says where they look.
public struct UserLocation: Sendable {
  /// The place.
  public var at: Coordinate
  /// Metres that the place may be off; nil where that isn't known.
  public var accuracy: Double?
  /// Degrees clockwise from north; nil where that isn't known.
  public var heading: Double?

  /// A place.
  public init(at: Coordinate) { self.at = at }

  /// As far as the place may be off; nil where that isn't known, or nowhere.
  public var circle: Circle? {
    guard let accuracy, accuracy > 0 else { return nil }
    return Circle(center: at, radius: accuracy)
  }

  /// The blue of maps on phones.
  public static let color = Color(red: 0x1a, green: 0x73, blue: 0xe8, alpha: 1)
  /// How wide the dot is with its white ring, in points.
  public static let dotSize = 18.0
  /// How far the wedge reaches, in points where the dot is.
  public static let wedgeReach = 36.0
  /// How many degrees the wedge is wide.
  public static let wedgeWidth = 60.0
}
