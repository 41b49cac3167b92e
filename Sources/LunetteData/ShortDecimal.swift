/// A decimal number of up to 19 digits, which becomes the nearest double without a library's help: nearly all that
/// documents hold.
struct ShortDecimal {
  let isNegative: Bool
  /// All digits without the point.
  private var significand: UInt64 = 0
  private var digits = 0
  /// What power of ten the significand is to be multiplied with.
  private var exponent = 0

  init(isNegative: Bool) { self.isNegative = isNegative }

  /// Adds a digit before the point.
  @inline(__always)
  mutating func append(digit: UInt8) {
    // 19 digits fit in 64 bits; of a longer number nothing of use is left.
    significand = significand &* 10 &+ UInt64(digit)
    if digits > 0 || digit > 0 { digits &+= 1 }
  }

  /// Adds a digit behind the point.
  @inline(__always)
  mutating func append(decimal digit: UInt8) {
    append(digit: digit)
    exponent &-= 1
  }

  /// Takes an exponent into account.
  mutating func shift(by power: Int) { exponent += power }

  /// The nearest double; nil where the number has too many digits, or too great an exponent, to be sure of it.
  var double: Double? {
    guard digits <= 19 else { return nil }
    if significand == 0 { return isNegative ? -0.0 : 0 }
    guard let magnitude = exponent <= 0 ? quotient : product else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private var product: Double? {
    // Both factors are exact, so the product is rounded once.
    guard significand <= 1 << 53, exponent <= 22 else { return nil }
    return Double(significand) * ShortDecimal.powers[exponent]
  }

  private var quotient: Double? {
    guard exponent >= -19 else { return nil }
    if significand <= 1 << 53 { return Double(significand) / ShortDecimal.powers[-exponent] }
    return ShortDecimal.divide(significand, by: ShortDecimal.wholePowers[-exponent])
  }

  /// The double nearest to the quotient of two whole numbers other than zero.
  private static func divide(_ dividend: UInt64, by divisor: UInt64) -> Double {
    let numerator = dividend << UInt64(dividend.leadingZeroBitCount)
    let denominator = divisor << UInt64(divisor.leadingZeroBitCount)
    // The quotient's first bit shall be the highest of 64: then 53 of them, and 11 and a remainder to round by.
    let isHalved = numerator >= denominator
    let (quotient, remainder) = denominator.dividingFullWidth(
      isHalved ? (numerator >> 1, numerator << 63) : (numerator, 0))
    let (kept, rest, half) = (quotient >> 11, quotient & 0x7ff, UInt64(0x400))
    let isUp = rest > half || rest == half && (remainder > 0 || kept & 1 == 1)
    let power = divisor.leadingZeroBitCount - dividend.leadingZeroBitCount - 64 + (isHalved ? 1 : 0) + 11
    return Double(sign: .plus, exponent: power, significand: Double(isUp ? kept + 1 : kept))
  }

  /// Powers of ten that are exact doubles.
  static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
  private static let wholePowers: [UInt64] = (0...19).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
}
