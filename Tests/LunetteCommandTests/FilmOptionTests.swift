import LunetteData
import TestSupport
import Testing

/// --at, --frames, --trace and pages as people call them. The scene stands still: a film of it has one frame, at 0.
@Suite struct FilmOptionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var status: Int32 = 2
    /// A part of what standard error says.
    var errors = ""
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let wrong: [Case] = [
    Case(arguments: ["--at", "-1"], errors: "--at takes seconds on the scene's clock, 0 or more and at most 1000000"),
    Case(arguments: ["--at", "1000001"], errors: "--at takes seconds"),
    Case(arguments: ["--at", "nan"], errors: "--at takes seconds"),
    Case(
      arguments: ["--at", "2s"], errors: "--at takes seconds on the scene's clock, 0 or more and at most 1000000; got"),
    Case(arguments: ["--frames", "0"], errors: "--frames takes pictures a second, more than 0 and at most 240"),
    Case(arguments: ["--frames", "241"], errors: "--frames takes pictures a second"),
    Case(arguments: ["--frames", "inf"], errors: "--frames takes pictures a second"),
    Case(arguments: ["--frames", "-o"], errors: "--frames takes pictures a second"),
    Case(arguments: ["--frames", "10", "-o", "x.svg"], errors: "-o x.svg is one name for all frames; put the frame's"),
    Case(arguments: ["--frames", "10", "-o", "x.json"], errors: "a line of JSON each to a file that ends in .ndjson"),
    Case(arguments: ["--frames", "10", "-f", "svg", "-o", "x"], errors: "-o x is one name for all frames"),
    Case(arguments: ["--frames", "10", "-o", "{row}.svg"], errors: "of a film names have {frame} or {frame:04} alone"),
    Case(arguments: ["--frames", "10", "-o", "{frame:4}.svg"], errors: "{frame:04} pads with zeros; got {frame:4}"),
    Case(arguments: ["--frames", "10", "-o", "{frame.svg"], errors: "a brace never closes"),
    Case(arguments: ["--frames", "10", "-o", "{frame}/x.svg"], errors: "{frame} stands in a folder's name"),
    Case(arguments: ["--frames", "10", "-o", "a/{frame}/{frame}.svg"], errors: "{frame} stands in a folder's name"),
    Case(arguments: ["--frames", "10", "-o", "{frame}.gif"], errors: "the ending .gif is no format"),
    Case(arguments: ["--frames", "10", "-o", "x{frame}.html"], errors: "a page holds the whole film"),
    Case(
      arguments: ["--frames", "10", "-o", "s/{frame}.svg", "--at", "5", "--strict"], status: 1, errors: "ends after 0 s"
    ),
    Case(arguments: ["--frames", "10", "-o", "scene.lua/{frame}.svg"], status: 4, errors: "Not a directory"),
    Case(arguments: ["--frames", "10", "-f", "json", "-o", "scene.lua"], errors: "is a file of the scene itself"),
    Case(
      arguments: ["-o", "x.ndjson"], errors: "the ending .ndjson is that of lines of JSON, one for each of a film's"),
    Case(arguments: ["--trace", "--frames", "10"], errors: "--trace writes what happens in the place of pictures"),
    Case(arguments: ["--trace", "-f", "json"], errors: "it has no other format, so -f goes"),
    Case(arguments: ["--trace", "-o", "x.svg"], errors: ".svg isn't its ending; -o trace.ndjson is"),
    Case(arguments: ["--trace", "-o", "./scene.lua"], errors: "is a file of the scene itself"),
  ]

  @Test(arguments: wrong) func saysWhatIsWrong(_ test: Case) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", CommandTests.circle)
    let child = try Child(Project.command, ["scene.lua"] + test.arguments, folder: scratch.folder)
    #expect(child.status == test.status)
    #expect(child.errors.contains(test.errors), "\(child.errors)")
    #expect(child.output.isEmpty && scratch.names == ["scene.lua"])
  }

  static let elsewhere: [Case] = [
    Case(
      arguments: ["verify", "scene.lua", "x.svg", "--frames", "10"], errors: "verify takes no --frames; it belongs to"),
    Case(arguments: ["check", "scene.lua", "--trace"], errors: "check takes no --trace; it belongs to render"),
    Case(arguments: ["batch", "scene.lua", "-f", "html"], errors: "there is no format \"html\""),
    Case(arguments: ["batch", "scene.lua", "-o", "{row}.html"], errors: "batch knows no pages, which are films"),
    Case(
      arguments: ["verify", "scene.lua", "x.htm"], errors: "verify knows no pages, which are films; formats: svg, json,"
    ),
    Case(arguments: ["params", "scene.lua", "--at", "1"], errors: "params takes no --at"),
    Case(
      arguments: ["check", "scene.lua", "--at", "1"], status: 1, errors: "ends after 0 s, before --at 1; its end is"),
    Case(arguments: ["check", "scene.lua", "--at", "0"], status: 0),
    Case(arguments: ["explain", "scene.lua", "--at", "1", "-q"], status: 0),
  ]

  @Test(arguments: elsewhere) func otherCommands(_ test: Case) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", CommandTests.circle)
    let child = try Child(Project.command, test.arguments, input: "n\n1\n", folder: scratch.folder)
    #expect(child.status == test.status)
    #expect(test.errors.isEmpty ? child.errors.isEmpty : child.errors.contains(test.errors), "\(child.errors)")
  }

  /// A warning that --quiet leaves out and --strict makes an error; the picture is that of the end.
  @Test func scenesThatEndEarly() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", CommandTests.circle)
    let end = try Child(Project.command, ["scene.lua"], folder: scratch.folder).output
    let message = "the scene ends after 0 s, before --at 2.5; its end is shown"
    let warning = "warning: \(message) [ends-early]\n"
    let cases: [(more: [String], status: Int32, errors: String)] = [
      ([], 0, warning), (["-q"], 0, ""),
      (["--strict"], 1, "lunette: \(message) (a warning, which --strict makes an error) [ends-early]\n"),
    ]
    for (more, status, errors) in cases {
      let child = try Child(Project.command, ["scene.lua", "--at", "2.5"] + more, folder: scratch.folder)
      #expect(child.status == status && child.errors == errors)
      #expect(child.output == (status == 0 ? end : ""))
    }
    scratch.write("end.svg", end)
    let verify = try Child(Project.command, ["verify", "scene.lua", "end.svg", "--at", "2.5"], folder: scratch.folder)
    #expect(verify.status == 0 && verify.errors == warning)
    let batch = try Child(
      Project.command, ["batch", "scene.lua", "--at", "2.5"], input: "n\n1\n", folder: scratch.folder)
    let answer = try JSONValue(parsing: Array(batch.output.utf8))
    #expect(answer["svg"] == .text(end))
    guard case .array(let warnings) = answer["warnings"] else { return #expect(Bool(false), "no warnings") }
    #expect(warnings.map { $0["message"] } == [.text(message)])
  }

  /// What stands in files is what `render` writes, but for the time of documents.
  @Test func filesAndLines() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", CommandTests.circle)
    func run(_ arguments: String...) throws -> String {
      let child = try Child(Project.command, ["scene.lua"] + arguments, folder: scratch.folder)
      #expect(child.status == 0 && child.errors.isEmpty, "\(child.errors)")
      return child.output
    }
    let svg = try run()
    #expect(try run("--frames", "12.5", "-o", "new/deep/{{{frame:03}}}.svg") == "")
    #expect(scratch.text("new/deep/{000}.svg") == svg)
    let lines = try run("--frames", "10").split(separator: "\n")
    #expect(lines.count == 2 && lines[1] == "{\"end\":true,\"frames\":1}")
    #expect(try JSONValue(parsing: Array(lines[0].utf8))["svg"] == .text(svg))
    let json = try run("-f", "json").replacing("\"rfc7946\"},", with: "\"rfc7946\"},\"time\":0,")
    #expect(try run("--frames", "10", "-o", "{frame}.json") == "" && scratch.text("0.json") == json)
    for arguments in [["-o", "x.ndjson"], ["-o", "x.JSONL", "-f", "geojson"], ["-f", "json", "-o", "x"]] {
      let child = try Child(Project.command, ["scene.lua", "--frames", "10"] + arguments, folder: scratch.folder)
      #expect(child.status == 0 && child.output.isEmpty)
      let name = try #require(arguments.first { $0.hasPrefix("x") })
      let lines = scratch.text(name).split(separator: "\n")
      #expect(lines.count == 2 && lines[1] == "{\"end\":true,\"frames\":1}")
      #expect(try JSONValue(parsing: Array(lines[0].utf8)) == JSONValue(parsing: Array(json.utf8)))
    }
    #expect(try !run("--frames", "10", "-f", "geojson", "--no-extras").contains("\"time\""))
    #expect(try run("--trace") == run("--trace", "-o", "-"))
  }

  /// A film whose script fails leaves nothing, and its lines have no last one.
  @Test func failures() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", "error 'no'")
    scratch.write("0.svg", "old")
    for output in ["{frame}.svg", "new/{frame}.svg", "x.ndjson", "-"] {
      let child = try Child(Project.command, ["scene.lua", "--frames", "9", "-o", output], folder: scratch.folder)
      #expect(child.status == 1 && child.output.isEmpty)
    }
    #expect(scratch.names == ["0.svg", "scene.lua"] && scratch.text("0.svg") == "old")
  }
}
