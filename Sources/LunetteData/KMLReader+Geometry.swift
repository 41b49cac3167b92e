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
        try KMLCoordinates.place(numbers, written: "longitude latitude [altitude]", text.bytes) {
          text.position.error($0)
        })
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
