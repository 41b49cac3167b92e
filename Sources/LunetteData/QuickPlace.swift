import Glibc

/// A place in a document, from which what is usual is taken by addresses.
struct QuickPlace {
  static let mostDepth = 4

  var at: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  /// What names began with that were passed over.
  private(set) var initials = Initials()

  init?(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
    guard let base = bytes.baseAddress else { return nil }
    (at, end) = (base + offset, base + bytes.count)
  }

  @inline(__always)
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

  mutating func skipObject() -> Bool { at < end && at.pointee == UInt8(ascii: "{") && skipValue(depth: 0) }

  mutating func skipValue(depth: Int) -> Bool {
    guard at < end else { return false }
    switch at.pointee {
    case UInt8(ascii: "\""): return takePlainText() != nil
    case UInt8(ascii: "{"):
      return skipList(to: UInt8(ascii: "}"), depth) { place in
        guard let name = place.takePlainText() else { return false }
        if let first = name.first { place.initials.insert(first) }
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
