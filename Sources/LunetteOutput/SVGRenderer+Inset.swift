import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// A map on paper of its own, in a view that cuts it off at the inset's sides; over it a line around what the view shows,
  /// and around it a thin one.
  func writeInset(_ overlay: Overlay, _ drawing: InsetDrawing, _ out: inout ByteBuffer) {
    guard let map = drawing.frame else { return }
    let inset = overlay.content.inset
    openGroup(of: overlay, &out)
    out.append("<svg")
    append(drawing.box, to: &out)
    out.append(">\n")
    let scene = scene.shown(in: inset)
    out.append("<rect class=\"background\"")
    append(size: map.size, to: &out)
    out.append(xmlPaint: "fill", scene.settings.paper, opacity: 1)
    out.append("/>\n")
    SVGRenderer(scene, map, decimals: decimals, in: "\(overlay.kind.name)-\(overlay.common.number)-").writeMap(&out)
    if let color = inset.outline, !drawing.outline.isEmpty {
      out.append("<path class=\"outline\" fill=\"none\"")
      out.append(xmlPaint: "stroke", color, opacity: 1)
      append(drawing.outline, to: &out)
      out.append("/>\n")
    }
    out.append("</svg><rect")
    append(drawing.box, to: &out)
    out.append(" fill=\"none\"")
    out.append(xmlPaint: "stroke", self.scene.textStyle.color, opacity: 1)
    out.append(attribute: " stroke-width", fixed: SVGRenderer.frameWidth)
    out.append("/></g>\n")
  }

  /// Of the line around an inset.
  private static let frameWidth = 0.75

  /// ` x="…" y="…" width="…" height="…"`.
  func append(_ box: Box, to out: inout ByteBuffer) {
    out.append(" x=\"")
    out.append(fixed: box.minX, decimals: decimals)
    out.append("\" y=\"")
    out.append(fixed: box.minY, decimals: decimals)
    out.append("\"")
    append(size: Size(width: box.maxX - box.minX, height: box.maxY - box.minY), to: &out)
  }

  private func append(size: Size, to out: inout ByteBuffer) {
    out.append(" width=\"")
    out.append(fixed: size.width, decimals: decimals)
    out.append("\" height=\"")
    out.append(fixed: size.height, decimals: decimals)
    out.append("\"")
  }
}
