import TestSupport
import Testing

/// The command as people call it: a child process each time.
@Suite struct CommandTests {
  static let circle = "overlay.circle { center = { 21.0278, 105.8523 }, radius = 500 }\n"

  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var script = ""
    var status: Int32
    /// A part of what standard error says.
    var errors: String
    var testDescription: String { arguments.joined(separator: " ") + (script.isEmpty ? "" : " | \(script)") }
  }

  /// Exit codes: 1 the scene failed, 2 the call was wrong, 3 a limit was passed, 4 reading or writing failed.
  static let cases: [Case] = [
    Case(arguments: [], status: 2, errors: "lunette render SCENE.lua"),
    Case(arguments: ["render"], status: 2, errors: "render needs a scene"),
    Case(arguments: ["check"], status: 2, errors: "check needs a scene"),
    Case(arguments: ["render", "a.lua", "b.lua"], status: 2, errors: "render takes one scene; got a.lua, b.lua"),
    Case(arguments: ["api"], status: 2, errors: "api needs one of these:\n  --lua, annotations"),
    Case(arguments: ["api", "--lua", "--json"], status: 2, errors: "api takes --lua or --json, not both"),
    Case(arguments: ["api", "--lua", "x"], status: 2, errors: "api takes no words; got x"),
    Case(arguments: ["init", "a", "b"], status: 2, errors: "init takes one folder; got a, b"),
    Case(arguments: ["completions"], status: 2, errors: "completions needs a shell: lunette completions bash|zsh|fish"),
    Case(arguments: ["completions", "bush"], status: 2, errors: "knows no \"bush\"; did you mean 'bash'?"),
    Case(arguments: ["rendr", "scene.lua"], status: 2, errors: "there is no command rendr; did you mean 'render'?"),
    Case(
      arguments: ["scene.lua", "--ouput", "x.svg"], status: 2, errors: "no option --ouput; did you mean '--output'?"),
    Case(arguments: ["scene.lua", "-o"], status: 2, errors: "-o needs a value"),
    Case(arguments: ["scene.lua", "-f", "gif"], status: 2, errors: "there is no format \"gif\""),
    Case(arguments: ["scene.lua", "-o", "x.gif"], status: 2, errors: "the ending .gif is no format"),
    Case(arguments: ["scene.lua", "--size", "10"], status: 2, errors: "--size takes WxH"),
    Case(arguments: ["scene.lua", "--size=0x10"], status: 2, errors: "--size takes WxH"),
    Case(arguments: ["scene.lua", "--precision", "14"], status: 2, errors: "--precision takes a whole number"),
    Case(arguments: ["scene.lua", "--tolerance", "0"], status: 2, errors: "--tolerance takes a number of metres"),
    Case(arguments: ["scene.lua", "--time", "2024-13-01T00:00:00Z"], status: 2, errors: "--time takes a time"),
    Case(arguments: ["scene.lua", "--quiet=yes"], status: 2, errors: "--quiet takes no value"),
    Case(arguments: ["scene.lua", "--set", "radius"], status: 2, errors: "--set takes NAME=VALUE"),
    Case(arguments: ["scene.lua", "--set", "x=1"], script: circle, status: 2, errors: "the scene never asks for 'x'"),
    Case(
      arguments: ["scene.lua", "--set", "r=abc"], script: "param('r', 5)", status: 2,
      errors: "'r' must be a number; got \"abc\""),
    Case(
      arguments: ["scene.lua", "--set", "r=11"], script: "param('r', 5, { max = 10 })", status: 2,
      errors: "more than its max 10"),
    Case(
      arguments: ["scene.lua", "--set", "c=105.85,21.03"], script: "param('c', { 1, 2 })", status: 2,
      errors: "swapped? c=21.03,105.85"),
    Case(arguments: ["missing.lua"], status: 4, errors: "there is no file missing.lua"),
    Case(arguments: ["."], status: 4, errors: "no regular file"),
    Case(arguments: ["scene.lua"], status: 1, errors: "the script is empty"),
    Case(arguments: ["scene.lua"], script: "  \n\n", status: 1, errors: "the script is empty"),
    Case(arguments: ["scene.lua"], script: "overlay.circle {", status: 1, errors: "scene.lua:1:16: unexpected symbol"),
    Case(
      arguments: ["scene.lua"], script: "local x = 1\noverlay.circle { center = { 91, 0 }, radius = 1 }", status: 1,
      errors: "scene.lua:2:29: overlay.circle: 'center.lat' must be -90…90 degrees"),
    Case(
      arguments: ["scene.lua"], script: "while true do end", status: 3, errors: "passed its limit of 1000000000 steps"),
    Case(
      arguments: ["scene.lua", "--steps", "5000"], script: "for i = 1, 1e6 do end", status: 3,
      errors: "passed its limit of 5000 steps"),
    Case(
      arguments: ["scene.lua"], script: "local t = {} for i = 1, 1e9 do t[i] = ('x'):rep(1000) .. i end", status: 3,
      errors: "passed their limit of 256 MB of memory"),
    Case(arguments: ["scene.lua", "--memory", "1"], script: circle, status: 0, errors: ""),
    Case(arguments: ["scene.lua", "-o", "/dev/full"], script: circle, status: 4, errors: "can't write /dev/full"),
    Case(arguments: ["scene.lua", "-o", "none/x.svg"], script: circle, status: 4, errors: "can't write none/x.svg"),
    Case(arguments: ["scene.lua", "-o", "."], script: circle, status: 4, errors: "it is a folder"),
    Case(arguments: ["scene.lua"], script: "\u{FEFF}" + circle, status: 0, errors: ""),
    Case(arguments: ["scene.lua"], script: "#!/usr/bin/env lunette\n" + circle, status: 0, errors: ""),
    Case(arguments: ["check", "scene.lua"], script: circle, status: 0, errors: ""),
    Case(arguments: ["check", "-q", "scene.lua", "missing.lua"], script: circle, status: 4, errors: "missing.lua"),
    Case(
      arguments: ["check", "scene.lua"], script: "camera.set { zoom = 3 }\n" + circle, status: 1,
      errors: "scene.lua:1: warning: the camera was given a zoom but never a centre"),
    Case(arguments: ["check", "scene.lua"], script: "local x", status: 1, errors: "warning: nothing is drawn"),
    Case(
      arguments: ["scene.lua", "-f", "svg", "-o", "./scene.lua"], script: circle, status: 2,
      errors: "is a file of the scene itself"),
    Case(arguments: ["scene.lua", "other.lua"], status: 2, errors: "render takes one scene; got scene.lua, other.lua"),
    Case(arguments: ["check", "scene.lua", "-o", "x"], status: 2, errors: "check takes no -o; it belongs to render"),
    Case(arguments: ["scene.lua", "-x"], status: 2, errors: "there is no option -x\n"),
    Case(arguments: ["version"], status: 2, errors: "there is no command version; did you mean '--version'?"),
    Case(arguments: ["help", "chekc"], status: 2, errors: "there is no command chekc; did you mean 'check'?"),
    Case(arguments: ["scene.lua", "-o", ""], status: 2, errors: "-o takes a file's name"),
    Case(arguments: ["--", "scene.lua"], script: circle, status: 0, errors: ""),
    Case(arguments: ["scene.lua"], script: "print(1, {}, nil)", status: 0, errors: "1\ttable\tnil\n"),
  ]

  @Test(arguments: cases) func endsAsItShould(_ test: Case) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", test.script)
    let child = try Child(Project.command, test.arguments, folder: scratch.folder)
    #expect(child.status == test.status, "\(child.errors)")
    #expect(test.errors.isEmpty ? child.errors.isEmpty : child.errors.contains(test.errors), "\(child.errors)")
    #expect(test.status == 0 || child.output.isEmpty)
    #expect(scratch.names == ["scene.lua"])
  }

  @Test func formatsFollowTheEnding() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", Self.circle)
    let formats = ["a.svg": "<svg", "a.json": "{\"type\"", "a.geojson": "{\"type\"", "a.SVG": "<svg"]
    for (name, start) in formats {
      #expect(try Child(Project.command, ["scene.lua", "-o", name], folder: scratch.folder).status == 0)
      #expect(scratch.text(name).hasPrefix(start))
    }
    #expect(try Child(Project.command, ["-", "-f", "json"], input: Self.circle).output.contains("\"file\":\"stdin\""))
  }

  /// An old output stays as it was when the run fails, or the writing.
  @Test func filesAreWholeOrNotTouched() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", "error('no')")
    scratch.write("old.svg", "old")
    #expect(try Child(Project.command, ["scene.lua", "-o", "old.svg"], folder: scratch.folder).status == 1)
    #expect(scratch.text("old.svg") == "old")
    scratch.write("scene.lua", Self.circle)
    #expect(try Child(Project.command, ["scene.lua", "-o", "old.svg"], folder: scratch.folder).status == 0)
    #expect(scratch.text("old.svg").hasSuffix("</svg>\n"))
    #expect(scratch.names == ["old.svg", "scene.lua"])
  }

  @Test func modulesLieUnderTheScriptsFolder() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", "overlay.circle { center = { 1, 2 }, radius = require('size') }")
    scratch.write("size.lua", "return 500")
    let whole = try Child(Project.command, [scratch.path("scene.lua"), "-f", "json"], folder: "/")
    #expect(whole.status == 0, "\(whole.errors)")
    #expect(whole.output.contains("\"path\":\"size.lua\""))
    scratch.write("scene.lua", "require('nothing')")
    let failed = try Child(Project.command, [scratch.path("scene.lua")], folder: "/")
    #expect(failed.status == 1)
    #expect(failed.errors.contains("there is no file nothing.lua"))
  }

  @Test func helpNamesEveryOption() throws {
    for command in ["render", "check"] {
      let help = try Child(Project.command, [command, "--help"])
      #expect(help.status == 0 && help.output.contains("--set NAME=VALUE"))
    }
    #expect(try Child(Project.command, ["--version"]).output.hasPrefix("lunette 0."))
    #expect(try Child(Project.command, ["--help"]).output.contains("lunette check"))
  }

  /// The same bytes in every process, from any folder, under any locale and environment.
  @Test func theSameBytesOnEveryRun() throws {
    let scene = Project.folder + "/examples/world-view.lua"
    let first = try Child(Project.command, [scene, "-f", "json"])
    let second = try Child(
      Project.command, [scene, "-f", "json"], folder: "/",
      environment: ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo", "LUA_INIT": "error()", "HOME": "/nonexistent"])
    #expect(first.status == 0 && first.output == second.output)
  }
}
