/// Writes decimal digits to memory that the caller has made room in.
@usableFromInline
enum Digits {
  /// "00" to "99", to write two digits at a time.
  @usableFromInline static let pairs: StaticString = """
    0001020304050607080910111213141516171819\
    2021222324252627282930313233343536373839\
    4041424344454647484950515253545556575859\
    6061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899
    """

  /// Writes the two digits of a number below 100.
  @inlinable
  @inline(__always)
  static func write(pair: UInt64, to cursor: UnsafeMutablePointer<UInt8>) {
    let source = UnsafeRawPointer(pairs.utf8Start + Int(truncatingIfNeeded: pair &* 2))
    UnsafeMutableRawPointer(cursor).storeBytes(of: source.loadUnaligned(as: UInt16.self), as: UInt16.self)
  }

  /// Writes a number of hundredths below 100,000 (999.99) without needless zeros and returns the place behind it; up to
  /// four bytes behind that are written too.
  ///
  /// Nearly all numbers of a picture are such ones. How many digits they have changes from one to the next, so nothing
  /// here branches on it: all digits are made, and those that are not wanted shifted out or written over.
  @inline(__always)
  static func write(hundredths units: UInt64, to cursor: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let whole = units / 100
    let hundreds = whole / 100
    let leadingZeros = 1 + (whole < 100 ? 1 : 0) + (whole < 10 ? 1 : 0)
    // Digits as they lie in memory: the first is the lowest byte.
    let digits = UInt32(pair(hundreds)) | UInt32(pair(whole &- hundreds &* 100)) << 16
    store(digits >> UInt32(truncatingIfNeeded: 8 &* leadingZeros), to: cursor)
    let end = cursor + (4 &- leadingZeros)
    let fraction = pair(units &- whole &* 100)
    store(UInt32(UInt8(ascii: ".")) | UInt32(fraction) << 8, to: end)
    let hasTenths = fraction != 0x3030, hasHundredths = fraction >> 8 != 0x30
    return end + (hasTenths ? 2 : 0) + (hasHundredths ? 1 : 0)
  }

  /// The two digits of a number below 100, the first in the lower byte.
  @inline(__always)
  private static func pair(_ number: UInt64) -> UInt16 {
    UInt16(
      littleEndian: UnsafeRawPointer(pairs.utf8Start + Int(truncatingIfNeeded: number &* 2))
        .loadUnaligned(as: UInt16.self))
  }

  @inline(__always)
  private static func store(_ bytes: UInt32, to cursor: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(cursor).storeBytes(of: bytes.littleEndian, as: UInt32.self)
  }

  /// Writes a number and returns the place behind it.
  @inlinable
  @inline(__always)
  static func write(_ number: UInt64, to cursor: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    // Nearly all numbers have up to three digits.
    if number < 10 {
      cursor.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number)
      return cursor + 1
    }
    if number < 100 {
      write(pair: number, to: cursor)
      return cursor + 2
    }
    if number < 1000 {
      let rest = number / 10
      write(pair: rest, to: cursor)
      cursor[2] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number &- rest &* 10)
      return cursor + 3
    }
    return writeLong(number, to: cursor)
  }

  @usableFromInline
  @inline(never)
  static func writeLong(_ number: UInt64, to cursor: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    var width = 4
    var limit: UInt64 = 10_000
    // Twenty digits are the most, and the power above them does not fit.
    while width < 20 && number >= limit {
      width += 1
      limit &*= 10
    }
    write(padded: number, width: width, to: cursor)
    return cursor + width
  }

  /// Writes the last `width` digits of a number, with zeros in front.
  @inline(__always)
  static func write(padded number: UInt64, width: Int, to cursor: UnsafeMutablePointer<UInt8>) {
    var number = number
    var left = width
    while left >= 2 {
      let rest = number / 100
      left &-= 2
      write(pair: number &- rest &* 100, to: cursor + left)
      number = rest
    }
    if left == 1 { cursor.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10) }
  }

  /// Writes a fraction other than zero without its trailing zeros and returns the place behind it.
  @inline(__always)
  static func write(
    fraction: UInt64, width: Int, to cursor: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    write(padded: fraction, width: width, to: cursor)
    var end = cursor + width
    while (end - 1).pointee == UInt8(ascii: "0") { end -= 1 }
    return end
  }
}
