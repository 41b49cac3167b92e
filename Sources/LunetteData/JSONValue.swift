/// A JSON value as a tree, for small documents. Large ones are pulled from `JSONReader`.
public enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case array([JSONValue])
  /// In the document's order; no name comes twice.
  case object([Member])

  /// A member of an object.
  public struct Member: Equatable, Sendable {
    /// Its name.
    public var name: String
    /// Its value.
    public var value: JSONValue

    /// A member.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// Reads a whole document; `line` is the number of its first line.
  public init(parsing bytes: [UInt8], line: Int = 1) throws(DataError) {
    self = try JSONReader.read(bytes, line: line) { reader throws(DataError) in try reader.value() }
  }

  /// The value of an object's member; nil where there is none, and of anything else.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}

extension JSONReader {
  /// What becomes of a name that comes twice in an object.
  public enum Duplicates: Sendable {
    /// An error.
    case refused
    /// The last value counts, in the first one's place, as in most readers.
    case last
  }

  /// Takes a value as a tree.
  public mutating func value(ofTwo duplicates: Duplicates = .refused) throws(DataError) -> JSONValue {
    switch try peek() {
    case .null:
      try null()
      return .null
    case .boolean: return .boolean(try boolean())
    case .number: return .number(try number())
    case .text: return .text(try text())
    case .array:
      var elements: [JSONValue] = []
      try beginArray()
      while try nextElement() { elements.append(try value(ofTwo: duplicates)) }
      return .array(elements)
    case .object: return .object(try members(ofTwo: duplicates))
    }
  }

  /// Takes an object's members.
  mutating func members(ofTwo duplicates: Duplicates) throws(DataError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var positions: [String: Int] = [:]
    try beginObject()
    while let name = try nextKey() {
      let known = positions[name]
      if known != nil, duplicates == .refused { throw error("the name \"\(name)\" comes twice in one object") }
      let value = try value(ofTwo: duplicates)
      if let known {
        members[known].value = value
      } else {
        positions[name] = members.count
        members.append(JSONValue.Member(name: name, value: value))
      }
    }
    return members
  }
}
