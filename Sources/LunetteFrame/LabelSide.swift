import LunetteGeometry
import LunetteScene

extension Marker {
  /// The height that icons are drawn at, before they take a marker's size.
  public static let iconHeight = 24.0
  /// Points between an icon and its label.
  private static let gap = 3.0

  /// What its icon covers about its place, in points.
  var iconBox: Box {
    let box =
      rotation == 0
      ? extent : LinearMap(degrees: rotation).box(of: extent, about: Point(x: 0, y: 0)) ?? extent
    let scale = size / Marker.iconHeight
    return Box(minX: box.minX * scale, minY: box.minY * scale, maxX: box.maxX * scale, maxY: box.maxY * scale)
  }

  /// Where a text's anchor comes to lie from its place, so that the icon stays free; a centred text lies on it.
  func side(towards anchor: Anchor) -> Point {
    if anchor == .center { return Point(x: 0, y: 0) }
    let box = iconBox
    let across = [-1: box.maxX + Marker.gap, 0: 0, 1: box.minX - Marker.gap]
    let down = [-1: box.maxY + Marker.gap, 0: box.middle.y, 1: box.minY - Marker.gap]
    return Point(x: across[anchor.across] ?? 0, y: down[anchor.down] ?? 0)
  }

  /// What its icon covers, at the height of drawings.
  private var extent: Box {
    switch icon {
    case .pin: Box(minX: -8.5, minY: -24, maxX: 8.5, maxY: 0)
    case .flag: Box(minX: -2, minY: -24, maxX: 17, maxY: 0)
    case .triangle: Box(minX: -13, minY: -15, maxX: 13, maxY: 8.5)
    default: Box(minX: -12, minY: -12, maxX: 12, maxY: 12)
    }
  }
}
