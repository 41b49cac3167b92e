import LunetteData
import Testing

/// The grammar of RFC 8259, case by case.
@Suite struct JSONGrammarTests {
  struct Valid: Sendable, CustomTestStringConvertible {
    var text: String
    var value: JSONValue
    init(_ text: String, _ value: JSONValue) { (self.text, self.value) = (text, value) }
    var testDescription: String { text }
  }

  struct Invalid: Sendable, CustomTestStringConvertible {
    var bytes: [UInt8]
    var line: Int
    var column: Int
    /// A part of the message.
    var says: String
    init(_ text: String, _ line: Int, _ column: Int, _ says: String) {
      self.init(Array(text.utf8), line, column, says)
    }
    init(_ bytes: [UInt8], _ line: Int, _ column: Int, _ says: String) {
      (self.bytes, self.line, self.column, self.says) = (bytes, line, column, says)
    }
    var testDescription: String { String(decoding: bytes.prefix(40), as: UTF8.self) }
  }

  static let valid: [Valid] = [
    Valid("null", .null), Valid("true", .boolean(true)), Valid(" \t\r\n false \n", .boolean(false)),
    Valid("0", .number(0)), Valid("-0", .number(-0.0)), Valid("-1", .number(-1)), Valid("10", .number(10)),
    Valid("0.5", .number(0.5)), Valid("1e5", .number(100_000)), Valid("1E+2", .number(100)),
    Valid("25e-1", .number(2.5)), Valid("0e0", .number(0)), Valid("0.00", .number(0)), Valid("1e-999", .number(0)),
    Valid("1.7976931348623157e308", .number(.greatestFiniteMagnitude)), Valid("5e-324", .number(5e-324)),
    Valid("123456789012345678901234567890", .number(1.2345678901234568e29)),
    Valid("18446744073709551616", .number(0x1p64)), Valid("9007199254740993", .number(9_007_199_254_740_992)),
    Valid("0.000000000000000000000000000001", .number(1e-30)),
    Valid(#""""#, .text("")), Valid(#""a b""#, .text("a b")),
    Valid("\"Gr\u{fc}n\u{1f600}\"", .text("Gr\u{fc}n\u{1f600}")),
    Valid(#""\"\\\/\b\f\n\r\t""#, .text("\"\\/\u{8}\u{c}\n\r\t")),
    Valid(#""\u0041\u00e9\uFFFF""#, .text("A\u{e9}\u{ffff}")),
    Valid(#""\uD83D\uDE00""#, .text("\u{1f600}")), Valid(#""x\u0000y""#, .text("x\u{0}y")),
    Valid("\"\u{7f}\u{2028}/\"", .text("\u{7f}\u{2028}/")),
    Valid("[]", .array([])), Valid("[ ]", .array([])), Valid("[1]", .array([.number(1)])),
    Valid("[1 ,\n2]", .array([.number(1), .number(2)])),
    Valid("[[],[[]]]", .array([.array([]), .array([.array([])])])),
    Valid("[{},0]", .array([.object([]), .number(0)])),
    Valid("{}", .object([])), Valid("{ }", .object([])),
    Valid(#"{"a":1}"#, .object([.init(name: "a", value: .number(1))])),
    Valid(
      #"{"b" : [ true ] , "" : {"c":null}}"#,
      .object([
        .init(name: "b", value: .array([.boolean(true)])),
        .init(name: "", value: .object([.init(name: "c", value: .null)])),
      ])),
    Valid("\u{feff}1", .number(1)),
  ]

  static let invalid: [Invalid] = [
    Invalid("", 1, 1, "expected a value; the document ends here"), Invalid("  \n ", 2, 2, "the document ends here"),
    Invalid("nul", 1, 1, "expected true, false or null"), Invalid("True", 1, 1, "expected a value; got \"T\""),
    Invalid("truefalse", 1, 5, "expected the end"), Invalid("1 2", 1, 3, "expected the end of the document; got \"2\""),
    Invalid("01", 1, 1, "no needless zero"), Invalid("-01", 1, 1, "no needless zero"), Invalid("00", 1, 1, "zero"),
    Invalid("-", 1, 1, "expected a number"), Invalid("+1", 1, 1, "expected a value"), Invalid(".5", 1, 1, "a value"),
    Invalid("1.", 1, 3, "a digit after its point"), Invalid("1.e5", 1, 3, "a digit after its point"),
    Invalid("1e", 1, 3, "a digit in its exponent"), Invalid("1e+", 1, 4, "a digit in its exponent"),
    Invalid("0x10", 1, 2, "expected the end"), Invalid("1_000", 1, 2, "expected the end"),
    Invalid("NaN", 1, 1, "expected a value"), Invalid("-Infinity", 1, 1, "expected a number"),
    Invalid("1e309", 1, 1, "a number is at most"), Invalid("[1,-1e999999999999]", 1, 4, "a number is at most"),
    Invalid("\"", 1, 1, "never ends"), Invalid("[\"ab", 1, 2, "never ends"),
    Invalid("\"\\", 1, 2, "an escape is one of"),
    Invalid("\"\\\"", 1, 1, "never ends"), Invalid("'a'", 1, 1, "expected a value"),
    Invalid("a", 1, 1, "expected a value"),
    Invalid("\"a\nb\"", 1, 3, "control characters"), Invalid("\"\t\"", 1, 2, "control characters"),
    Invalid(#""\x41""#, 1, 2, "an escape is one of"), Invalid(#""\U0041""#, 1, 2, "an escape is one of"),
    Invalid(#""\u12""#, 1, 2, "four hexadecimal digits"), Invalid(#""\u12G4""#, 1, 2, "four hexadecimal digits"),
    Invalid(#""\u"#, 1, 2, "four hexadecimal digits"), Invalid(#""é\uD83D""#, 1, 3, "surrogate"),
    Invalid(#""\uDE00""#, 1, 2, "surrogate"), Invalid(#""\uD83Dx""#, 1, 2, "surrogate"),
    Invalid(#""\uD83D\n""#, 1, 2, "surrogate"), Invalid(#""\uD83D\uD83D""#, 1, 2, "surrogate"),
    Invalid([0x22, 0xff, 0x22], 1, 2, "UTF-8"), Invalid([0x22, 0x61, 0xc3, 0x22], 1, 3, "UTF-8"),
    Invalid([0x22, 0xc0, 0x80, 0x22], 1, 2, "UTF-8"), Invalid([0x22, 0xed, 0xa0, 0x80, 0x22], 1, 2, "UTF-8"),
    Invalid([0x22, 0xf4, 0x90, 0x80, 0x80, 0x22], 1, 2, "UTF-8"), Invalid([0xe9], 1, 1, "the byte 0xe9"),
    Invalid([0x22, 0x5c, 0x6e, 0x80, 0x22], 1, 4, "UTF-8"), Invalid([0x00], 1, 1, "the byte 0x0"),
    Invalid("[", 1, 2, "expected a value; the document ends here"), Invalid("[1", 1, 3, "a comma or \"]\""),
    Invalid("[1,", 1, 4, "expected a value"), Invalid("[1,]", 1, 4, "a value after the comma"),
    Invalid("[,1]", 1, 2, "expected a value"), Invalid("[1 2]", 1, 4, "a comma or \"]\""),
    Invalid("[1,,2]", 1, 4, "expected a value"), Invalid("[1}", 1, 3, "a comma or \"]\""),
    Invalid("]", 1, 1, "a value"),
    Invalid("[[],", 1, 5, "expected a value"), Invalid("[[] []]", 1, 5, "a comma"),
    Invalid("{", 1, 2, "a member's name"), Invalid("{1:2}", 1, 2, "a member's name in double quotes"),
    Invalid("{a:2}", 1, 2, "a member's name in double quotes"), Invalid(#"{"a"}"#, 1, 5, "a colon"),
    Invalid(#"{"a":}"#, 1, 6, "expected a value"), Invalid(#"{"a":1,}"#, 1, 8, "a value after the comma"),
    Invalid(#"{"a":1 "b":2}"#, 1, 8, "a comma or \"}\""), Invalid(#"{"a":1]"#, 1, 7, "a comma or \"}\""),
    Invalid("{\n\"a\":1,\n  \"a\":2}", 3, 7, "comes twice"), Invalid(#"{"a":1}{}"#, 1, 8, "expected the end"),
    Invalid("[1] // no", 1, 5, "expected the end"), Invalid("/* no */ 1", 1, 1, "expected a value"),
    Invalid("\u{feff}\u{feff}1", 1, 1, "the byte 0xef"), Invalid("[\u{a0}1]", 1, 2, "the byte 0xc2"),
    Invalid(String(repeating: "[", count: 65), 1, 65, "at most 64 deep"),
    Invalid(String(repeating: "[", count: 1_000_000), 1, 65, "at most 64 deep"),
    Invalid(String(repeating: "{\"a\":", count: 100_000), 1, 321, "at most 64 deep"),
  ]

  @Test(arguments: valid) func readsTheTree(_ test: Valid) throws {
    let value = try JSONValue(parsing: Array(test.text.utf8))
    // Texts are compared by their bytes: as strings, they are equal when they merely look alike.
    #expect("\(value)".utf8.elementsEqual("\(test.value)".utf8))
  }

  @Test(arguments: valid) func skipsWhatIsValid(_ test: Valid) throws {
    try JSONReader.read(Array(test.text.utf8)) { reader throws(DataError) in try reader.skip() }
  }

  @Test(arguments: invalid) func refusesWithThePlace(_ test: Invalid) {
    let error = #expect(throws: DataError.self) { try JSONValue(parsing: test.bytes) }
    #expect(error?.line == test.line && error?.column == test.column, "\(String(describing: error))")
    #expect(error?.message.contains(test.says) == true, "\(String(describing: error))")
  }

  /// The only difference between passing over a value and reading it: names that come twice are not looked for.
  @Test(arguments: invalid) func skipsNothingInvalid(_ test: Invalid) {
    guard test.says != "comes twice" else { return }
    #expect(throws: DataError.self) {
      try JSONReader.read(test.bytes) { reader throws(DataError) in try reader.skip() }
    }
  }

  @Test func readsWhatLies64Deep() throws {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    var value = try JSONValue(parsing: Array(deep.utf8))
    var depth = 0
    while case .array(let elements) = value, let inner = elements.first { (value, depth) = (inner, depth + 1) }
    #expect(depth == 63 && value == .array([]))
  }

  @Test func countsLinesFromTheOneGiven() {
    let error = #expect(throws: DataError.self) { try JSONValue(parsing: Array("[1,\nx]".utf8), line: 7) }
    #expect(error == DataError(line: 8, column: 1, "expected a value; got \"x\""))
  }

  @Test func findsMembersByName() throws {
    let value = try JSONValue(parsing: Array(#"{"at":{"lat":1,"lon":2},"list":[]}"#.utf8))
    #expect(value["at"]?["lon"] == .number(2))
    #expect(value["on"] == nil && value["list"]?["at"] == nil)
  }
}
