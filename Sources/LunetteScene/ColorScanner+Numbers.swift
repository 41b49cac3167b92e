extension ColorScanner {
  /// Takes a CSS number: sign, digits, fraction and exponent. One too large is the largest there is.
  mutating func takeNumber() -> Double? {
    if let number = takeShortNumber() { return number }
    let isNegative = ahead(0) == UInt8(ascii: "-")
    if isNegative || ahead(0) == UInt8(ascii: "+") { position += 1 }
    var mantissa: UInt64 = 0
    let start = position
    // Digits past the eighteenth are beyond a double: they only count towards the magnitude.
    var exponent = takeDigits(into: &mantissa).dropped
    var hasDigits = position > start
    if ahead(0) == UInt8(ascii: "."), ColorScanner.isDigit(ahead(1)) {
      position += 1
      exponent -= takeDigits(into: &mantissa).kept
      hasDigits = true
    }
    guard hasDigits else { return nil }
    exponent += takeExponent()
    let value = ColorScanner.scale(mantissa, exponent)
    return isNegative ? -value : value
  }

  /// Takes a whole number of up to eight digits and no sign, as most arguments are; nil, taking nothing, for all others.
  @inline(__always)
  private mutating func takeShortNumber() -> Double? {
    var at = position
    let limit = min(end, position + 9)
    var number: UInt32 = 0
    while at < limit, ColorScanner.isDigit(bytes[at]) {
      number = number &* 10 &+ UInt32(bytes[at] &- UInt8(ascii: "0"))
      at += 1
    }
    // A fraction or an exponent is left, with all before it, to the thorough way.
    guard at > position, at < limit, bytes[at] != UInt8(ascii: "."), bytes[at] | 0x20 != UInt8(ascii: "e") else {
      return nil
    }
    position = at
    return Double(number)
  }

  /// Takes digits into `mantissa` as long as it has room: how many it took, and how many it had to leave out.
  private mutating func takeDigits(into mantissa: inout UInt64) -> (kept: Int, dropped: Int) {
    var kept = 0
    var dropped = 0
    while ColorScanner.isDigit(ahead(0)) {
      if mantissa < 100_000_000_000_000_000 {
        mantissa = mantissa * 10 + UInt64(ahead(0) - UInt8(ascii: "0"))
        kept += 1
      } else {
        dropped += 1
      }
      position += 1
    }
    return (kept, dropped)
  }

  /// Takes an exponent; 0 when there is none, for then an "e" begins a unit.
  private mutating func takeExponent() -> Int {
    guard ahead(0) | 0x20 == UInt8(ascii: "e") else { return 0 }
    let isSigned = ahead(1) == UInt8(ascii: "-") || ahead(1) == UInt8(ascii: "+")
    guard ColorScanner.isDigit(ahead(isSigned ? 2 : 1)) else { return 0 }
    let isNegative = ahead(1) == UInt8(ascii: "-")
    position += isSigned ? 2 : 1
    var exponent: UInt64 = 0
    _ = takeDigits(into: &exponent)
    // Nobody's digits make up for so large an exponent, and a sum with it cannot overflow.
    let bounded = Int(min(exponent, 1_000_000))
    return isNegative ? -bounded : bounded
  }

  private static func scale(_ mantissa: UInt64, _ exponent: Int) -> Double {
    var value = Double(mantissa)
    if exponent == 0 || mantissa == 0 { return value }
    // Powers up to 10^22 are exact, so one step (all that real colours need) rounds but once. Past 400 digits the
    // value is zero or the largest there is anyway.
    var left = min(exponent.magnitude, 400)
    while left > 0 {
      let step = min(left, 22)
      var power = 1.0
      for _ in 0..<step { power *= 10 }
      value = exponent < 0 ? value / power : value * power
      left -= step
    }
    return min(value, Double.greatestFiniteMagnitude)
  }
}
