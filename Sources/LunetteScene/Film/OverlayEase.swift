/// Fields of an overlay on their way to other values.
struct OverlayEase {
  /// What one field is at a part of the way, 0...1 or, where a script's function overshoots, beyond.
  typealias Blend = (inout Overlay, _ progress: Double) -> Void

  /// The overlay, by its index on the stage.
  let overlay: Int
  /// The fields by their names; one that is set meanwhile goes on no longer.
  var fields: [(name: String, blend: Blend)]
  let begin, end: SceneTime
  let pace: Pace
  /// What the script's function gave last.
  var given = 0.0
}
