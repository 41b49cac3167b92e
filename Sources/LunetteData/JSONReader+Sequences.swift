import Glibc

extension JSONReader {
  /// Where the next value begins: behind white space.
  var valueOffset: Int {
    var reader = self
    _ = reader.nextByte
    return reader.offset
  }

  /// Passes over the separators that may stand before each text of a sequence (RFC 8142).
  mutating func skipRecordSeparators() {
    while nextByte == 0x1e { offset += 1 }
  }

  /// Whether more than white space follows.
  var hasMore: Bool {
    var reader = self
    return reader.nextByte != nil
  }

  /// Line breaks from an offset up to the next value.
  func lineBreaks(from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let end = base + valueOffset
    var (place, count) = (base + start, 0)
    // The library's search is many times faster than a loop here where lines are long.
    while place < end, let found = memchr(place, 0x0a, end - place) {
      count += 1
      place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
    }
    return count
  }

  /// Goes on behind the line where a value began, at the end if it was the last one.
  mutating func skipLine(from start: JSONReader) {
    self = start
    offset = bytes[start.valueOffset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// Whether the line after the one where a value begins opens an object of its own.
  var isFollowedByObject: Bool {
    var next = self
    next.skipLine(from: self)
    next.skipRecordSeparators()
    return next.nextByte == UInt8(ascii: "{")
  }
}
