extension JSONReader {
  /// Takes a number, rounded to the nearest double.
  public mutating func number() throws(DataError) -> Double {
    let byte = nextByte
    let start = offset
    if byte == UInt8(ascii: "-") { offset += 1 }
    guard let first = digit else {
      offset = start
      throw unexpected("a number")
    }
    var decimal = ShortDecimal(isNegative: byte == UInt8(ascii: "-"))
    takeDigits { decimal.append(digit: $0) }
    if first == 0 && offset > start + (decimal.isNegative ? 2 : 1) {
      throw error("a number begins with no needless zero", at: start)
    }
    if offset < bytes.count && bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      guard digit != nil else { throw error("a number needs a digit after its point") }
      takeDigits { decimal.append(decimal: $0) }
    }
    if offset < bytes.count && bytes[offset] | 0x20 == UInt8(ascii: "e") { decimal.shift(by: try exponent()) }
    if let number = decimal.double { return number }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw error("a number is at most \(Double.greatestFiniteMagnitude)", at: start)
    }
    return number
  }

  private mutating func exponent() throws(DataError) -> Int {
    offset += 1
    var isNegative = false
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") {
      isNegative = bytes[offset] == UInt8(ascii: "-")
      offset += 1
    }
    guard digit != nil else { throw error("a number needs a digit in its exponent") }
    var exponent = 0
    // Far beyond what a double has, whatever the digits before; and far from an overflow.
    takeDigits { exponent = min(exponent * 10 + Int($0), 1_000_000_000) }
    return isNegative ? -exponent : exponent
  }

  /// The digit that stands here.
  private var digit: UInt8? {
    guard offset < bytes.count else { return nil }
    let digit = bytes[offset] &- UInt8(ascii: "0")
    return digit < 10 ? digit : nil
  }

  @inline(__always)
  private mutating func takeDigits(_ take: (UInt8) -> Void) {
    while let digit {
      take(digit)
      offset += 1
    }
  }
}
