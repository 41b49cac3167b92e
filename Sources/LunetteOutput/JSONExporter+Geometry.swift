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

  private func write(_ polygon: Polygon, _ out: inout ByteBuffer) {
    var separator: StaticString = "["
    for ring in [polygon.outer] + polygon.holes {
      out.append(separator)
      separator = ","
      var comma: StaticString = "["
      for point in ring {
        out.append(comma)
        out.append(jsonPoint: point, decimals: decimals)
        comma = ","
      }
      // RFC 7946: a ring's last position is its first.
      out.append(",")
      out.append(jsonPoint: ring[0], decimals: decimals)
      out.append("]")
    }
    out.append("]")
  }
}

extension Polygon {
  /// On the document's grid, without points that fall together; nil where the outer ring collapses.
  func rounded(decimals: Int) -> Polygon? {
    let scale = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    guard let outer = outer.rounded(scale: scale) else { return nil }
    return Polygon(outer: outer, holes: holes.compactMap { $0.rounded(scale: scale) })
  }
}

extension Ring {
  /// nil for a ring that collapses to a line or a point.
  fileprivate func rounded(scale: Double) -> Ring? {
    // The writer rounds the same product, so equal here is equal there.
    var onGrid = map { Point(x: ($0.x * scale).rounded(), y: ($0.y * scale).rounded()) }
    onGrid.removeRepeats()
    guard onGrid.count > 2, onGrid.signedArea != 0 else { return nil }
    return onGrid.map { Point(x: $0.x / scale, y: $0.y / scale) }
  }
}

extension Point {
  func distance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}
