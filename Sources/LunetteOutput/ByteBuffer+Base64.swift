extension ByteBuffer {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Bytes in base 64 (RFC 4648 §4).
  mutating func append(base64 bytes: [UInt8]) {
    ByteBuffer.digits.withUnsafeBufferPointer { digits in
      bytes.withUnsafeBufferPointer { bytes in
        for start in stride(from: 0, to: bytes.count, by: 3) {
          let rest = bytes.count - start
          let second = rest > 1 ? bytes[start + 1] : 0
          let third = rest > 2 ? bytes[start + 2] : 0
          append(digits[Int(bytes[start] >> 2)])
          append(digits[Int((bytes[start] & 3) << 4 | second >> 4)])
          append(rest > 1 ? digits[Int((second & 15) << 2 | third >> 6)] : UInt8(ascii: "="))
          append(rest > 2 ? digits[Int(third & 63)] : UInt8(ascii: "="))
        }
      }
    }
  }
}
