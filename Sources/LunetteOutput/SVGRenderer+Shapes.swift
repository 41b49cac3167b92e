import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// One path, or a group of two where the view cuts the shape: edges of a cut are filled, never stroked.
  func writeShape(_ overlay: Overlay, _ fill: Path, _ outline: Path, _ out: inout ByteBuffer) {
    if fill.isEmpty && outline.isEmpty { return }
    let isWhole = fill == outline
    let hasTitle = overlay.common.title != nil
    out.append(isWhole ? "<path" : "<g")
    writeIdentity(overlay, &out)
    if isWhole {
      writeFill(overlay, &out)
      writeStroke(overlay, &out)
      append(fill, to: &out)
      close("path", overlay.common.title, &out)
      return
    }
    out.append(">")
    if hasTitle { out.append(element: "title", overlay.common.title ?? "") }
    if !fill.isEmpty && overlay.fill.alpha > 0 {
      out.append("<path")
      writeFill(overlay, &out)
      append(fill, to: &out)
      out.append("/>")
    }
    if !outline.isEmpty && overlay.hasStroke {
      out.append("<path fill=\"none\"")
      writeStroke(overlay, &out)
      append(outline, to: &out)
      out.append("/>")
    }
    out.append("</g>\n")
  }

  /// The outside of a mask's shapes; its rings wind so that both fill rules agree.
  func writeMask(_ mask: Mask, _ path: Path, _ out: inout ByteBuffer) {
    if path.isEmpty { return }
    out.append("<path")
    out.append(attribute: " id", mask.id)
    out.append(" class=\"overlay mask\"")
    if let group = mask.group { out.append(attribute: " data-group", group) }
    out.append(xmlPaint: "fill", mask.fill, opacity: 1)
    out.append(" fill-rule=\"evenodd\"")
    append(path, to: &out)
    out.append("/>\n")
  }

  /// Its id, classes and data.
  func writeIdentity(_ overlay: Overlay, _ out: inout ByteBuffer) {
    if let id = overlay.common.id {
      out.append(attribute: " id", id)
    } else {
      // The automatic id needs no escaping, and no string of its own.
      out.append(" id=\"")
      out.append(overlay.kind.name)
      out.append("-")
      out.append(integer: overlay.common.number)
      out.append("\"")
    }
    out.append(" class=\"overlay ")
    out.append(overlay.kind.name)
    if let className = overlay.common.className {
      out.append(" ")
      out.append(xmlAttribute: className)
    }
    out.append("\"")
    switch overlay.content {
    case .circle(let circle):
      out.append(" data-center=\"")
      out.append(position: circle.center)
      out.append("\" data-radius=\"")
      out.append(shortest: circle.radius)
      out.append("\" data-model=\"")
      out.append(circle.model.rawValue)
      out.append("\"")
    case .marker(let marker):
      out.append(" data-at=\"")
      out.append(position: marker.at)
      out.append("\"")
    }
    if let legend = overlay.common.legend { out.append(attribute: " data-legend", legend) }
  }

  private func writeFill(_ overlay: Overlay, _ out: inout ByteBuffer) {
    out.append(xmlPaint: "fill", overlay.fill, opacity: overlay.style.fillOpacity * overlay.common.opacity)
  }

  private func writeStroke(_ overlay: Overlay, _ out: inout ByteBuffer) {
    guard overlay.hasStroke else { return }
    let style = overlay.style
    out.append(xmlPaint: "stroke", style.stroke, opacity: style.strokeOpacity * overlay.common.opacity)
    out.append(" stroke-width=\"")
    out.append(fixed: style.strokeWidth, decimals: 4)
    out.append("\"")
    if !style.dash.isEmpty {
      out.append(" stroke-dasharray=\"")
      for (position, length) in style.dash.enumerated() {
        if position > 0 { out.append(" ") }
        out.append(fixed: length, decimals: 4)
      }
      out.append("\"")
    }
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

extension ByteBuffer {
  /// "105.8523,21.0278": longitude, latitude, as everywhere in documents.
  mutating func append(position coordinate: Coordinate) {
    append(fixed: coordinate.longitude.normalizedLongitude, decimals: 8)
    append(UInt8(ascii: ","))
    append(fixed: coordinate.latitude, decimals: 8)
  }
}
