extension GeoJSONReader {
  private enum Member: Int {
    case type, coordinates, geometry, properties, id, geometries, features, crs
  }

  private static let members: [StaticString] = [
    "type", "coordinates", "geometry", "properties", "id", "geometries", "features", "crs",
  ]

  /// Takes an object, of a document's own, of a collection's features or of a feature's geometry.
  mutating func object(isDocument: Bool = false) throws(DataError) -> GeoJSONObject {
    var object = GeoJSONObject()
    try json.beginObject()
    while true {
      switch try json.nextName(among: GeoJSONReader.members) {
      case .end: return object
      case .other: if !json.quickSkip() { try json.skip() }
      case .known(let position):
        guard let member = Member(rawValue: position) else { continue }
        try take(member, into: &object, isDocument)
      }
    }
  }

  private mutating func take(
    _ member: Member, into object: inout GeoJSONObject, _ isDocument: Bool
  ) throws(DataError) {
    switch member {
    case .type: object.type = try type()
    case .coordinates: object.coordinates = try coordinates()
    case .geometries: object.geometries = try geometries()
    case .geometry: object.feature.geometry = try optionalGeometry()
    case .properties: object.feature.properties = try properties()
    case .id: object.feature.id = try id()
    case .features:
      guard isDocument else { return try json.skip() }
      try takeFeatures()
    case .crs: try noticeReferenceSystem()
    }
  }

  private mutating func type() throws(DataError) -> GeoJSONType {
    let start = json.mark
    if let bytes = json.quickText(), let position = GeoJSONType.names.position(of: bytes),
      let type = GeoJSONType(rawValue: position)
    {
      return type
    }
    json.rewind(to: start)
    guard case .text = try json.peek() else { throw json.unexpected("a type in double quotes, as \"Feature\"") }
    let name = try json.text()
    let names = GeoJSONType.names.map { "\($0)" }
    if let position = names.firstIndex(of: name) { return GeoJSONType.allCases[position] }
    let meant = names.first { $0.lowercased() == name.lowercased() }
    throw json.error(
      "\(name.quoted) is no type of GeoJSON"
        + (meant.map { "; did you mean \"\($0)\"?" } ?? "; they are \(names.joined(separator: ", "))"), from: start)
  }

  private mutating func id() throws(DataError) -> Feature.ID? {
    switch try json.peek() {
    case .text: return .text(try json.text())
    case .number: return .number(try json.number())
    case .null:
      try json.null()
      return nil
    default: throw json.unexpected("an id, which is a text or a number")
    }
  }

  private mutating func properties() throws(DataError) -> Properties {
    switch try json.peek() {
    case .null:
      try json.null()
      return .members([])
    case .object:
      let start = json.offset
      let initials = json.quickObject()
      if initials == nil { try json.skip() }
      return .text(CheckedObject(text, start..<json.offset, initials ?? .any))
    default: throw json.unexpected("properties {…} or null")
    }
  }

  /// Files from before RFC 7946 name a reference system. Positions are longitude and latitude on WGS 84 all the same.
  private mutating func noticeReferenceSystem() throws(DataError) {
    let line = line(of: json.mark)
    guard let name = (try json.value(ofTwo: .last))["properties"]?["name"], case .text(let name) = name else { return }
    guard !name.hasSuffix("CRS84"), !name.hasSuffix(":4326") else { return }
    collection.warn(
      DataError(
        line: line, "the crs \(name.quoted) is not looked at: positions are taken as longitude and latitude on WGS 84"))
  }
}
