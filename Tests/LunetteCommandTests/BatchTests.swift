import LunetteData
import TestSupport
import Testing

/// `lunette batch`: one scene a row.
@Suite struct BatchTests {
  static let scene = """
    local at = param("at", { 21.0278, 105.8523 })
    local radius = param("radius", 500, { min = 10, max = 5000 })
    local name = param("name", "none")
    if name == "stop" then error("stopped") end
    if name == "loop" then while true do end end
    if name == "loud" then print("hello", radius) end
    overlay.circle { center = at, radius = radius, title = name, mask = true }
    """

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var rows: String
    var arguments: [String] = []
    var status: Int32 = 0
    /// What each answer is: "ok" and parts of its picture, or a part of its error; and the line that the error names.
    var answers: [String] = []
    var errors = ""
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "CSV", rows: "name,at.lat,at.lon,radius\na,1,2,300\n\"b, \"\"c\"\"\",,,\n",
      answers: [
        "ok data-center=\"2,1\" data-radius=\"300\" <title>a", "ok data-center=\"105.8523,21.0278\" <title>b, \"c\"",
      ]
    ),
    Case(
      name: "semicolons, CRLF and a mark", rows: "\u{feff}radius;name\r\n20;x\r\n", answers: ["ok data-radius=\"20\""]),
    Case(
      name: "a JSON object a line",
      rows:
        "\n {\"radius\":20,\"at\":[3,4]}\n\n{\"at\":{\"lat\":5,\"lng\":6},\"name\":null}\r\n{\"at.lat\":7,\"at.lon\":8}",
      answers: ["ok data-center=\"4,3\"", "ok data-center=\"6,5\" <title>none", "ok data-center=\"8,7\""]),
    Case(name: "nothing", rows: "", errors: " has no rows [no-rows]\n"),
    Case(name: "a header alone", rows: "radius\n", errors: " has no rows [no-rows]\n"),
    Case(
      name: "bad rows among good ones",
      rows: "name,radius\na,20\nb\nstop,20\nd,5oo\ne,1\nloop,20\n\"g\"x,20\nh,30\n",
      arguments: ["--steps", "100000"], status: 3,
      answers: [
        "ok <title>a", "rows.csv:3 the row has 1 field, the header 2 columns", "scene.lua:4 stopped",
        "scene.lua:2 rows.csv:5, radius: 'radius' must be a number", "scene.lua:2 less than its min 10",
        "scene.lua:5 passed its limit of 100000 steps", "rows.csv:8 text stands after the closing quote of field 1",
        "ok <title>h",
      ]),
    Case(
      name: "a quote that never closes", rows: "name\na\n\"b\nc\n", status: 1,
      answers: ["ok <title>a", "rows.csv:3 field 1 opens with a quote that never closes"]),
    Case(
      name: "bad lines of JSON",
      rows: "{\"radius\":20}\n{\"radius\":}\n[20]\n{\"a.b\":1,\"a\":2}\n{\"radius\":{\"x\":1}}\n{}\n",
      status: 1,
      answers: [
        "ok", "rows.csv:2 expected a value; got \"}\"", "rows.csv:3 a row is a JSON object",
        "rows.csv:4 'a' is given twice",
        "scene.lua:2 rows.csv:5, radius", "ok",
      ]),
    Case(
      name: "an error in the script", rows: "radius\n20\n30\n", arguments: ["broken.lua"], status: 1,
      answers: ["broken.lua:1 unexpected symbol", "broken.lua:1 unexpected symbol"]),
    Case(
      name: "values of the call", rows: "radius,name\n,a\n40,b\n",
      arguments: ["--set", "radius=30", "--size", "10x20"],
      answers: ["ok data-radius=\"30\" width=\"10\"", "ok data-radius=\"40\" height=\"20\""]),
    Case(
      name: "a value of the call that no scene asks for", rows: "radius\n20\n", arguments: ["--set", "x=1"], status: 1,
      answers: ["--set x=1: the scene never asks for 'x'"]),
    Case(
      name: "names that are no parameters", rows: "x,y,radius\n1,2,20\n3,4,30\n", answers: ["ok", "ok"],
      errors: "lunette: warning: rows.csv: 'x' is no parameter of the scene [unused-value]\n"
        + "lunette: warning: rows.csv: 'y' is no parameter of the scene [unused-value]\n"),
    Case(
      name: "a name that is nearly a parameter's", rows: "Radius,name\n20,a\n", status: 1,
      answers: ["'Radius' is no parameter of the scene; did you mean 'radius'?"]),
    Case(
      name: "no name of a parameter", rows: "x,y\n1,2\n", status: 1,
      answers: ["no name of the row is a parameter of the scene; it asks for: "]),
    Case(name: "spaces after commas", rows: "name, radius\na,20\n", answers: ["ok data-radius=\"20\""]),
    Case(
      name: "prints, in the rows' order", rows: "name,radius\nloud,20\na,30\nloud,40\n", answers: ["ok", "ok", "ok"],
      errors: "hello\t20\nhello\t40\n"),
    Case(
      name: "two equal columns", rows: "a,a\n1,2\n", status: 4, errors: "rows.csv:1: two columns are called \"a\"\n"),
    Case(name: "an array", rows: "[{\"radius\":1}]", status: 4, errors: "rows.csv:1: rows are a JSON object a line"),
    Case(
      name: "a folder for rows", rows: "", arguments: ["--rows", "."], status: 4,
      errors: "lunette: can't read .: Is a directory\n"),
    Case(name: "no rows' file", rows: "", arguments: ["--rows", "none.csv"], status: 4, errors: "can't read none.csv"),
    Case(name: "no script", rows: "", arguments: ["none.lua"], status: 4, errors: "there is no file none.lua"),
    Case(
      name: "jobs", rows: "", arguments: ["--jobs", "257"], status: 2,
      errors: "--jobs takes a whole number from 1 to 256"),
    Case(name: "both from standard input", rows: "", arguments: ["-", "--rows", "-"], status: 2, errors: "not both"),
  ]

  @Test(arguments: cases) func answersEveryRow(_ test: Case) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", Self.scene)
    scratch.write("broken.lua", "overlay.circle {")
    // Whatever it holds: the first character says what the rows are.
    scratch.write("rows.csv", test.rows)
    let isElsewhere = test.arguments.contains { $0.hasSuffix(".lua") || $0 == "-" }
    // Without an ending that says it, the first character does.
    let rows = test.arguments.contains("--rows") ? [] : ["--rows", "/dev/stdin"]
    let child = try Child(
      Project.command, ["batch"] + (isElsewhere ? [] : ["scene.lua"]) + test.arguments + rows, input: test.rows,
      folder: scratch.folder)
    #expect(child.status == test.status, "\(child.errors)")
    let errors = test.errors.replacing("rows.csv", with: "/dev/stdin")
    #expect(errors.isEmpty ? child.errors.isEmpty : child.errors.contains(errors), "\(child.errors)")
    let lines = child.output.split(separator: "\n")
    #expect(lines.count == test.answers.count, "\(child.output)")
    for (index, (line, expected)) in zip(lines, test.answers).enumerated() {
      let answer = try JSONValue(parsing: Array(line.utf8))
      #expect(answer["row"] == .number(Double(index + 1)))
      try expect(answer, expected.replacing("rows.csv", with: "/dev/stdin"))
    }
  }

  private func expect(_ answer: JSONValue, _ expected: String) throws {
    if expected.hasPrefix("ok") {
      #expect(answer["ok"] == .boolean(true), "\(answer)")
      guard case .text(let svg) = answer["svg"] else {
        Issue.record("\(answer) has no picture")
        return
      }
      for part in expected.split(separator: " ").dropFirst() { #expect(svg.contains(part), "\(svg)") }
      return
    }
    #expect(answer["ok"] == .boolean(false))
    guard case .text(let message) = answer["error"]?["message"] else {
      Issue.record("\(answer) has no message")
      return
    }
    var words = expected[...]
    if case .text(let file) = answer["error"]?["file"], case .number(let line) = answer["error"]?["line"] {
      let place = "\(file):\(Int(line)) "
      #expect(expected.hasPrefix(place), "\(answer)")
      words = expected.dropFirst(place.count)
    }
    #expect(message.contains(words), "\(answer)")
  }
}
