/// Where a view looks from: what stands in its middle, how large, and which way is up.
public struct Camera: Equatable, Sendable {
  /// The coordinate in the view's middle.
  public var center: Coordinate
  /// The world is 256 · 2^zoom points wide.
  public var zoom: Double
  /// The direction at the top of the view, degrees clockwise from north.
  public var bearing: Double
  /// The tilt in degrees; 0 looks straight down.
  public var pitch: Double

  /// A camera.
  public init(center: Coordinate, zoom: Double, bearing: Double = 0, pitch: Double = 0) {
    self.center = center
    self.zoom = zoom
    self.bearing = bearing
    self.pitch = pitch
  }

  /// The zooms a camera can have.
  public static let zooms = -2.0...26.0
}

/// A view's width and height in points.
public struct Size: Equatable, Sendable {
  /// Points to the right and downward.
  public var width, height: Double

  /// A size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The view's rectangle, its top-left at 0, 0.
  public var box: Box { Box(minX: 0, minY: 0, maxX: width, maxY: height) }
}
