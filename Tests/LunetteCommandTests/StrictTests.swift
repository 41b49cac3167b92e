import LunetteData
import TestSupport
import Testing

/// `--strict`: a warning fails as an error does, and nothing is written.
@Suite struct StrictTests {
  static let warned = "camera.set { zoom = 3 }\noverlay.circle { center = { 21, 105 }, radius = 500 }\n"
  static let twice = warned + "overlay.marker { at = { 90, 0 } }\n"
  static let sound = "overlay.circle { center = { 21, 105 }, radius = 500 }\n"
  static let strict = "(a warning, which --strict makes an error)"

  @Test func warningsSayTheirCode() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", Self.warned)
    let child = try Child(Project.command, ["scene.lua", "-o", "x.svg"], folder: scratch.folder)
    #expect(child.status == 0)
    #expect(
      child.errors.hasPrefix("scene.lua:1: warning: the camera was given a zoom")
        && child.errors.contains("fitted instead [camera-incomplete]\n"))
    let quiet = try Child(Project.command, ["scene.lua", "-q", "-o", "x.svg"], folder: scratch.folder)
    #expect(quiet.status == 0 && quiet.errors.isEmpty)
  }

  /// Of every command that draws.
  @Test(arguments: [["render", "-o", "x.svg"], ["check"], ["explain"], ["verify"]]) func warningsAreErrors(
    _ words: [String]
  ) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("old.svg", "old")
    let arguments = { (scene: String) in
      [words[0], scene, "--strict"] + words.dropFirst() + (words[0] == "verify" ? ["old.svg"] : [])
    }
    for (script, count) in [(Self.warned, 1), (Self.twice, 2)] {
      scratch.write("scene.lua", script)
      for more in [[], ["-q"]] {
        let child = try Child(Project.command, arguments("scene.lua") + more, folder: scratch.folder)
        #expect(child.status == 1 && child.output.isEmpty)
        #expect(child.errors.split(separator: "\n").count { $0.contains(Self.strict) } == count, "\(child.errors)")
        #expect(child.errors.contains("\(Self.strict) [camera-incomplete]\n") && !child.errors.contains("warning:"))
        #expect(scratch.names == ["old.svg", "scene.lua"] && scratch.text("old.svg") == "old")
      }
    }
    scratch.write("scene.lua", Self.sound)
    let fine = try Child(Project.command, arguments("scene.lua"), folder: scratch.folder)
    #expect(fine.status == (words[0] == "verify" ? 1 : 0) && fine.errors.isEmpty)
    scratch.write("scene.lua", "local x")
    let nothing = try Child(Project.command, arguments("scene.lua"), folder: scratch.folder)
    #expect(nothing.status == 1 && nothing.errors == "lunette: nothing is drawn \(Self.strict) [nothing-drawn]\n")
  }

  /// A row fails alone; its file is not written.
  @Test func rowsWithWarningsFail() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", "local r = param('r', 5)\nif r > 5 then camera.set { zoom = 3 } end\n" + Self.sound)
    scratch.write("rows.csv", "r\n5\n6\n4\n")
    let arguments = ["batch", "scene.lua", "--rows", "rows.csv", "-o", "{row}.svg"]
    #expect(try Child(Project.command, arguments, folder: scratch.folder).status == 0)
    for name in ["1.svg", "2.svg", "3.svg"] { #expect(scratch.names.contains(name)) }
    scratch.write("2.svg", "old")
    let child = try Child(Project.command, arguments + ["--strict"], folder: scratch.folder)
    #expect(child.status == 1 && child.errors.isEmpty && scratch.text("2.svg") == "old")
    let answers = try child.output.split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
    #expect(answers.map { $0["ok"] } == [.boolean(true), .boolean(false), .boolean(true)])
    let error = answers[1]["error"]
    #expect(
      error?["code"] == .text("camera-incomplete") && error?["file"] == .text("scene.lua")
        && error?["line"] == .number(2))
    guard case .text(let message) = error?["message"] else { Issue.record("\(answers[1])"); return }
    #expect(message.hasSuffix(Self.strict))
  }

  @Test func valuesThatNoRowUsesFail() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", "param('r', 5)\n" + Self.sound)
    scratch.write("rows.csv", "r,x\n5,1\n")
    let arguments = ["batch", "scene.lua", "--rows", "rows.csv", "--strict"]
    let child = try Child(Project.command, arguments, folder: scratch.folder)
    #expect(
      child.status == 1
        && child.output.contains(
          "\"code\":\"unused-value\",\"message\":\"'x' is no parameter of the scene \(Self.strict)\"")
    )
    scratch.write("rows.csv", "r\n")
    let empty = try Child(Project.command, arguments, folder: scratch.folder)
    #expect(empty.status == 1 && empty.errors == "lunette: rows.csv has no rows \(Self.strict) [no-rows]\n")
    // A name of the pattern's own is used.
    scratch.write("rows.csv", "r,x\n5,1\n")
    #expect(try Child(Project.command, arguments + ["-o", "{x}.svg"], folder: scratch.folder).status == 0)
  }
}
