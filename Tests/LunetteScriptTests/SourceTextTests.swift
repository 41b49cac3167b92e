import LunetteScene
import LunetteScript
import Testing

/// The lines of a script that messages show. Expected: as Lua counts them, where "\\r\\n" and "\\n\\r" are one end.
@Suite struct SourceTextTests {
  struct Case: Sendable {
    var text: String
    var line: Int
    var shown: String?
  }

  static let cases = [
    Case(text: "a\nb\n", line: 1, shown: "a"), Case(text: "a\nb\n", line: 2, shown: "b"),
    Case(text: "a\nb\n", line: 3, shown: ""), Case(text: "a\nb\n", line: 4, shown: nil),
    Case(text: "a\r\nb\n\rc\rd", line: 4, shown: "d"), Case(text: "a\r\rb", line: 3, shown: "b"),
    Case(text: "a\n\nb", line: 2, shown: ""), Case(text: "a", line: 0, shown: nil), Case(text: "", line: 1, shown: ""),
    Case(text: String(repeating: "x\n", count: 100_000) + "end", line: 100_001, shown: "end"),
  ]

  @Test(arguments: cases) func linesAreLuas(_ test: Case) {
    var diagnostic = Diagnostic(.error, "no", file: "scene.lua", line: test.line)
    diagnostic.show([SourceText(path: "scene.lua", bytes: Array(test.text.utf8))])
    #expect(diagnostic.sourceLine == test.shown)
  }

  /// Of a line of megabytes the part that may be shown is enough.
  @Test func longLinesAreCut() throws {
    var diagnostic = Diagnostic(.error, "no", file: "scene.lua", line: 1)
    diagnostic.show([SourceText(path: "scene.lua", bytes: Array(repeating: 120, count: 10_000_000))])
    #expect(try #require(diagnostic.sourceLine).utf8.count == 65536)
  }
}
