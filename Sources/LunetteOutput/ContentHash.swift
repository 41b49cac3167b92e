import CDigest

/// A source expression of a Content Security Policy that allows an inline script or style by its digest.
enum ContentHash {
  /// "sha256-" and the digest of a text in base 64.
  static func of(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let digest = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 65) { hex in
      cdigest_sha256(bytes, bytes.count, hex.baseAddress)
      return stride(from: 0, to: 64, by: 2).map { value(hex[$0]) << 4 | value(hex[$0 + 1]) }
    }
    return "sha256-" + String(decoding: ByteBuffer.bytes { $0.append(base64: digest) }, as: UTF8.self)
  }

  private static func value(_ digit: CChar) -> UInt8 {
    let byte = UInt8(bitPattern: digit)
    return byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : byte - UInt8(ascii: "a") + 10
  }
}
