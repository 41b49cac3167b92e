import Lunette

/// Where two texts first differ.
struct TextDifference: CustomStringConvertible, Equatable {
  /// Both counted from 1; the column in characters.
  let line, column: Int
  /// What stands around the place, the place itself marked.
  let expected, actual: String

  /// nil for equal texts.
  init?(expected: [UInt8], actual: [UInt8]) {
    guard expected != actual else { return nil }
    let newline = UInt8(ascii: "\n")
    var place = 0
    while place < min(expected.count, actual.count), expected[place] == actual[place] { place += 1 }
    // A character is told apart as a whole, though its first bytes may be the same.
    while place > 0, place < expected.count, expected[place] & 0xc0 == 0x80 { place -= 1 }
    let before = expected[..<place]
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    line = before.count { $0 == newline } + 1
    column = expected[start..<place].count { $0 & 0xc0 != 0x80 } + 1
    // Documents have long lines: a part of them is enough.
    func excerpt(_ text: [UInt8]) -> String {
      let lead = text[max(start, place - 40)..<place].wholeCharacters.shown
      guard place < text.count else { return "\(lead)⟪the end" }
      let rest = text[place...].prefix(40).prefix { $0 != newline }
      return "\(lead)⟪\(text[place] == newline ? "a line's end" : rest.wholeCharacters.shown)"
    }
    self.expected = excerpt(expected)
    self.actual = excerpt(actual)
  }

  var description: String {
    "differs at line \(line), column \(column)\n  expected: \(expected)\n  actual:   \(actual)"
  }
}

extension ArraySlice<UInt8> {
  /// Without the parts of characters that a cut left at its ends.
  fileprivate var wholeCharacters: ArraySlice<UInt8> {
    var whole = drop { $0 & 0xc0 == 0x80 }
    let last = whole.suffix(4).lastIndex { $0 & 0xc0 != 0x80 } ?? whole.endIndex
    guard last < whole.endIndex else { return whole }
    let length = whole[last] < 0xc0 ? 1 : whole[last] < 0xe0 ? 2 : whole[last] < 0xf0 ? 3 : 4
    if whole.endIndex - last < length { whole.removeSubrange(last...) }
    return whole
  }

  fileprivate var shown: String { String(showing: self).escaped }
}
