extension JSONReader {
  /// Takes a text.
  public mutating func text() throws(DataError) -> String {
    let start = try openText()
    let part = try plainPart(of: start)
    guard bytes[offset] == UInt8(ascii: "\\") else {
      offset += 1
      guard let text = String(validating: part, as: UTF8.self) else { throw invalid(from: start) }
      return text
    }
    var gathered = Array(part)
    while bytes[offset] == UInt8(ascii: "\\") {
      try takeEscape(into: &gathered)
      gathered += try plainPart(of: start)
    }
    offset += 1
    guard let text = String(validating: gathered, as: UTF8.self) else { throw invalid(from: start) }
    return text
  }

  /// Passes over a text, which is checked all the same.
  mutating func skipText() throws(DataError) {
    let start = try openText()
    try skipPart(of: start)
    var escaped: [UInt8] = []
    while bytes[offset] == UInt8(ascii: "\\") {
      try takeEscape(into: &escaped)
      try skipPart(of: start)
    }
    offset += 1
  }

  private mutating func skipPart(of text: Int) throws(DataError) { try check(try plainPart(of: text), of: text) }

  private func check(_ part: UnsafeBufferPointer<UInt8>, of text: Int) throws(DataError) {
    var all: UInt8 = 0
    for byte in part { all |= byte }
    if all >= 0x80, (try? UTF8Span(validating: part.span)) == nil { throw invalid(from: text) }
  }

  /// Takes a text and gives its bytes, if it has no escapes; nil for one that has, of which a part is taken.
  mutating func plainText() throws(DataError) -> UnsafeBufferPointer<UInt8>? {
    let start = try openText()
    let part = try plainPart(of: start)
    guard bytes[offset] == UInt8(ascii: "\"") else { return nil }
    try check(part, of: start)
    offset += 1
    return part
  }

  private mutating func openText() throws(DataError) -> Int {
    guard nextByte == UInt8(ascii: "\"") else { throw unexpected("a text in double quotes") }
    offset += 1
    return offset - 1
  }

  /// What comes before the next escape or the closing quote, one of which is there then.
  private mutating func plainPart(of text: Int) throws(DataError) -> UnsafeBufferPointer<UInt8> {
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        return UnsafeBufferPointer(rebasing: bytes[start..<offset])
      }
      guard byte >= 0x20 else { throw error("a text holds control characters only as escapes, as \\n or \\u0009") }
      offset += 1
    }
    throw error("a text never ends: its closing quote is missing", at: text)
  }

  /// The first byte of the text that begins no character tells where it isn't UTF-8.
  private func invalid(from start: Int) -> DataError {
    var place = start
    var decoder = UTF8()
    var iterator = bytes[start..<offset].makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { place += UTF8.width(scalar) }
    return error("a text must be valid UTF-8", at: place)
  }

  private mutating func takeEscape(into gathered: inout [UInt8]) throws(DataError) {
    let start = offset
    offset += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "\""): gathered.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): gathered.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): gathered.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): gathered.append(0x08)
    case UInt8(ascii: "f"): gathered.append(0x0c)
    case UInt8(ascii: "n"): gathered.append(0x0a)
    case UInt8(ascii: "r"): gathered.append(0x0d)
    case UInt8(ascii: "t"): gathered.append(0x09)
    case UInt8(ascii: "u"): gathered += UTF8.encode(try scalar(from: start)).map(Array.init) ?? []
    default: throw error("an escape is one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX", at: start)
    }
  }

  /// The character of `\u` and four digits, or of two such halves; the first `\u` is taken already.
  private mutating func scalar(from start: Int) throws(DataError) -> Unicode.Scalar {
    let first = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let follows = bytes[min(offset, bytes.count)...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    guard UTF16.isLeadSurrogate(first), follows else { throw alone(start) }
    offset += 2
    let second = try codeUnit(from: start)
    guard UTF16.isTrailSurrogate(second) else { throw alone(start) }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private func alone(_ start: Int) -> DataError { error("half of a surrogate pair stands alone", at: start) }

  private mutating func codeUnit(from start: Int) throws(DataError) -> UInt16 {
    var unit: UInt16 = 0
    for place in offset..<(offset + 4) {
      guard place < bytes.count, let digit = Unicode.Scalar(bytes[place]).hexDigit else {
        throw error("\\u needs four hexadecimal digits", at: start)
      }
      unit = unit << 4 | digit
    }
    offset += 4
    return unit
  }
}

extension Unicode.Scalar {
  fileprivate var hexDigit: UInt16? {
    switch self {
    case "0"..."9": UInt16(value - 48)
    case "a"..."f": UInt16(value - 87)
    case "A"..."F": UInt16(value - 55)
    default: nil
    }
  }
}
