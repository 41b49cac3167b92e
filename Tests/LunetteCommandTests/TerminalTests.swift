import TestSupport
import Testing

/// What scripts and names put on a terminal doesn't steer it.
@Suite struct TerminalTests {
  /// Bytes that steer terminals, as a script and as a shell write them, and what is shown of them.
  static let evil = "\u{1b}]0;x\u{7}\u{1b}[31m\u{202e}\u{9b}1m\r"
  static let written = "\\27]0;x\\7\\27[31m\\u{202e}\\u{9b}1m\\r"
  static let shown = "\\x1b]0;x\\x07\\x1b[31m\\u{202e}\\x9b1m\\r"

  struct Case: Sendable, CustomTestStringConvertible {
    var script: String
    var arguments = ["scene.lua", "-f", "svg"]
    /// A part of what is said.
    var says: String
    var testDescription: String { script }
  }

  static let cases: [Case] = [
    Case(script: "print('\(written)', '\\t', '\\n')\noverlay.title { text = 'x' }", says: "\(shown)\t\t\t\n\n"),
    Case(script: "print('\\xff\\xe9')\noverlay.title { text = 'x' }", says: "\\xff\\xe9\n"),
    Case(script: "error('\(written)')", says: "scene.lua:1: \(shown)\n"),
    Case(script: "error({ message = '\(written)' })", says: "a table that says: \(shown)\n"),
    Case(script: "overlay.circle { ['\(written)'] = 1 }", says: "'\(shown)' is unknown here"),
    Case(script: "overlay.title { text = '\(written)', size = '\(written)' }", says: "got \"\(shown)\""),
    // The last of them is an end of the line to Lua.
    Case(script: "error('no') -- \(evil)", says: "1 | error('no') -- \(shown.dropLast(2))\n"),
    Case(script: "require('\(written)')", says: "got \"\(shown)\""),
    Case(script: "load('error(1)', '@\(written)')()", says: "scene.lua:1: 1\n"),
    Case(
      script: "local function f() error('no') end\nlocal t = { ['\(written)'] = f }\nt['\(written)']()",
      says: "in function \(shown)\n"),
    Case(script: "param('r', 5)", arguments: ["scene.lua", "--set", "r=\(evil)"], says: "got \"\(shown)\""),
    Case(script: "", arguments: ["scene.lua", "--\(evil)"], says: "there is no option --\(shown)\n"),
    Case(script: "", arguments: ["none\(evil).lua"], says: "there is no file none\(shown).lua\n"),
    Case(script: "", arguments: ["check", "scene.lua", "-f\(evil)"], says: "-f\(shown)"),
    Case(script: "error('no')", arguments: ["./\(evil).lua"], says: "./\(shown).lua:1: no\n"),
    Case(
      script: "param('a', 'x', { label = '‮\\u{200b}' })", arguments: ["params", "--table", "scene.lua"],
      says: "label"),
  ]

  @Test(arguments: cases) func isNotSteered(_ test: Case) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", test.script)
    scratch.write("\(Self.evil).lua", test.script)
    let child = try Child(Project.command, test.arguments, folder: scratch.folder)
    let said = test.arguments[0] == "params" ? child.output : child.errors
    #expect(said.contains(test.says), "\(said)")
    for scalar in said.unicodeScalars {
      #expect(scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control, "\(scalar.value)")
      #expect(scalar.properties.generalCategory != .format, "\(scalar.value)")
    }
  }
}
