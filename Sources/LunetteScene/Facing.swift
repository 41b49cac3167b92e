/// What an icon or a text stands upright on.
public enum Facing: String, CaseIterable, Sendable {
  /// The view, however the map is turned and tilted.
  case view
  /// The map: it turns with it, and in a tilted view lies on the ground.
  case map
}
