import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// A small drawing of an overlay as it is drawn on the map.
  func writeSwatch(of overlay: Overlay, in group: String, _ box: Box, _ out: inout ByteBuffer) {
    var overlay = overlay
    // No wider than a field has room for.
    overlay.style.strokeWidth = min(overlay.style.strokeWidth, 4)
    if overlay.style.dash.isInMeters { overlay.style.dash = ShapeStyle.Dash() }
    let casing = min(overlay.style.casingWidth, 8)
    overlay.style.casing?.width = casing
    switch overlay.content {
    case .marker(let marker): writeSwatch(of: marker, opacity: overlay.common.opacity, box, &out)
    case .label(let label): writeSwatch(of: label, opacity: overlay.common.opacity, box, &out)
    case .dots(let dots):
      out.append("<g")
      writeFill(overlay, &out)
      writeStroke(overlay, &out)
      out.append(">")
      writeCircle(at: box.middle, size: min(dots.size, box.maxY - box.minY), &out)
      out.append("/></g>")
    case .userLocation: writeLocationDot(at: box.middle, size: box.maxY - box.minY, &out)
    case .polyline:
      let ends = [Point(x: box.minX, y: box.middle.y), Point(x: box.maxX, y: box.middle.y)]
      writeStrokes(overlay, Path([Path.Part(points: ends, isClosed: false)]), &out)
    default: writeField(of: overlay, in: group, box, &out)
    }
  }

  /// A field with a shape's fill, hatch and outline, which lies inside of it.
  private func writeField(of overlay: Overlay, in group: String, _ box: Box, _ out: inout ByteBuffer) {
    let inset = overlay.hasStroke ? max(overlay.style.strokeWidth, overlay.style.casingWidth) / 2 : 0
    let area = Path([Path.Part(points: box.padded(by: -inset).ring, isClosed: true)])
    if overlay.fill.alpha > 0 {
      out.append("<path")
      writeFill(overlay, &out)
      append(area, to: &out)
      out.append("/>")
    }
    if let hatch = overlay.style.hatch { writeHatch(hatch, of: overlay, in: group, area, &out) }
    writeStrokes(overlay, area, &out)
  }

  /// An icon as high as a line of text.
  private func writeSwatch(of marker: Marker, opacity: Double, _ box: Box, _ out: inout ByteBuffer) {
    let height = min(marker.size, box.maxY - box.minY + 3)
    guard height > 0 else { return }
    // A pin and a flag stand on their places, of all others they are the middle.
    let isStanding = marker.icon == .pin || marker.icon == .flag
    var icon = marker
    icon.size = height
    (icon.rotation, icon.label) = (0, nil)
    if opacity < 1 {
      out.append("<g")
      out.append(attribute: " opacity", fixed: opacity)
      out.append(">")
    }
    writeIcon(of: icon, at: Point(x: box.middle.x, y: box.middle.y + (isStanding ? height / 2 : 0)), &out)
    if opacity < 1 { out.append("</g>") }
  }

  /// A letter in a label's colours.
  private func writeSwatch(of label: Label, opacity: Double, _ box: Box, _ out: inout ByteBuffer) {
    var letter = label
    letter.text = "A"
    letter.size = min(label.size, LegendDrawing.size)
    (letter.anchor, letter.offset, letter.rotation) = (.center, Point(x: 0, y: 0), 0)
    letter.haloWidth = min(letter.haloWidth, 1.5)
    letter.color.alpha *= opacity
    letter.halo.alpha *= opacity
    write(letter, at: box.middle, &out)
  }
}
