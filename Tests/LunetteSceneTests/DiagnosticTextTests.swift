import LunetteScene
import Testing

/// What people see of errors: nothing that a script put into them steers a terminal, or fills it.
@Suite struct DiagnosticTextTests {
  struct Escape: Sendable {
    var text: String
    var line: String
    /// The same as a text of lines; nil for the same.
    var lines: String?

    init(_ text: String, _ line: String, lines: String? = nil) {
      (self.text, self.line, self.lines) = (text, line, lines)
    }
  }

  /// Categories are those of the Unicode Character Database: Cc, Cf, Zl, Zp.
  static let escapes: [Escape] = [
    Escape("", ""), Escape("radius = 5", "radius = 5"), Escape("Zürich, Hà Nội, 東京 👍🏽", "Zürich, Hà Nội, 東京 👍🏽"),
    Escape("\u{1b}[31mred\u{1b}[0m", "\\x1b[31mred\\x1b[0m"), Escape("\u{0}\u{7}\u{8}", "\\x00\\x07\\x08"),
    Escape("a\r\n\tb", "a\\r\\n\\tb", lines: "a\\r\n\tb"), Escape("\u{7f}\u{80}\u{9b}31m", "\\x7f\\x80\\x9b31m"),
    Escape("\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}", "\\u{202a}\\u{202b}\\u{202c}\\u{202d}\\u{202e}"),
    Escape("\u{2066}\u{2067}\u{2068}\u{2069}", "\\u{2066}\\u{2067}\\u{2068}\\u{2069}"),
    Escape("\u{200e}\u{200f}\u{61c}", "\\u{200e}\\u{200f}\\u{61c}"),
    Escape("pass\u{200b}word\u{200d}\u{feff}\u{ad}", "pass\\u{200b}word\\u{200d}\\u{feff}\\xad"),
    Escape("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"), Escape("\u{e0001}\u{e0041}", "\\u{e0001}\\u{e0041}"),
    // Persian, Hindi and emoji are written with joiners.
    Escape("می\u{200c}خواهم", "می\u{200c}خواهم"), Escape("क\u{94d}\u{200d}ष", "क\u{94d}\u{200d}ष"),
    Escape("👩\u{200d}🚀", "👩\u{200d}🚀"),
    Escape("é\u{301}", "é\u{301}"), Escape("\\x1b", "\\x1b"),
  ]

  @Test(arguments: escapes) func escapesWhatIsNotSeen(_ test: Escape) {
    #expect(test.text.escaped == test.line)
    #expect(test.text.escapedLines == test.lines ?? test.line)
    #expect(String(decoding: Array(test.text.utf8).escapedLines, as: UTF8.self) == test.lines ?? test.line)
    #expect(test.line.escaped == test.line)
  }

  /// Bytes and what is shown of them: parts of characters, overlong ones, halves of pairs, beyond the last character.
  static let bytes: [(bytes: [UInt8], shown: String)] = [
    ([], ""), ([0x61, 0xFF, 0x62], "a\\xffb"), ([0xE9], "\\xe9"), ([0x63, 0x61, 0x66, 0xE9, 0x20], "caf\\xe9 "),
    ([0xC3, 0xA9], "é"), ([0xC3], "\\xc3"), ([0xE2, 0x82], "\\xe2\\x82"), ([0xC0, 0x80], "\\xc0\\x80"),
    ([0xED, 0xA0, 0x80], "\\xed\\xa0\\x80"), ([0xF4, 0x90, 0x80, 0x80], "\\xf4\\x90\\x80\\x80"),
    ([0xF0, 0x9F, 0x91, 0x8D, 0xF0], "👍\\xf0"), ([0x80, 0xE2, 0x82, 0xAC], "\\x80€"),
  ]

  @Test(arguments: bytes) func showsBytesThatAreNoText(_ test: (bytes: [UInt8], shown: String)) {
    #expect(String(showing: test.bytes) == test.shown)
    #expect(test.bytes.escapedLines == Array(test.shown.utf8))
  }

  struct Block: Sendable {
    var diagnostic: Diagnostic
    var text: String

    init(_ message: String, line: String, at column: Int?, _ text: String) {
      diagnostic = Diagnostic(.error, message, file: "scene.lua", line: 8)
      diagnostic.sourceLine = line
      diagnostic.column = column
      self.text = text
    }
  }

  /// The mark stands under its place, with terminals' columns counted by hand.
  static let blocks: [Block] = [
    Block("no", line: "print(x.y)", at: 7, "scene.lua:8:7: no\n  8 | print(x.y)\n    |       ^\n"),
    Block("no", line: "print(x.y)", at: nil, "scene.lua:8: no\n  8 | print(x.y)\n"),
    Block("no", line: "x", at: 5, "scene.lua:8:5: no\n  8 | x\n    |  ^\n"),
    Block("no", line: "\tx\ty", at: 4, "scene.lua:8:4: no\n  8 | \tx\ty\n    | \t \t^\n"),
    // Two columns for each of these.
    Block("no", line: "\"東京👍\" x", at: 7, "scene.lua:8:7: no\n  8 | \"東京👍\" x\n    |          ^\n"),
    // None for a mark on another character.
    Block("no", line: "\"e\u{301}\" x", at: 6, "scene.lua:8:6: no\n  8 | \"e\u{301}\" x\n    |     ^\n"),
    Block("no", line: "\"\u{1b}[1m\" x", at: 8, "scene.lua:8:8: no\n  8 | \"\\x1b[1m\" x\n    |           ^\n"),
    Block("no", line: "\"\u{202e}\" x", at: 5, "scene.lua:8:5: no\n  8 | \"\\u{202e}\" x\n    |            ^\n"),
    Block("a\u{1b}b\nc\n\n", line: "x", at: 1, "scene.lua:8:1: a\\x1bb\nc\n  8 | x\n    | ^\n"),
  ]

  @Test(arguments: blocks) func marksThePlace(_ test: Block) { #expect(test.diagnostic.text() == test.text) }

  @Test func namesAreOneLine() {
    var warning = Diagnostic.warning(.noArea, "no")
    (warning.file, warning.line) = ("a\u{1b}\n.lua", 3)
    warning.trace = [
      Diagnostic.Caller(file: "b\n\u{202e}.lua", line: 5, function: "function f"),
      Diagnostic.Caller(file: nil, line: 1, function: "the main chunk"),
    ]
    #expect(
      warning.text(inFolder: "c\td/") == """
        c\\td/a\\x1b\\n.lua:3: warning: no [no-area]
            at c\\td/b\\n\\u{202e}.lua:5 in function f
            at line 1 of a loaded text in the main chunk

        """)
  }

  @Test func longMessagesAreCut() {
    for character in ["x", "é", "👍", "\u{1b}", "\n"] {
      let text = Diagnostic(.error, String(repeating: character, count: 1_000_000) + "!").text()
      #expect(text.utf8.count <= 4096 + 12 && text.hasSuffix(character == "\n" ? "…\n" : "…\n"), "\(character)")
    }
  }

  /// Of a long line the part around the mark is shown; the mark's place is counted from the part's start.
  @Test func longLinesAreCut() throws {
    for (count, character) in [(1_000_000, "x"), (1_000_000, "東"), (1_000_000, "\u{301}"), (300_000, "\u{1b}")] {
      for column in [1, 90, 1000, count / 2, count, count + 1] {
        var diagnostic = Diagnostic(.error, "no", file: "a", line: 1)
        diagnostic.sourceLine = String(repeating: character, count: count)
        diagnostic.column = column
        let lines = diagnostic.text().split(separator: "\n")
        try #require(lines.count == 3)
        #expect(lines[1].columns <= 6 + 200 + 2 && lines[1].unicodeScalars.count < 500)
        #expect(lines[2].columns <= lines[1].columns + 1 && lines[2].hasSuffix("^"))
      }
    }
    var diagnostic = Diagnostic(.error, "no", file: "a", line: 1)
    diagnostic.sourceLine = String(repeating: "x", count: 500) + "!" + String(repeating: "x", count: 500)
    diagnostic.column = 501
    let lines = diagnostic.text().split(separator: "\n")
    #expect(
      lines[1].firstIndex(of: "!")?.utf16Offset(in: lines[1]) == lines[2].firstIndex(of: "^")?.utf16Offset(in: lines[2])
    )
  }

  @Test func everyWarningHasItsOwnCode() {
    #expect(Set(WarningCode.allCases.map(\.summary)).count == WarningCode.allCases.count)
    for code in WarningCode.allCases {
      #expect(code.rawValue.utf8.allSatisfy { 97...122 ~= $0 || $0 == 45 } && code.summary.hasSuffix("."))
    }
  }
}

extension Substring {
  fileprivate var columns: Int { String(self).columns }
}
