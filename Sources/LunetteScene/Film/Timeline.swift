import LunetteGeometry

/// What goes on in a scene's time: moves, eases, fixes that are to come, events that handlers don't know of yet.
struct Timeline {
  /// How much time has passed.
  var clock = SceneTime.zero
  /// What has happened and was not told yet.
  var events: [SceneEvent] = []
  /// Moves in the order in which they were asked for.
  var queue: [CameraMove] = []
  /// The move that goes on.
  var current: CurrentMove?
  var eases: [OverlayEase] = []
  /// Where fixes come from; nil where nobody moves.
  var feed: LocationFeed?
  /// The current fix; nil before the first.
  var fix: LocationFix?
  /// How the camera follows the user; nil where it doesn't.
  var follow: Follow?
  /// The call that asked for that.
  var followCause: MoveCause?
  /// The overlays that show where the user is, by their indices.
  var userLocations: [Int] = []
  /// Whether a tick has come that was not told yet.
  var owesFrame = false

  /// A move that goes on.
  struct CurrentMove {
    var move: CameraMove
    /// Whether what the camera sees becomes another.
    var isChange: Bool
    /// Whether handlers were told that it comes, so that it begins when they are done.
    var hasBegun = false
    var path: CameraPath?
    var begin, end: SceneTime
    /// What the script's function gave last.
    var given = 0.0
  }
}

extension Pace {
  /// How far a change has come at a moment; `given` is what the script's function gave at the last tick.
  func progress(at moment: SceneTime, from begin: SceneTime, to end: SceneTime, given: Double) -> Double {
    guard moment > begin else { return 0 }
    switch self {
    case .easing(let easing):
      return easing.progress(at: (moment - begin).seconds / (end - begin).seconds)
    case .function: return given
    }
  }
}
