/// Takes records apart into fields.
struct CSVScanner {
  private var feed: ByteFeed
  /// The fields so far, and the bytes of the one being read.
  private var fields: [String] = []
  private var field: [UInt8] = []
  /// Whether the field is ASCII so far: most are, and need no checking by the standard library's slower way.
  private var isASCII = true
  private var size = 0
  /// Whether the last error was one of the table rather than of a record: nothing behind it can be trusted.
  private(set) var isBroken = false

  init(_ feed: ByteFeed) { self.feed = feed }

  /// The first record, and the separator that is given or that it has most of.
  mutating func header(
    _ separator: CSVReader.Separator?
  ) throws(DataError) -> (record: CSVReader.Record, separator: CSVReader.Separator)? {
    guard let separator else { return try guessedHeader() }
    return try record(separator).map { ($0, separator) }
  }

  /// The header's line is read first, to count separators outside of quotes, then taken apart.
  private mutating func guessedHeader() throws(DataError) -> (
    record: CSVReader.Record, separator: CSVReader.Separator
  )? {
    skipBlankLines()
    let line = feed.line
    var bytes: [UInt8] = []
    var counts: [CSVReader.Separator: Int] = [:]
    var isQuoted = false
    while let byte = feed.next() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: "\n") && !isQuoted { break }
      if !isQuoted, let separator = CSVReader.Separator(rawValue: byte) { counts[separator, default: 0] += 1 }
      guard bytes.count < ByteFeed.longestRecord else { throw tooLong(line) }
      bytes.append(byte)
    }
    // The first of those with the highest count.
    let separator = CSVReader.Separator.allCases.max { counts[$0, default: 0] < counts[$1, default: 0] }
    guard let separator else { return nil }
    var scanner = CSVScanner(ByteFeed(bytes))
    do throws(DataError) {
      guard var record = try scanner.record(separator) else { return nil }
      record.line = line
      return (record, separator)
    } catch {
      throw DataError(line: line + error.line - 1, error.message)
    }
  }

  /// The next record that isn't a blank line.
  mutating func record(_ separator: CSVReader.Separator) throws(DataError) -> CSVReader.Record? {
    skipBlankLines()
    guard feed.peek() != nil else { return nil }
    let line = feed.line
    fields.removeAll(keepingCapacity: true)
    size = 0
    do throws(DataError) {
      while try takeField(separator.rawValue, line) {}
    } catch {
      skipLine()
      throw error
    }
    return CSVReader.Record(line: line, fields: fields)
  }

  /// Takes a field and what ends it; whether the record has another one.
  private mutating func takeField(_ separator: UInt8, _ line: Int) throws(DataError) -> Bool {
    field.removeAll(keepingCapacity: true)
    isASCII = true
    if feed.peek() == UInt8(ascii: "\"") {
      try takeQuoted(line)
    } else {
      try takePlain(separator, line)
    }
    guard let text = isASCII ? String(decoding: field, as: UTF8.self) : String(validating: field, as: UTF8.self) else {
      throw DataError(line: line, "field \(fields.count + 1) is no valid UTF-8")
    }
    fields.append(text)
    switch feed.peek() {
    case separator:
      _ = feed.next()
      return true
    case UInt8(ascii: "\r"):
      _ = feed.next()
      guard feed.peek() == nil || feed.peek() == UInt8(ascii: "\n") else {
        throw DataError(line: line, "lines end with LF or CRLF; a carriage return stands alone")
      }
    case nil, UInt8(ascii: "\n"): break
    default:
      throw DataError(
        line: feed.line,
        "text stands after the closing quote of field \(fields.count); a quote in a field is doubled: \"\"")
    }
    _ = feed.next()
    return false
  }

  private mutating func takeQuoted(_ line: Int) throws(DataError) {
    let start = feed.line
    _ = feed.next()
    while let byte = feed.next() {
      if byte == UInt8(ascii: "\"") {
        guard feed.peek() == UInt8(ascii: "\"") else { return }
        _ = feed.next()
      }
      try append(byte, line)
    }
    isBroken = true
    throw DataError(line: start, "field \(fields.count + 1) opens with a quote that never closes")
  }

  private mutating func takePlain(_ separator: UInt8, _ line: Int) throws(DataError) {
    while let byte = feed.peek(), byte != separator, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      guard byte != UInt8(ascii: "\"") else {
        throw DataError(
          line: line,
          "a quote stands in field \(fields.count + 1), which must be quoted as a whole, and the quote doubled")
      }
      try append(byte, line)
      _ = feed.next()
    }
  }

  private mutating func append(_ byte: UInt8, _ line: Int) throws(DataError) {
    size &+= 1
    guard size <= ByteFeed.longestRecord else {
      isBroken = true
      throw tooLong(line)
    }
    field.append(byte)
    if byte >= 0x80 { isASCII = false }
  }

  private mutating func skipBlankLines() {
    while let byte = feed.peek(), byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { _ = feed.next() }
  }

  private mutating func skipLine() {
    while let byte = feed.next(), byte != UInt8(ascii: "\n") {}
  }

  private func tooLong(_ line: Int) -> DataError {
    DataError(line: line, "a record has at most \(ByteFeed.longestRecord >> 20) MB; does a quote never close?")
  }
}
