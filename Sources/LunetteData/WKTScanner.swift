/// Takes well-known text apart into words, numbers and signs.
struct WKTScanner {
  enum GeometryType: String, CaseIterable {
    case point = "POINT"
    case lineString = "LINESTRING"
    case polygon = "POLYGON"
    case multiPoint = "MULTIPOINT"
    case multiLineString = "MULTILINESTRING"
    case multiPolygon = "MULTIPOLYGON"
    case collection = "GEOMETRYCOLLECTION"
  }

  /// How many numbers a place has.
  typealias Ordinates = ClosedRange<Int>

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// Where the last number, or the last place's first one, begins.
  private var token = 0
  /// A place that was asked for last, so that the next is not counted from the start.
  private var known: (offset: Int, position: TextPosition)
  /// Behind the byte order mark.
  private let beginning: (offset: Int, position: TextPosition)

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { offset = 3 }
    beginning = (offset, .start)
    known = beginning
  }

  /// The type's name, with or without what its numbers are: `POINT`, `PointZ`, `POINT ZM`.
  mutating func type() throws(DataError) -> (GeometryType, Ordinates) {
    skipSpace()
    token = offset
    let name = word()
    let suffixes: [(name: String, ordinates: Ordinates)] = [("ZM", 4...4), ("Z", 3...3), ("M", 3...3)]
    if let type = GeometryType(rawValue: name) {
      let suffix = suffixes.first { take(word: $0.name) }
      return (type, suffix?.ordinates ?? 2...4)
    }
    let suffix = suffixes.first { name.hasSuffix($0.name) }
    if let suffix, let type = GeometryType(rawValue: String(name.dropLast(suffix.name.utf8.count))) {
      return (type, suffix.ordinates)
    }
    let types = GeometryType.allCases.map(\.rawValue).joined(separator: ", ")
    guard !name.isEmpty else { throw unexpected("one of \(types)") }
    throw tokenError("expected one of \(types); got \(name.quoted)")
  }

  /// Takes a place: x, y and what else there is.
  mutating func place(_ ordinates: Ordinates) throws(DataError) -> (Double, Double) {
    let place = (try number(), try number())
    let start = token
    var count = 2
    while !isAt(","), !isAt(")"), count < ordinates.upperBound {
      _ = try number()
      count += 1
    }
    guard ordinates.contains(count) else {
      throw error("a place has \(ordinates.lowerBound) numbers here, as its type says; got \(count)", at: start)
    }
    token = start
    return place
  }

  /// Takes a number.
  mutating func number() throws(DataError) -> Double {
    skipSpace()
    token = offset
    while offset < bytes.count, bytes[offset].isOfNumber { offset += 1 }
    if offset == token { throw unexpected("a number") }
    let text = UnsafeBufferPointer(rebasing: bytes[token..<offset])
    guard let number = DecimalText.number(text) else {
      throw tokenError("expected a number; got \(String(decoding: text, as: UTF8.self).quoted)")
    }
    return number
  }

  /// Takes a word if it stands here, in letters of either case.
  mutating func take(word expected: String) -> Bool {
    skipSpace()
    let start = offset
    if word() == expected { return true }
    offset = start
    return false
  }

  /// Whether a sign stands here.
  mutating func isAt(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    return offset < bytes.count && bytes[offset] == UInt8(ascii: sign)
  }

  /// Takes a sign if it stands here.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard isAt(sign) else { return false }
    offset += 1
    return true
  }

  /// Takes a sign that must stand here.
  mutating func require(_ sign: Unicode.Scalar, _ expected: String) throws(DataError) {
    guard take(sign) else { throw unexpected(expected) }
  }

  /// Takes the end of the text.
  mutating func end() throws(DataError) {
    skipSpace()
    if offset < bytes.count { throw unexpected("the end of the text") }
  }

  /// Where the next thing stands.
  var position: TextPosition {
    mutating get {
      skipSpace()
      return position(at: offset)
    }
  }

  /// An error where the scanner stands.
  mutating func error(_ message: String) -> DataError { error(message, at: offset) }

  /// An error at the last number or place that was taken.
  mutating func tokenError(_ message: String) -> DataError { error(message, at: token) }

  private mutating func unexpected(_ expected: String) -> DataError {
    skipSpace()
    guard offset < bytes.count else { return error("expected \(expected); the text ends here") }
    let rest = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    return error("expected \(expected); got \(String(rest.unicodeScalars.prefix(1)).quoted)")
  }

  private mutating func error(_ message: String, at place: Int) -> DataError { position(at: place).error(message) }

  private mutating func position(at place: Int) -> TextPosition {
    let start = place < known.offset ? beginning : known
    known = (place, start.position.moved(over: bytes[start.offset..<place]))
    return known.position
  }

  /// The letters that stand here, as capitals. The longest name has 20.
  private mutating func word() -> String {
    let start = offset
    while offset < bytes.count, UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[offset] | 0x20 { offset += 1 }
    return String(decoding: bytes[start..<offset].prefix(64).map { $0 & 0xdf }, as: UTF8.self)
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset].isWhiteSpace { offset += 1 }
  }
}

extension UInt8 {
  /// Whether it can stand in what is meant as a number: all but white space and the signs between numbers.
  fileprivate var isOfNumber: Bool {
    !isWhiteSpace && self != UInt8(ascii: ",") && self != UInt8(ascii: "(") && self != UInt8(ascii: ")")
      && self != UInt8(ascii: ";")
  }
}
