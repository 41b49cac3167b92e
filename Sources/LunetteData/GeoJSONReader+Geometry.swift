import LunetteGeometry

extension GeoJSONReader {
  /// The feature that an object is.
  mutating func feature(_ object: inout GeoJSONObject, from start: JSONReader.Mark) throws(DataError) -> Feature {
    guard object.type == .feature else {
      let type = object.type.map { "a \($0.name)" } ?? "an object without a \"type\""
      throw json.error("expected a feature {\"type\": \"Feature\", …}; got \(type)", from: start)
    }
    // RFC 7946 wants a geometry; a file without it says as much as one with null. It is taken out, since a copy would count
    // references.
    var feature = Feature(geometry: nil, line: line(of: start))
    swap(&feature.id, &object.feature.id)
    swap(&feature.geometry, &object.feature.geometry)
    swap(&feature.properties, &object.feature.properties)
    return feature
  }

  /// The feature of a point that was read quickly.
  mutating func feature(_ point: JSONReader.PointFeature, from start: JSONReader.Mark) -> Feature {
    Feature(
      geometry: .point(point.place), properties: .text(CheckedObject(text, point.properties, point.initials)),
      line: line(of: start))
  }

  /// Takes a feature's geometry.
  mutating func optionalGeometry() throws(DataError) -> Geometry? {
    if let place = json.quickPoint() { return .point(place) }
    if case .null = try json.peek() {
      try json.null()
      return nil
    }
    guard case .object = try json.peek() else { throw json.unexpected("a geometry {\"type\": \"Point\", …} or null") }
    let start = json.mark
    return try geometry(try object(), from: start)
  }

  /// Takes the geometries of a collection.
  mutating func geometries() throws(DataError) -> [Geometry] {
    var geometries: [Geometry] = []
    try json.beginArray()
    while try json.nextElement() {
      guard let geometry = try optionalGeometry() else { continue }
      geometries.append(geometry)
    }
    return geometries
  }

  /// The geometry that an object is; nil for one of no coordinates, which is nowhere.
  mutating func geometry(_ object: GeoJSONObject, from start: JSONReader.Mark) throws(DataError) -> Geometry? {
    let reader = json
    func error(_ message: String) -> DataError { reader.error(message, from: start) }
    guard let type = object.type else {
      throw error("a geometry needs a \"type\", as \"Point\" or \"Polygon\"")
    }
    guard type.isGeometry else { throw error("expected a geometry; got a \(type.name)") }
    if type == .geometryCollection {
      guard let geometries = object.geometries else { throw error("a GeometryCollection needs \"geometries\" […]") }
      return geometries.isEmpty ? nil : .collection(geometries)
    }
    guard let coordinates = object.coordinates else { throw error("a \(type.name) needs \"coordinates\" […]") }
    switch (type, coordinates) {
    case (_, .empty): return nil
    case (.point, .position(let place)): return .point(place)
    case (.multiPoint, .list(let places)): return .multiPoint(places)
    case (.lineString, .list(let places)): return .lineString(try line(places, error))
    case (.multiLineString, .lists(let lines)):
      return .multiLineString(try lines.map { places throws(DataError) in try line(places, error) })
    case (.polygon, .lists(let rings)):
      return .polygon(try rings.map { ring throws(DataError) in try closed(ring, error) })
    case (.multiPolygon, .listsOfLists(let polygons)):
      return .multiPolygon(
        try polygons.map { rings throws(DataError) in
          try rings.map { ring throws(DataError) in try closed(ring, error) }
        })
    default: throw error("the coordinates of a \(type.name) are \(type.coordinatesInWords)")
    }
  }

  private mutating func line(
    _ places: [Coordinate], _ error: (String) -> DataError
  ) throws(DataError) -> [Coordinate] {
    guard places.count >= 2 else { throw error("a line has two positions or more; got \(places.count)") }
    warnOfLongSteps(places, error)
    return places
  }

  /// A step over more than half of the globe goes the short way, as one from 179 to -179 is meant. From -100 to 100 may be
  /// meant as it is written.
  private mutating func warnOfLongSteps(_ places: [Coordinate], _ error: (String) -> DataError) {
    var longest = 0.0
    for index in 1..<max(1, places.count) {
      let width = abs(places[index].longitude - places[index - 1].longitude)
      if width > 180 && width <= 270 { longest = max(longest, width) }
    }
    guard longest > 0 else { return }
    collection.warn(
      error(
        "feature \(number): a step of \(Int(longest.rounded())) degrees of longitude goes the short way around the globe; a "
          + "position between its ends leads it the other"))
  }

  /// A ring that ends where it begins.
  private mutating func closed(_ ring: [Coordinate], _ error: (String) -> DataError) throws(DataError) -> [Coordinate] {
    guard let first = ring.first, ring.count >= 4 || ring.count == 3 && ring.last != first else {
      throw error("a ring has four positions or more, the last one the first again; got \(ring.count)")
    }
    warnOfLongSteps(ring, error)
    guard ring.last != first else { return ring }
    collection.warn(error("feature \(number): a ring doesn't end where it begins; it is closed"))
    return ring + [first]
  }
}

extension GeoJSONType {
  /// How its coordinates are written.
  fileprivate var coordinatesInWords: String {
    switch self {
    case .point: "one position, as in [105.85, 21.03]"
    case .multiPoint, .lineString: "a list of positions, as in [[105.85, 21.03], [105.86, 21.04]]"
    case .multiLineString: "a list of lines, as in [[[105.85, 21.03], [105.86, 21.04]]]"
    case .polygon: "a list of rings, as in [[[0, 0], [1, 0], [1, 1], [0, 0]]]"
    default: "a list of polygons, as in [[[[0, 0], [1, 0], [1, 1], [0, 0]]]]"
    }
  }
}
