extension ByteBuffer {
  /// Appends the shortest decimal text that reads back as the same double: "500", "0.1", "1e+300".
  ///
  /// Numbers from 10^-7 up to 10^21 have no exponent. Zero has no sign. NaN and infinity are treated as by
  /// `append(fixed:decimals:)`.
  public mutating func append(shortest value: Double) {
    guard value.isFinite else {
      assertionFailure("\(value) has no digits")
      return append(UInt8(ascii: "0"))
    }
    // Whole numbers below 2^53 are themselves the shortest; the more so as the usual parameter is one.
    if value.magnitude < 0x1p53, value == Double(Int(value)) {
      return append(integer: Int(value))
    }
    if value < 0 { append(UInt8(ascii: "-")) }
    // The standard library finds the shortest digits; only where it puts the point is to be changed.
    var text = value.magnitude.description
    text.withUTF8 { append(described: $0) }
  }

  /// Appends what `Double.description` wrote ("1.5", "1e-05", "1.25e+16"), its point moved to where the exponent says.
  private mutating func append(described text: UnsafeBufferPointer<UInt8>) {
    let mark = text.firstIndex(of: UInt8(ascii: "e")) ?? text.count
    guard mark < text.count else {
      // Too large for the way above, a whole number comes with a needless ".0".
      let isWhole = text.suffix(2).elementsEqual([UInt8(ascii: "."), UInt8(ascii: "0")])
      return append(UnsafeBufferPointer(rebasing: isWhole ? text.dropLast(2) : text[...]))
    }
    var exponent = 0
    for byte in text[(mark + 2)...] { exponent = exponent * 10 + Int(byte - UInt8(ascii: "0")) }
    if text[mark + 1] == UInt8(ascii: "-") { exponent = -exponent }
    guard exponent >= -7 && exponent < 21 else { return append(text) }
    let decimals = text[..<mark].dropFirst(2)
    if exponent < 0 {
      append("0.")
      for _ in 1..<(-exponent) { append(UInt8(ascii: "0")) }
      append(text[0])
      append(UnsafeBufferPointer(rebasing: decimals))
    } else {
      // An exponent comes from 2^54 on, where nothing is left of the fraction: there are more places than digits.
      append(text[0])
      append(UnsafeBufferPointer(rebasing: decimals))
      for _ in decimals.count..<exponent { append(UInt8(ascii: "0")) }
    }
  }
}
