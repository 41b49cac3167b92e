/// Numbers as tables and texts write them: digits with a sign, a point and an exponent, and nothing around them.
enum DecimalText {
  /// The nearest double; nil for what is no number, or is none in size.
  static func number(_ bytes: some Collection<UInt8>) -> Double? {
    bytes.withContiguousStorageIfAvailable { scan($0) } ?? Array(bytes).withUnsafeBufferPointer { scan($0) }
  }

  private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var offset = 0
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { offset = 1 }
    var decimal = ShortDecimal(isNegative: isNegative)
    let start = offset
    while let digit = digit(bytes, offset) {
      decimal.append(digit: digit)
      offset &+= 1
    }
    var digits = offset - start
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset &+= 1
      while let digit = digit(bytes, offset) {
        decimal.append(decimal: digit)
        offset &+= 1
        digits += 1
      }
    }
    guard digits > 0 else { return nil }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      guard let power = exponent(bytes, &offset) else { return nil }
      decimal.shift(by: power)
    }
    guard offset == bytes.count else { return nil }
    if let number = decimal.double { return number }
    guard let number = Double(String(decoding: bytes, as: UTF8.self)), number.isFinite else { return nil }
    return number
  }

  private static func exponent(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> Int? {
    let isNegative = offset < bytes.count && bytes[offset] == UInt8(ascii: "-")
    if isNegative || offset < bytes.count && bytes[offset] == UInt8(ascii: "+") { offset += 1 }
    guard digit(bytes, offset) != nil else { return nil }
    var exponent = 0
    while let digit = digit(bytes, offset) {
      // Far beyond what a double has, whatever the digits before; and far from an overflow.
      exponent = min(exponent * 10 + Int(digit), 1_000_000_000)
      offset += 1
    }
    return isNegative ? -exponent : exponent
  }

  @inline(__always)
  private static func digit(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt8? {
    guard offset < bytes.count else { return nil }
    let digit = bytes[offset] &- UInt8(ascii: "0")
    return digit < 10 ? digit : nil
  }
}
