import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// A line with a tick at each end, its length above it; a halo keeps it readable on any map.
  func writeBar(_ overlay: Overlay, _ bar: BarDrawing, _ out: inout ByteBuffer) {
    openGroup(of: overlay, &out)
    let tick = 5.0
    let line = Path([
      Path.Part(
        points: [
          Point(x: bar.start.x, y: bar.start.y - tick), bar.start, bar.end, Point(x: bar.end.x, y: bar.end.y - tick),
        ], isClosed: false)
    ])
    var label = scene.textStyle
    for (color, width) in [(label.halo, 4.0), (label.color, 1.5)] {
      out.append("<path fill=\"none\"")
      out.append(xmlPaint: "stroke", color, opacity: 1)
      out.append(attribute: " stroke-width", fixed: width)
      append(line, to: &out)
      out.append("/>")
    }
    label.text = bar.text
    label.anchor = .bottom
    label.size = 11
    write(label, at: Point(x: (bar.start.x + bar.end.x) / 2, y: bar.start.y - 2), &out)
    out.append("</g>\n")
  }

  /// A text in bold letters; a halo keeps it readable on any map.
  func writeTitle(_ overlay: Overlay, _ title: TitleDrawing, _ out: inout ByteBuffer) {
    openGroup(of: overlay, &out)
    write(scene.label(of: overlay.content.title), isBold: true, at: title.at, &out)
    out.append("</g>\n")
  }
}
