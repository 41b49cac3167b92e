import LunetteGeometry
import LunetteScene

/// Our own drawings, 24 points high, the place at 0, 0; the fill is the group's.
enum Icon {
  static let height = 24.0

  static func drawing(of icon: Marker.Icon) -> StaticString {
    switch icon {
    // A drop that stands on its tip, with a white eye in the middle of its head.
    case .pin:
      """
      <path stroke="#fff" stroke-width="1" d="M0,-0.5C-1.6,-4.6 -8,-9.4 -8,-15.5A8,8 0 1 1 8,-15.5C8,-9.4 1.6,-4.6 0,-0.5Z"/>\
      <circle cy="-15.5" r="3" fill="#fff"/>
      """
    case .dot: "<circle r=\"11\" stroke=\"#fff\" stroke-width=\"2\"/>"
    case .ring:
      """
      <path fill-rule="evenodd" stroke="#fff" stroke-width="1.5" \
      d="M-11,0A11,11 0 1 1 11,0A11,11 0 1 1 -11,0ZM-6,0A6,6 0 1 1 6,0A6,6 0 1 1 -6,0Z"/>
      """
    case .square: "<path stroke=\"#fff\" stroke-width=\"2\" d=\"M-10.5,-10.5L10.5,-10.5L10.5,10.5L-10.5,10.5Z\"/>"
    case .diamond: "<path stroke=\"#fff\" stroke-width=\"2\" d=\"M0,-11.5L11.5,0L0,11.5L-11.5,0Z\"/>"
    // Its centre of mass at the place.
    case .triangle: "<path stroke=\"#fff\" stroke-width=\"2\" d=\"M0,-14L12,7.5L-12,7.5Z\"/>"
    // Points on circles of 12 and 5, a tenth of a turn apart.
    case .star:
      """
      <path stroke="#fff" stroke-width="1.5" d="M0,-12L2.94,-4.05L11.41,-3.71L4.76,1.55L7.05,9.71L0,5L-7.05,9.71\
      L-4.76,1.55L-11.41,-3.71L-2.94,-4.05Z"/>
      """
    case .cross:
      """
      <path stroke="#fff" stroke-width="1.5" d="M-3.5,-11.5L3.5,-11.5L3.5,-3.5L11.5,-3.5L11.5,3.5L3.5,3.5L3.5,11.5\
      L-3.5,11.5L-3.5,3.5L-11.5,3.5L-11.5,-3.5L-3.5,-3.5Z"/>
      """
    // Its pole stands at the place.
    case .flag:
      """
      <path stroke="#fff" stroke-width="1" d="M-1.2,0L-1.2,-24L1.2,-24L1.2,-23L16,-18L1.2,-13L1.2,0Z"/>
      """
    case .arrow: "<path stroke=\"#fff\" stroke-width=\"1.5\" d=\"M0,-12L9,11L0,6L-9,11Z\"/>"
    }
  }

  /// What an icon covers about its place, at its own height.
  private static func extent(of icon: Marker.Icon) -> Box {
    switch icon {
    case .pin: Box(minX: -8.5, minY: -24, maxX: 8.5, maxY: 0)
    case .flag: Box(minX: -1.5, minY: -24, maxX: 16, maxY: 0)
    default: Box(minX: -12, minY: -12, maxX: 12, maxY: 12)
    }
  }

  /// Points between an icon and its label.
  private static let gap = 3.0

  /// Where a label's anchor comes to lie from the marker's place, so that the icon stays free; a centred label lies on it.
  static func side(of marker: Marker, towards anchor: Anchor) -> Point {
    if anchor == .center { return Point(x: 0, y: 0) }
    let box = extent(of: marker.icon)
    let scale = marker.size / height
    let across = [-1: box.maxX * scale + gap, 0: 0, 1: box.minX * scale - gap]
    let down = [-1: box.maxY * scale + gap, 0: box.middle.y * scale, 1: box.minY * scale - gap]
    return Point(x: across[anchor.across] ?? 0, y: down[anchor.down] ?? 0)
  }
}
