import Foundation

/// Where two texts first differ.
struct TextDifference: CustomStringConvertible {
  /// Both counted from 1; the column in bytes.
  let line, column: Int
  /// What stands around the place, the place itself marked.
  let expected, actual: String

  /// nil for equal texts.
  init?(expected: Data, actual: Data) {
    guard expected != actual else { return nil }
    let place = zip(expected, actual).prefix { $0 == $1 }.count
    let before = expected.prefix(place)
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    line = before.count { $0 == newline } + 1
    column = place - start + 1
    // Documents have long lines: a part of them is enough.
    func excerpt(_ text: Data) -> String {
      let lead = String(decoding: text[max(start, place - 40)..<place], as: UTF8.self)
      let rest = String(decoding: text[place...].prefix(40).prefix { $0 != newline }, as: UTF8.self)
      return "\(lead)⟪\(rest)"
    }
    self.expected = excerpt(expected)
    self.actual = excerpt(actual)
  }

  var description: String {
    "differs at line \(line), column \(column)\n  expected: \(expected)\n  actual:   \(actual)"
  }
}
