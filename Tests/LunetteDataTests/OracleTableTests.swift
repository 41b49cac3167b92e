import LunetteData
import LunetteGeometry
import TestSupport
import Testing

/// Random files against what python's csv, gpxpy, shapely and ElementTree read in them: the folder Oracle, written by
/// Tests/OracleTests/Python/readers.py. Numbers are the same doubles.
@Suite struct OracleTableTests {
  private static let folder = "Tests/LunetteDataTests/Oracle"

  private func bytes(_ name: String) -> [UInt8] { Project.bytes("\(Self.folder)/\(name)") }

  /// What the other reader says, in order.
  private func expected(_ name: String) throws -> [JSONValue] {
    guard case .array(let values) = try JSONValue(parsing: bytes("\(name).json")) else { return [] }
    return values
  }

  @Test(arguments: ["random-0.csv", "random-1.csv", "random-2.csv"]) func rowsAreTheSame(_ name: String) throws {
    let expected = try expected(name)
    let table = try CSVTable(bytes(name))
    #expect(table.count == expected.count && table.count == 40)
    for (row, value) in zip((0..<table.count).map { table[$0] }, expected) {
      #expect(value["fields"] == .array(row.fields.map { .text($0) }))
      #expect(value["at"] == row.coordinate.map(json) ?? .null)
    }
  }

  @Test func geometriesAreTheSame() throws {
    let expected = try expected("random.wkt")
    let texts = bytes("random.wkt").split(separator: UInt8(ascii: ";"))
    #expect(texts.count == expected.count && texts.count == 150)
    for (text, value) in zip(texts, expected) {
      let read = try WKTReader.read(Array(text))
      #expect(read.geometry.map(json) ?? .null == value, "\(String(decoding: text, as: UTF8.self))")
      #expect(read.notes == ReadingNotes())
    }
  }

  @Test func placemarksAreTheSame() throws {
    let expected = try expected("random.kml")
    let read = try KMLReader.read(bytes("random.kml"))
    #expect(read.features.count == expected.count && expected.count == 40)
    for (feature, value) in zip(read.features, expected) {
      #expect(feature.id == value["id"].flatMap { if case .text(let id) = $0 { .text(id) } else { nil } })
      #expect(feature.geometry.map(json) == value["geometry"])
      #expect(value["properties"] == .object(feature.properties.members))
    }
    #expect(read.notes == ReadingNotes())
  }

  @Test(arguments: ["random-1.0.gpx", "random-1.1.gpx"]) func tracksAreTheSame(_ name: String) throws {
    let expected = try JSONValue(parsing: bytes("\(name).json"))
    let read = try GPXReader.read(bytes(name))
    let waypoints = read.waypoints.map { place in
      JSONValue.array(
        values(place.coordinate, place.elevation, place.time) + [.text(place.name ?? ""), .text(place.symbol ?? "")])
    }
    let routes = read.routes.map { JSONValue.array([.text($0.name ?? ""), json($0.points)]) }
    let tracks = read.tracks.map { JSONValue.array([.text($0.name ?? ""), .array($0.segments.map(json))]) }
    #expect(expected["waypoints"] == .array(waypoints))
    #expect(expected["routes"] == .array(routes))
    #expect(expected["tracks"] == .array(tracks))
    #expect(read.notes == ReadingNotes() && tracks.count == 4)
  }

  private func json(_ segment: GPXDocument.Segment) -> JSONValue {
    .array(
      segment.points.indices.map {
        .array(values(segment.points[$0], segment.elevations[$0], segment.times[$0]))
      })
  }

  /// Times to the millisecond.
  private func values(_ place: Coordinate, _ elevation: Double?, _ time: Double?) -> [JSONValue] {
    [
      .number(place.longitude), .number(place.latitude), elevation.map { .number($0) } ?? .null,
      time.map { .number(($0 * 1000).rounded()) } ?? .null,
    ]
  }

  private func json(_ place: Coordinate) -> JSONValue { .array([.number(place.longitude), .number(place.latitude)]) }
  private func json(_ path: [Coordinate]) -> JSONValue { .array(path.map(json)) }
  private func json(_ paths: [[Coordinate]]) -> JSONValue { .array(paths.map(json)) }

  private func json(_ geometry: Geometry) -> JSONValue {
    let (type, coordinates): (String, JSONValue) =
      switch geometry {
      case .point(let place): ("Point", json(place))
      case .multiPoint(let places): ("MultiPoint", json(places))
      case .lineString(let path): ("LineString", json(path))
      case .multiLineString(let paths): ("MultiLineString", json(paths))
      case .polygon(let rings): ("Polygon", json(rings))
      case .multiPolygon(let polygons): ("MultiPolygon", .array(polygons.map(json)))
      case .collection(let parts): ("GeometryCollection", .array(parts.map(json)))
      }
    let name = if case .collection = geometry { "parts" } else { "coordinates" }
    return .object([.init(name: "type", value: .text(type)), .init(name: name, value: coordinates)])
  }
}
