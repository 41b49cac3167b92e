/// A place in a text.
struct TextPosition: Equatable {
  /// From 1.
  var line: Int
  /// The character in the line, from 1.
  var column: Int

  /// The start of a text.
  static let start = TextPosition(line: 1, column: 1)

  /// The place behind bytes that stand here.
  func moved(over bytes: some Collection<UInt8>) -> TextPosition {
    var place = self
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        place = TextPosition(line: place.line + 1, column: 1)
      } else if byte & 0xc0 != 0x80 {
        // A character's first byte counts for it.
        place.column += 1
      }
    }
    return place
  }

  /// An error that stands here.
  func error(_ message: String) -> DataError { DataError(line: line, column: column, message) }
}
