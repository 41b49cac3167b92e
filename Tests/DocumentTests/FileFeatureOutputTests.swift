import Foundation
import Lunette
import Testing

/// What becomes of a file's features beside other overlays, and for other readers.
@Suite struct FileFeatureOutputTests {
  private static func point(id: String) -> String {
    #"{"type":"Feature","id":"\#(id)","properties":{},"geometry":{"type":"Point","coordinates":[1,2]}}"#
  }

  static let scenes: [(script: String, ids: [String], expected: [String])] = [
    // Automatic ids that are there, and that come later.
    ("overlay.circle { C } L", ["circle-1", "circle-2"], ["circle-1", "geojson-1-1", "circle-2"]),
    ("L overlay.circle { C }", ["circle-1", "circle-3"], ["circle-1", "circle-3", "circle-2"]),
    ("L overlay.circle { C, mask = true }", ["mask-1"], ["mask-1", "mask-2", "circle-1"]),
    ("overlay.circle { C, mask = true } L", ["mask-1"], ["mask-2", "circle-1", "mask-1"]),
    ("L overlay.scale_bar {}", ["scale_bar-1"], ["scale_bar-1", "scale_bar-2"]),
    ("overlay.scale_bar {} L", ["scale_bar-1"], ["geojson-1-1", "scale_bar-1"]),
    // Groups and layers name themselves in documents too.
    ("overlay.group({}, function() L end)", ["group-1", "geojson-1"], ["geojson-1-1", "geojson-1-2"]),
    ("L L", ["a", "geojson-2"], ["a", "geojson-2", "geojson-3-1", "geojson-3-2"]),
    // What is removed gives its ids back.
    ("local a = L a:remove() L", ["a"], ["a"]),
    ("overlay.circle { C, id = \"a\" } L", ["a"], ["a", "geojson-1-1"]),
  ]

  /// Whole numbers as far as doubles are exact, 2^53; others as doubles are written.
  @Test(arguments: [
    ("7", "7"), ("-0.5", "-0.5"), ("9007199254740991", "9007199254740991"), ("1000000000000000", "1000000000000000"),
    ("1e300", "1e+300"),
  ])
  func idsThatAreNumbers(_ written: String, _ expected: String) throws {
    let file = "{\"type\":\"Feature\",\"id\":\(written),\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]}}"
    let script = "overlay.geojson { file = \"data.geojson\" }"
    #expect(try FileScene.picture(file, script: script).document().features.map(\.id) == [expected])
  }

  @Test(arguments: scenes) func idsAreUnique(_ test: (script: String, ids: [String], expected: [String])) throws {
    let script = test.script.replacing("L", with: "overlay.geojson { file = \"data.geojson\" }")
      .replacing("C", with: "center = { 1, 2 }, radius = 500")
    let file = test.ids.map(Self.point).joined(separator: ",")
    let document = try FileScene.picture(file, script: script).document()
    #expect(document.features.map(\.id) + (document.furniture ?? []).map(\.id) == test.expected, "\(test.script)")
  }

  @Test func aNameByPlaceIsTaken() throws {
    let file = #"{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1,2]}}"#
    let script = """
      overlay.geojson { file = "data.geojson" }
      overlay.label { id = "geojson-1-1", at = { 1, 2 }, text = "A" }
      """
    let error = #expect(throws: Diagnostic.self) { try FileScene.picture(file, script: script) }
    #expect(error?.line == 2 && error?.message.contains("ids are unique") == true)
  }

  /// As of polygons that a script draws.
  @Test func oddAreasAreWarnedOf() throws {
    func area(_ id: String, _ rings: String) -> String {
      #"{"type":"Feature","id":"\#(id)","properties":{},"geometry":{"type":"Polygon","coordinates":[\#(rings)]}}"#
    }
    let bow = "[[0,0],[2,2],[2,0],[0,2],[0,0]]"
    let file = [
      area("bow", bow), area("flat", "[[0,0],[1,0],[1,0],[0,0]]"),
      area("hole", "[[0,0],[1,0],[1,1],[0,0]],[[5,5],[6,5],[6,6],[5,5]]"), area("sound", "[[0,0],[1,0],[1,1],[0,0]]"),
    ]
    let script = "overlay.geojson { file = \"data.geojson\" }"
    let warnings = try FileScene.picture(file.joined(separator: ","), script: script).scene.warnings
    #expect(warnings.map(\.code) == ["crosses-itself", "no-area", "hole-outside"])
    #expect(warnings.map(\.overlay) == ["bow", "flat", "hole"])
    #expect(warnings.allSatisfy { $0.file == "scene.lua" && $0.line == 1 })
    // Of many only the first are told.
    let many = (1...25).map { area("bow\($0)", bow) }.joined(separator: ",")
    let told = try FileScene.picture(many, script: script).scene.warnings
    #expect(told.count == 21 && told.last?.message == "5 more like these of features of files")
  }

  // Other readers -------------------------------------------------------------------

  /// A square from 179.999 to 180.001, a line, two points, and a point near the pole; the camera looks at 175.
  private static let over180 = """
    {"type":"Feature","properties":{},"geometry":{"type":"GeometryCollection","geometries":[
    {"type":"Polygon","coordinates":[[[179.999,0],[180.001,0],[180.001,0.001],[179.999,0.001],[179.999,0]]]},
    {"type":"LineString","coordinates":[[179.999,0],[-179.999,0]]},
    {"type":"MultiPoint","coordinates":[[179,0],[-179,0],[10,89]]}]}},
    {"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[10,89]}}
    """

  struct Reader: Sendable {
    let target: AreaReading.Target
    let square, line, points: [[Double]]
    var isClockwise = false
    var hasPole = true
  }

  static let readers: [Reader] = [
    Reader(
      target: .rfc7946, square: [[179.999, 180], [-180, -179.999]], line: [[179.999, 180], [-180, -179.999]],
      points: [[179, 0], [-179, 0], [10, 89]]),
    Reader(
      target: .leaflet, square: [[179.999, 180.001]], line: [[179.999, 180.001]],
      points: [[179, 0], [181, 0], [10, 89]]),
    Reader(
      target: .d3, square: [[179.999, 180.001]], line: [[179.999, 180.001]], points: [[179, 0], [181, 0], [10, 89]],
      isClockwise: true),
    Reader(
      target: .google, square: [[179.999, 180], [-180, -179.999]], line: [[179.999, 180], [-180, -179.999]],
      points: [[179, 0], [-179, 0]], hasPole: false),
  ]

  @Test(arguments: readers) func coordinatesAreAsItsReadersNeedThem(_ reader: Reader) throws {
    let script = "overlay.geojson { file = \"data.geojson\" } camera.set { center = { 0, 175 }, zoom = 3 }"
    var options = Picture.Options()
    options.json.reading.target = reader.target
    let data = try FileScene.picture(Self.over180, script: script).data(options: options)
    let document = try JSONDecoder().decode(SceneDocument.self, from: data)
    #expect(document.lunette?.target == reader.target.rawValue && document.features.count == 4)
    func span(_ positions: [SceneDocument.Position]) -> [Double] {
      let longitudes = positions.map(\.longitude)
      return [longitudes.min() ?? 0, longitudes.max() ?? 0]
    }
    let polygons = document.features[0].polygons
    #expect(Set(polygons.map { span($0[0]) }) == Set(reader.square))
    #expect(polygons.allSatisfy { (signedArea($0[0]) < 0) == reader.isClockwise })
    switch document.features[1].geometry {
    case .lineString(let line): #expect([span(line)] == reader.line)
    case .multiLineString(let lines): #expect(lines.map(span) == reader.line)
    default: Issue.record("the line is none")
    }
    #expect(document.features[2].positions.map { [$0.longitude, $0.latitude] } == reader.points)
    #expect((document.features[3].geometry != nil) == reader.hasPole)
  }
}
