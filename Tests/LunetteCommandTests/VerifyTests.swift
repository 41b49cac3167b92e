import TestSupport
import Testing

@testable import LunetteCommand

/// `lunette verify`: the same bytes, or where they differ.
@Suite struct VerifyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var status: Int32
    var output = ""
    var errors = ""
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let cases: [Case] = [
    Case(arguments: ["scene.lua", "same.svg"], status: 0, output: "scene.lua: the same as same.svg\n"),
    Case(arguments: ["scene.lua", "same.json"], status: 0, output: "the same as same.json"),
    Case(arguments: ["scene.lua", "document", "-f", "json"], status: 0, output: "the same as document"),
    Case(arguments: ["-q", "scene.lua", "same.svg"], status: 0),
    Case(arguments: ["scene.lua", "changed.svg"], status: 1, output: "scene.lua: differs at line 3, column 36\n"),
    Case(arguments: ["-q", "scene.lua", "changed.svg"], status: 1),
    Case(arguments: ["scene.lua", "same.svg", "--set", "r=300"], status: 1, output: "differs at line"),
    Case(arguments: ["scene.lua", "none.svg"], status: 4, errors: "there is no file none.svg"),
    Case(arguments: ["none.lua", "same.svg"], status: 4, errors: "there is no file none.lua"),
    Case(arguments: ["scene.lua", "same.svg", "--set", "x=1"], status: 2, errors: "never asks for 'x'"),
    Case(arguments: ["scene.lua", "same.gif"], status: 2, errors: "the ending .gif is no format"),
    Case(arguments: ["scene.lua"], status: 2, errors: "lunette verify SCENE.lua EXPECTED"),
    Case(arguments: ["-", "-"], status: 2, errors: "standard input can be read only once"),
  ]

  @Test(arguments: cases) func compares(_ test: Case) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", "overlay.circle { center = { 1, 2 }, radius = param('r', 500) }")
    for (name, format) in [("same.svg", "svg"), ("same.json", "json"), ("document", "json")] {
      #expect(try Child(Project.command, ["scene.lua", "-f", format, "-o", name], folder: scratch.folder).status == 0)
    }
    scratch.write("changed.svg", scratch.text("same.svg").replacing("overlay circle", with: "overlay round"))
    let child = try Child(Project.command, ["verify"] + test.arguments, folder: scratch.folder)
    #expect(child.status == test.status, "\(child.errors)")
    #expect(test.output.isEmpty ? child.output.isEmpty : child.output.contains(test.output), "\(child.output)")
    #expect(test.errors.isEmpty ? child.errors.isEmpty : child.errors.contains(test.errors), "\(child.errors)")
  }

  struct Difference: Sendable {
    var expected, actual: String
    var shown: String?
    init(_ expected: String, _ actual: String, _ shown: String?) {
      (self.expected, self.actual, self.shown) = (expected, actual, shown)
    }
  }

  static let differences: [Difference] = [
    Difference("a\nb\n", "a\nb\n", nil), Difference("", "", nil),
    Difference("a\nbcd\n", "a\nbxd\n", "differs at line 2, column 2\n  expected: b⟪cd\n  actual:   b⟪xd"),
    Difference("a\n", "a\nb", "differs at line 2, column 1\n  expected: ⟪the end\n  actual:   ⟪b"),
    Difference("ab\nc", "ab", "differs at line 1, column 3\n  expected: ab⟪a line's end\n  actual:   ab⟪the end"),
    Difference("", "x", "differs at line 1, column 1\n  expected: ⟪the end\n  actual:   ⟪x"),
    Difference("éà", "éâ", "differs at line 1, column 2\n  expected: é⟪à\n  actual:   é⟪â"),
    Difference(
      "\u{1b}[1m", "\u{1b}[2m", "differs at line 1, column 3\n  expected: \\x1b[⟪1m\n  actual:   \\x1b[⟪2m"),
  ]

  @Test(arguments: differences) func showsTheFirstDifference(_ test: Difference) {
    let difference = TextDifference(expected: Array(test.expected.utf8), actual: Array(test.actual.utf8))
    #expect(difference.map { "\($0)" } == test.shown)
  }

  /// Documents are one long line: a part of it is shown.
  @Test func shortensLongLines() throws {
    let (before, after) = (String(repeating: "b", count: 5000), String(repeating: "a", count: 5000))
    let difference = try #require(
      TextDifference(expected: Array((before + "x" + after).utf8), actual: Array((before + "y" + after).utf8)))
    #expect(difference.column == 5001 && difference.expected.count < 90 && difference.expected.contains("b⟪xa"))
  }
}
