import LunetteGeometry

extension QuickPlace {
  /// The longest position that is read quickly: two numbers of a sign, nineteen digits and a point, and what is around them and
  /// between.
  private static let longestPosition = 49

  /// Takes a position that is written without white space and needs no more than double precision; nil, and nothing is
  /// taken, for any other.
  @inline(__always)
  mutating func takePosition() -> Coordinate? {
    guard end - at >= QuickPlace.longestPosition, at.pointee == UInt8(ascii: "[") else { return nil }
    var at = at
    at += 1
    guard let longitude = QuickPlace.number(&at), at.pointee == UInt8(ascii: ",") else { return nil }
    at += 1
    // As Python's writer has it.
    if at.pointee == 0x20 { at += 1 }
    guard let latitude = QuickPlace.number(&at), at.pointee == UInt8(ascii: "]"), abs(latitude) <= 90 else {
      return nil
    }
    self.at = at + 1
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Reads a number of at most sixteen digits without an exponent: its digits and the power of ten are exact doubles, so that
  /// their quotient is the nearest one.
  @inline(__always)
  private static func number(_ at: inout UnsafePointer<UInt8>) -> Double? {
    let isNegative = at.pointee == UInt8(ascii: "-")
    if isNegative { at += 1 }
    let start = at
    var digits: UInt64 = 0
    var end = at + 17
    while at < end, case let digit = at.pointee &- UInt8(ascii: "0"), digit < 10 {
      digits = digits &* 10 &+ UInt64(digit)
      at += 1
    }
    let whole = at - start
    // A needless zero at the front is an error, and so is no digit.
    guard whole > 0, start.pointee != UInt8(ascii: "0") || whole == 1 else { return nil }
    var decimals = 0
    if at.pointee == UInt8(ascii: ".") {
      at += 1
      end += 1
      let point = at
      while at < end, case let digit = at.pointee &- UInt8(ascii: "0"), digit < 10 {
        digits = digits &* 10 &+ UInt64(digit)
        at += 1
      }
      decimals = at - point
      guard decimals > 0 else { return nil }
    }
    // Sixteen digits may be more than 2^53.
    guard whole + decimals <= 16, digits <= 1 << 53 else { return nil }
    let magnitude = Double(digits) / ShortDecimal.powers[decimals]
    return isNegative ? -magnitude : magnitude
  }
}
