import LunetteGeometry

/// Something that happens in a scene's time.
public enum SceneEvent {
  /// A call is about to change what the camera sees; it was unset before where there is no first camera.
  case willChange(from: Camera?, to: Camera, MoveCause)
  /// The camera has come to where a call wanted it.
  case didChange(Camera, MoveCause)
  /// A tick of the scene's clock.
  case frame
  /// A fix has come.
  case update(LocationFix)
  /// The receiver has failed.
  case error(reason: String)
  /// The camera goes where the user goes, or no longer does.
  case follow(Follow?)
  /// An overlay was made, taken away, shown or hidden, or some of its fields were set, or begin to change over time.
  case overlay(Overlay, OverlayChange, fields: [String] = [])

  /// What became of an overlay.
  public enum OverlayChange: String, Sendable { case add, remove, show, hide, set, ease }

  /// How scripts and traces name it.
  public var name: String {
    switch self {
    case .willChange: "will_change"
    case .didChange: "did_change"
    case .frame: "frame"
    case .update: "update"
    case .error: "error"
    case .follow(let follow): follow == nil ? "unfollow" : "follow"
    case .overlay(_, let change, _): change.rawValue
    }
  }
}

/// How the camera goes where the user goes.
public struct Follow: Equatable, Sendable {
  /// Whether the view turns with the user's heading.
  public var turns = false
  /// The zoom; nil: it stays.
  public var zoom: Double?

  /// North stays where it is.
  public init() {}

  /// As near as phones come where the camera has no zoom yet.
  static let firstZoom = 16.0
}
