import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// Its lines as one path, and their degrees with a halo.
  func writeGraticule(_ overlay: Overlay, _ graticule: GraticuleDrawing, _ out: inout ByteBuffer) {
    openGroup(of: overlay, &out)
    if !graticule.lines.isEmpty && overlay.style.strokeWidth > 0 {
      out.append("<path fill=\"none\"")
      writeStroke(overlay, &out)
      append(graticule.lines, to: &out)
      out.append("/>")
    }
    var label = scene.textStyle
    label.size = GraticuleDrawing.letterSize
    for mark in graticule.labels {
      (label.text, label.anchor) = (mark.text, mark.anchor)
      write(label, at: mark.at, &out)
    }
    out.append("</g>\n")
  }
}
