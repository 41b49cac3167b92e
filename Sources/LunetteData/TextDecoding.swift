/// Bytes of a file as the text that readers of text take.
public enum TextDecoding {
  /// The bytes as UTF-8: UTF-16 with a byte order mark, as spreadsheets write it, is turned into it; all else stays as it
  /// is. What is no text, a zero byte tells it, is an error.
  public static func utf8(_ bytes: [UInt8]) throws(DataError) -> [UInt8] {
    let isUTF32 = bytes.starts(with: [0xff, 0xfe, 0, 0]) || bytes.starts(with: [0, 0, 0xfe, 0xff])
    if isUTF32 { throw DataError(line: 1, "the text is UTF-32; save it as UTF-8") }
    let isLittle = bytes.starts(with: [0xff, 0xfe])
    let text = isLittle || bytes.starts(with: [0xfe, 0xff]) ? try utf8(fromUTF16: bytes, isLittle: isLittle) : bytes
    guard let zero = text.firstIndex(of: 0) else { return text }
    let line = lines(in: text[..<zero]) + 1
    if isZip(bytes) { throw DataError(line: 1, "this is a zip archive, no text; unpack it and give what is in it") }
    throw DataError(line: line, "a zero byte stands here: this is no text, or UTF-16 without a byte order mark")
  }

  /// Whether bytes begin as a zip archive does.
  static func isZip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4b, 0x03, 0x04]) }

  private static func lines(in bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 == UInt8(ascii: "\n") } }

  private static func utf8(fromUTF16 bytes: [UInt8], isLittle: Bool) throws(DataError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    var pending: UInt32?
    for offset in stride(from: 2, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt32(bytes[offset]), UInt32(bytes[offset + 1]))
      let unit = isLittle ? second << 8 | first : first << 8 | second
      switch (unit & 0xfc00, pending) {
      case (0xd800, nil): pending = unit
      case (0xdc00, let high?):
        text.append(scalar: 0x10000 + (high & 0x3ff) << 10 + unit & 0x3ff)
        pending = nil
      case (0xd800, _), (0xdc00, _), (_, .some): throw broken(text)
      default: text.append(scalar: unit)
      }
    }
    guard pending == nil, bytes.count % 2 == 0 else { throw broken(text) }
    return text
  }

  private static func broken(_ text: [UInt8]) -> DataError {
    DataError(line: lines(in: text[...]) + 1, "half of a character stands here: the text is no valid UTF-16")
  }
}

extension [UInt8] {
  /// Adds a Unicode scalar value as UTF-8.
  fileprivate mutating func append(scalar value: UInt32) {
    if value < 0x80 {
      append(UInt8(value))
    } else if let scalar = Unicode.Scalar(value) {
      append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
  }
}
