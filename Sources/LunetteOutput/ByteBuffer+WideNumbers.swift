// For the fused multiply-add below, which is a function of libm.
import Glibc

extension ByteBuffer {
  /// Appends a number too large to be scaled: its whole part and its fraction are taken apart first, both exactly.
  @inline(never)
  mutating func appendWide(_ value: Double, decimals: Int) {
    guard value.isFinite else {
      assertionFailure("\(value) has no digits")
      return append(UInt8(ascii: "0"))
    }
    guard value.magnitude < 0x1p63 else { return appendHuge(value) }
    let scale = DecimalScale.of(decimals)
    var whole = UInt64(value.magnitude)
    let part = value.magnitude - Double(whole)
    let scaled = part * scale.factor
    // What the product lost in rounding decides when it seems to lie on the half.
    let lost = (-scaled).addingProduct(part, scale.factor)
    var fraction = UInt64(scaled)
    if lost >= 0.5 - (scaled - Double(fraction)) { fraction += 1 }
    if fraction == scale.power {
      fraction = 0
      whole += 1
    }
    append(isNegative: value < 0, whole: whole, fraction: fraction, decimals: scale.decimals)
  }

  /// Appends a number of 2^63 or more, which is whole: all its digits, up to 309.
  private mutating func appendHuge(_ value: Double) {
    // The number in base 10^8, least first. Doubling the significand 971 times at most is slow and simple.
    var limbs: [UInt32] = []
    var significand = value.significandBitPattern | 1 << 52
    while significand > 0 {
      limbs.append(UInt32(significand % 100_000_000))
      significand /= 100_000_000
    }
    for _ in 0..<(Int(value.exponent) - 52) {
      var carry: UInt32 = 0
      for index in limbs.indices {
        let doubled = limbs[index] * 2 + carry
        carry = doubled >= 100_000_000 ? 1 : 0
        limbs[index] = doubled - carry * 100_000_000
      }
      if carry > 0 { limbs.append(carry) }
    }
    if value < 0 { append(UInt8(ascii: "-")) }
    append(integer: Int(limbs.removeLast()))
    for limb in limbs.reversed() {
      reserve(ByteBuffer.widestNumber)
      Digits.write(padded: UInt64(limb), width: 8, to: start + count)
      count += 8
    }
  }
}
