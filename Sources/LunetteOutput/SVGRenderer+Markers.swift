import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// An icon at its place in every copy of the world in view.
  func writePlaced(_ overlay: Overlay, _ places: [Point], _ out: inout ByteBuffer) {
    guard !places.isEmpty else { return }
    if case .dots(let dots) = overlay.content { return writeDots(overlay, places, size: dots.size, &out) }
    guard case .marker(let marker) = overlay.content else { return }
    openGroup(of: overlay, &out)
    for place in places where marker.size > 0 { writeIcon(of: marker, at: place, &out) }
    out.append("</g>\n")
  }

  /// An icon or a text at its place in every copy of the world in view, with what is written there.
  func writeLettered(_ overlay: Overlay, _ places: [LetteredPlace], _ out: inout ByteBuffer) {
    var marker: Marker?
    if case .marker(let content) = overlay.content { marker = content }
    guard places.contains(where: { marker != nil || !$0.texts.isEmpty }) else { return }
    openGroup(of: overlay, &out)
    for place in places {
      if let marker, marker.size > 0 { writeIcon(of: marker, at: place.at, on: place.ground, &out) }
      if let label = overlay.label { for text in place.texts { write(label, text, &out) } }
    }
    out.append("</g>\n")
  }

  /// An icon; `ground` is what directions become on the map that it lies on.
  func writeIcon(of marker: Marker, at place: Point, on ground: LinearMap? = nil, _ out: inout ByteBuffer) {
    out.append("<g")
    out.append(xmlPaint: "fill", marker.color, opacity: 1)
    out.append(" transform=\"")
    if let ground {
      out.append(matrix: ground.after(LinearMap(degrees: marker.rotation)), at: place, decimals: decimals)
    } else {
      out.append("translate(")
      out.append(fixed: place.x, decimals: decimals)
      out.append(" ")
      out.append(fixed: place.y, decimals: decimals)
      out.append(")")
      if marker.rotation != 0 {
        out.append(" rotate(")
        out.append(fixed: marker.rotation.normalizedBearing, decimals: 4)
        out.append(")")
      }
    }
    if marker.size != Marker.iconHeight {
      out.append(" scale(")
      out.append(fixed: marker.size / Marker.iconHeight, decimals: 6)
      out.append(")")
    }
    out.append("\">")
    out.append(Icon.drawing(of: marker.icon))
    out.append("</g>")
  }
}
