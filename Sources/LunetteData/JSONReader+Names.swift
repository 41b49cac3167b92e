import Glibc

extension JSONReader {
  /// A member's name where only some are known.
  enum Name {
    /// Its place among the known ones.
    case known(Int)
    case other
    /// The object's end, which is taken.
    case end
  }

  /// The next member's name, its value to be read then. No text is made of it, as `nextKey` does: of a file of many small
  /// features that is most of the time.
  mutating func nextName(among names: [StaticString]) throws(DataError) -> Name {
    if let name = quickName(among: names) { return name }
    guard try beginMember() else { return .end }
    let start = offset
    guard let bytes = try plainText() else {
      offset = start
      let name = try text()
      try takeColon()
      return names.firstIndex { "\($0)" == name }.map(Name.known) ?? .other
    }
    try takeColon()
    return names.position(of: bytes).map(Name.known) ?? .other
  }
}

extension [StaticString] {
  /// The place of the one that is written so.
  @inline(__always)
  func position(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = bytes.baseAddress else { return nil }
    var position = 0
    while position < count {
      let name = self[position]
      if name.utf8CodeUnitCount == bytes.count, name.utf8Start.pointee == start.pointee,
        memcmp(name.utf8Start, start, bytes.count) == 0
      {
        return position
      }
      position += 1
    }
    return nil
  }
}
