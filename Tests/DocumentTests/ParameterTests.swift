import Foundation
import Lunette
import Testing

/// What a document says of a scene's parameters.
@Suite struct ParameterTests {
  static let script = """
    preset("Far away", { radius = 15, place = { 1.5, 200 }, tint = color("red", 0.5), xs = {}, names = { "x" } })
    preset("Default", {})
    param("radius", 5, { unit = "km", choices = { 5, { 15, "Far" } } })
    param("count", 3, { type = "integer", help = "How many", order = 2 })
    param("place", { 21, 105 })
    param("tint", "navy", { type = "color", choices = { "navy", { color("red", 0.5), "Red" } } })
    param("day", "2026-05-01", { type = "date" })
    param("pause", 1.5, { type = "duration", unit = "min" })
    param("wait", 90, { type = "duration" })
    param("track", "data/run.gpx", { type = "file" })
    param("xs", { 1, 2.5 }, { type = "list", unit = "km" })
    param("names", { "a", "b" }, { type = "list" })
    param("on", true)
    """

  private func document(_ script: String, preset: String? = nil) throws -> SceneDocument {
    let source = SourceText(path: "scene.lua", bytes: Array(script.utf8))
    return try Engine().evaluate(source, preset: preset).document()
  }

  @Test func valuesOfEveryKind() throws {
    let parameters = try #require(try document(Self.script).parameters)
    #expect(
      parameters.map(\.type) == [
        "number", "integer", "coordinate", "color", "date", "duration", "duration", "file", "list", "list", "boolean",
      ])
    #expect(
      parameters.map(\.value) == [
        .number(5), .number(3), .numbers([105, 21]), .string("#000080"), .string("2026-05-01"), .number(1.5),
        .number(90),
        .string("data/run.gpx"), .numbers([1, 2.5]), .texts(["a", "b"]), .boolean(true),
      ])
    #expect(parameters.map(\.value) == parameters.map(\.default))
    #expect(parameters.map(\.unit) == ["km", nil, nil, nil, nil, "min", "s", nil, "km", nil, nil])
    #expect(parameters[0].choices?.map(\.value) == [.number(5), .number(15)])
    #expect(parameters[3].choices?.map(\.value) == [.string("#000080"), .string("rgb(255 0 0 / 50%)")])
    #expect(parameters[3].choices?.map(\.label) == [nil, "Red"])
    #expect(parameters[2].value.position == SceneDocument.Position(longitude: 105, latitude: 21))
    #expect(parameters[4].choices == nil && parameters[1].order == 2 && parameters[1].help == "How many")
  }

  @Test func presets() throws {
    let document = try document(Self.script, preset: "Far away")
    let presets = try #require(document.presets)
    #expect(presets.map(\.name) == ["Far away", "Default"] && document.preset == "Far away")
    #expect(presets[1].values.isEmpty)
    #expect(
      presets[0].values == [
        "radius": .number(15), "place": .numbers([-160, 1.5]), "tint": .string("rgb(255 0 0 / 50%)"),
        "xs": .numbers([]), "names": .texts(["x"]),
      ])
    for parameter in document.parameters ?? [] {
      #expect(parameter.value == presets[0].values[parameter.name] ?? parameter.default, "\(parameter.name)")
    }
  }

  @Test func withoutPresetsNothingIsSaidOfThem() throws {
    let document = try document("param('r', 5)")
    #expect(document.presets == nil && document.preset == nil && document.parameters?.count == 1)
  }

  /// Needs Python's jsonschema.
  @Test(.enabled(if: Validator.python != nil, "LUNETTE_PYTHON names no Python"))
  func theSchemaTakesThem() throws {
    let source = SourceText(path: "scene.lua", bytes: Array(Self.script.utf8))
    let data = try Engine().evaluate(source, preset: "Default").data()
    let verdicts = try Validator.verdicts(on: ["parameters": String(decoding: data, as: UTF8.self)])
    #expect(verdicts == ["parameters": []])
  }
}
