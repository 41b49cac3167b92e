import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// An icon or a text at its place in every copy of the world in view.
  func writePlaced(_ overlay: Overlay, _ places: [Point], _ out: inout ByteBuffer) {
    guard !places.isEmpty else { return }
    if case .dots(let dots) = overlay.content { return writeDots(overlay, places, size: dots.size, &out) }
    openGroup(of: overlay, &out)
    switch overlay.content {
    case .marker(let marker): writeMarker(marker, places, &out)
    case .label(let label):
      for place in places { write(label, at: place, &out) }
    default: break  // others have no places
    }
    out.append("</g>\n")
  }

  private func writeMarker(_ marker: Marker, _ places: [Point], _ out: inout ByteBuffer) {
    for place in places {
      if marker.size > 0 { writeIcon(of: marker, at: place, &out) }
      guard var label = marker.label else { continue }
      let side = Icon.side(of: marker, towards: label.anchor ?? .top)
      label.anchor = label.anchor ?? .top
      write(label, at: Point(x: place.x + side.x, y: place.y + side.y), &out)
    }
  }

  func writeIcon(of marker: Marker, at place: Point, _ out: inout ByteBuffer) {
    out.append("<g")
    out.append(xmlPaint: "fill", marker.color, opacity: 1)
    out.append(" transform=\"translate(")
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
}
