/// The quick way of what is usual, by addresses of memory that is known to be the document's: nothing is taken where anything is
/// unusual, so that the careful way takes it, or tells what is wrong. Of a file of many small features it is most of the time.
extension JSONReader {
  /// The next member's name and its colon, without escapes and in ASCII, or the end of an object that holds any.
  mutating func quickName(among names: [StaticString]) -> Name? {
    guard var place = QuickPlace(bytes, from: offset) else { return nil }
    place.skipSpace()
    if place.take(UInt8(ascii: "}")) {
      // No comma stands before it: those are taken with the name that follows.
      offset = place.offset(in: bytes)
      depth -= 1
      isFresh = false
      return .end
    }
    if !isFresh {
      guard place.take(UInt8(ascii: ",")) else { return nil }
      place.skipSpace()
    }
    guard let name = place.takePlainText() else { return nil }
    place.skipSpace()
    guard place.take(UInt8(ascii: ":")) else { return nil }
    offset = place.offset(in: bytes)
    isFresh = false
    return names.position(of: name).map(Name.known) ?? .other
  }

  /// Takes a text without escapes in ASCII and gives its bytes.
  mutating func quickText() -> UnsafeBufferPointer<UInt8>? {
    guard var place = QuickPlace(bytes, from: offset) else { return nil }
    place.skipSpace()
    guard let text = place.takePlainText() else { return nil }
    offset = place.offset(in: bytes)
    return text
  }

  /// Passes over an object as below and says what its names begin with.
  mutating func quickObject() -> Initials? {
    guard depth + QuickPlace.mostDepth <= JSONReader.mostDepth, var place = QuickPlace(bytes, from: offset) else {
      return nil
    }
    place.skipSpace()
    guard place.skipObject() else { return nil }
    offset = place.offset(in: bytes)
    return place.initials
  }

  /// Passes over a value of few levels, of usual numbers and of texts without escapes in ASCII.
  mutating func quickSkip() -> Bool {
    guard depth + QuickPlace.mostDepth <= JSONReader.mostDepth, var place = QuickPlace(bytes, from: offset) else {
      return false
    }
    place.skipSpace()
    guard place.skipValue(depth: 0) else { return false }
    offset = place.offset(in: bytes)
    return true
  }
}
