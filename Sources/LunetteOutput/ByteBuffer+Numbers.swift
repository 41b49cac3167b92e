extension ByteBuffer {
  /// Appends `value` rounded to `decimals` (0...13) places, without an exponent, trailing zeros or "-0".
  ///
  /// What is rounded, half away from zero, is the double product `value * 10^decimals`: 0.995, though a little less
  /// than that in binary, is 99.5 hundredths and becomes "1", and 1.005 is 100.49999999999999 hundredths and becomes
  /// "1". From a product of 2^44 on, where doubles lie too far apart for this, the value's exact product is rounded
  /// instead. NaN and infinity have no digits: they stop a debug build and are "0" in a release.
  @inlinable
  public mutating func append(fixed value: Double, decimals: Int) {
    // A known number of decimals lets the compiler unroll all loops, so the writers' two have code of their own.
    switch decimals {
    case 2: appendHundredths(value)
    case 8: appendHundredMillionths(value)
    default: appendFixed(value, decimals: decimals)
    }
  }

  // Not inlined, as the compiler would then share the code between them, and nothing in it would be known any more.
  @usableFromInline
  @inline(never)
  mutating func appendHundredths(_ value: Double) {
    guard let units = ByteBuffer.units(value, factor: 100) else { return appendWide(value, decimals: 2) }
    if units < 100_000 {
      reserve(ByteBuffer.widestNumber)
      // Written where no sign is wanted, too: the digits come over it.
      (start + count).pointee = UInt8(ascii: "-")
      let sign = value < 0 && units != 0 ? 1 : 0
      count = Digits.write(hundredths: units, to: start + count + sign) - start
      return
    }
    append(isNegative: value < 0, manyHundredths: units)
  }

  // Apart, so that the way of nearly all numbers has no registers to save.
  @inline(never)
  private mutating func append(isNegative: Bool, manyHundredths units: UInt64) {
    append(isNegative: isNegative, whole: units / 100, fraction: units % 100, decimals: 2)
  }

  @usableFromInline
  @inline(never)
  mutating func appendHundredMillionths(_ value: Double) {
    guard let units = ByteBuffer.units(value, factor: 1e8) else { return appendWide(value, decimals: 8) }
    append(isNegative: value < 0, whole: units / 100_000_000, fraction: units % 100_000_000, decimals: 8)
  }

  @usableFromInline
  @inline(never)
  mutating func appendFixed(_ value: Double, decimals: Int) {
    let scale = DecimalScale.of(decimals)
    guard let units = ByteBuffer.units(value, factor: scale.factor) else {
      return appendWide(value, decimals: decimals)
    }
    let (whole, fraction) = scale.split(units)
    append(isNegative: value < 0, whole: whole, fraction: fraction, decimals: scale.decimals)
  }

  /// How many units of the last decimal a value has, without its sign, or nil when it is too large to be scaled.
  @inline(__always)
  private static func units(_ value: Double, factor: Double) -> UInt64? {
    let scaled = value.magnitude * factor
    // Written so that a NaN is not below either.
    guard scaled < 0x1p44 else { return nil }
    // Added to 2^52 it is rounded to whole units, which are then the sum's lowest bits: that has no checks of its range, as
    // a conversion has. Halves go to the even neighbour; what is left is exact, so one that went down is seen.
    let sum = scaled + 0x1p52
    let units = sum.bitPattern & (1 << 52 - 1)
    return scaled - (sum - 0x1p52) == 0.5 ? units &+ 1 : units
  }

  /// Appends a whole number.
  @inlinable
  public mutating func append(integer: Int) {
    reserve(ByteBuffer.widestNumber)
    var cursor = start + count
    if integer < 0 {
      cursor.pointee = UInt8(ascii: "-")
      cursor += 1
    }
    count = Digits.write(UInt64(integer.magnitude), to: cursor) - start
  }

  /// Appends a number by its decimal parts.
  @inline(__always)
  mutating func append(isNegative: Bool, whole: UInt64, fraction: UInt64, decimals: Int) {
    reserve(ByteBuffer.widestNumber)
    var cursor = start + count
    if isNegative && whole | fraction != 0 {
      cursor.pointee = UInt8(ascii: "-")
      cursor += 1
    }
    cursor = Digits.write(whole, to: cursor)
    if fraction != 0 {
      cursor.pointee = UInt8(ascii: ".")
      cursor = Digits.write(fraction: fraction, width: decimals, to: cursor + 1)
    }
    count = cursor - start
  }
}
