import LunetteGeometry

extension JSONExporter {
  /// A Polygon or MultiPolygon; null where nothing is left.
  func write(_ polygons: [Polygon], _ out: inout ByteBuffer) {
    let kept = polygons.compactMap { $0.rounded(decimals: decimals) }
    guard let first = kept.first else { return out.append("null") }
    guard kept.count > 1 else {
      out.append("{\"type\":\"Polygon\",\"coordinates\":")
      write(first, &out)
      out.append("}")
      return
    }
    out.append("{\"type\":\"MultiPolygon\",\"coordinates\":")
    var separator: StaticString = "["
    for polygon in kept {
      out.append(separator)
      write(polygon, &out)
      separator = ","
    }
    out.append("]}")
  }

  /// A LineString or MultiLineString; null where nothing is left.
  func write(lines: [[Point]], _ out: inout ByteBuffer) {
    let kept = lines.compactMap { line -> [Point]? in
      let onGrid = line.onGrid(decimals: decimals)
      return onGrid.count > 1 ? onGrid : nil
    }
    guard let first = kept.first else { return out.append("null") }
    guard kept.count > 1 else {
      out.append("{\"type\":\"LineString\",\"coordinates\":")
      write(first, isRing: false, &out)
      out.append("}")
      return
    }
    out.append("{\"type\":\"MultiLineString\",\"coordinates\":")
    var separator: StaticString = "["
    for line in kept {
      out.append(separator)
      write(line, isRing: false, &out)
      separator = ","
    }
    out.append("]}")
  }

  private func write(_ points: [Point], isRing: Bool, _ out: inout ByteBuffer) {
    var comma: StaticString = "["
    for point in points {
      out.append(comma)
      out.append(jsonPoint: point, decimals: decimals)
      comma = ","
    }
    if isRing {
      // RFC 7946: a ring's last position is its first.
      out.append(",")
      out.append(jsonPoint: points[0], decimals: decimals)
    }
    out.append("]")
  }

  private func write(_ polygon: Polygon, _ out: inout ByteBuffer) {
    var separator: StaticString = "["
    for ring in [polygon.outer] + polygon.holes {
      out.append(separator)
      separator = ","
      write(ring, isRing: true, &out)
    }
    out.append("]")
  }
}

extension Polygon {
  /// On the document's grid, without points that fall together; nil where the outer ring collapses.
  func rounded(decimals: Int) -> Polygon? {
    guard let outer = outer.rounded(decimals: decimals) else { return nil }
    return Polygon(outer: outer, holes: holes.compactMap { $0.rounded(decimals: decimals) })
  }
}

extension Ring {
  /// nil for a ring that collapses to a line or a point.
  fileprivate func rounded(decimals: Int) -> Ring? {
    var ring = onGrid(decimals: decimals)
    ring.removeSpikes()
    return ring.count > 2 && !ring.isFlat ? ring : nil
  }

  /// On the document's grid, points that fall together once.
  fileprivate func onGrid(decimals: Int) -> [Point] {
    let scale = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    var line: [Point] = []
    line.reserveCapacity(count)
    for point in self {
      // The writer rounds the same product, so equal here is equal there.
      let rounded = Point(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
      if line.last != rounded { line.append(rounded) }
    }
    return line
  }
}
