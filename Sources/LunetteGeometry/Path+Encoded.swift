import Glibc

extension [Coordinate] {
  /// The path as an encoded polyline: base 64 digits of the differences of its rounded coordinates.
  ///
  /// `precision` is the number of decimals that are kept, 1...7: 5 and 6 are in use.
  public func encodedPolyline(precision: Int) -> String {
    let scale = PolylineFormat.scale(precision)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 * count)
    var last = (latitude: Int64(0), longitude: Int64(0))
    for coordinate in self {
      let latitude = PolylineFormat.units(coordinate.latitude, scale)
      let longitude = PolylineFormat.units(coordinate.longitude, scale)
      PolylineFormat.append(latitude - last.latitude, to: &bytes)
      PolylineFormat.append(longitude - last.longitude, to: &bytes)
      last = (latitude, longitude)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path that an encoded polyline stands for; `precision` is the number of decimals it was written with, 1...7.
  public static func decodedPolyline(
    _ bytes: UnsafeBufferPointer<UInt8>, precision: Int
  ) throws(PolylineError) -> [Coordinate] {
    let scale = PolylineFormat.scale(precision)
    var reader = PolylineReader(bytes: bytes)
    var path: [Coordinate] = []
    path.reserveCapacity(bytes.count / 8)
    var beyond: (byte: Int, latitude: Double)?
    var (latitude, longitude, largest) = (Int64(0), Int64(0), 0.0)
    while reader.position < bytes.count {
      let byte = reader.position
      latitude = try reader.sum(with: latitude)
      longitude = try reader.sum(with: longitude)
      let coordinate = Coordinate(latitude: Double(latitude) / scale, longitude: Double(longitude) / scale)
      if beyond == nil && abs(coordinate.latitude) > 90 { beyond = (byte, coordinate.latitude) }
      largest = Swift.max(largest, abs(coordinate.latitude))
      path.append(coordinate)
    }
    guard let beyond else { return path }
    // All latitudes are known now, and so is whether more decimals would bring each into its range.
    let fitting = PolylineFormat.precisions.first { $0 > precision && largest * scale <= 90 * PolylineFormat.scale($0) }
    throw PolylineError(
      byte: beyond.byte, problem: .latitude(beyond.latitude, fittingPrecision: fitting))
  }
}

/// Why a text is no encoded polyline.
public struct PolylineError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Problem: Equatable, Sendable {
    /// The text ends within a number, or after a latitude.
    case truncated
    /// A byte that no digit has: digits are "?" to "~".
    case invalidCharacter(UInt8)
    /// A number too large for any coordinate.
    case numberTooLarge
    /// A latitude beyond 90° either way, and the least larger precision at which all of them would be right.
    case latitude(Double, fittingPrecision: Int?)
  }

  /// The index of the byte where it shows: for a latitude where its number begins; for a text cut short its length.
  public var byte: Int
  /// What is wrong there.
  public var problem: Problem

  /// An error at a byte.
  public init(byte: Int, problem: Problem) {
    self.byte = byte
    self.problem = problem
  }
}

/// Numbers as encoded polylines write them: five bits a character, lowest first, the sign in the lowest bit of all.
private enum PolylineFormat {
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
private struct PolylineReader {
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
