import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// One path, or a group of several where the view cuts the shape (edges of a cut are filled, never stroked) or its line
  /// has a casing.
  func writeShape(_ overlay: Overlay, _ fill: Path, _ outline: Path, _ out: inout ByteBuffer) {
    if fill.isEmpty && outline.isEmpty { return }
    let isWhole = fill == outline && overlay.style.casing == nil && overlay.style.hatch == nil
    out.append(isWhole ? "<path" : "<g")
    writeIdentity(overlay, &out)
    if isWhole {
      writeFill(overlay, &out)
      writeStroke(overlay, &out)
      append(fill, to: &out)
      close("path", overlay.tooltip, &out)
      return
    }
    out.append(">")
    if let title = overlay.tooltip { out.append(element: "title", title) }
    if !fill.isEmpty && overlay.fill.alpha > 0 {
      out.append("<path")
      writeFill(overlay, &out)
      append(fill, to: &out)
      out.append("/>")
    }
    if let hatch = overlay.style.hatch, !fill.isEmpty { writeHatch(hatch, of: overlay, fill, &out) }
    writeStrokes(overlay, outline, &out)
    out.append("</g>\n")
  }

  /// A pattern of one line, and the area filled with it.
  func writeHatch(
    _ hatch: ShapeStyle.Hatch, of overlay: Overlay, in group: String = "", _ area: Path, _ out: inout ByteBuffer
  ) {
    let id = writePattern(hatch, of: overlay, in: group, &out)
    out.append("<path")
    out.append(attribute: " fill", "url(#\(id))")
    if overlay.style.fillRule != .nonzero { out.append(attribute: " fill-rule", overlay.style.fillRule.rawValue) }
    append(area, to: &out)
    out.append("/>")
  }

  /// A pattern of one line, and the name that it has.
  func writePattern(
    _ hatch: ShapeStyle.Hatch, of overlay: Overlay, in group: String = "", _ out: inout ByteBuffer
  ) -> String {
    // An id that is a reference's needs one that needs no escaping.
    let id = "\(inset ?? "")\(group)hatch-\(overlay.kind.name)-\(overlay.common.number)"
    out.append("<pattern")
    out.append(attribute: " id", id)
    out.append(" patternUnits=\"userSpaceOnUse\"")
    out.append(attribute: " width", fixed: hatch.spacing)
    out.append(attribute: " height", fixed: hatch.spacing)
    out.append(" patternTransform=\"rotate(")
    out.append(fixed: hatch.angle.normalizedBearing, decimals: 4)
    out.append(")\"><path")
    let color = hatch.color ?? overlay.style.stroke
    out.append(xmlPaint: "stroke", color, opacity: overlay.style.fillOpacity * overlay.common.opacity)
    out.append(attribute: " stroke-width", fixed: hatch.width)
    out.append(" stroke-linecap=\"butt\" d=\"M")
    // In the tile's middle, so that its whole width shows.
    out.append(fixed: hatch.spacing / 2, decimals: 4)
    out.append(",0L")
    out.append(fixed: hatch.spacing / 2, decimals: 4)
    out.append(",")
    out.append(fixed: hatch.spacing, decimals: 4)
    out.append("\"/></pattern>")
    return id
  }

  /// One path, or a group of several where the line has arrows or a casing.
  func writeLine(_ overlay: Overlay, _ line: Path, heads: Path, _ out: inout ByteBuffer) {
    if line.isEmpty && heads.isEmpty { return }
    guard !heads.isEmpty || overlay.style.casing != nil else {
      guard overlay.hasStroke else { return }
      out.append("<path")
      writeIdentity(overlay, &out)
      out.append(" fill=\"none\"")
      writeStroke(overlay, &out)
      append(line, to: &out)
      return close("path", overlay.tooltip, &out)
    }
    writeParts(of: overlay, line, heads: heads, &out)
  }

  /// The parts overlap, so what lets something through is the group, not each of them.
  private func writeParts(of overlay: Overlay, _ line: Path, heads: Path, _ out: inout ByteBuffer) {
    var solid = overlay
    solid.common.opacity = overlay.common.opacity * overlay.style.strokeOpacity
    solid.style.strokeOpacity = 1
    if overlay.style.casing == nil {
      solid.common.opacity *= overlay.style.stroke.alpha
      solid.style.stroke = overlay.style.stroke.with(alpha: 1)
    }
    openGroup(of: solid, &out)
    solid.common.opacity = 1
    if !heads.isEmpty, let casing = solid.style.casing {
      out.append("<path fill=\"none\"")
      out.append(xmlPaint: "stroke", casing.color, opacity: 1)
      out.append(attribute: " stroke-width", fixed: max(0, solid.style.casingWidth - solid.style.strokeWidth))
      append(heads, to: &out)
      out.append("/>")
    }
    writeStrokes(solid, line, &out)
    if !heads.isEmpty && solid.hasStroke {
      out.append("<path")
      out.append(xmlPaint: "fill", solid.style.stroke, opacity: 1)
      append(heads, to: &out)
      out.append("/>")
    }
    out.append("</g>\n")
  }

  /// The casing and the line itself.
  func writeStrokes(_ overlay: Overlay, _ path: Path, _ out: inout ByteBuffer) {
    if path.isEmpty { return }
    let style = overlay.style
    if let casing = style.casing, style.casingWidth > 0 {
      out.append("<path")
      writeCasing(casing, overlay, &out)
      writeCorners(style, &out)
      append(path, to: &out)
      out.append("/>")
    }
    guard overlay.hasStroke else { return }
    out.append("<path fill=\"none\"")
    writeStroke(overlay, &out)
    append(path, to: &out)
    out.append("/>")
  }

  /// The outside of a mask's shapes; its rings wind so that both fill rules agree.
  func writeMask(_ mask: Mask, _ path: Path, _ out: inout ByteBuffer) {
    if path.isEmpty { return }
    out.append("<path")
    if inset == nil { out.append(attribute: " id", mask.id) }
    out.append(" class=\"overlay mask\"")
    if inset == nil, let group = mask.group { out.append(attribute: " data-group", group) }
    out.append(xmlPaint: "fill", mask.fill, opacity: 1)
    out.append(" fill-rule=\"evenodd\"")
    append(path, to: &out)
    out.append("/>\n")
  }

  func writeFill(_ overlay: Overlay, _ out: inout ByteBuffer) {
    out.append(xmlPaint: "fill", overlay.fill, opacity: overlay.style.fillOpacity * overlay.common.opacity)
    if overlay.style.fillRule != .nonzero { out.append(attribute: " fill-rule", overlay.style.fillRule.rawValue) }
  }

  func writeStroke(_ overlay: Overlay, _ out: inout ByteBuffer) {
    guard overlay.hasStroke else { return }
    let style = overlay.style
    out.append(xmlPaint: "stroke", style.stroke, opacity: style.strokeOpacity * overlay.common.opacity)
    out.append(attribute: " stroke-width", fixed: style.strokeWidth)
    // Dashes in metres are lines of their own.
    if !style.dash.lengths.isEmpty && !style.dash.isInMeters {
      out.append(" stroke-dasharray=\"")
      for (position, length) in style.dash.lengths.enumerated() {
        if position > 0 { out.append(" ") }
        out.append(fixed: length, decimals: 4)
      }
      out.append("\"")
    }
    writeCorners(style, &out)
  }

  func writeCasing(_ casing: ShapeStyle.Casing, _ overlay: Overlay, _ out: inout ByteBuffer) {
    out.append(" fill=\"none\"")
    out.append(xmlPaint: "stroke", casing.color, opacity: overlay.style.strokeOpacity * overlay.common.opacity)
    out.append(attribute: " stroke-width", fixed: overlay.style.casingWidth)
  }

  private func writeCorners(_ style: ShapeStyle, _ out: inout ByteBuffer) {
    if style.lineCap != .round { out.append(attribute: " stroke-linecap", style.lineCap.rawValue) }
    if style.lineJoin != .round { out.append(attribute: " stroke-linejoin", style.lineJoin.rawValue) }
  }

  func close(_ element: StaticString, _ title: String?, _ out: inout ByteBuffer) {
    guard let title else { return out.append("/>\n") }
    out.append("><title>")
    out.append(xmlText: title)
    out.append("</title></")
    out.append(element)
    out.append(">\n")
  }
}

extension Overlay {
  /// Whether its outline shows.
  var hasStroke: Bool {
    style.strokeWidth > 0 && style.stroke.alpha * style.strokeOpacity * common.opacity > 0
  }
}
