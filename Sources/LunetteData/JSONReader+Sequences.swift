import Glibc

extension JSONReader {
  /// Where the value begins that follows an offset: behind white space.
  func valueOffset(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset].isJSONSpace { offset += 1 }
    return offset
  }

  /// Passes over the separators that may stand before each text of a sequence (RFC 8142).
  mutating func skipRecordSeparators() {
    while nextByte == 0x1e { offset += 1 }
  }

  /// Whether more than white space follows.
  var hasMore: Bool { valueOffset(from: offset) < bytes.count }

  /// Line breaks from an offset up to the value that follows a mark.
  func lineBreaks(from start: Int, to mark: Mark) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let end = base + valueOffset(from: mark.offset)
    var (place, count) = (base + start, 0)
    // The library's search is many times faster than a loop here where lines are long.
    while place < end, let found = memchr(place, 0x0a, end - place) {
      count += 1
      place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
    }
    return count
  }

  /// Goes on behind the line where a value began, at the end if it was the last one.
  mutating func skipLine(from mark: Mark) {
    rewind(to: mark)
    offset = bytes[valueOffset(from: offset)...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// Whether the line after the one where a value begins opens an object of its own.
  func isFollowedByObject(from mark: Mark) -> Bool {
    var next = self
    next.skipLine(from: mark)
    next.skipRecordSeparators()
    return next.nextByte == UInt8(ascii: "{")
  }
}

extension UInt8 {
  /// White space of RFC 8259.
  var isJSONSpace: Bool { self == 0x20 || self == 0x0a || self == 0x0d || self == 0x09 }
}
