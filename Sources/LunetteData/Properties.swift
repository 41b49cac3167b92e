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
}

/// The text of a JSON object, known to be sound.
public struct CheckedObject: Sendable {
  /// The text of a file or the part of it that holds its objects.
  let text: SharedBytes
  let range: Range<Int>

  /// The object's members.
  var members: [JSONValue.Member] {
    text.withBytes { CheckedObject.members(in: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private static func members(in bytes: UnsafeBufferPointer<UInt8>) -> [JSONValue.Member] {
    var reader = JSONReader(bytes)
    // It was read once without an error.
    return (try? reader.lastMembers()) ?? []
  }
}

/// Bytes that several values read and none changes.
final class SharedBytes: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer(body)
  }
}

extension JSONReader {
  /// Takes an object; of a name that comes twice the last value counts, in the first one's place.
  mutating func lastMembers() throws(DataError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var positions: [String: Int] = [:]
    try beginObject()
    while let name = try nextKey() {
      let value = try value()
      if let position = positions[name] {
        members[position].value = value
      } else {
        positions[name] = members.count
        members.append(JSONValue.Member(name: name, value: value))
      }
    }
    return members
  }
}
