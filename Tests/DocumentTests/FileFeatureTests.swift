import Foundation
import Lunette
import Testing

/// What documents say of a file's features, worked out by hand from the files.
@Suite struct FileFeatureTests {
  typealias JSON = SceneDocument.JSON

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// The file's features, or a whole file of another form.
    let file: String
    /// What follows `file = …` in the script.
    var script = ""
    let expected: [Expected]
    var testDescription: String { name }
  }

  struct Expected: Sendable {
    let id: String
    let geometry: SceneDocument.Geometry?
    /// nil: none.
    var properties: [String: JSON] = [:]
  }

  @Test(arguments: geometries + properties + ids) func features(_ test: Case) throws {
    let features = try FileScene.document(test.file, test.script).features
    #expect(features.map(\.id) == test.expected.map(\.id))
    for (feature, expected) in zip(features, test.expected) {
      #expect(feature.geometry.map(Shape.init) == expected.geometry.map(Shape.init), "\(feature.id)")
      guard case .geojson(let file) = feature.properties.kind else {
        Issue.record("\(feature.id) is no feature of a file")
        continue
      }
      #expect(file.properties == expected.properties, "\(feature.id)")
    }
  }

  /// A geometry, its rings beginning anywhere and its polygons in any order.
  struct Shape: Equatable {
    let geometry: SceneDocument.Geometry?
    let polygons: Set<Set<[Edge]>>

    init(_ geometry: SceneDocument.Geometry) {
      let polygons: [[[SceneDocument.Position]]]
      switch geometry {
      case .polygon(let rings): polygons = [rings]
      case .multiPolygon(let several): polygons = several
      default: polygons = []
      }
      self.geometry = polygons.isEmpty ? geometry : nil
      self.polygons = Set(polygons.map { rings in Set(rings.map { Shape.edges(of: $0) }) })
    }

    /// From the least of them on.
    private static func edges(of ring: [SceneDocument.Position]) -> [Edge] {
      let edges = Edge.all(of: ring)
      let places = edges.map { ($0.from.longitude, $0.from.latitude) }
      guard let first = edges.indices.min(by: { places[$0] < places[$1] }) else { return [] }
      return Array(edges[first...] + edges[..<first])
    }
  }
}

/// What the tables are written with.
extension FileFeatureTests {
  static func feature(_ geometry: String, _ properties: String = "null", id: String? = nil) -> String {
    let id = id.map { #""id":\#($0),"# } ?? ""
    return #"{"type":"Feature",\#(id)"properties":\#(properties),"geometry":\#(geometry)}"#
  }

  static func geometry(_ type: String, _ coordinates: String) -> String {
    #"{"type":"\#(type)","coordinates":\#(coordinates)}"#
  }

  static func place(_ longitude: Double, _ latitude: Double) -> SceneDocument.Position {
    SceneDocument.Position(longitude: longitude, latitude: latitude)
  }

  /// A closed ring of a box's corners, counter-clockwise.
  static func box(
    _ west: Double, _ south: Double, _ east: Double, _ north: Double
  ) -> [SceneDocument.Position] {
    [place(west, south), place(east, south), place(east, north), place(west, north), place(west, south)]
  }

  static let point = geometry("Point", "[1,2]")
}

/// A scene of one file.
enum FileScene {
  /// The scene of a script that may read `data.geojson`, a file of some features.
  static func picture(_ features: String, script: String) throws -> Picture {
    var environment = Environment()
    environment.readFile = { _ throws(Diagnostic) in
      Array(#"{"type":"FeatureCollection","features":[\#(features)]}"#.utf8)
    }
    return try Engine(environment).evaluate(SourceText(path: "scene.lua", bytes: Array(script.utf8)))
  }

  /// The document of an overlay of them.
  static func document(_ features: String, _ fields: String = "") throws -> SceneDocument {
    try picture(features, script: "overlay.geojson { file = \"data.geojson\", \(fields) }").document()
  }
}
