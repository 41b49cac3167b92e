import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// A circle and a wedge on the ground, and an upright dot with a white ring in every copy of the world in view.
  func writeLocation(_ overlay: Overlay, _ location: LocationDrawing, _ out: inout ByteBuffer) {
    let isSeen = !location.places.isEmpty || !location.circle.fill.isEmpty || !location.wedge.isEmpty
    guard isSeen else { return }
    openGroup(of: overlay, &out)
    var circle = overlay
    circle.common.opacity = 1
    if !location.circle.fill.isEmpty {
      out.append("<path")
      writeFill(circle, &out)
      append(location.circle.fill, to: &out)
      out.append("/>")
    }
    writeStrokes(circle, location.circle.outline, &out)
    if !location.wedge.isEmpty {
      out.append("<path")
      out.append(xmlPaint: "fill", UserLocation.color, opacity: 0.4)
      append(location.wedge, to: &out)
      out.append("/>")
    }
    for place in location.places { writeLocationDot(at: place, size: UserLocation.dotSize, &out) }
    out.append("</g>\n")
  }

  /// A dot with a ring, whose thin edge shows it on white paper.
  func writeLocationDot(at place: Point, size: Double, _ out: inout ByteBuffer) {
    out.append("<g fill=\"")
    out.append(UserLocation.color.hex)
    out.append("\">")
    for (part, look) in [
      (2.0, " fill=\"#fff\" stroke=\"#000\" stroke-opacity=\"0.2\" stroke-width=\"1\""), (3, ""),
    ] as [(Double, StaticString)] {
      out.append("<circle cx=\"")
      out.append(fixed: place.x, decimals: decimals)
      out.append("\" cy=\"")
      out.append(fixed: place.y, decimals: decimals)
      out.append("\"")
      out.append(attribute: " r", fixed: size / part)
      out.append(look)
      out.append("/>")
    }
    out.append("</g>")
  }
}
