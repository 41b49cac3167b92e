import LunetteScene

/// Our own drawings, 24 points high, the place at 0, 0; the fill is the group's.
enum Icon {
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
    case .square: "<path stroke=\"#fff\" stroke-width=\"2\" d=\"M-10,-10L10,-10L10,10L-10,10Z\"/>"
    case .diamond: "<path stroke=\"#fff\" stroke-width=\"2\" d=\"M0,-12.5L12.5,0L0,12.5L-12.5,0Z\"/>"
    // Its centre of mass at the place.
    case .triangle: "<path stroke=\"#fff\" stroke-width=\"2\" d=\"M0,-14L12,7.5L-12,7.5Z\"/>"
    // Points on circles of 12.5 and 5.8, a tenth of a turn apart.
    case .star:
      """
      <path stroke="#fff" stroke-width="1.5" d="M0,-12.5L3.41,-4.69L11.89,-3.86L5.52,1.79L7.35,10.11L0,5.8L-7.35,10.11\
      L-5.52,1.79L-11.89,-3.86L-3.41,-4.69Z"/>
      """
    case .cross:
      """
      <path stroke="#fff" stroke-width="1.5" d="M-4,-11.5L4,-11.5L4,-4L11.5,-4L11.5,4L4,4L4,11.5L-4,11.5L-4,4L-11.5,4\
      L-11.5,-4L-4,-4Z"/>
      """
    // Its pole stands at the place.
    case .flag:
      """
      <path stroke="#fff" stroke-width="1" d="M-1.6,0L-1.6,-24L1.6,-24L17,-17.5L1.6,-11L1.6,0Z"/>
      """
    case .arrow: "<path stroke=\"#fff\" stroke-width=\"1.5\" d=\"M0,-12.5L10,11.5L0,6.5L-10,11.5Z\"/>"
    }
  }
}
