import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// Its id, classes and data; in an inset its classes.
  func writeIdentity(_ overlay: Overlay, _ out: inout ByteBuffer) {
    guard inset == nil else { return writeClass(of: overlay, &out) }
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
    writeClass(of: overlay, &out)
    switch overlay.content {
    case .circle(let circle):
      out.append(data: "center", circle.center)
      out.append(data: "radius", circle.radius)
      out.append(" data-model=\"")
      out.append(circle.model.rawValue)
      out.append("\"")
    case .rectangle(let rectangle):
      out.append(" data-bounds=\"")
      out.append(box: rectangle.extent)
      out.append("\"")
    case .ellipse(let ellipse):
      out.append(data: "center", ellipse.center)
      out.append(data: "semi-major", ellipse.semiMajor)
      out.append(data: "semi-minor", ellipse.semiMinor)
      out.append(data: "rotation", ellipse.rotation)
    case .sector(let sector):
      out.append(data: "center", sector.center)
      out.append(data: "radius", sector.radius)
      out.append(data: "inner", sector.inner)
      out.append(data: "from", sector.from)
      out.append(data: "to", sector.to)
    case .buffer(let buffer): out.append(data: "radius", buffer.radius)
    case .marker(let marker): out.append(data: "at", marker.at)
    case .userLocation(let location):
      if let at = location.at { out.append(data: "at", at) }
      if let accuracy = location.accuracy { out.append(data: "accuracy", accuracy) }
      if let heading = location.heading { out.append(data: "heading", heading) }
    case .image(let image): out.append(attribute: " data-file", image.file.path)
    case .label(let label): if let place = label.place { out.append(data: "at", place) }
    case .polygon, .polyline, .areas, .dots, .group, .geojson, .scaleBar, .title, .legend, .attribution, .compass,
      .graticule, .inset:
      break
    }
    writeData(of: overlay, &out)
  }

  /// Its classes: its kind, and its own.
  func writeClass(of overlay: Overlay, _ out: inout ByteBuffer) {
    out.append(" class=\"overlay ")
    out.append(overlay.documentKind)
    if let className = overlay.common.className {
      out.append(" ")
      out.append(xmlAttribute: className)
    }
    out.append("\"")
  }

  /// What every kind may have.
  func writeData(of overlay: Overlay, _ out: inout ByteBuffer) {
    if !overlay.common.groups.isEmpty {
      out.append(attribute: " data-groups", overlay.common.groups.joined(separator: " "))
    }
    if let legend = overlay.common.legend { out.append(attribute: " data-legend", legend) }
  }

  /// A group with the overlay's opacity and title, to be closed by "</g>".
  func openGroup(of overlay: Overlay, _ out: inout ByteBuffer) {
    out.append("<g")
    writeIdentity(overlay, &out)
    if overlay.common.opacity < 1 {
      out.append(" opacity=\"")
      out.append(fixed: overlay.common.opacity, decimals: 6)
      out.append("\"")
    }
    out.append(">")
    if let title = overlay.tooltip { out.append(inline: "title", title) }
  }
}

extension Overlay {
  /// Its kind as documents name it: what is drawn of a file's features is of the overlay that draws them all.
  var documentKind: StaticString { common.origin == nil ? kind.name : Kind.geojson.name }

  /// What a pointer over it shows.
  var tooltip: String? {
    guard case .marker(let marker) = content, let subtitle = marker.subtitle else { return common.title }
    return common.title.map { "\($0)\n\(subtitle)" } ?? subtitle
  }
}

extension ByteBuffer {
  /// ` data-at="longitude,latitude"`.
  mutating func append(data name: StaticString, _ coordinate: Coordinate) {
    append(" data-")
    append(name)
    append("=\"")
    append(position: coordinate)
    append("\"")
  }

  /// ` data-radius="500"`.
  mutating func append(data name: StaticString, _ number: Double) {
    append(" data-")
    append(name)
    append("=\"")
    append(shortest: number)
    append("\"")
  }

  /// "west,south,east,north".
  mutating func append(box bounds: Bounds) {
    for (position, side) in [bounds.west, bounds.south, bounds.east, bounds.north].enumerated() {
      if position > 0 { append(UInt8(ascii: ",")) }
      append(fixed: side, decimals: 8)
    }
  }

  /// "105.8523,21.0278": longitude, latitude, as everywhere in documents.
  mutating func append(position coordinate: Coordinate) {
    append(fixed: coordinate.longitude.normalizedLongitude, decimals: 8)
    append(UInt8(ascii: ","))
    append(fixed: coordinate.latitude, decimals: 8)
  }
}
