import Glibc
import LunetteGeometry

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

  /// A point of GeoJSON as nearly all write it, the type before the coordinates and nothing else.
  mutating func quickPoint() -> Coordinate? {
    guard var place = QuickPlace(bytes, from: offset) else { return nil }
    place.skipSpace()
    guard
      place.skip(#"{"type":"Point","coordinates":"#) || place.skip(#"{"type": "Point", "coordinates": "#)
    else { return nil }
    let start = offset
    offset = place.offset(in: bytes)
    if let point = quickPosition(), offset < bytes.count, bytes[offset] == UInt8(ascii: "}") {
      offset += 1
      return point
    }
    offset = start
    return nil
  }

  /// Takes a text without escapes in ASCII and gives its bytes.
  mutating func quickText() -> UnsafeBufferPointer<UInt8>? {
    guard var place = QuickPlace(bytes, from: offset) else { return nil }
    place.skipSpace()
    guard let text = place.takePlainText() else { return nil }
    offset = place.offset(in: bytes)
    return text
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

/// A place in a document.
private struct QuickPlace {
  static let mostDepth = 4

  private var at: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>

  init?(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
    guard let base = bytes.baseAddress else { return nil }
    (at, end) = (base + offset, base + bytes.count)
  }

  func offset(in bytes: UnsafeBufferPointer<UInt8>) -> Int { bytes.baseAddress.map { at - $0 } ?? 0 }

  @inline(__always)
  mutating func skipSpace() { while at < end, at.pointee.isJSONSpace { at += 1 } }

  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard at < end, at.pointee == byte else { return false }
    at += 1
    return true
  }

  /// A text in quotes, without them.
  @inline(__always)
  mutating func takePlainText() -> UnsafeBufferPointer<UInt8>? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = at
    while at < end {
      let byte = at.pointee
      if byte == UInt8(ascii: "\"") {
        at += 1
        return UnsafeBufferPointer(start: start, count: at - start - 1)
      }
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\\") else { return nil }
      at += 1
    }
    return nil
  }

  mutating func skipValue(depth: Int) -> Bool {
    guard at < end else { return false }
    switch at.pointee {
    case UInt8(ascii: "\""): return takePlainText() != nil
    case UInt8(ascii: "{"):
      return skipList(to: UInt8(ascii: "}"), depth) { place in
        guard place.takePlainText() != nil else { return false }
        place.skipSpace()
        guard place.take(UInt8(ascii: ":")) else { return false }
        place.skipSpace()
        return place.skipValue(depth: depth + 1)
      }
    case UInt8(ascii: "["): return skipList(to: UInt8(ascii: "]"), depth) { $0.skipValue(depth: depth + 1) }
    case UInt8(ascii: "t"): return skip("true")
    case UInt8(ascii: "f"): return skip("false")
    case UInt8(ascii: "n"): return skip("null")
    default: return skipNumber()
    }
  }

  /// What stands between an opening byte, which is there, and a closing one.
  @inline(__always)
  private mutating func skipList(to closing: UInt8, _ depth: Int, _ skipElement: (inout QuickPlace) -> Bool) -> Bool {
    guard depth < QuickPlace.mostDepth else { return false }
    at += 1
    skipSpace()
    if take(closing) { return true }
    repeat {
      skipSpace()
      guard skipElement(&self) else { return false }
      skipSpace()
    } while take(UInt8(ascii: ","))
    return take(closing)
  }

  /// A word, or nothing.
  @inline(__always)
  mutating func skip(_ word: StaticString) -> Bool {
    guard word.utf8CodeUnitCount <= end - at, memcmp(at, word.utf8Start, word.utf8CodeUnitCount) == 0 else {
      return false
    }
    at += word.utf8CodeUnitCount
    return true
  }

  /// A number without an exponent, which may be too large for a double.
  @inline(__always)
  private mutating func skipNumber() -> Bool {
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { guard (1...300).contains(skipDigits()) else { return false } }
    if take(UInt8(ascii: ".")) { guard skipDigits() > 0 else { return false } }
    return at == end || at.pointee | 0x20 != UInt8(ascii: "e")
  }

  @inline(__always)
  private mutating func skipDigits() -> Int {
    let start = at
    while at < end, at.pointee &- UInt8(ascii: "0") < 10 { at += 1 }
    return at - start
  }
}
