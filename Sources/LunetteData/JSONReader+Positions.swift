import LunetteGeometry

extension JSONReader {
  /// Takes an array of positions, `[[105.85,21.03],…]`, its first bracket taken already and one position known to follow;
  /// and adds them to a list. The bulk of large files, so that numbers of usual length are read here, from memory that is
  /// known to hold them, and only others by `number()`.
  mutating func takePositions(into list: inout [Coordinate]) throws(DataError) {
    let start = offset
    repeat {
      list.append(try position())
      // By the length of the first ones: to grow the list again and again would touch twice the memory.
      if list.count == 4096 { list.reserveLargeCapacity(4096 + 4096 * (bytes.count - offset) / (offset - start)) }
    } while try nextElement()
  }

  /// Takes a position: longitude, latitude, and numbers that are ignored.
  @inline(__always)
  mutating func position() throws(DataError) -> Coordinate {
    if let place = quickPosition() { return place }
    return try carefulPosition()
  }

  @inline(never)
  private mutating func carefulPosition() throws(DataError) -> Coordinate {
    _ = nextByte
    let start = offset
    try beginArray()
    var numbers = (longitude: 0.0, latitude: 0.0)
    var count = 0
    while try nextElement() {
      guard case .number = try peek() else { throw unexpected("a number, as a position's longitude and latitude") }
      let number = try number()
      if count == 0 { numbers.longitude = number } else if count == 1 { numbers.latitude = number }
      count += 1
    }
    guard count >= 2 else {
      throw error(
        "a position is a longitude and a latitude, as in [105.85, 21.03]; got \(count == 1 ? "one number" : "no number")",
        at: start)
    }
    guard abs(numbers.latitude) <= 90 else { throw latitudeError(numbers, at: start) }
    return Coordinate(latitude: numbers.latitude, longitude: numbers.longitude)
  }

  private func latitudeError(_ numbers: (longitude: Double, latitude: Double), at start: Int) -> DataError {
    let isSwapped = abs(numbers.longitude) <= 90 && abs(numbers.latitude) <= 180
    return error(
      "a latitude is -90 to 90 degrees; got \(numbers.latitude)"
        + (isSwapped
          ? "; a position is written longitude first: are they swapped?"
          : abs(numbers.latitude) > 360 ? "; are these metres of a projection? Positions are degrees on WGS 84" : ""),
      at: start)
  }

  /// The longest position that is read quickly: two numbers of a sign, nineteen digits and a point, and what is around them and
  /// between.
  private static let longestQuick = 49

  /// Takes a position that is written without white space and needs no more than double precision; nil, and nothing is
  /// taken, for any other.
  @inline(__always)
  mutating func quickPosition() -> Coordinate? {
    guard bytes.count &- offset >= JSONReader.longestQuick, let base = bytes.baseAddress else { return nil }
    var at = base + offset
    guard at.pointee == UInt8(ascii: "[") else { return nil }
    at += 1
    guard let longitude = JSONReader.quickNumber(&at), at.pointee == UInt8(ascii: ",") else { return nil }
    at += 1
    // As Python's writer has it.
    if at.pointee == 0x20 { at += 1 }
    guard let latitude = JSONReader.quickNumber(&at), at.pointee == UInt8(ascii: "]"), abs(latitude) <= 90 else {
      return nil
    }
    offset = at + 1 - base
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Reads a number of at most sixteen digits without an exponent: its digits and the power of ten are exact doubles, so that
  /// their quotient is the nearest one.
  @inline(__always)
  private static func quickNumber(_ at: inout UnsafePointer<UInt8>) -> Double? {
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
