import Testing

@testable import LunetteOutput

struct TextCase: Sendable {
  let text: String
  let escaped: String

  init(_ text: String, _ escaped: String) {
    self.text = text
    self.escaped = escaped
  }
}

@Suite struct TextTests {
  /// RFC 8259, section 7.
  static let json: [TextCase] = [
    TextCase("", #""""#), TextCase("Gr\u{fc}n \u{1f600}", "\"Gr\u{fc}n \u{1f600}\""),
    TextCase(#"a"b\c"#, #""a\"b\\c""#), TextCase("\u{0}\u{9}\u{a}\u{d}\u{1f}", #""\u0000\t\n\r\u001f""#),
    TextCase("\u{7f}/\u{2028}", "\"\u{7f}/\u{2028}\""), TextCase("x\n", #""x\n""#),
  ]

  /// XML 1.0, sections 2.2 (characters), 2.4 (escapes), 2.11 and 3.3.3 (what a reader does to white space).
  static let xmlText: [TextCase] = [
    TextCase("", ""), TextCase("a<b>&\"c'", "a&lt;b&gt;&amp;\"c'"), TextCase("\t\n\r", "\t\n&#13;"),
    TextCase("\u{0}x\u{8}\u{1f}", "\u{fffd}x\u{fffd}\u{fffd}"), TextCase("a\u{fffe}b\u{ffff}", "a\u{fffd}b\u{fffd}"),
    TextCase("\u{fffd}\u{f000}\u{ff21}\u{1ffff}\u{7f}", "\u{fffd}\u{f000}\u{ff21}\u{1ffff}\u{7f}"),
  ]

  static let xmlAttribute: [TextCase] = [
    TextCase("a<b>&\"c'", "a&lt;b&gt;&amp;&quot;c'"), TextCase("\t\n\r ", "&#9;&#10;&#13; "),
    TextCase("\u{b}é\u{ffff}", "\u{fffd}é\u{fffd}"),
  ]

  @Test(arguments: json) func writesJSON(_ example: TextCase) throws {
    #expect(try bytes { $0.append(jsonString: example.text) } == Array(example.escaped.utf8))
  }

  /// Every byte that a text can have, at every place of the eight that are looked at together, among others of all kinds.
  @Test func findsEscapesAtEveryPlace() throws {
    func escaped(_ text: String) -> String {
      let escapes: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"]
      return text.unicodeScalars.map { scalar in
        let hex = String(scalar.value, radix: 16)
        return escapes[scalar]
          ?? (scalar.value < 32 ? "\\u" + String(repeating: "0", count: 4 - hex.count) + hex : "\(scalar)")
      }.joined()
    }
    let fillers: [String] = ["", "a", "!", "\u{7f}", "é", "\u{1f600}", "[#]^"]
    for value in UInt32(0)...0x120 {
      let scalar = String(Unicode.Scalar(value) ?? " ")
      for filler in fillers {
        for count in 0...9 {
          let text = String(repeating: filler, count: count) + scalar + filler + scalar + "12345678"
          #expect(try bytes { $0.append(jsonString: text) } == Array("\"\(escaped(text))\"".utf8))
        }
      }
    }
  }

  @Test(arguments: xmlText) func writesXMLText(_ example: TextCase) throws {
    #expect(try bytes { $0.append(xmlText: example.text) } == Array(example.escaped.utf8))
  }

  @Test(arguments: xmlAttribute) func writesXMLAttributes(_ example: TextCase) throws {
    #expect(try bytes { $0.append(xmlAttribute: example.text) } == Array(example.escaped.utf8))
  }

  /// Bytes, as strings compare equal when they merely look alike.
  private func bytes(_ write: (inout ByteBuffer) -> Void) throws -> [UInt8] {
    Array(try written(write).utf8)
  }
}
