extension ByteBuffer {
  /// What is written, apart: to be appended often. What is long is quicker written with room for more of it.
  static func bytes(capacity: Int = widestNumber, _ write: (inout ByteBuffer) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    var out = ByteBuffer(capacity: capacity) { bytes += $0 }
    write(&out)
    try? out.flush()  // an array takes all
    return bytes
  }

  /// Appends bytes as they are.
  mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  /// Appends a JSON string (RFC 8259) with its quotes.
  public mutating func append(jsonString text: String) {
    var text = text
    text.withUTF8 { append(jsonString: $0) }
  }

  /// Appends a text in UTF-8 as a JSON string with its quotes.
  public mutating func append(jsonString bytes: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    var index = appendQuoting(bytes, from: 0)
    while index < bytes.count {
      append(escapeOf: bytes[index])
      index = appendQuoting(bytes, from: index + 1)
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends what stands in a JSON string for a byte that it can't hold as it is.
  private mutating func append(escapeOf byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\t"): append("\\t")
    case UInt8(ascii: "\r"): append("\\r")
    case 0..<0x20:
      append("\\u00")
      append(UInt8(ascii: "0") + byte >> 4)
      append(ByteBuffer.hexDigit(byte & 0xf))
    default:
      append(UInt8(ascii: "\\"))
      append(byte)
    }
  }

  /// Appends an XML element's text: "&", "<" and ">" escaped, and U+FFFD for what XML 1.0 has no way to write.
  public mutating func append(xmlText text: String) {
    append(xml: text, isAttribute: false)
  }

  /// Appends an XML attribute's value, without its quotes: as a text, and double quotes and white space escaped too.
  public mutating func append(xmlAttribute text: String) {
    append(xml: text, isAttribute: true)
  }

  private mutating func append(xml text: String, isAttribute: Bool) {
    var text = text
    text.withUTF8 { bytes in
      var done = 0
      for index in bytes.indices {
        let byte = bytes[index]
        // All above ">" is plain but U+FFFE and U+FFFF, which begin with 0xef.
        guard byte <= UInt8(ascii: ">") || byte == 0xef else { continue }
        guard let escape = ByteBuffer.xmlEscape(of: bytes[index...], isAttribute: isAttribute) else { continue }
        append(UnsafeBufferPointer(rebasing: bytes[done..<index]))
        append(escape)
        done = index + (byte == 0xef ? 3 : 1)
      }
      append(UnsafeBufferPointer(rebasing: bytes[done...]))
    }
  }

  /// What stands for the first character of `bytes`, or nil for itself.
  private static func xmlEscape(of bytes: Slice<UnsafeBufferPointer<UInt8>>, isAttribute: Bool) -> StaticString? {
    switch bytes[bytes.startIndex] {
    case UInt8(ascii: "&"): return "&amp;"
    case UInt8(ascii: "<"): return "&lt;"
    case UInt8(ascii: ">"): return "&gt;"
    case UInt8(ascii: "\""): return isAttribute ? "&quot;" : nil
    // A reader makes spaces of an attribute's tabs and line feeds, and line feeds of all carriage returns.
    case 0x09: return isAttribute ? "&#9;" : nil
    case 0x0a: return isAttribute ? "&#10;" : nil
    case 0x0d: return "&#13;"
    case 0..<0x20: return "\u{fffd}"
    case 0xef:
      // A String's UTF-8 is whole, so the two bytes of the character's rest are there.
      let isForbidden = bytes[bytes.startIndex + 1] == 0xbf && bytes[bytes.startIndex + 2] >= 0xbe
      return isForbidden ? "\u{fffd}" : nil
    default: return nil
    }
  }

  /// Appends bytes up to one that needs an escape, and gives the place of that one. Most quotes and backslashes are
  /// escaped on the way: a picture in a text is thousands of bytes, and every thirtieth is a quote.
  ///
  /// Eight bytes are copied and looked at in one go, and what was copied too many is written over.
  private mutating func appendQuoting(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let (ones, highBits): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var index = start
    while index + 8 <= bytes.count {
      // A round writes ten bytes at most.
      reserve(16)
      let (source, target) = (UnsafeRawPointer(bytes.baseAddress!), UnsafeMutableRawPointer(self.start + count))
      let (end, room) = (bytes.count &- 8, capacity &- count &- 16)
      var written = 0
      while index <= end && written <= room {
        let word = source.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        target.storeBytes(of: word.littleEndian, toByteOffset: written, as: UInt64.self)
        // A byte less than another is one whose subtraction borrows; the lowest that is found is a true one. With one bit
        // turned a quote (0x22) is just above all that is less than 0x20, and the backslash is the one that is 0.
        let (low, backslash) = (word ^ (ones &* 0x02), word ^ (ones &* 0x5c))
        let found = ((low &- ones &* 0x21) & ~word | (backslash &- ones) & ~backslash) & highBits
        // None is 64 zeros: eight bytes.
        let plain = found.trailingZeroBitCount / 8
        index &+= plain
        written &+= plain
        if found == 0 { continue }
        let byte = source.load(fromByteOffset: index, as: UInt8.self)
        if byte < 0x20 {
          count &+= written
          return index
        }
        target.storeBytes(of: UInt8(ascii: "\\"), toByteOffset: written, as: UInt8.self)
        target.storeBytes(of: byte, toByteOffset: written &+ 1, as: UInt8.self)
        index &+= 1
        written &+= 2
      }
      count &+= written
    }
    while index < bytes.count, bytes[index] >= 0x20, bytes[index] != 0x22, bytes[index] != 0x5c {
      append(bytes[index])
      index += 1
    }
    return index
  }

  private static func hexDigit(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
