import LunetteGeometry

/// Where somebody is: a dot, a circle as far as the place may be off, a wedge where they look.
public struct UserLocation: Sendable {
  /// The place that the script gives; nil: that of the current fix.
  public var givenPlace: Coordinate?
  /// What it gives in the place of the fix's.
  public var givenAccuracy: Double?
  /// What it gives in the place of the fix's.
  public var givenHeading: Double?
  /// The current fix, where no place is given; nil before the first.
  public internal(set) var fix: LocationFix?

  /// Where the current fix is.
  public init() {}

  /// The place; nil before the first fix.
  public var at: Coordinate? { givenPlace ?? fix?.at }

  /// Metres that the place may be off; nil where that isn't known.
  public var accuracy: Double? { givenAccuracy ?? (isFollowing ? fix?.accuracy : nil) }

  /// Degrees clockwise from north; nil where that isn't known.
  public var heading: Double? { givenHeading ?? (isFollowing ? fix?.heading : nil) }

  /// Whether it goes where the current fix is.
  var isFollowing: Bool { givenPlace == nil }

  /// As far as the place may be off; nil where that isn't known, or nowhere.
  public var circle: Circle? {
    guard let at, let accuracy, accuracy > 0 else { return nil }
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
