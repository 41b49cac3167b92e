import Glibc

/// Numbers as encoded polylines write them: five bits a character, lowest first, the sign in the lowest bit of all.
enum PolylineFormat {
  static let precisions = 1...7
  static let (firstDigit, lastDigit) = (UInt8(63), UInt8(126))

  static func scale(_ precision: Int) -> Double {
    pow(10, Double(min(max(precision, precisions.lowerBound), precisions.upperBound)))
  }

  /// Degrees as a whole number of units. Longitudes so large that units were lost are taken into -180...180.
  static func units(_ degrees: Double, _ scale: Double) -> Int64 {
    let exact = 1e8
    let units = ((abs(degrees) <= exact ? degrees : degrees.normalizedLongitude) * scale).rounded()
    return units.isNaN ? 0 : Int64(units)
  }

  static func append(_ number: Int64, to bytes: inout [UInt8]) {
    var rest = UInt64(bitPattern: number < 0 ? ~(number << 1) : number << 1)
    while rest >= 0x20 {
      bytes.append(UInt8(truncatingIfNeeded: rest & 0x1F | 0x20) + firstDigit)
      rest >>= 5
    }
    bytes.append(UInt8(truncatingIfNeeded: rest) + firstDigit)
  }
}

/// Reads numbers one after another.
struct PolylineReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The last number plus the next difference.
  mutating func sum(with last: Int64) throws(PolylineError) -> Int64 {
    let start = position
    let (sum, isTooLarge) = last.addingReportingOverflow(try difference())
    guard !isTooLarge else { throw PolylineError(byte: start, problem: .numberTooLarge) }
    return sum
  }

  private mutating func difference() throws(PolylineError) -> Int64 {
    let start = position
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count {
      let byte = bytes[position]
      guard byte >= PolylineFormat.firstDigit && byte <= PolylineFormat.lastDigit else {
        throw PolylineError(byte: position, problem: .invalidCharacter(byte))
      }
      let digit = UInt64(byte - PolylineFormat.firstDigit)
      // Twelve digits are 60 bits.
      guard shift < 60 else { throw PolylineError(byte: start, problem: .numberTooLarge) }
      number |= (digit & 0x1F) << shift
      shift += 5
      position += 1
      if digit < 0x20 {
        let half = Int64(number >> 1)
        return number & 1 == 0 ? half : ~half
      }
    }
    throw PolylineError(byte: position, problem: .truncated)
  }
}
