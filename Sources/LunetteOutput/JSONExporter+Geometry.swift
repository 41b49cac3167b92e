import LunetteGeometry

extension JSONExporter {
  /// A feature's geometry; null where nothing is left.
  func write(_ geometry: DocumentGeometry, _ out: inout ByteBuffer) {
    switch geometry {
    case .none: out.append("null")
    case .point(let place):
      out.append("{\"type\":\"Point\",\"coordinates\":")
      out.append(jsonPoint: Point(x: place.longitude + origin, y: place.latitude), decimals: decimals)
      out.append("}")
    case .points(let places):
      out.append("{\"type\":\"MultiPoint\",\"coordinates\":")
      write(places.map { Point(x: $0.longitude, y: $0.latitude) }, isRing: false, &out)
      out.append("}")
    case .lines(let lines): write(lines: lines, &out)
    case .polygons(let polygons): write(polygons, &out)
    }
  }

  private func write(_ kept: [Polygon], _ out: inout ByteBuffer) {
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

  private func write(lines kept: [[Point]], _ out: inout ByteBuffer) {
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
      write(point, &out)
      comma = ","
    }
    if isRing {
      // RFC 7946: a ring's last position is its first.
      out.append(",")
      write(points[0], &out)
    }
    out.append("]")
  }

  private func write(_ point: Point, _ out: inout ByteBuffer) {
    out.append(jsonPoint: origin == 0 ? point : Point(x: point.x + origin, y: point.y), decimals: decimals)
  }

  private func write(_ polygon: Polygon, _ out: inout ByteBuffer) {
    var separator: StaticString = "["
    for ring in [polygon.outer] + polygon.holes {
      out.append(separator)
      separator = ","
      write(options.reading.isClockwise ? ring.reversed() : ring, isRing: true, &out)
    }
    out.append("]")
  }
}
