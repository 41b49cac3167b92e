import LunetteData
import LunetteGeometry
import Testing

/// What is read in a quick way where it is written as usual is the same in any other layout.
@Suite struct GeoJSONLayoutTests {
  /// Layouts of one point: the first two are usual.
  static let points: [String] = [
    #"{"type":"Point","coordinates":[-105.25,21.5]}"#, #"{"type": "Point", "coordinates": [-105.25, 21.5]}"#,
    #"{"type":"Point","coordinates":[-105.25,21.5] }"#, #"{"type":"Point","coordinates":[-105.25,21.5,8]}"#,
    #"{"type":"Point","coordinates":[-105.25,  21.5]}"#, #"{"type":"Point","coordinates":[-1.0525e2,215e-1]}"#,
    #"{"coordinates":[-105.25,21.5],"type":"Point"}"#, #"{"type":"Point","coordinates":[-105.25,21.5],"x":[]}"#,
    #"{"type":"\u0050oint","coordinates":[-105.25,21.5]}"#, #"{"t\u0079pe":"Point","coordinates":[-105.25,21.5]}"#,
    "{\n\t\"type\" : \"Point\" ,\r\n \"coordinates\" : [ -105.25 , 21.5 ]\n}",
  ]

  @Test(arguments: points, [#"{"name":"A"}"#, #"{"name":"A","é":"\u00e9 é","n":[1e5,{"a":[[]]},true,null]}"#])
  func layoutDoesNotMatter(_ point: String, _ properties: String) throws {
    let text = "{\"type\":\"Feature\",\"properties\":\(properties),\"geometry\":\(point)}"
    let file = "{\"type\":\"FeatureCollection\",\"x\":[\(point)],\"features\":[\(text),\n\(text)]}"
    let features = try GeoJSONReader.read(Array(file.utf8)).features
    #expect(
      features.map(\.geometry) == Array(repeating: .point(Coordinate(latitude: 21.5, longitude: -105.25)), count: 2))
    let breaks = point.utf8.count { $0 == UInt8(ascii: "\n") }
    #expect(features.map(\.line) == [1 + breaks, 2 + 2 * breaks])
    #expect(features.allSatisfy { $0.properties.members.first == JSONValue.Member(name: "name", value: .text("A")) })
  }

  /// Layouts of one feature: the first two are usual.
  static let features: [String] = [
    #"{"type":"Feature","properties":{"a":1},"geometry":{"type":"Point","coordinates":[-105.25,21.5]}}"#,
    #"{"type": "Feature", "properties": {"a": 1}, "geometry": {"type": "Point", "coordinates": [-105.25, 21.5]}}"#,
    #"{"type":"Feature","properties":{"a":1},"geometry":{"type":"Point","coordinates":[-105.25,21.5]},"x":[1,{}]}"#,
    #"{"type":"Feature","properties":{"a":1},"geometry":{"type": "Point", "coordinates": [-105.25, 21.5]}}"#,
    #"{"type":"Feature","properties":{"a":1} ,"geometry":{"type":"Point","coordinates":[-105.25,21.5]}}"#,
    #"{"type":"Feature","properties":{"a":1},"geometry":{"type":"Point","coordinates":[-105.25,21.5]} }"#,
    #"{"type":"Feature","geometry":{"type":"Point","coordinates":[-105.25,21.5]},"properties":{"a":1}}"#,
    #"{"type":"Feature","properties":{"a":2},"properties":{"a":1},"geometry":{"type":"Point","coordinates":[-105.25,21.5]}}"#,
    #"{"type":"Feature","properties":{"\u0061":1},"geometry":{"type":"Point","coordinates":[-105.25,21.5]}}"#,
    #"{"type":"Feature","properties":{"a":1},"geometry":null,"geometry":{"type":"Point","coordinates":[-105.25,21.5]}}"#,
  ]

  @Test(arguments: features, features) func featuresDoNotDependOnLayout(_ first: String, _ second: String) throws {
    let file = "{\"type\":\"FeatureCollection\",\"features\":[\(first),\n \(second)\n,\(first)]}"
    let features = try GeoJSONReader.read(Array(file.utf8)).features
    #expect(
      features.map(\.geometry) == Array(repeating: .point(Coordinate(latitude: 21.5, longitude: -105.25)), count: 3))
    #expect(features.map(\.line) == [1, 2, 3])
    #expect(features.allSatisfy { $0.properties.members == [JSONValue.Member(name: "a", value: .number(1))] })
  }

  /// The usual beginning of a feature, and then what isn't.
  static let wrongFeatures: [(feature: String, column: Int, message: String)] = [
    (#"{"type":"Feature","properties":{"a":1},"geometry":{"type":"Point","coordinates":[1,2]}]"#, 87, "a comma or"),
    (
      #"{"type":"Feature","properties":{"a":01},"geometry":{"type":"Point","coordinates":[1,2]}}"#, 37,
      "no needless zero"
    ),
    (
      #"{"type":"Feature","properties":{"a":1,},"geometry":{"type":"Point","coordinates":[1,2]}}"#, 39,
      "after the comma"
    ),
    (
      #"{"type":"Feature","properties":[1],"geometry":{"type":"Point","coordinates":[1,2]}}"#, 32,
      "properties {…} or null"
    ),
    (#"{"type":"Feature","properties":{"a":1},"geometry":{"type":"Point","coordinates":[1,99]}}"#, 81, "got 99"),
    (
      #"{"type":"Feature","properties":{"a":1},"geometry":{"type":"Point","coordinates":{"type": "Point", "#
        + #""coordinates": [1,2]}}}"#, 81, "coordinates"
    ),
  ]

  @Test(arguments: wrongFeatures)
  func mistakesOfFeaturesAreToldAsAnywhere(_ test: (feature: String, column: Int, message: String)) {
    let error = #expect(throws: DataError.self) {
      try GeoJSONReader.read(Array("{\"type\":\"FeatureCollection\",\"features\":[\n\(test.feature)\n]}".utf8))
    }
    #expect(
      error?.message.contains(test.message) == true && error?.line == 2 && error?.column == test.column,
      "\(String(describing: error))")
  }

  /// What is wrong in a usual place is told as anywhere: the place is that of the letter or number.
  static let wrong: [(point: String, column: Int, message: String)] = [
    (#"{"type":"Point","coordinates":[1,2}}"#, 35, "a comma or"),
    (#"{"type":"Point","coordinates":[1,95]}"#, 31, "a latitude is -90 to 90 degrees; got 95"),
    (#"{"type":"Point","coordinates":[1]}"#, 31, "a longitude and a latitude"),
    (#"{"type":"Point","coordinates":[01,2]}"#, 32, "no needless zero"),
    (#"{"type":"Point","coordinates":[1,2]"#, 36, "the document ends here"),
    (#"{"type":"Pont","coordinates":[1,2]}"#, 9, "is no type of GeoJSON"),
    (#"{"type":"Point" "coordinates":[1,2]}"#, 17, "a comma or"),
    (#"{"type":"Point",}"#, 17, "a value after the comma"),
  ]

  @Test(arguments: wrong) func mistakesAreToldAsAnywhere(_ test: (point: String, column: Int, message: String)) {
    let error = #expect(throws: DataError.self) { try GeoJSONReader.read(Array(test.point.utf8)) }
    #expect(
      error?.message.contains(test.message) == true && error?.column == test.column, "\(String(describing: error))")
  }

  /// The first 64 features and 4,096 positions tell how many there will be: others may be much shorter or longer.
  @Test func lengthsMayChange() throws {
    func point(_ name: String) -> String {
      "{\"type\":\"Feature\",\"properties\":{\"name\":\"\(name)\"},\"geometry\":\(Self.points[0])}"
    }
    let names = (0..<300).map { $0 < 64 ? "\($0)" : String(repeating: "x", count: $0) }
    let file = "{\"type\":\"FeatureCollection\",\"features\":[\(names.map(point).joined(separator: ","))]}"
    #expect(try GeoJSONReader.read(Array(file.utf8)).features.count == 300)
    for count in [4095, 4096, 4097, 8192, 10_000] {
      let places = (0..<count).map { $0 < 5000 ? "[\($0 % 9),1]" : "[1.2345678901234,\($0 % 80).5]" }
      let line = "{\"type\":\"LineString\",\"coordinates\":[\(places.joined(separator: ","))]}"
      let two = "{\"type\":\"GeometryCollection\",\"geometries\":[\(line),\(line)]}"
      let geometry = try GeoJSONReader.read(Array(two.utf8)).features.first?.geometry
      #expect(geometry?.lines.map(\.count) == [count, count])
      #expect(geometry?.lines.first == geometry?.lines.last)
      #expect(geometry?.lines.first?.last?.longitude == (count <= 5000 ? Double((count - 1) % 9) : 1.2345678901234))
    }
  }
}
