import Testing

@testable import LunetteOutput

@Suite struct Base64Tests {
  /// RFC 4648 §10, and bytes whose digits are the last two.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func bytesAreDigits(_ text: String, _ digits: String) throws {
    #expect(try written { $0.append(base64: Array(text.utf8)) } == digits)
    #expect(try written { $0.append(base64: [0xFB, 0xFF, 0xBF, 0xFF]) } == "+/+//w==")
  }
}
