import LunetteGeometry
import LunetteScene

/// A compass in view points.
public struct CompassDrawing: Sendable {
  /// What it covers: a square.
  public var box: Box
  /// Degrees clockwise from up to north.
  public var north: Double
  /// One point to the north of its middle.
  public var northward: Point
}

extension Layout {
  func compass(_ compass: CompassRose, _ stack: inout FurnitureStack) -> CompassDrawing {
    let margin = self.margin(compass.margin)
    let side = min(compass.size, min(size.width, size.height))
    let x = place(compass.position.across, size.width, side, margin)
    let y = stack.place(compass.position, side, margin: margin, in: size.height)
    // A hundred points along the camera's meridian.
    let middle = Mercator.y(latitude: view.camera.center.latitude)
    let (from, to) = (view.place(eastward: 0, y: middle), view.place(eastward: 0, y: middle + 100 / view.scale))
    return CompassDrawing(
      box: Box(minX: x, minY: y, maxX: x + side, maxY: y + side), north: (-view.camera.bearing).normalizedBearing,
      northward: Point(x: (to.x - from.x) / 100, y: (to.y - from.y) / 100))
  }
}
