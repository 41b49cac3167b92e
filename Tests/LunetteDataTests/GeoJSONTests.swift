import LunetteData
import LunetteGeometry
import TestSupport
import Testing

/// RFC 7946, what is odd about real files, and what is wrong with others; geometries by hand.
@Suite struct GeoJSONTests {
  struct Good: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let geometries: [Geometry?]
    var warnings: [String] = []
    var testDescription: String { name }

    /// One geometry by itself.
    init(_ name: String, _ type: String, _ coordinates: String, _ geometry: Geometry?, warnings: [String] = []) {
      self.init(name, "{\"type\":\"\(type)\",\"coordinates\":\(coordinates)}", [geometry], warnings: warnings)
    }

    init(_ name: String, _ text: String, _ geometries: [Geometry?], warnings: [String] = []) {
      (self.name, self.text, self.geometries, self.warnings) = (name, text, geometries, warnings)
    }
  }

  private static func at(_ longitude: Double, _ latitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  private static let square = [at(0, 0), at(2, 0), at(2, 2), at(0, 2), at(0, 0)]
  private static let hole = [at(0.5, 0.5), at(0.5, 1), at(1, 1), at(0.5, 0.5)]
  private static let squareText = "[[0,0],[2,0],[2,2],[0,2],[0,0]]"
  private static let holeText = "[[0.5,0.5],[0.5,1],[1,1],[0.5,0.5]]"
  private static let line = [at(1, 2), at(3, 4)]
  private static let point = "{\"type\":\"Point\",\"coordinates\":[1,2]}"
  private static func feature(_ geometry: String) -> String {
    "{\"type\":\"Feature\",\"properties\":{},\"geometry\":\(geometry)}"
  }
  private static func collection(_ features: String...) -> String {
    "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}"
  }

  static let good: [Good] = [
    Good("a point", "Point", "[1,2]", .point(at(1, 2))),
    Good("with a height", "Point", "[1,2,300.5]", .point(at(1, 2))),
    Good("with more numbers", "Point", "[1,2,3,4,5]", .point(at(1, 2))),
    Good("exponents and white space", "Point", " [\n1.5e1 ,\t-2E0 ] ", .point(at(15, -2))),
    Good("many digits", "Point", "[105.852212345678901234567,21]", .point(at(105.852212345678901234567, 21))),
    Good("beyond 180", "Point", "[190,-90]", .point(at(190, -90))),
    Good("an empty point", "Point", "[]", nil),
    Good("points", "MultiPoint", "[[1,2],[3,4]]", .multiPoint(line)),
    Good("an empty line", "LineString", "[]", nil), Good("a line", "LineString", "[[1,2],[3,4,5]]", .lineString(line)),
    Good("lines", "MultiLineString", "[[[1,2],[3,4]],[[1,2],[3,4]]]", .multiLineString([line, line])),
    Good("an area", "Polygon", "[\(squareText)]", .polygon([square])),
    Good("with a hole", "Polygon", "[\(squareText),\(holeText)]", .polygon([square, hole])),
    Good("wound the other way", "Polygon", "[[[0,0],[0,2],[2,2],[2,0],[0,0]]]", .polygon([square.reversed()])),
    Good(
      "not closed", "Polygon", "[[[0,0],[2,0],[2,2],[0,2]]]", .polygon([square]),
      warnings: ["a ring doesn't end where it begins; it is closed"]),
    Good(
      "a triangle that isn't closed", "Polygon", "[[[0,0],[2,0],[2,2]]]",
      .polygon([[at(0, 0), at(2, 0), at(2, 2), at(0, 0)]]), warnings: ["it is closed"]),
    Good(
      "a step of more than half the globe", "LineString", "[[-100,0],[100,0]]", .lineString([at(-100, 0), at(100, 0)]),
      warnings: ["a step of 200 degrees of longitude goes the short way"]),
    Good(
      "a box of such steps", "Polygon", "[[[-120,0],[130,0],[130,9],[-120,9]]]",
      .polygon([[at(-120, 0), at(130, 0), at(130, 9), at(-120, 9), at(-120, 0)]]),
      warnings: ["a step of 250 degrees", "it is closed"]),
    Good("over 180", "LineString", "[[179,0],[-179,0]]", .lineString([at(179, 0), at(-179, 0)])),
    Good("around the world", "LineString", "[[-180,0],[180,0]]", .lineString([at(-180, 0), at(180, 0)])),
    Good("places that repeat", "LineString", "[[1,2],[1,2],[3,4]]", .lineString([at(1, 2), at(1, 2), at(3, 4)])),
    Good(
      "crossing itself", "Polygon", "[[[0,0],[2,2],[2,0],[0,2],[0,0]]]",
      .polygon([[at(0, 0), at(2, 2), at(2, 0), at(0, 2), at(0, 0)]])),
    Good(
      "areas", "MultiPolygon", "[[\(squareText)],[\(squareText),\(holeText)]]",
      .multiPolygon([[square], [square, hole]])),
    Good("coordinates before the type", "{\"coordinates\":[\(squareText)],\"type\":\"Polygon\"}", [.polygon([square])]),
    Good(
      "a collection", "{\"type\":\"GeometryCollection\",\"geometries\":[\(point),null,\(point)]}",
      [.collection([.point(at(1, 2)), .point(at(1, 2))])]),
    Good("an empty collection", "{\"type\":\"GeometryCollection\",\"geometries\":[]}", [nil]),
    Good("a feature", feature(point), [.point(at(1, 2))]), Good("nowhere", feature("null"), [nil]),
    Good("a feature without its geometry", "{\"type\":\"Feature\"}", [nil]),
    Good("features", collection(feature(point), feature("null")), [.point(at(1, 2)), nil]),
    Good("none", collection(), []),
    Good(
      "members in another order", "{\"features\":[\(feature(point))],\"type\":\"FeatureCollection\"}",
      [.point(at(1, 2))]),
    Good(
      "foreign members",
      "{\"type\":\"FeatureCollection\",\"bbox\":[0,0,1,1],\"a\":{\"features\":[1]},\"features\":[{\"features\":5,\"type\":\"Feature\",\"geometry\":{\"x\":[[[]]],\"type\":\"Point\",\"bbox\":[],\"coordinates\":[1,2]},\"b\":null}],\"c\":[]}",
      [.point(at(1, 2))]),
    Good("escaped names", "{\"\\u0074ype\":\"Poi\\u006et\",\"coordinates\":[1,2]}", [.point(at(1, 2))]),
    Good("a mark and CRLF", "\u{feff}{\"type\":\r\n\"Point\",\r\n\"coordinates\":[1,2]}\r\n", [.point(at(1, 2))]),
    Good("features line by line", "\(feature(point))\n\(feature("null"))\n", [.point(at(1, 2)), nil]),
    Good("a text sequence", "\u{1e}\(feature(point))\n\u{1e}\(point)\n", [.point(at(1, 2)), .point(at(1, 2))]),
    Good(
      "a reference system of WGS 84",
      "{\"type\":\"FeatureCollection\",\"crs\":{\"type\":\"name\",\"properties\":{\"name\":\"urn:ogc:def:crs:OGC:1.3:CRS84\"}},\"features\":[]}",
      []),
    Good(
      "another one",
      "{\"type\":\"FeatureCollection\",\"crs\":{\"type\":\"name\",\"properties\":{\"name\":\"EPSG:25832\"}},\"features\":[]}",
      [], warnings: ["the crs \"EPSG:25832\" is not looked at"]),
  ]

  @Test(arguments: good) func reads(_ test: Good) throws {
    let collection = try GeoJSONReader.read(Array(test.text.utf8))
    #expect(collection.features.map(\.geometry) == test.geometries)
    #expect(collection.warnings.count == test.warnings.count)
    for (warning, words) in zip(collection.warnings, test.warnings) { #expect(warning.message.contains(words)) }
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let text: String
    let line, column: Int
    let message: String
    var testDescription: String { text }

    init(_ text: String, _ line: Int, _ column: Int, _ message: String) {
      (self.text, self.line, self.column, self.message) = (text, line, column, message)
    }

    /// One geometry by itself.
    init(_ type: String, _ coordinates: String, _ column: Int, _ message: String) {
      self.init("{\"type\":\"\(type)\",\"coordinates\":\(coordinates)}", 1, column, message)
    }
  }

  static let bad: [Bad] = [
    Bad("", 1, 1, "expected an object"), Bad("[1,2]", 1, 1, "expected an object {…}; got \"[\""),
    Bad("{}", 1, 1, "a geometry needs a \"type\""),
    Bad("{\"type\":\"Poin\"}", 1, 9, "\"Poin\" is no type of GeoJSON; they are"),
    Bad("{\"type\":\"point\"}", 1, 9, "did you mean \"Point\"?"), Bad("{\"type\":5}", 1, 9, "a type in double quotes"),
    Bad("{\"type\":\"Point\"}", 1, 1, "a Point needs \"coordinates\" […]"),
    Bad("{\"type\":\"Topology\"}", 1, 9, "is no type of GeoJSON"),
    Bad("Point", "[1]", 31, "a position is a longitude and a latitude, as in [105.85, 21.03]; got one number"),
    Bad("Point", "[1,91]", 31, "a latitude is -90 to 90 degrees; got 91.0"),
    Bad("Point", "[21,105.5]", 31, "got 105.5; a position is written longitude first: are they swapped?"),
    Bad("Point", "[1,\"2\"]", 34, "expected a number"), Bad("Point", "[1,null]", 34, "expected a number"),
    Bad("Point", "null", 31, "expected coordinates, an array […]"),
    Bad("Point", "[[1,2]]", 1, "the coordinates of a Point are one position, as in [105.85, 21.03]"),
    Bad("Point", "[1,1e999]", 34, "a number is at most"), Bad("Point", "[01,2]", 32, "needless zero"),
    Bad("Point", "[1.,2]", 34, "a digit after its point"), Bad("Point", "[1,2", 35, "a comma or \"]\""),
    Bad("Point", "[NaN,2]", 32, "expected a value"), Bad("Point", "[1,2,]", 36, "a value after the comma"),
    Bad("LineString", "[[1,2]]", 1, "a line has two positions or more; got 1"),
    Bad("LineString", "[[1,2],3]", 43, "expected an array"),
    Bad("LineString", "[[1,2],[[3,4]]]", 44, "expected a number"),
    Bad("Polygon", "[[0,0],[1,0],[1,1],[0,0]]", 1, "the coordinates of a Polygon are a list of rings"),
    Bad("Polygon", "[[[0,0],[1,0],[0,0]]]", 1, "a ring has four positions or more"),
    Bad("Polygon", "[[[0,0],[1,0]]]", 1, "four positions or more, the last one the first again; got 2"),
    Bad("MultiPolygon", "[[[[[1,2]]]]]", 38, "coordinates are equally deep, and at most four arrays"),
    Bad("MultiLineString", "[[[1,2],[3,4]],[[[1,2]]]]", 41, "equally deep"),
    Bad("Polygon", String(repeating: "[", count: 100), 96, "at most 64 deep"),
    Bad("{\"type\":\"GeometryCollection\"}", 1, 1, "needs \"geometries\""),
    Bad("{\"type\":\"GeometryCollection\",\"geometries\":[5]}", 1, 44, "expected a geometry"),
    Bad("{\"type\":\"Feature\",\"geometry\":[]}", 1, 30, "expected a geometry"),
    Bad("{\"type\":\"Feature\",\"geometry\":{\"type\":\"Feature\"}}", 1, 30, "expected a geometry; got a Feature"),
    Bad("{\"type\":\"Feature\",\"properties\":[]}", 1, 32, "expected properties {…} or null"),
    Bad("{\"type\":\"Feature\",\"id\":[]}", 1, 24, "expected an id, which is a text or a number"),
    Bad(collection("5"), 1, 41, "feature 1: expected a feature"),
    Bad(
      collection(feature(point), point), 1, 124, "feature 2: expected a feature {\"type\": \"Feature\", …}; got a Point"
    ),
    Bad(
      "{\"type\":\"FeatureCollection\",\n\"features\":[\n{\"type\":\"Feature\",\n \"geometry\":{\"type\":\"Point\",\"coordinates\":[1,\n 200]}}]}",
      4, 43, "feature 1: a latitude is -90 to 90"),
    Bad(collection(feature(point)) + "x", 1, 125, "expected the end of the document"),
    Bad("{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\"", 1, 58, "a comma or \"}\""),
  ]

  @Test(arguments: bad) func refuses(_ test: Bad) {
    let error = #expect(throws: DataError.self) { try GeoJSONReader.read(Array(test.text.utf8)) }
    #expect(error?.message.contains(test.message) == true, "\(error?.message ?? "")")
    #expect(error?.line == test.line && error?.column == test.column, "\(error?.line ?? 0):\(error?.column ?? 0)")
  }

  @Test func leavesOutWhatIsWrong() throws {
    let bad = Self.feature("{\"type\":\"Point\",\"coordinates\":[0,95]}")
    var text = Self.collection(Self.feature(Self.point), bad, "5", Self.feature(Self.point))
    var collection = try GeoJSONReader.read(Array(text.utf8), isLenient: true)
    #expect(collection.features.count == 2 && collection.skipped == 2)
    #expect(collection.warnings.map { String($0.message.prefix(10)) } == ["feature 2:", "feature 3:"])
    // Line by line also what isn't JSON.
    text = "\(Self.point)\n{\"type\":\n\(Self.point)\n\(bad)\n"
    collection = try GeoJSONReader.read(Array(text.utf8), isLenient: true)
    #expect(collection.features.count == 2 && collection.skipped == 2)
    // A document that breaks off is none.
    text = String(Self.collection(Self.feature(Self.point)).dropLast(2))
    #expect(throws: DataError.self) { try GeoJSONReader.read(Array(text.utf8), isLenient: true) }
  }

  /// As spreadsheets and some editors write it.
  @Test func readsUTF16() throws {
    let units = Array(Self.feature(Self.point).replacing("{}", with: "{\"name\":\"Hà Nội 🛵\"}").utf16)
    let little: [UInt8] = [0xff, 0xfe] + units.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xfe, 0xff] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    for bytes in [little, big] {
      let feature = try #require(try GeoJSONReader.read(bytes).features.first)
      #expect(feature.properties.members == [.init(name: "name", value: .text("Hà Nội 🛵"))])
    }
    #expect(throws: DataError.self) { try GeoJSONReader.read([0xff, 0xfe, 0x00, 0xd8]) }
  }

  @Test func keepsTwentyWarnings() throws {
    let bad = [String](repeating: Self.feature("{\"type\":\"Point\"}"), count: 50)
    let text = "{\"type\":\"FeatureCollection\",\"features\":[\(bad.joined(separator: ","))]}"
    let collection = try GeoJSONReader.read(Array(text.utf8), isLenient: true)
    #expect(collection.features.isEmpty && collection.skipped == 50)
    #expect(collection.warnings.count == 20 && collection.warningCount == 50)
  }

  @Test func propertiesAreReadWhenAskedFor() throws {
    let text =
      "\n{\"type\":\"Feature\",\"id\":\"a\",\"properties\":{\"n\":1,\"t\":\"\\u00e9\",\"l\":[null,true],\"n\":2},\"geometry\":null}"
    let feature = try #require(try GeoJSONReader.read(Array(text.utf8)).features.first)
    #expect(feature.id == .text("a") && feature.line == 2)
    // Of a name that comes twice the last value counts.
    #expect(
      feature.properties.members == [
        .init(name: "n", value: .number(2)), .init(name: "t", value: .text("é")),
        .init(name: "l", value: .array([.null, .boolean(true)])),
      ])
    // An escape may be a name's letter.
    #expect(feature.properties.mention(["t\""]) && feature.properties.mention(["title"]))
    let plain = try GeoJSONReader.read(Array(text.replacing("\\u00e9", with: "é").utf8)).features[0].properties
    #expect(plain.mention(["t\""]) && !plain.mention(["title"]))
  }

  /// What is read quickly is what the standard library's own conversion gives.
  @Test func coordinatesAreTheNearestDoubles() throws {
    var random = SeededGenerator(seed: 7946)
    func number(_ most: Double) -> String {
      let number = Double.random(in: -most...most, using: &random)
      let decimals = Int.random(in: 0...18, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return "\(number)"
      case 1: return "\(Int(number))"
      default:
        let digits = (0...decimals).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
        return "\(Int(number)).\(digits)"
      }
    }
    var (texts, places): ([String], [Coordinate]) = ([], [])
    for _ in 0..<100_000 {
      let (longitude, latitude) = (number(1000), number(89))
      texts.append("[\(longitude),\(latitude)]")
      places.append(Self.at(Double(longitude) ?? .nan, Double(latitude) ?? .nan))
    }
    let text = "{\"type\":\"LineString\",\"coordinates\":[\(texts.joined(separator: ","))]}"
    let collection = try GeoJSONReader.read(Array(text.utf8))
    #expect(collection.features.first?.geometry == .lineString(places))
  }
}
