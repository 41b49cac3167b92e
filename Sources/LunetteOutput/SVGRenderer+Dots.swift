import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// Round dots: an element each, in a group where there are several, or where more is drawn than a fill and a line.
  func writeDots(_ overlay: Overlay, _ places: [Point], size: Double, _ out: inout ByteBuffer) {
    let isPlain = overlay.style.casing == nil && overlay.style.hatch == nil
    if isPlain && places.count == 1 {
      out.append("<circle")
      writeIdentity(overlay, &out)
      writeFill(overlay, &out)
      writeStroke(overlay, &out)
      append(dot: places[0], size, to: &out)
      return close("circle", overlay.tooltip, &out)
    }
    out.append("<g")
    writeIdentity(overlay, &out)
    if isPlain {
      writeFill(overlay, &out)
      writeStroke(overlay, &out)
    }
    out.append(">")
    if let title = overlay.tooltip { out.append(inline: "title", title) }
    if isPlain { append(dots: places, size, to: &out) } else { writeLayers(of: overlay, places, size, &out) }
    out.append("</g>\n")
  }

  /// As of areas: the fill, a hatch over it, a casing, the line.
  private func writeLayers(of overlay: Overlay, _ places: [Point], _ size: Double, _ out: inout ByteBuffer) {
    func writeLayer(_ writeLook: (inout ByteBuffer) -> Void) {
      out.append("<g")
      writeLook(&out)
      out.append(">")
      append(dots: places, size, to: &out)
      out.append("</g>")
    }
    writeLayer { writeFill(overlay, &$0) }
    if let hatch = overlay.style.hatch {
      let id = writePattern(hatch, of: overlay, &out)
      writeLayer { $0.append(attribute: " fill", "url(#\(id))") }
    }
    if let casing = overlay.style.casing, overlay.style.casingWidth > 0 {
      writeLayer { writeCasing(casing, overlay, &$0) }
    }
    guard overlay.hasStroke else { return }
    writeLayer {
      $0.append(" fill=\"none\"")
      writeStroke(overlay, &$0)
    }
  }

  private func append(dots places: [Point], _ size: Double, to out: inout ByteBuffer) {
    for place in places {
      out.append("<circle")
      append(dot: place, size, to: &out)
      out.append("/>")
    }
  }

  private func append(dot place: Point, _ size: Double, to out: inout ByteBuffer) {
    append(place, to: &out)
    out.append(attribute: " r", fixed: size / 2)
  }

  /// ` cx="…" cy="…"`.
  func append(_ place: Point, to out: inout ByteBuffer) {
    out.append(" cx=\"")
    out.append(fixed: place.x, decimals: decimals)
    out.append("\" cy=\"")
    out.append(fixed: place.y, decimals: decimals)
    out.append("\"")
  }
}
