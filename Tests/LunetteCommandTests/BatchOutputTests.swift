import LunetteData
import TestSupport
import Testing

/// Where `lunette batch` writes to: files by a pattern, lines in order, answers before the next row.
@Suite struct BatchOutputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var pattern: String
    var rows = "id,radius\na,20\nb,30\n"
    var status: Int32 = 0
    /// The names that answers give, or parts of their errors.
    var answers: [String] = []
    /// What is there afterwards.
    var files: [String] = []
    var errors = ""
    var testDescription: String { "\(pattern) \(rows)" }
  }

  static let cases: [Case] = [
    Case(pattern: "{id}.svg", answers: ["a.svg", "b.svg"], files: ["a.svg", "b.svg"]),
    Case(
      pattern: "new/deep/{row:03}-{id}.json", answers: ["new/deep/001-a.json", "new/deep/002-b.json"],
      files: ["new/deep/001-a.json", "new/deep/002-b.json"]),
    Case(pattern: "{{{id}}}.svg", answers: ["{a}.svg", "{b}.svg"], files: ["{a}.svg", "{b}.svg"]),
    Case(pattern: "{row}{id}{radius}.svg", answers: ["1a20.svg", "2b30.svg"], files: ["1a20.svg", "2b30.svg"]),
    Case(
      pattern: "{at.lat}_{ok}_{n}.svg", rows: "{\"at\":{\"lat\":1.5,\"lon\":2},\"ok\":true,\"n\":7}\n{\"n\":8}\n",
      status: 1,
      answers: ["1.5_true_7.svg", "the row has no 'at.lat'"], files: ["1.5_true_7.svg"]),
    Case(
      pattern: "x/{id}.svg", rows: "id\na\na\n\"b\n", status: 1,
      answers: [
        "x/a.svg", "x/a.svg is the file of an earlier row already", "opens with a quote that never closes",
      ], files: ["x/a.svg"]),
    Case(
      pattern: "x/{id}.svg", rows: "id,radius\n../c,1\n.d,1\na/b,1\n\"e\nf\",1\n,1\n..,1\nä.b,1\n", status: 1,
      answers: [
        "can't have a slash; got \"../c\"", "can't begin with a dot; got \".d\"", "can't have a slash",
        "control characters",
        "can't be empty", "can't begin with a dot", "x/ä.b.svg",
      ], files: ["x/ä.b.svg"]),
    Case(pattern: "r{id}.svg", rows: "id\n.5\n", answers: ["r.5.svg"], files: ["r.5.svg"]),
    Case(pattern: "{id}/x.svg", status: 1, answers: ["can't write a/x.svg", "can't write b/x.svg"]),
    Case(pattern: "out.svg", status: 2, errors: "-o out.svg is one name for all rows"),
    Case(pattern: "{name}.svg", status: 2, errors: "has no column 'name', which -o names"),
    Case(pattern: "{color}.svg", status: 2, errors: "no column 'color', which -o names; there are 'id', 'radius'"),
    Case(
      pattern: "{nme}{row}.svg", rows: "{\"name\":\"a\"}\n{\"id\":1,\"b\":2}\n", status: 1,
      answers: ["no 'nme', which its file's name needs; did you mean 'name'?", "name needs; there are 'id', 'b'"]),
    Case(pattern: "{rowe}.svg", rows: "rows\n1\n", status: 2, errors: "did you mean 'rows'?"),
    Case(pattern: "{id.svg", status: 2, errors: "a brace never closes"),
    Case(pattern: "id}.svg", status: 2, errors: "a brace closes that was never opened"),
    Case(pattern: "{}.svg", status: 2, errors: "{} names no column"),
    Case(pattern: "{row:4}.svg", status: 2, errors: "{row:04} pads with zeros; got {row:4}"),
    Case(pattern: "{id}.gif", status: 2, errors: "the ending .gif is no format"),
    Case(pattern: "", status: 2, errors: "-o takes a pattern"),
    Case(pattern: "scene.lua/{id}.svg", status: 4, errors: "can't make the folder scene.lua/: Not a directory"),
  ]

  @Test(arguments: cases) func writesFiles(_ test: Case) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", "overlay.circle { center = { 1, 2 }, radius = param('radius', 500) }")
    let child = try Child(
      Project.command, ["batch", "-q", "scene.lua", "-o", test.pattern], input: test.rows, folder: scratch.folder)
    #expect(child.status == test.status, "\(child.errors)")
    #expect(test.errors.isEmpty ? child.errors.isEmpty : child.errors.contains(test.errors), "\(child.errors)")
    let lines = child.output.split(separator: "\n")
    #expect(lines.count == test.answers.count, "\(child.output)")
    for (line, expected) in zip(lines, test.answers) {
      let answer = try JSONValue(parsing: Array(line.utf8))
      if answer["ok"] == .boolean(true) {
        #expect(answer["file"] == .text(expected))
      } else if case .text(let message) = answer["error"]?["message"] {
        #expect(message.contains(expected), "\(message)")
      }
    }
    for file in test.files { #expect(scratch.text(file).hasPrefix(file.hasSuffix(".json") ? "{\"type\"" : "<svg")) }
    let entries = Set(test.files.map { String($0.split(separator: "/")[0]) })
    #expect(Set(scratch.names).subtracting(["x"]) == entries.subtracting(["x"]).union(["scene.lua"]))
  }

  /// The bytes that `render` writes, whatever the way.
  @Test func picturesAreThoseOfRender() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    let scene = Project.folder + "/examples/inverted-circle.lua"
    scratch.write("rows.csv", "radius\n750\n")
    for format in ["svg", "json"] {
      let rendered = try Child(Project.command, [scene, "-f", format, "--set", "radius=750"]).output
      let file = try Child(
        Project.command, ["batch", scene, "--rows", "rows.csv", "-o", "{row}.\(format)"], folder: scratch.folder)
      #expect(file.status == 0 && scratch.text("1.\(format)") == rendered, "\(file.errors)")
      let line = try Child(
        Project.command, ["batch", scene, "--rows", "rows.csv", "-f", format, "-o", "-"], folder: scratch.folder)
      let answer = try JSONValue(parsing: Array(line.output.utf8))
      #expect(line.output.count { $0 == "\n" } == 1)
      if format == "svg" {
        #expect(answer["svg"] == .text(rendered))
      } else {
        #expect(answer["document"] == (try JSONValue(parsing: Array(rendered.utf8))))
      }
    }
  }

  /// Answers, warnings and prints in the rows' order, the same bytes from any number of threads.
  @Test func theSameBytesFromAnyNumberOfJobs() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write(
      "scene.lua",
      """
      local n = param("n", 0)
      if n % 7 == 0 then print("seven", n) end
      if n % 11 == 0 then error("eleven " .. n) end
      require("part")(n)
      """)
    scratch.write(
      "part.lua",
      "return function(n) for i = 1, n % 5 * 20 do overlay.circle { center = { i % 60, i }, radius = 1000 + n } end end"
    )
    let rows = "n,note\n" + (1...600).map { "\($0)\($0 % 50 == 0 ? "" : ",x")\n" }.joined()
    var outputs: Set<String> = []
    for jobs in ["1", "2", "7", "64"] {
      let child = try Child(
        Project.command, ["batch", "scene.lua", "--jobs", jobs], input: rows, folder: scratch.folder)
      #expect(child.status == 1)
      let lines = child.output.split(separator: "\n")
      #expect(lines.count == 600)
      #expect(lines.enumerated().allSatisfy { $1.hasPrefix("{\"row\":\($0 + 1),\"ok\":") })
      outputs.insert(child.output + "\n--\n" + child.errors)
    }
    #expect(outputs.count == 1)
  }

  /// A program that waits for each answer gets it: nothing is kept until more rows come.
  @Test(arguments: [true, false]) func everyAnswerComesBeforeTheNextRow(isCSV: Bool) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", "overlay.circle { center = { 1, 2 }, radius = param('radius', 500) }")
    let command = try Coprocess(Project.command, ["batch", "scene.lua"], folder: scratch.folder)
    if isCSV { command.send("radius,x") }
    for row in 1...20 {
      command.send(isCSV ? "\(row),\"\(row)\"" : "{\"radius\":\(row)}")
      let answer = try #require(command.line())
      #expect(answer.hasPrefix("{\"row\":\(row),\"ok\":true") && answer.contains("data-radius=\\\"\(row)\\\""))
    }
    #expect(command.finish() == 0)
  }

  /// A reader that goes away ends the batch; a full disk is an error of its own.
  @Test func endsWhereItCanNotWrite() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", "overlay.circle { center = { 1, 2 }, radius = param('radius', 500) }")
    scratch.write("rows.csv", "radius\n" + (1...2000).map { "\($0)\n" }.joined())
    let full = try Child(
      "/bin/sh", ["-c", "$L batch scene.lua --rows rows.csv > /dev/full"], folder: scratch.folder,
      environment: ["L": Project.command])
    #expect(full.status == 4 && full.errors.contains("can't write standard output: No space left"), "\(full.errors)")
    let closed = try Child(
      "/bin/sh", ["-c", "$L batch scene.lua --rows rows.csv | head -n 1 | cut -c 1-18"], folder: scratch.folder,
      environment: ["L": Project.command])
    #expect(closed.output == "{\"row\":1,\"ok\":true\n")
  }
}
