import LunetteGeometry
import LunetteScene

extension JSONExporter {
  /// Hyphenated keys, simplestyle-spec 1.1 where it has one; none is null.
  func writeProperties(of overlay: Overlay, _ out: inout ByteBuffer) {
    out.append("{\"overlay\":\"")
    out.append(overlay.documentKind)
    out.append("\"")
    out.append(key: "title", text: overlay.common.title)
    out.append(key: "class", text: overlay.common.className)
    out.append(key: "legend", text: overlay.common.legend)
    if !overlay.common.groups.isEmpty { write(texts: overlay.common.groups, key: "groups", &out) }
    switch overlay.content {
    case .circle(let circle):
      out.append(key: "center")
      out.append(jsonPosition: circle.center, decimals: decimals)
      out.append(key: "radius", number: circle.radius)
      out.append(key: "model", text: circle.model.rawValue)
      writeShapeStyle(of: overlay, &out)
    case .polygon(let polygon):
      if polygon.isGeodesic { out.append(",\"geodesic\":true") }
      writeShapeStyle(of: overlay, &out)
    case .rectangle(let rectangle):
      out.append(key: "bounds")
      out.append(jsonBox: rectangle.extent, decimals: decimals)
      writeShapeStyle(of: overlay, &out)
    case .ellipse(let ellipse):
      out.append(key: "center")
      out.append(jsonPosition: ellipse.center, decimals: decimals)
      out.append(key: "semi-major", number: ellipse.semiMajor)
      out.append(key: "semi-minor", number: ellipse.semiMinor)
      out.append(key: "rotation", number: ellipse.rotation)
      writeShapeStyle(of: overlay, &out)
    case .sector(let sector):
      out.append(key: "center")
      out.append(jsonPosition: sector.center, decimals: decimals)
      out.append(key: "radius", number: sector.radius)
      out.append(key: "inner", number: sector.inner)
      out.append(key: "from", number: sector.from)
      out.append(key: "to", number: sector.to)
      writeShapeStyle(of: overlay, &out)
    case .buffer(let buffer):
      out.append(key: "radius", number: buffer.radius)
      if buffer.isGeodesic { out.append(",\"geodesic\":true") }
      writeShapeStyle(of: overlay, &out)
    case .polyline(let line):
      if line.isGeodesic { out.append(",\"geodesic\":true") }
      if line.arrow != .none { out.append(key: "arrow", text: line.arrow.rawValue) }
      writeStroke(of: overlay, &out)
    case .marker(let marker): writeMarker(marker, opacity: overlay.common.opacity, &out)
    case .label(let label): write(label, opacity: overlay.common.opacity, &out)
    case .image(let image):
      out.append(key: "file", text: image.file.path)
      write(corners: image.quad, &out)
      out.append(key: "opacity", number: overlay.common.opacity, decimals: 6)
    case .userLocation(let location):
      if let accuracy = location.accuracy { out.append(key: "accuracy", number: accuracy) }
      if let heading = location.heading { out.append(key: "heading", number: heading.normalizedBearing) }
      out.append(key: "opacity", number: overlay.common.opacity, decimals: 6)
    case .areas: writeShapeStyle(of: overlay, &out)
    case .dots(let dots):
      out.append(key: "size", number: dots.size, decimals: 4)
      writeShapeStyle(of: overlay, &out)
    case .group, .geojson, .scaleBar, .title, .legend, .attribution, .compass, .graticule, .inset: break
    }
    if let feature = overlay.common.feature { writeProperties(of: feature, drawnAs: overlay, &out) }
    out.append("}")
  }

  private func writeShapeStyle(of overlay: Overlay, _ out: inout ByteBuffer) {
    writeStroke(of: overlay, &out)
    out.append(jsonPaint: "fill", overlay.fill, opacity: overlay.style.fillOpacity * overlay.common.opacity)
    if overlay.style.fillRule != .nonzero { out.append(key: "fill-rule", text: overlay.style.fillRule.rawValue) }
    guard let hatch = overlay.style.hatch else { return }
    let color = hatch.color ?? overlay.style.stroke
    out.append(jsonPaint: "hatch", color, opacity: overlay.style.fillOpacity * overlay.common.opacity)
    out.append(key: "hatch-angle", number: hatch.angle, decimals: 4)
    out.append(key: "hatch-spacing", number: hatch.spacing, decimals: 4)
    out.append(key: "hatch-width", number: hatch.width, decimals: 4)
  }

  private func writeStroke(of overlay: Overlay, _ out: inout ByteBuffer) {
    let style = overlay.style
    let opacity = style.strokeOpacity * overlay.common.opacity
    out.append(jsonPaint: "stroke", style.stroke, opacity: opacity)
    out.append(key: "stroke-width", number: style.stroke.alpha > 0 ? style.strokeWidth : 0, decimals: 4)
    if !style.dash.lengths.isEmpty {
      write(numbers: style.dash.lengths, key: "stroke-dasharray", &out)
      if style.dash.isInMeters { out.append(key: "stroke-dash-unit", text: "m") }
    }
    if style.lineCap != .round { out.append(key: "stroke-linecap", text: style.lineCap.rawValue) }
    if style.lineJoin != .round { out.append(key: "stroke-linejoin", text: style.lineJoin.rawValue) }
    if let casing = style.casing {
      out.append(jsonPaint: "casing", casing.color, opacity: opacity)
      out.append(key: "casing-width", number: style.casingWidth, decimals: 4)
    }
  }

  /// Longitudes run on from the first one's, as map engines take them for a picture over ±180.
  private func write(corners: [Coordinate], _ out: inout ByteBuffer) {
    guard let west = corners.first?.longitude else { return }
    let first = (west - origin).normalizedLongitude + origin
    out.append(key: "corners")
    var separator: StaticString = "["
    for corner in corners {
      out.append(separator)
      out.append(jsonPoint: Point(x: first + (corner.longitude - west), y: corner.latitude), decimals: decimals)
      separator = ","
    }
    out.append("]")
  }

  private func write(numbers: [Double], key: StaticString, _ out: inout ByteBuffer) {
    out.append(key: key)
    var separator: StaticString = "["
    for number in numbers {
      out.append(separator)
      out.append(fixed: number, decimals: 4)
      separator = ","
    }
    out.append("]")
  }

  private func write(texts: [String], key: StaticString, _ out: inout ByteBuffer) {
    out.append(key: key)
    var separator: StaticString = "["
    for text in texts {
      out.append(separator)
      out.append(jsonString: text)
      separator = ","
    }
    out.append("]")
  }

  private func write(_ label: Label, opacity: Double, _ out: inout ByteBuffer) {
    out.append(key: "text", text: label.text)
    out.append(key: "text-size", number: label.size, decimals: 4)
    out.append(jsonPaint: "text-color", label.color, opacity: opacity)
    out.append(jsonPaint: "text-halo", label.halo, opacity: opacity)
    out.append(key: "text-halo-width", number: label.haloWidth, decimals: 4)
    out.append(key: "text-anchor", text: label.anchor.map { $0.rawValue.hyphenated })
    write(numbers: [label.offset.x, label.offset.y], key: "text-offset", &out)
    if abs(label.rotation) >= 5e-5 { out.append(key: "text-rotation", number: label.rotation, decimals: 4) }
    if label.facing == .map { out.append(",\"text-rotate-with\":\"map\"") }
    if label.mayOverlap { out.append(",\"text-allow-overlap\":true") }
    if label.along != nil { out.append(key: "text-spacing", number: label.spacing, decimals: 4) }
    if label.priority != 0 { out.append(key: "priority", number: label.priority) }
  }

  private func writeMarker(_ marker: Marker, opacity: Double, _ out: inout ByteBuffer) {
    out.append(jsonPaint: "marker-color", marker.color, opacity: opacity)
    out.append(key: "marker-symbol", text: marker.icon.rawValue)
    out.append(key: "size", number: marker.size, decimals: 4)
    if abs(marker.rotation) >= 5e-5 { out.append(key: "rotation", number: marker.rotation, decimals: 4) }
    if marker.facing == .map { out.append(",\"rotate-with\":\"map\"") }
    out.append(key: "subtitle", text: marker.subtitle)
    if let label = marker.label { write(label, opacity: opacity, &out) }
  }
}

extension String {
  /// "top-left" for "top_left".
  fileprivate var hyphenated: String { String(map { $0 == "_" ? "-" : $0 }) }
}
