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
    for place in location.places {
      // The ring's thin edge shows it on white paper.
      out.append("<g fill=\"")
      out.append(UserLocation.color.hex)
      out.append("\"><circle cx=\"")
      out.append(fixed: place.x, decimals: decimals)
      out.append("\" cy=\"")
      out.append(fixed: place.y, decimals: decimals)
      out.append("\"")
      out.append(attribute: " r", fixed: UserLocation.dotSize / 2)
      out.append(" fill=\"#fff\" stroke=\"#000\" stroke-opacity=\"0.2\" stroke-width=\"1\"/><circle cx=\"")
      out.append(fixed: place.x, decimals: decimals)
      out.append("\" cy=\"")
      out.append(fixed: place.y, decimals: decimals)
      out.append("\"")
      out.append(attribute: " r", fixed: UserLocation.dotSize / 3)
      out.append("/></g>")
    }
    out.append("</g>\n")
  }
}
