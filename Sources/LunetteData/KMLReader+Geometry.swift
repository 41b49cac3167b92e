import LunetteGeometry

extension KMLReader {
  /// An element's geometry; nil for an element that is none, which is passed over.
  func geometry(_ element: XMLReader.Element) throws(DataError) -> Geometry? {
    switch element.name {
    case "Point":
      let places = try coordinates(of: element)
      guard places.count == 1 else { throw error(element, "a point has one place; got \(places.count)") }
      return .point(places[0])
    case "LineString":
      return .lineString(try ShapeRule.line(try coordinates(of: element)) { error(element, $0) })
    case "LinearRing": return .lineString(try ring(element))
    case "Polygon": return .polygon(try polygon(element))
    case "MultiGeometry", "MultiTrack":
      var parts: [Geometry] = []
      while let child = try xml.nextChild() {
        if let part = try geometry(child) { parts.append(part) }
      }
      return Geometry(joining: parts)
    case "Track": return try track(element)
    case "Model":
      xml.notes.warn(error(element, "a model is passed over"))
      try xml.leave(element)
      return nil
    default:
      try xml.leave(element)
      return nil
    }
  }

  private func error(_ element: XMLReader.Element, _ message: String) -> DataError {
    DataError(line: element.line, "<\(element.name)>: \(message)")
  }

  private func ring(_ element: XMLReader.Element) throws(DataError) -> [Coordinate] {
    let places = try coordinates(of: element)
    return try ShapeRule.ring(places, notes: &xml.notes) { error(element, $0) }
  }

  private func polygon(_ element: XMLReader.Element) throws(DataError) -> [[Coordinate]] {
    var (outer, holes): ([[Coordinate]], [[Coordinate]]) = ([], [])
    while let child = try xml.nextChild() {
      switch child.name {
      case "outerBoundaryIs": outer += try rings(in: child)
      case "innerBoundaryIs": holes += try rings(in: child)
      default: try xml.leave(child)
      }
    }
    guard outer.count == 1 else {
      throw error(element, "a polygon has one ring in <outerBoundaryIs>; got \(outer.count)")
    }
    return outer + holes
  }

  private func rings(in element: XMLReader.Element) throws(DataError) -> [[Coordinate]] {
    var rings: [[Coordinate]] = []
    while let child = try xml.nextChild() {
      if child.name == "LinearRing" { rings.append(try ring(child)) } else { try xml.leave(child) }
    }
    return rings
  }

  /// What was recorded, as a line; one place is a point.
  private func track(_ element: XMLReader.Element) throws(DataError) -> Geometry? {
    var places: [Coordinate] = []
    while let child = try xml.nextChild() {
      guard child.name == "coord" else {
        try xml.leave(child)
        continue
      }
      let text = try xml.text()
      // Where a time has no place.
      if text.bytes.isEmpty { continue }
      let numbers = text.bytes.split { $0.isWhiteSpace }
      places.append(
        try KMLCoordinates.place(numbers, text.position, written: "longitude latitude [altitude]", text.bytes))
    }
    return places.count == 1 ? .point(places[0]) : places.isEmpty ? nil : .lineString(places)
  }

  private func coordinates(of element: XMLReader.Element) throws(DataError) -> [Coordinate] {
    var places: [Coordinate] = []
    while let child = try xml.nextChild() {
      if child.name == "coordinates" {
        places += try KMLCoordinates.places(try xml.text())
      } else {
        try xml.leave(child)
      }
    }
    return places
  }
}

/// The text of a `<coordinates>` element: places apart by white space, numbers by commas.
private enum KMLCoordinates {
  static func places(_ text: XMLReader.Text) throws(DataError) -> [Coordinate] {
    let bytes = text.bytes
    var places: [Coordinate] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      var end = start
      while end < bytes.endIndex, !bytes[end].isWhiteSpace { end += 1 }
      let numbers = bytes[start..<end].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      do throws(DataError) {
        places.append(try place(numbers, .start, written: "longitude,latitude[,altitude]", bytes[start..<end]))
      } catch {
        throw text.position.moved(over: bytes[..<start]).error(error.message)
      }
      start = end
      while start < bytes.endIndex, bytes[start].isWhiteSpace { start += 1 }
    }
    return places
  }

  static func place(
    _ numbers: [ArraySlice<UInt8>], _ position: TextPosition, written form: String, _ text: ArraySlice<UInt8>
  ) throws(DataError) -> Coordinate {
    guard 2...3 ~= numbers.count, let longitude = DecimalText.number(numbers[0]),
      let latitude = DecimalText.number(numbers[1])
    else {
      throw position.error(
        "expected \(form) in degrees; got \(String(decoding: text.prefix(200), as: UTF8.self).quoted)")
    }
    return try PlaceRule().coordinate(latitude: latitude, longitude: longitude) { position.error($0) }
  }
}

extension Geometry {
  /// Geometries as one: of one simple type they become the type of many of them, else a collection.
  init(joining parts: [Geometry]) {
    var (points, lines, polygons): ([Coordinate], [[Coordinate]], [[[Coordinate]]]) = ([], [], [])
    for part in parts {
      switch part {
      case .point(let place): points.append(place)
      case .lineString(let path): lines.append(path)
      case .polygon(let rings): polygons.append(rings)
      default: break
      }
    }
    switch parts.count {
    case 0: self = .collection([])
    case points.count: self = .multiPoint(points)
    case lines.count: self = .multiLineString(lines)
    case polygons.count: self = .multiPolygon(polygons)
    default: self = .collection(parts)
    }
  }

  /// Whether an area is a part of it.
  var hasArea: Bool {
    switch self {
    case .polygon, .multiPolygon: true
    case .collection(let parts): parts.contains(where: \.hasArea)
    default: false
    }
  }
}
