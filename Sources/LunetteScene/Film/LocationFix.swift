import LunetteGeometry

/// Where a device is, as its receiver says it.
public struct LocationFix: Equatable, Sendable {
  /// The place.
  public var at: Coordinate
  /// Metres that the place may be off; nil where that isn't known.
  public var accuracy: Double?
  /// Degrees clockwise from north; nil where that isn't known.
  public var heading: Double?
  /// Metres a second; nil where that isn't known.
  public var speed: Double?
  /// On the scene's clock.
  public var time: SceneTime

  /// A place at a time.
  public init(at: Coordinate, time: SceneTime = .zero) { (self.at, self.time) = (at, time) }
}
