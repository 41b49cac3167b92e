/// Reads JSON (RFC 8259) by pulling: each call takes the next value, or the part of one, that the caller expects.
///
///     try reader.beginObject()
///     while let key = try reader.nextKey() {
///       if key == "radius" { radius = try reader.number() } else { try reader.skip() }
///     }
///     try reader.end()
///
/// Values lie at most 64 deep in each other. A byte order mark at the start is passed over.
public struct JSONReader {
  /// What a value is.
  public enum Kind: Sendable {
    case null
    case boolean
    case number
    case text
    case array
    case object
  }

  /// How deep values can lie in each other.
  public static let mostDepth = 64

  let bytes: UnsafeBufferPointer<UInt8>
  private let firstLine: Int
  /// Where the next byte is read.
  public internal(set) var offset = 0
  var depth = 0
  private let counted = Counted()
  /// Whether the innermost object or array has just begun: the next member has no comma before it.
  var isFresh = false

  /// A reader of bytes that outlive it; `line` is the number of their first line.
  public init(_ bytes: UnsafeBufferPointer<UInt8>, line: Int = 1) {
    self.bytes = bytes
    firstLine = line
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { offset = 3 }
  }

  /// Reads a whole document.
  public static func read<Value>(
    _ bytes: [UInt8], line: Int = 1, _ body: (inout JSONReader) throws(DataError) -> Value
  ) throws(DataError) -> Value {
    try bytes.withUnsafeBufferPointer { buffer throws(DataError) in
      var reader = JSONReader(buffer, line: line)
      let value = try body(&reader)
      try reader.end()
      return value
    }
  }

  /// What comes next; nothing is taken.
  public mutating func peek() throws(DataError) -> Kind {
    switch nextByte {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .text
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "-"): return .number
    case let byte? where UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte: return .number
    default: throw unexpected("a value")
    }
  }

  /// Takes the brace that opens an object.
  public mutating func beginObject() throws(DataError) { try begin(UInt8(ascii: "{"), "an object {…}") }

  /// Takes the bracket that opens an array.
  public mutating func beginArray() throws(DataError) { try begin(UInt8(ascii: "["), "an array […]") }

  /// The next member's name, its value to be read then; nil takes the object's end.
  public mutating func nextKey() throws(DataError) -> String? {
    guard try beginMember() else { return nil }
    let key = try text()
    try takeColon()
    return key
  }

  /// Whether a member follows, its name to be taken then; false takes the object's end.
  mutating func beginMember() throws(DataError) -> Bool {
    guard try hasNext(UInt8(ascii: "}")) else { return false }
    guard nextByte == UInt8(ascii: "\"") else { throw unexpected("a member's name in double quotes") }
    return true
  }

  mutating func takeColon() throws(DataError) {
    guard take(UInt8(ascii: ":")) else { throw unexpected("a colon after a member's name") }
  }

  /// Whether another element comes, to be read then; false takes the array's end.
  public mutating func nextElement() throws(DataError) -> Bool { try hasNext(UInt8(ascii: "]")) }

  /// Takes `true` or `false`.
  public mutating func boolean() throws(DataError) -> Bool {
    switch nextByte {
    case UInt8(ascii: "t"):
      try take(word: "true")
      return true
    case UInt8(ascii: "f"):
      try take(word: "false")
      return false
    default: throw unexpected("true or false")
    }
  }

  /// Takes `null`.
  public mutating func null() throws(DataError) {
    guard nextByte == UInt8(ascii: "n") else { throw unexpected("null") }
    try take(word: "null")
  }

  /// Passes over a value, which is checked all the same.
  public mutating func skip() throws(DataError) {
    switch try peek() {
    case .null: try null()
    case .boolean: _ = try boolean()
    case .number: _ = try number()
    case .text: try skipText()
    case .array:
      try beginArray()
      while try nextElement() { try skip() }
    case .object:
      try beginObject()
      while try beginMember() {
        try skipText()
        try takeColon()
        try skip()
      }
    }
  }

  /// Takes the end of the document: nothing may follow its value.
  public mutating func end() throws(DataError) {
    if nextByte != nil { throw unexpected("the end of the document") }
  }

  /// A place to come back to: a copy of the reader would count references.
  struct Mark {
    let offset: Int
    fileprivate let depth: Int
    fileprivate let isFresh: Bool
  }

  /// Where the reader stands.
  var mark: Mark { Mark(offset: offset, depth: depth, isFresh: isFresh) }

  /// Goes back to where it stood.
  mutating func rewind(to mark: Mark) { (offset, depth, isFresh) = (mark.offset, mark.depth, mark.isFresh) }

  /// An error at the value that follows a mark.
  func error(_ message: String, from mark: Mark) -> DataError {
    error(message, at: valueOffset(from: mark.offset))
  }

  /// An error at an offset, by default where the reader stands.
  public func error(_ message: String, at place: Int? = nil) -> DataError {
    var error = counted.position(of: min(place ?? offset, bytes.count), in: bytes).error(message)
    error.line += firstLine - 1
    return error
  }

  /// Where an offset lies, counted on from the last one that was asked for: of a file with thousands of warnings each would
  /// be counted from its start. Copies of a reader share it.
  private final class Counted {
    private var offset = 0
    private var position = TextPosition.start

    func position(of place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> TextPosition {
      if place < offset { (offset, position) = (0, .start) }
      // A byte order mark is no character.
      if offset == 0 && place >= 3 && bytes.starts(with: [0xef, 0xbb, 0xbf]) { offset = 3 }
      position = position.moved(over: bytes[offset..<place])
      offset = place
      return position
    }
  }
}

extension JSONReader {
  /// The byte after white space, which is taken; nil at the end.
  var nextByte: UInt8? {
    mutating get {
      while offset < bytes.count {
        let byte = bytes[offset]
        guard byte.isJSONSpace else { return byte }
        offset += 1
      }
      return nil
    }
  }

  /// What stands here in the place of what should.
  mutating func unexpected(_ expected: String) -> DataError {
    guard let byte = nextByte else { return error("expected \(expected); the document ends here") }
    guard 0x20..<0x7f ~= byte else { return error("expected \(expected); got the byte 0x\(String(byte, radix: 16))") }
    return error("expected \(expected); got \"\(Unicode.Scalar(byte))\"")
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard nextByte == byte else { return false }
    offset += 1
    return true
  }

  private mutating func take(word: StaticString) throws(DataError) {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[offset...].starts(with: word) else { throw error("expected true, false or null") }
    offset += word.count
  }

  private mutating func begin(_ opening: UInt8, _ expected: String) throws(DataError) {
    guard nextByte == opening else { throw unexpected(expected) }
    guard depth < JSONReader.mostDepth else {
      throw error("values can lie at most \(JSONReader.mostDepth) deep in each other")
    }
    offset += 1
    depth += 1
    isFresh = true
  }

  private mutating func hasNext(_ closing: UInt8) throws(DataError) -> Bool {
    if take(closing) {
      depth -= 1
      isFresh = false
      return false
    }
    if isFresh {
      isFresh = false
      return true
    }
    guard take(UInt8(ascii: ",")) else { throw unexpected("a comma or \"\(Unicode.Scalar(closing))\"") }
    if nextByte == closing { throw unexpected("a value after the comma") }
    return true
  }
}
