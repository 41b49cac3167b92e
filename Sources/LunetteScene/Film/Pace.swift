import LunetteGeometry

/// How a change goes on in its time.
public enum Pace: Equatable, Sendable {
  /// One of those that have names.
  case easing(Easing)
  /// A function of the script, by its number: it is asked at each tick.
  case function(Int)
}

/// How the camera comes to where a call wants it.
public struct MoveStyle: Sendable {
  /// How long it takes; nil: as long as a flight's way says.
  public var duration: SceneTime? = .zero
  /// How it goes on in its time.
  public var pace = Pace.easing(.ease)
  /// Straight, or up and away.
  public var path = CameraPath.Kind.ease
  /// Which way round the bearing turns; nil: the shorter one.
  public var isClockwise: Bool?

  /// At once.
  public init() {}
}
