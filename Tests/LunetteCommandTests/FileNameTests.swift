import TestSupport
import Testing

@testable import LunetteCommand

/// Names of files that may be no UTF-8.
@Suite struct FileNameTests {
  struct Case: Sendable {
    var bytes: [UInt8]
    var shown: String
    var isUTF8 = true
  }

  /// What is valid follows Unicode's table 3-7 (well-formed byte sequences).
  @Test(arguments: [
    Case(bytes: [], shown: ""),
    Case(bytes: Array("a b/ä😀.lua".utf8), shown: "a b/ä😀.lua"),
    Case(bytes: [0x61, 0xFF, 0x62], shown: "a\\xffb", isUTF8: false),
    Case(bytes: [0xC0, 0xAF], shown: "\\xc0\\xaf", isUTF8: false),
    Case(bytes: [0xED, 0xA0, 0x80], shown: "\\xed\\xa0\\x80", isUTF8: false),
    Case(bytes: [0xE2, 0x82], shown: "\\xe2\\x82", isUTF8: false),
    Case(bytes: [0xE2, 0x82, 0x61], shown: "\\xe2\\x82a", isUTF8: false),
    Case(bytes: [0xF4, 0x90, 0x80, 0x80], shown: "\\xf4\\x90\\x80\\x80", isUTF8: false),
    Case(bytes: [0x80, 0x0A, 0xC3, 0xA4], shown: "\\x80\\nä", isUTF8: false),
    // U+10FEFF, which stands for a byte: as four bytes, which it is.
    Case(bytes: Array("\u{10FEFF}".utf8), shown: "\u{10FEFF}", isUTF8: false),
    Case(bytes: Array("\u{10FE7F}\u{10FF00}".utf8), shown: "\u{10FE7F}\u{10FF00}"),
    Case(bytes: Array("\u{1b}[2J\u{7f}\u{9b}".utf8), shown: "\\x1b[2J\\x7f\\x9b"),
    Case(bytes: Array("\u{202e}\u{2066}\u{200f}\u{2028}".utf8), shown: "\\u{202e}\\u{2066}\\u{200f}\\u{2028}"),
  ]) func isShownAndGivesItsBytesBack(_ test: Case) {
    let text = test.bytes.withUnsafeBytes(FileName.text)
    #expect(text.shownName == test.shown)
    #expect(text.holdsBytes == !test.isUTF8)
    #expect(text.fileBytes == test.bytes.map(CChar.init(bitPattern:)) + [0])
  }

  @Test func randomBytesComeBack() {
    var random = SeededGenerator(seed: 5)
    // Rather bytes that begin, go on and end characters.
    let likely: [UInt8] = [0x61, 0x2F, 0x80, 0x8F, 0x9F, 0xBB, 0xBF, 0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xFF]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Bool.random(using: &random)
          ? likely.randomElement(using: &random) ?? 0 : UInt8.random(in: 1...255, using: &random)
      }
      let text = bytes.withUnsafeBytes(FileName.text)
      #expect(text.fileBytes == bytes.map(CChar.init(bitPattern:)) + [0])
      #expect(text.holdsBytes || String(validating: bytes, as: UTF8.self) == text)
      #expect((text.folderPart + text.namePart).fileBytes == text.fileBytes)
    }
  }

  @Test func messagesShowBytes() {
    let name = ([0x61, 0xFF, 0x0A, 0x62] as [UInt8]).withUnsafeBytes(FileName.text)
    #expect(name.showingBytes == "a\\xff\nb" && name.shownName == "a\\xff\\nb")
    #expect("a\n\tb\u{1b}".shownName == "a\\n\\tb\\x1b")
  }

  @Test func partsBetweenSlashes() {
    #expect("/a//b\u{301}/\u{301}c".pathParts == ["", "a", "", "b\u{301}", "\u{301}c"])
    #expect("a/\u{301}b".folderPart == "a/" && "a/\u{301}b".namePart == "\u{301}b")
    #expect("a".folderPart == "" && "a".namePart == "a" && "a/".namePart == "")
  }
}
