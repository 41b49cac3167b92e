/// What a file says of a feature: values by name, in the file's order.
public enum Properties: Sendable {
  /// As they were read.
  case members([JSONValue.Member])
  /// Text of a JSON object that was checked when the file was read; it is read again when it is asked for. Few scripts
  /// look at all of the properties of a large file.
  case text(CheckedObject)

  /// Its values. Of a name that comes twice the last one counts.
  public var members: [JSONValue.Member] {
    switch self {
    case .members(let members): members
    case .text(let object): object.members
    }
  }

  /// How much there is to be read, in bytes where they are text.
  public var size: Int {
    switch self {
    case .members(let members): members.count
    case .text(let object): object.range.count
    }
  }
}

/// The text of a JSON object, known to be sound.
public struct CheckedObject: Sendable {
  /// The text of a file or the part of it that holds its objects.
  let text: SharedBytes
  private let start: Int
  /// How many bytes it takes; of more than four gigabytes these.
  private let length: UInt32
  /// What its names begin with.
  let initials: Initials

  /// What lies in a range of a text.
  init(_ text: SharedBytes, _ range: Range<Int>, _ initials: Initials) {
    (self.text, start, length) = (text, range.lowerBound, UInt32(clamping: range.count))
    self.initials = initials
  }

  /// Where it lies in the text.
  var range: Range<Int> { start..<start + Int(length) }

  /// The object's members.
  var members: [JSONValue.Member] {
    // It was read once without an error.
    let members = try? text.withBytes { bytes throws(DataError) in
      var reader = JSONReader(UnsafeBufferPointer(rebasing: bytes[start...]))
      return try reader.members(ofTwo: .last)
    }
    return members ?? []
  }
}

/// Bytes that several values read and none changes.
final class SharedBytes: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(DataError) -> Result
  ) throws(DataError) -> Result {
    try bytes.withUnsafeBufferPointer(body)
  }
}
