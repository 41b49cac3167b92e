import LunetteGeometry
import LunetteScene

extension JSONExporter {
  /// Hyphenated keys, simplestyle-spec 1.1 where it has one; none is null.
  func writeProperties(of overlay: Overlay, _ out: inout ByteBuffer) {
    out.append("{\"overlay\":\"")
    out.append(overlay.kind.name)
    out.append("\"")
    out.append(key: "title", text: overlay.common.title)
    out.append(key: "class", text: overlay.common.className)
    out.append(key: "legend", text: overlay.common.legend)
    switch overlay.content {
    case .circle(let circle):
      out.append(key: "center")
      out.append(jsonPosition: circle.center, decimals: decimals)
      out.append(key: "radius", number: circle.radius)
      out.append(key: "model", text: circle.model.rawValue)
      writeStyle(of: overlay, &out)
    case .marker(let marker): writeMarker(marker, opacity: overlay.common.opacity, &out)
    }
    out.append("}")
  }

  private func writeStyle(of overlay: Overlay, _ out: inout ByteBuffer) {
    let style = overlay.style
    out.append(jsonPaint: "stroke", style.stroke, opacity: style.strokeOpacity * overlay.common.opacity)
    out.append(key: "stroke-width", number: style.stroke.alpha > 0 ? style.strokeWidth : 0, decimals: 4)
    if !style.dash.isEmpty {
      var separator: StaticString = ",\"stroke-dasharray\":["
      for length in style.dash {
        out.append(separator)
        out.append(fixed: length, decimals: 4)
        separator = ","
      }
      out.append("]")
    }
    if style.lineCap != .round { out.append(key: "stroke-linecap", text: style.lineCap.rawValue) }
    if style.lineJoin != .round { out.append(key: "stroke-linejoin", text: style.lineJoin.rawValue) }
    out.append(jsonPaint: "fill", overlay.fill, opacity: style.fillOpacity * overlay.common.opacity)
  }

  private func writeMarker(_ marker: Marker, opacity: Double, _ out: inout ByteBuffer) {
    out.append(jsonPaint: "marker-color", marker.color, opacity: opacity)
    out.append(key: "marker-symbol", text: marker.icon.rawValue)
    out.append(key: "size", number: marker.size, decimals: 4)
    if abs(marker.rotation) >= 5e-5 { out.append(key: "rotation", number: marker.rotation, decimals: 4) }
  }
}
