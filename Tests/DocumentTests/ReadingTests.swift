import Lunette
import LunetteData
import TestSupport
import Testing

/// How documents are cut and wound for their readers; coordinates by hand, those of the circle by geographiclib 2.1.
@Suite struct ReadingTests {
  /// A square over ±180, a mask around it, a line and a marker; the camera looks at 175 E.
  static let script = """
    overlay.rectangle { bounds = { south = -10, west = 170, north = 10, east = -170 }, mask = true }
    overlay.polyline { path = { { 0, 175 }, { 0, -175 } } }
    overlay.marker { at = { 0, -175 } }
    camera.set { center = { 0, 175 }, zoom = 2 }
    """

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let reading: @Sendable (inout AreaReading) -> Void
    /// West and east of the mask, the square, the line and the marker; how many polygons the mask and the square are.
    let spans: [[Double]]
    let parts: [Int]
    var north = 90.0
    var isClockwise = false
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "RFC 7946", reading: { _ in }, spans: [[-180, 180], [-180, 180], [-180, 180], [-175, -175]], parts: [1, 2]),
    Case(
      name: "unwrapped", reading: { $0.givenAntimeridian = .unwrap },
      spans: [[-5, 355], [170, 190], [175, 185], [185, 185]], parts: [1, 1]),
    Case(
      name: "leaflet", reading: { $0.target = .leaflet }, spans: [[-5, 355], [170, 190], [175, 185], [185, 185]],
      parts: [1, 1]),
    Case(
      name: "maplibre, cut", reading: { ($0.target, $0.givenAntimeridian) = (.maplibre, .cut) },
      spans: [[-180, 180], [-180, 180], [-180, 180], [-175, -175]], parts: [1, 2]),
    Case(
      name: "d3", reading: { $0.target = .d3 }, spans: [[-5, 355], [170, 190], [175, 185], [185, 185]], parts: [1, 1],
      isClockwise: true),
    Case(
      name: "d3's winding", reading: { $0.givenWinding = .d3 },
      spans: [[-180, 180], [-180, 180], [-180, 180], [-175, -175]], parts: [1, 2], isClockwise: true),
    Case(
      name: "to 60°", reading: { $0.givenMaximumLatitude = 60 },
      spans: [[-180, 180], [-180, 180], [-180, 180], [-175, -175]], parts: [1, 2], north: 60),
    Case(
      name: "google", reading: { $0.target = .google },
      spans: [[-180, 180], [-180, 180], [-180, 180], [-175, -175]],
      parts: [3, 2], north: 85.05112878),
  ]

  /// A centre at 895° is one at 175°; 1e300 is a multiple of 360 (by Python's fmod).
  @Test(arguments: [("{ 0, 895 }", "{ 0, 175 }"), ("{ 0, 1e300 }", "{ 0, 0 }")])
  func documentsCountFromTheCentreAsItIsShown(_ written: String, _ shown: String) throws {
    var options = Picture.Options()
    options.json.reading.givenAntimeridian = .unwrap
    func positions(_ center: String) throws -> [[[Double]]] {
      let script = Self.script.split(separator: "{ 0, 175 }, zoom").joined(separator: "\(center), zoom")
      return try Self.features(script, options).map(\.positions)
    }
    #expect(try positions(written) == positions(shown))
  }

  @Test(arguments: cases) func coordinatesAreAsItsReadersNeedThem(_ test: Case) throws {
    var options = Picture.Options()
    test.reading(&options.json.reading)
    let features = try Self.features(Self.script, options)
    for (feature, span) in zip(features, test.spans) {
      let longitudes = feature.positions.map { $0[0] }
      #expect([longitudes.min(), longitudes.max()] == [span[0], span[1]])
    }
    #expect(features[0].positions.map { $0[1] }.max() == test.north)
    #expect(features[0].polygons.count == test.parts[0] && features[1].polygons.count == test.parts[1])
    for polygon in features.prefix(2).flatMap(\.polygons) {
      #expect((Self.area(polygon[0]) < 0) == test.isClockwise)
      #expect(polygon.dropFirst().allSatisfy { (Self.area($0) < 0) != test.isClockwise })
    }
  }

  /// No area is wider than 120°, none of the cuts passes the square or the camera, and nothing is lost.
  @Test func wideAreasAreCutAwayFromShapesAndCamera() throws {
    var options = Picture.Options()
    options.json.reading.target = .mapkit
    let features = try Self.features(Self.script, options)
    var area = 0.0
    for polygon in features[0].polygons {
      let longitudes = polygon[0].map { $0[0] }
      let (west, east) = (longitudes.min() ?? 0, longitudes.max() ?? 0)
      #expect(east - west <= 120)
      for cut in [west, east] where abs(cut) < 180 { #expect(abs(cut) < 170) }
      area += polygon.reduce(0) { $0 + Self.area($1) }
    }
    #expect(abs(area - (360 * 2 * 85.05112878 - 400)) < 1e-6)
  }

  /// A marker beyond the greatest latitude has no geometry, and the box ends there.
  @Test func whatIsBeyondIsLeftOut() throws {
    var options = Picture.Options()
    options.json.reading.givenMaximumLatitude = 50
    let document = try Self.document("overlay.marker { at = { 60, 5 } }\noverlay.marker { at = { 40, 7 } }", options)
    #expect(document["bbox"]?.numbers == [5, 40, 7, 50])
    let geometries = document["features"]?.items?.map { $0["geometry"] }
    #expect(geometries?[0] == .null && geometries?[1] != .null)
  }

  // Reading -----------------------------------------------------------------------

  struct Feature {
    let polygons: [[[[Double]]]]
    let positions: [[Double]]
  }

  private static func document(_ script: String, _ options: Picture.Options) throws -> JSONValue {
    let picture = try Engine().evaluate(SourceText(path: "scene.lua", bytes: Array(script.utf8)))
    var bytes: [UInt8] = []
    try picture.write(as: .json, options: options) { bytes += $0 }
    return try JSONValue(parsing: bytes)
  }

  private static func features(_ script: String, _ options: Picture.Options) throws -> [Feature] {
    let document = try document(script, options)
    return (document["features"]?.items ?? []).map { feature in
      let geometry = feature["geometry"]
      let coordinates = geometry?["coordinates"]
      let polygons: [JSONValue]
      switch geometry?["type"] {
      case .text("Polygon"): polygons = coordinates.map { [$0] } ?? []
      case .text("MultiPolygon"): polygons = coordinates?.items ?? []
      default: polygons = []
      }
      return Feature(
        polygons: polygons.map { ($0.items ?? []).map { ($0.items ?? []).map { $0.numbers ?? [] } } },
        positions: coordinates.map(positions) ?? [])
    }
  }

  private static func positions(of value: JSONValue) -> [[Double]] {
    if let numbers = value.numbers { return [numbers] }
    return (value.items ?? []).flatMap(positions)
  }

  private static func area(_ ring: [[Double]]) -> Double {
    zip(ring, ring.dropFirst()).reduce(0) { $0 + ($1.0[0] * $1.1[1] - $1.1[0] * $1.0[1]) / 2 }
  }
}

extension JSONValue {
  fileprivate var items: [JSONValue]? { if case .array(let items) = self { items } else { nil } }

  /// Of an array of nothing but numbers.
  fileprivate var numbers: [Double]? {
    guard let items, !items.isEmpty else { return nil }
    let numbers = items.compactMap { if case .number(let number) = $0 { number } else { nil } }
    return numbers.count == items.count ? numbers : nil
  }
}
