import LunetteData
import Testing

/// Small documents from the corners of RFC 8259, and whether they are JSON: by Python's json module in its strict mode, which
/// was told to refuse NaN and Infinity, and surrogates without their other half.
@Suite struct JSONVerdictTests {
  /// JSON.
  static let documents: [String] = [
    "0", "-0", "0.0", "-0.0", "1E0", "1e+00", "1e-00", "1E-07", "0E+1", "1.5E+300", "2.2250738585072014e-308",
    "4.9406564584124654e-324", "1e-400", "-1e-400", "100000000000000000000", "0.1e1", "10.010", "-1.0e-1", "\"\"",
    "\"\\u0000\"", "\"\\uFFFF\"", "\"\\ud834\\udd1e\"", "\"\\uD834\\uDD1E\"", "\"a\\/b\"", "\"\\\\u0041\"", "\"€\"",
    "\"𝄞\"", "\" \"", "\"\\u007f\"", "\"\\u2028\\u2029\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "[]", "[ ]", "[[]]",
    "[null]", "[1,2,3]", "[1,[2,[3]]]", "[{}]", "[{},[]]", "[true,false,null]", "[\"a\",1]", "{}", "{ }",
    "{\"a\":1}", "{\"\":0}", "{\"a\":{}}", "{\"a\":[]}", "{\"a\" : 1 , \"b\" : 2}", "{\"a\":null}",
    "{\"\\u0061\":1}", "{\"a\":{\"a\":{\"a\":1}}}", "true", "false", "null", " 1", "1 ", "\u{9}1", "\u{a}1",
    "\u{d}1", "\u{d}\u{a}[\u{a}]\u{d}\u{a}", "[\u{9}1\u{d},\u{a}2 ]", "[1]\u{a}\u{a}", "{\"a\"\u{a}:\u{a}1}",
  ]

  /// No JSON.
  static let others: [String] = [
    "00", "-00", "-01.5", "0.", "-.5", ".e1", "1.e1", "1.5.5", "1e", "1E", "1e1.5", "1ee5", "1e-", "--1", "+0",
    "- 1", "1 000", "0b1", "0o7", "0xF", "1f", "1n", "١", "½", "1,5", "1e٣", "Infinity", "-NaN", "nan", "\"",
    "\"\\\"", "\"\\\\\\\"", "\"\\a\"", "\"\\0\"", "\"\\x00\"", "\"\\'\"", "\"\\u\"", "\"\\u000\"", "\"\\u00G0\"",
    "\"\\u-123\"", "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\u0041\"", "\"\\ud800x\"", "\"\\udd1e\\ud834\"", "'a'",
    "\"a", "a\"", "“a”", "\"a\"\"b\"", "[", "]", "[1", "[1,", "[,]", "[1,,2]", "[,1]", "[1,]", "[1 2]", "[1:2]",
    "[1;2]", "(1)", "[1)", "[1]]", "[[1]", "[1],", "[,,]", "[ , ]", "[true false]", "[nul]", "{", "}", "{\"a\"",
    "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{,}", "{\"a\"}", "{\"a\",1}", "{\"a\"=1}", "{:1}", "{1:1}",
    "{a:1}", "{'a':1}", "{null:1}", "{\"a\":1;\"b\":2}", "{\"a\":1 \"b\":2}", "{\"a\"::1}", "{\"a\":1,,\"b\":2}",
    "{\"a\":1}}", "{{}}", "{\"a\":1]", "[{\"a\":1}", "{[]:1}", "True", "TRUE", "tru", "truee", "nulll", "undefined",
    "NULL", "none", "t", "n", "\u{c}1", "\u{b}1", "\u{a0}1", "1\u{2003}", "\u{feff}", "1//", "#1", "1\u{0}",
    "\u{0}", "[1]\u{1f}", "\"\u{1}\"", "\"\u{1f}\"", "\"\u{a}\"", "\"\"\u{a}\"\"", "1\u{a}2", "{}\u{a}{}",
    "[]\u{a},", "//\u{a}1", "/**/1", "1 null",
  ]

  @Test(arguments: documents) func isRead(_ text: String) throws {
    _ = try JSONValue(parsing: Array(text.utf8))
    try JSONReader.read(Array(text.utf8)) { reader throws(DataError) in try reader.skip() }
    _ = try GeoJSONReader.read(inProperties(text))
  }

  @Test(arguments: others) func isRefused(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(throws: DataError.self) { try JSONValue(parsing: bytes) }
    let error = #expect(throws: DataError.self) {
      try JSONReader.read(bytes) { reader throws(DataError) in try reader.skip() }
    }
    #expect(throws: DataError.self) { try GeoJSONReader.read(inProperties(text)) }
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    #expect(1...lines ~= error?.line ?? 0 && error?.column ?? 0 >= 1)
  }

  /// As a property of a feature, which is passed over in a quicker way.
  private func inProperties(_ text: String) -> [UInt8] {
    Array(#"{"type":"Feature","properties":{"x":\#(text)},"geometry":null}"#.utf8)
  }
}
