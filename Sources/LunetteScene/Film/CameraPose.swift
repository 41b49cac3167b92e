import LunetteGeometry

/// Where the camera looks from, as far as a script has said it.
public struct CameraPose: Equatable, Sendable {
  /// What stands in the view's middle.
  public var center: Coordinate?
  /// The world is 256 · 2^zoom points wide.
  public var zoom: Double?
  /// The direction at the top of the view, 0..<360.
  public var bearing = 0.0
  /// The tilt in degrees, 0...60.
  public var pitch = 0.0

  /// North up, not tilted, and nowhere.
  public init() {}

  /// A camera's.
  public init(_ camera: Camera) {
    (center, zoom, bearing, pitch) = (camera.center, camera.zoom, camera.bearing, camera.pitch)
  }

  /// The camera; nil while it lacks a centre or a zoom.
  public var camera: Camera? {
    guard let center, let zoom else { return nil }
    return Camera(center: center, zoom: zoom, bearing: bearing, pitch: pitch)
  }
}

/// What a call asks of the camera: where it is to look from, and how an app asks for the same.
public struct CameraAim: Equatable, Sendable {
  /// Where it is to look from.
  public var pose: CameraPose
  /// What was asked for.
  public var fit: CameraFit

  init(_ pose: CameraPose, _ fit: CameraFit) { (self.pose, self.fit) = (pose, fit) }

  init(_ camera: Camera, _ fit: CameraFit) { self.init(CameraPose(camera), fit) }
}
