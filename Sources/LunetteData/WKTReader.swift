import LunetteGeometry

/// What a WKT text says.
public struct WKTDocument: Equatable, Sendable {
  /// The geometry; nil for an empty one, and for what lenient reading left out.
  public var geometry: Geometry?
  /// What is odd in it.
  public var notes = ReadingNotes()
}

/// Reads well-known text, as `POLYGON ((13 52, 14 52, 14 53, 13 52))`: the seven types, in letters of either case, x as the
/// longitude and y as the latitude in degrees. Further numbers of a place (Z, M) are passed over. `SRID=4326;` may stand
/// before it, no other system.
public struct WKTReader {
  /// How deep collections can lie in each other.
  public static let mostDepth = 64

  private var scanner: WKTScanner
  private var notes = ReadingNotes()
  private var depth = 0
  /// The first thing that is WKT but no place or shape on the globe.
  private var mistake: DataError?

  /// Reads a whole text. In lenient reading a geometry that is no place on the globe is left out, with a warning; what is
  /// no WKT is an error still.
  public static func read(_ bytes: [UInt8], isLenient: Bool = false) throws(DataError) -> WKTDocument {
    let text = try TextDecoding.utf8(bytes)
    return try text.withUnsafeBufferPointer { buffer throws(DataError) in
      var reader = WKTReader(scanner: WKTScanner(buffer))
      return try reader.document(isLenient: isLenient)
    }
  }

  private init(scanner: WKTScanner) { self.scanner = scanner }

  private mutating func document(isLenient: Bool) throws(DataError) -> WKTDocument {
    try takeSystem()
    let geometry = try geometry()
    try scanner.end()
    guard let mistake else { return WKTDocument(geometry: geometry, notes: notes) }
    guard isLenient else { throw mistake }
    notes.skip(mistake)
    return WKTDocument(geometry: nil, notes: notes)
  }

  /// Before the geometry may stand which system its numbers are in.
  private mutating func takeSystem() throws(DataError) {
    guard scanner.take(word: "SRID") else { return }
    try scanner.require("=", "SRID=4326;")
    guard try scanner.number() == 4326 else {
      throw scanner.tokenError("only SRID 4326, longitudes and latitudes of WGS 84, can be read")
    }
    try scanner.require(";", "a semicolon after SRID=4326")
  }

  /// nil for one of no places, which is nowhere.
  private mutating func geometry() throws(DataError) -> Geometry? {
    let (type, ordinates) = try scanner.type()
    if scanner.take(word: "EMPTY") { return nil }
    switch type {
    case .point: return .point(try single(ordinates))
    case .lineString: return .lineString(try line(ordinates))
    case .polygon: return .polygon(try polygon(ordinates))
    case .multiPoint:
      let points = try parts { reader throws(DataError) in
        reader.scanner.isAt("(") ? try reader.single(ordinates) : try reader.place(ordinates)
      }
      return points.isEmpty ? nil : .multiPoint(points)
    case .multiLineString:
      let lines = try parts { reader throws(DataError) in try reader.line(ordinates) }
      return lines.isEmpty ? nil : .multiLineString(lines)
    case .multiPolygon:
      let polygons = try parts { reader throws(DataError) in try reader.polygon(ordinates) }
      return polygons.isEmpty ? nil : .multiPolygon(polygons)
    case .collection:
      let members = try members()
      return members.isEmpty ? nil : .collection(members)
    }
  }

  private mutating func members() throws(DataError) -> [Geometry] {
    guard depth < WKTReader.mostDepth else {
      throw scanner.error("collections can lie at most \(WKTReader.mostDepth) deep in each other")
    }
    depth += 1
    let members = try list { reader throws(DataError) in try reader.geometry() }
    depth -= 1
    return members.compactMap { $0 }
  }

  /// One or more things in parentheses, with commas between them.
  private mutating func list<Element>(
    opening: String = "\"(\" or EMPTY", _ element: (inout WKTReader) throws(DataError) -> Element
  ) throws(DataError) -> [Element] {
    try scanner.require("(", opening)
    var elements = [try element(&self)]
    while scanner.take(",") { elements.append(try element(&self)) }
    try scanner.require(")", "a comma or \")\"")
    return elements
  }

  /// What a geometry of several has; empty ones are left out.
  private mutating func parts<Part>(
    _ part: (inout WKTReader) throws(DataError) -> Part
  ) throws(DataError) -> [Part] {
    try list { reader throws(DataError) in
      reader.scanner.take(word: "EMPTY") ? nil : try part(&reader)
    }.compactMap { $0 }
  }

  private mutating func single(_ ordinates: WKTScanner.Ordinates) throws(DataError) -> Coordinate {
    try scanner.require("(", "\"(\" or EMPTY")
    let place = try place(ordinates)
    try scanner.require(")", "\")\" after the only place of a point")
    return place
  }

  private mutating func line(_ ordinates: WKTScanner.Ordinates) throws(DataError) -> [Coordinate] {
    let start = scanner.position
    let path = try list { reader throws(DataError) in try reader.place(ordinates) }
    do throws(DataError) { return try ShapeRule.line(path) { start.error($0) } } catch { keep(error) }
    return path
  }

  private mutating func polygon(_ ordinates: WKTScanner.Ordinates) throws(DataError) -> [[Coordinate]] {
    try list { reader throws(DataError) in try reader.ring(ordinates) }
  }

  private mutating func ring(_ ordinates: WKTScanner.Ordinates) throws(DataError) -> [Coordinate] {
    let start = scanner.position
    let opening = "\"(\" of a ring, as in POLYGON ((0 0, 1 0, 1 1, 0 0))"
    let path = try list(opening: opening) { reader throws(DataError) in try reader.place(ordinates) }
    do throws(DataError) { return try ShapeRule.ring(path, notes: &notes) { start.error($0) } } catch { keep(error) }
    return path
  }

  private mutating func place(_ ordinates: WKTScanner.Ordinates) throws(DataError) -> Coordinate {
    let (longitude, latitude) = try scanner.place(ordinates)
    if let wrong = PlaceRule().mistake(latitude: latitude, longitude: longitude) {
      keep(scanner.tokenError(wrong.message))
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private mutating func keep(_ error: DataError) {
    if mistake == nil { mistake = error }
  }
}
