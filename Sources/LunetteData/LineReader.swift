/// Reads a text line by line, as newline-delimited JSON comes. Lines end with LF or CRLF, the last one at the end.
public struct LineReader {
  /// A line without its end.
  public struct Line: Equatable, Sendable {
    /// From 1.
    public var number: Int
    /// What stands in it.
    public var bytes: [UInt8]
  }

  private var feed: ByteFeed

  /// A reader from the start of a text; its byte order mark is passed over.
  public init(_ feed: ByteFeed) {
    self.feed = feed
    self.feed.skipMark()
  }

  /// The next line that isn't blank; nil at the end. After an error the next line can be read.
  public mutating func next() throws(DataError) -> Line? {
    while feed.peek() != nil {
      let number = feed.line
      var bytes: [UInt8] = []
      var isTooLong = false
      while let byte = feed.next(), byte != UInt8(ascii: "\n") {
        if bytes.count < ByteFeed.longestRecord { bytes.append(byte) } else { isTooLong = true }
      }
      guard !isTooLong else {
        throw DataError(line: number, "a line has at most \(ByteFeed.longestRecord >> 20) MB")
      }
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      if bytes.contains(where: { $0 != 0x20 && $0 != 0x09 }) { return Line(number: number, bytes: bytes) }
    }
    return nil
  }
}
