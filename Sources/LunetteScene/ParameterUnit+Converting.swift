extension ParameterUnit {
  /// A number of this unit in another one of its dimension, rounded once: by the number's decimal digits, not by its binary
  /// value, so that 1.005 km are 1005 m.
  func convert(_ number: Double, to other: ParameterUnit) -> Double {
    scaled(number, to: other) { ParameterUnit.double($0, $1) }
  }

  /// A number of this unit in metres, seconds or degrees. Within two units of its last place of a number of 15 digits it is
  /// that: 800 m that were typed for miles are 800 m again.
  func inBase(_ number: Double) -> Double {
    scaled(number, to: base) { digits, power in
      let nearest = ParameterUnit.double(digits, power)
      let rounded = ParameterUnit.roundedTo15Digits(digits, power)
      return abs(rounded - nearest) <= 2 * nearest.ulp ? rounded : nearest
    }
  }

  /// `round` makes a number of the quotient's digits and their power of ten.
  private func scaled(
    _ number: Double, to other: ParameterUnit, _ round: (UInt128, Int) -> Double
  ) -> Double {
    if size == other.size { return number }
    if size % other.size == 0, let whole = Int32(exactly: number) {
      return Double(whole) * Double(size / other.size)
    }
    let (digits, exponent) = number.decimalDigits
    guard digits > 0 else { return 0 }
    if let quotient = ParameterUnit.exactQuotient(digits, size, other.size, exponent) {
      return number < 0 ? -quotient : quotient
    }
    var product = UInt128(digits) * UInt128(size)
    var power = exponent
    // 38 digits are room for a quotient of 30 and more.
    while product < ParameterUnit.tenToThe37 {
      product *= 10
      power -= 1
    }
    let magnitude = round(product / UInt128(other.size), power)
    return number < 0 ? -magnitude : magnitude
  }

  /// Digits · size / other · 10^exponent where both sides of one division are whole numbers that doubles hold, and at
  /// most 15 digits are divided: rounded once, it is the nearest double.
  private static func exactQuotient(_ digits: UInt64, _ size: Int, _ other: Int, _ exponent: Int) -> Double? {
    let (product, overflows) = digits.multipliedReportingOverflow(by: UInt64(size))
    guard !overflows, product <= 1_000_000_000_000_000, -8...0 ~= exponent else { return nil }
    return Double(product) / (Double(other) * tensUpTo8[-exponent])
  }

  private static let tensUpTo8: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8]
  private static let tenToThe37 = (0..<37).reduce(UInt128(1)) { product, _ in product * 10 }

  private static func roundedTo15Digits(_ digits: UInt128, _ power: Int) -> Double {
    var (unit, dropped) = (UInt128(1), 0)
    while digits / unit >= 1_000_000_000_000_000 {
      unit *= 10
      dropped += 1
    }
    return double((digits + unit / 2) / unit, power + dropped)
  }

  private static func double(_ digits: UInt128, _ power: Int) -> Double { Double("\(digits)e\(power)") ?? .infinity }
}

extension Double {
  /// The digits of the shortest decimal that reads as it, as a whole number and a power of ten; without its sign.
  var decimalDigits: (digits: UInt64, exponent: Int) {
    var digits: UInt64 = 0
    var (decimals, exponent) = (0, 0)
    var (isPastPoint, isPastMark, exponentIsNegative) = (false, false, false)
    // At most 17 digits and a ".0" fit 64 bits.
    for byte in magnitude.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): isPastPoint = true
      case UInt8(ascii: "e"): isPastMark = true
      case UInt8(ascii: "-"): exponentIsNegative = true
      case 48...57 where isPastMark: exponent = 10 * exponent + Int(byte - 48)
      case 48...57:
        digits = 10 * digits + UInt64(byte - 48)
        if isPastPoint { decimals += 1 }
      default: break
      }
    }
    return (digits, (exponentIsNegative ? -exponent : exponent) - decimals)
  }
}
