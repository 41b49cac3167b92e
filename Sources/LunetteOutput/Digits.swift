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
