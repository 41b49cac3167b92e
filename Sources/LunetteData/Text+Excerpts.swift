extension String {
  /// A text from a document as an error names it: its beginning, if it is long.
  var shortened: String {
    let start = unicodeScalars.prefix(40)
    return start.endIndex == unicodeScalars.endIndex ? self : String(start) + "…"
  }

  /// The same in quotes.
  var quoted: String { "\"\(shortened)\"" }
}

extension BidirectionalCollection<UInt8> {
  /// Without white space at its ends.
  var trimmed: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhiteSpace }), let last = lastIndex(where: { !$0.isWhiteSpace }) else {
      return self[endIndex...]
    }
    return self[first...last]
  }
}

extension UInt8 {
  /// A space, a tab or an end of a line.
  var isWhiteSpace: Bool { self == 0x20 || self == 0x0a || self == 0x0d || self == 0x09 }
}
