import Foundation
import TestSupport
import Testing

/// `lunette params`, and where a parameter's value comes from.
@Suite struct ParamsTests {
  static let scene = """
    preset("Walk", { radius = 1, look = "light" })
    preset("Drive", { radius = 15, look = "dark" })
    local place = param("place", coordinate(48.8584, 2.2945), { label = "Centre", group = "Where" })
    local radius = param("radius", 5, { unit = "km", min = 0.5, max = 50, step = 0.5, label = "Radius" })
    local look = param("look", "light", { choices = { { "light", "By day" }, { "dark", "By night" } } })
    print(place, radius, look)
    overlay.circle { center = place, radius = radius }
    """

  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    /// What params.json holds.
    var file = ""
    var status: Int32 = 0
    /// What standard error begins with, or has as a part where the call fails.
    var says: String
    var testDescription: String { arguments.joined(separator: " ") + (file.isEmpty ? "" : " | \(file)") }
  }

  /// In force: --set, then --params, then --preset, then the default.
  static let cases: [Case] = [
    Case(arguments: [], says: "48.8584, 2.2945\t5000\tlight\n"),
    Case(arguments: ["--preset", "Drive"], says: "48.8584, 2.2945\t15000\tdark\n"),
    Case(arguments: ["--preset=Walk", "--set", "radius=800m"], says: "48.8584, 2.2945\t800\tlight\n"),
    Case(
      arguments: ["--params", "params.json", "--preset", "Drive"], file: #"{"radius": 2}"#,
      says: "48.8584, 2.2945\t2000\tdark\n"),
    Case(
      arguments: ["--set", "radius=3", "--params", "params.json", "--preset", "Drive"],
      file: #"{"radius": 2, "place": [1, 2]}"#, says: "1, 2\t3000\tdark\n"),
    Case(
      arguments: ["--params", "params.json"], file: #"{"radius": "800m", "place": "1,2", "look": "dark"}"#,
      says: "1, 2\t800\tdark\n"),
    Case(arguments: ["--params", "params.json"], file: #"{"place":{"lat":1,"lon":2}}"#, says: "1, 2\t5000\tlight\n"),
    Case(
      arguments: ["--params", "params.json", "--params", "params.json"], file: "\u{FEFF}{}",
      says: "48.8584, 2.2945\t5000\tlight\n"),
    Case(
      arguments: ["--preset", "Dirve"], status: 2,
      says: "--preset Dirve: the scene has the presets Walk, Drive; did you mean 'Drive'?"),
    Case(arguments: ["--preset", ""], status: 2, says: "--preset takes a preset's name"),
    Case(arguments: ["--params", ""], status: 2, says: "--params takes a file's name"),
    Case(arguments: ["--params", "none.json"], status: 4, says: "there is no file none.json"),
    Case(arguments: ["--params", "."], status: 4, says: "no regular file"),
    Case(
      arguments: ["--params", "params.json"], file: "{\"radius\": 2,\n \"radius\": 3}", status: 2,
      says: ": the name \"radius\" comes twice in one object\n  2 |  \"radius\": 3}\n"),
    Case(
      arguments: ["--params", "params.json"], file: "{\"radius\": 2,\n 5}", status: 2,
      says: "params.json:2:2: expected a member's name in double quotes; got \"5\"\n  2 |  5}\n    |  ^\n"),
    Case(
      arguments: ["--params", "params.json"], file: "[2]", status: 2,
      says: "params.json:1: parameters are one JSON object, as in {\"radius\":750}"),
    Case(arguments: ["--params", "params.json"], file: "", status: 2, says: "params.json:1:1: expected a value"),
    Case(
      arguments: ["--params", "params.json"], file: #"{"radius": true}"#, status: 2,
      says: "scene.lua:4:16: param: params.json, radius: 'radius' must be a number of km from 0.5 to 50; got true"),
    Case(
      arguments: ["--params", "params.json"], file: #"{"place": [105.85, 21.03]}"#, status: 2,
      says: "got 105.85 first; swapped? [21.03, 105.85]; only documents write the longitude first"),
    Case(
      arguments: ["--params", "params.json"], file: #"{"raduis": 2}"#, status: 2,
      says: "params.json, raduis: the scene never asks for 'raduis'; did you mean 'radius'?\nit asks for: place"),
    Case(
      arguments: ["--set", "radius=60000m"], status: 2,
      says: "--set radius=60000m: 'radius' is 60 km, more than its max 50 km"),
    Case(
      arguments: ["--set", "look=By night"], status: 2,
      says: "'look' must be \"light\" or \"dark\"; got \"By night\"; did you mean 'dark'?"),
  ]

  @Test(arguments: cases) func valuesInForce(_ test: Case) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", Self.scene)
    scratch.write("params.json", test.file)
    for command in ["render", "params"] {
      let child = try Child(Project.command, [command, "scene.lua"] + test.arguments, folder: scratch.folder)
      #expect(child.status == test.status, "\(command): \(child.errors)")
      #expect(
        test.status == 0 ? child.errors.hasPrefix(test.says) : child.errors.contains(test.says), "\(child.errors)")
    }
  }

  @Test func onlyTheScriptRuns() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    // Masks that disagree about their fill fail only when the scene is resolved.
    scratch.write(
      "scene.lua",
      "param('r', 5)\nfor _, c in ipairs { 'red', 'blue' } do overlay.circle { center = { 1, 2 }, radius = 5, mask = c } end"
    )
    #expect(try Child(Project.command, ["scene.lua"], folder: scratch.folder).status == 1)
    let child = try Child(Project.command, ["params", "scene.lua"], folder: scratch.folder)
    #expect(child.status == 0 && child.errors.isEmpty)
    #expect(
      child.output == #"{"parameters":[{"name":"r","type":"number","value":5,"default":5}],"presets":[]}"# + "\n")
  }

  @Test func asJSON() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", Self.scene)
    let arguments = ["params", "scene.lua", "--preset", "Drive", "--set", "place=-1e-7,200.125", "-o", "sheet.json"]
    let child = try Child(Project.command, arguments, folder: scratch.folder)
    #expect(child.status == 0 && child.output.isEmpty)
    #expect(
      scratch.text("sheet.json") == """
        {"parameters":[{"name":"place","type":"coordinate","value":[200.125,-0.0000001],"default":[2.2945,48.8584],\
        "label":"Centre","group":"Where"},\
        {"name":"radius","type":"number","value":15,"default":5,"min":0.5,"max":50,"step":0.5,"unit":"km",\
        "label":"Radius"},\
        {"name":"look","type":"string","value":"dark","default":"light",\
        "choices":[{"value":"light","label":"By day"},{"value":"dark","label":"By night"}]}],\
        "presets":[{"name":"Walk","values":{"radius":1,"look":"light"}},\
        {"name":"Drive","values":{"radius":15,"look":"dark"}}],"preset":"Drive"}

        """)
  }

  @Test func asATable() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", Self.scene)
    let child = try Child(
      Project.command, ["params", "scene.lua", "--table", "--preset", "Walk"], folder: scratch.folder)
    #expect(
      child.output == """
        name    value           default         range          unit  label
        place   48.8584,2.2945  48.8584,2.2945  coordinate           Centre
        radius  1               5               0.5…50 by 0.5  km    Radius
        look    light           light           light | dark
        presets: Walk (in force), Drive

        """)
    scratch.write("scene.lua", "param('long', ('x\\n'):rep(50), { type = 'string' })")
    let long = try Child(Project.command, ["params", "--table", "scene.lua"], folder: scratch.folder)
    #expect(long.output.split(separator: "\n").count == 2 && long.output.contains("x\\nx\\n…  x\\nx\\n"))
    scratch.write("scene.lua", "local x = 1")
    let none = try Child(Project.command, ["params", "--table", "scene.lua"], folder: scratch.folder)
    #expect(none.output == "the scene has no parameters\n")
  }

  @Test func fromStandardInput() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", Self.scene)
    let child = try Child(
      Project.command, ["params", "scene.lua", "--params", "-", "--table"], input: #"{"radius":7}"#,
      folder: scratch.folder)
    #expect(child.status == 0 && child.output.contains("radius  7 "))
    let both = try Child(Project.command, ["-", "--params", "-"], input: "{}")
    #expect(both.status == 2 && both.errors.contains("standard input can be read only once"))
  }

  @Test func theOutputIsNoFileOfTheScene() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", Self.scene)
    let child = try Child(Project.command, ["params", "scene.lua", "-o", "scene.lua"], folder: scratch.folder)
    #expect(child.status == 2 && scratch.text("scene.lua") == Self.scene)
  }
}
