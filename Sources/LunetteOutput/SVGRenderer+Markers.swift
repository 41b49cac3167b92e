import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// A marker's icon at its place in every copy of the world in view.
  func writeMarker(_ overlay: Overlay, _ places: [Point], _ out: inout ByteBuffer) {
    guard case .marker(let marker) = overlay.content, !places.isEmpty, marker.size > 0 else { return }
    out.append("<g")
    writeIdentity(overlay, &out)
    if overlay.common.opacity < 1 {
      out.append(" opacity=\"")
      out.append(fixed: overlay.common.opacity, decimals: 6)
      out.append("\"")
    }
    out.append(xmlPaint: "fill", marker.color, opacity: 1)
    out.append(">")
    if let title = overlay.common.title {
      out.append("<title>")
      out.append(xmlText: title)
      out.append("</title>")
    }
    for place in places {
      out.append("<g transform=\"translate(")
      out.append(fixed: place.x, decimals: decimals)
      out.append(" ")
      out.append(fixed: place.y, decimals: decimals)
      out.append(")")
      if marker.rotation != 0 {
        out.append(" rotate(")
        out.append(fixed: marker.rotation.normalizedBearing, decimals: 4)
        out.append(")")
      }
      if marker.size != Icon.height {
        out.append(" scale(")
        out.append(fixed: marker.size / Icon.height, decimals: 6)
        out.append(")")
      }
      out.append("\">")
      out.append(Icon.drawing(of: marker.icon))
      out.append("</g>")
    }
    out.append("</g>\n")
  }
}

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
    }
  }
}
