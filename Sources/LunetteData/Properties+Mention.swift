import Glibc

extension Properties {
  /// Whether a name may stand in them that begins with one of some words: a quick look at what isn't read yet. Where texts are
  /// written with escapes one may always.
  public func mention(_ words: [StaticString]) -> Bool {
    switch self {
    case .members(let members): !members.isEmpty
    case .text(let object): object.mentions(words)
    }
  }
}

extension CheckedObject {
  fileprivate func mentions(_ words: [StaticString]) -> Bool {
    guard initials.meet(Initials(words)) else { return false }
    let found = try? text.withBytes { bytes throws(DataError) in
      UnsafeBufferPointer(rebasing: bytes[range]).hasText(beginningWith: words)
    }
    return found ?? false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether one of some words stands behind a quote, or an escape anywhere, which may be one of its letters.
  fileprivate func hasText(beginningWith words: [StaticString]) -> Bool {
    guard var at = baseAddress else { return false }
    let end = at + count
    let initials = Initials(words)
    // Texts are short: the library's search would take longer to begin.
    while at < end {
      let byte = at.pointee
      at += 1
      if byte == UInt8(ascii: "\\") { return true }
      guard byte == UInt8(ascii: "\""), at < end, initials.contains(at.pointee) else { continue }
      for word in words where at.pointee == word.utf8Start.pointee && word.utf8CodeUnitCount <= end - at {
        if memcmp(at, word.utf8Start, word.utf8CodeUnitCount) == 0 { return true }
      }
    }
    return false
  }
}
