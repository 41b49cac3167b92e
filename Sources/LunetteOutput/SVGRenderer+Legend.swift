import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// Rows of signs and texts on paper, so that they read on any map; in points of its own, which are smaller than the
  /// view's where it would not fit.
  func writeLegend(_ overlay: Overlay, _ legend: LegendDrawing, _ out: inout ByteBuffer) {
    guard legend.factor > 0, legend.box.maxX > legend.box.minX else { return }
    openGroup(of: overlay, &out)
    writePaper(legend.box, radius: 3 * legend.factor, opacity: 0.92, &out)
    out.append("<g transform=\"translate(")
    out.append(fixed: legend.box.minX, decimals: decimals)
    out.append(" ")
    out.append(fixed: legend.box.minY, decimals: decimals)
    out.append(")")
    if legend.factor < 1 {
      out.append(" scale(")
      out.append(fixed: legend.factor, decimals: 6)
      out.append(")")
    }
    out.append("\">")
    if let heading = legend.heading, let text = overlay.common.title {
      write(letters(text, size: LegendDrawing.headingSize, .topLeft), isBold: true, at: heading, &out)
    }
    let group = "legend-\(overlay.common.number)-"
    if let bar = legend.bar, let scale = overlay.content.legend.scale { writeBar(bar, of: scale, in: group, &out) }
    for row in legend.rows {
      switch row.swatch {
      case .value(let value): writeSwatch(value, row.box, &out)
      case .overlay(let index): writeSwatch(of: scene.overlays[index], in: group, row.box, &out)
      }
      write(letters(row.text, size: LegendDrawing.size, .left), at: row.at, &out)
    }
    out.append("</g></g>\n")
  }

  /// One small line on paper that lets the map through.
  func writeAttribution(_ overlay: Overlay, _ drawing: AttributionDrawing, _ out: inout ByteBuffer) {
    guard drawing.size > 0 else { return }
    openGroup(of: overlay, &out)
    writePaper(drawing.box, radius: 0, opacity: 0.7, &out)
    write(letters(overlay.content.attribution.text, size: drawing.size, .left), at: drawing.at, &out)
    out.append("</g>\n")
  }

  /// Letters of the theme without a halo: there is paper under them.
  private func letters(_ text: String, size: Double, _ anchor: Anchor) -> Label {
    var label = scene.textStyle
    (label.text, label.size, label.anchor, label.haloWidth) = (text, size, anchor, 0)
    return label
  }

  private func writePaper(_ box: Box, radius: Double, opacity: Double, _ out: inout ByteBuffer) {
    out.append("<rect")
    append(box, to: &out)
    if radius > 0 { out.append(attribute: " rx", fixed: radius) }
    out.append(xmlPaint: "fill", scene.settings.theme.paper, opacity: opacity)
    if radius > 0 { writeEdge(&out) }
    out.append("/>")
  }

  /// A thin line, by which white shows on white.
  private func writeEdge(_ out: inout ByteBuffer) {
    out.append(xmlPaint: "stroke", scene.textStyle.color, opacity: 0.35)
    out.append(attribute: " stroke-width", fixed: 0.5)
  }

  /// A colour as a field, a number as a dot that is so wide.
  private func writeSwatch(_ value: Scale.Value?, _ box: Box, _ out: inout ByteBuffer) {
    switch value {
    case .color(let color):
      out.append("<rect")
      append(box, to: &out)
      out.append(xmlPaint: "fill", color, opacity: 1)
      writeEdge(&out)
      out.append("/>")
    case .number where box.maxX > box.minX:
      writeCircle(at: box.middle, size: box.maxX - box.minX, &out)
      out.append(xmlPaint: "fill", scene.textStyle.color, opacity: 0.6)
      out.append("/>")
    default: break  // a dot of no size
    }
  }

  /// A circle's beginning, to be closed by "/>".
  func writeCircle(at place: Point, size: Double, _ out: inout ByteBuffer) {
    out.append("<circle cx=\"")
    out.append(fixed: place.x, decimals: decimals)
    out.append("\" cy=\"")
    out.append(fixed: place.y, decimals: decimals)
    out.append("\"")
    out.append(attribute: " r", fixed: size / 2)
  }

  private func writeStop(_ color: Color, at place: Double, _ out: inout ByteBuffer) {
    out.append("<stop")
    out.append(attribute: " offset", fixed: place)
    out.append(attribute: " stop-color", color.hex)
    if color.alpha < 1 { out.append(attribute: " stop-opacity", fixed: color.alpha) }
    out.append("/>")
  }

  /// The colours of a linear scale, one going over into the next, and its numbers.
  private func writeBar(_ bar: LegendDrawing.Bar, of scale: Scale, in group: String, _ out: inout ByteBuffer) {
    out.append("<linearGradient")
    out.append(attribute: " id", "\(group)colors")
    out.append(">")
    let colors = scale.range.compactMap { if case .color(let color) = $0 { color } else { nil } }
    for (index, (stop, color)) in zip(bar.stops, colors).enumerated() {
      writeStop(color, at: stop, &out)
      guard index + 1 < colors.count, colors[index + 1].alpha != color.alpha else { continue }
      // A gradient's colours are not premultiplied, a scale's are: between two that let unequally much through they part.
      for part in stride(from: 0.125, to: 1, by: 0.125) {
        let place = stop + part * (bar.stops[index + 1] - stop)
        writeStop(color.mixed(with: colors[index + 1], by: part), at: place, &out)
      }
    }
    out.append("</linearGradient><rect")
    append(bar.box, to: &out)
    out.append(attribute: " fill", "url(#\(group)colors)")
    writeEdge(&out)
    out.append("/>")
    let (top, bottom) = (bar.box.maxY, bar.box.maxY + 3)
    out.append("<path fill=\"none\"")
    out.append(xmlPaint: "stroke", scene.textStyle.color, opacity: 1)
    out.append(" stroke-linecap=\"butt\"")
    append(
      Path(
        bar.ticks.map {
          Path.Part(points: [Point(x: $0.x, y: top), Point(x: $0.x, y: bottom)], isClosed: false)
        }), to: &out)
    out.append("/>")
    for tick in bar.ticks {
      write(letters(tick.text, size: LegendDrawing.size, .top), at: Point(x: tick.x, y: bottom + 1), &out)
    }
  }
}
