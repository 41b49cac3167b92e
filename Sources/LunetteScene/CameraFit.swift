import LunetteGeometry

/// What the camera was last asked for: an app can ask it again for a view of another size.
public enum CameraFit: Equatable, Sendable {
  /// `camera.set`.
  case set
  /// `camera.fit_circle`.
  case circle(CircleFit)
  /// What had been drawn, with the padding in points.
  case bounds(Bounds, padding: Padding)
}
