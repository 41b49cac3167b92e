/// Reads CSV (RFC 4180) record by record: quoted fields with line breaks, CRLF or LF, separated by commas, semicolons or
/// tabs. The first record names the columns. Only one record is held at a time.
public struct CSVReader {
  /// One record beneath the header: as many fields as there are columns.
  public struct Record: Equatable, Sendable {
    /// Where it begins, from 1.
    public var line: Int
    /// What stands in its fields.
    public var fields: [String]
  }

  /// What separates fields.
  public enum Separator: UInt8, CaseIterable, Sendable {
    case comma = 0x2c
    case semicolon = 0x3b
    case tab = 0x09
  }

  /// The names of the columns: none is empty, none comes twice.
  public let columns: [String]
  /// As it was given, or found in the header.
  public let separator: Separator
  private var scanner: CSVScanner
  /// Whether an error was one of the table as a whole, as a quote that never closes.
  var isBroken: Bool { scanner.isBroken }

  /// Reads the header. Without a separator it is the one that the header has most of.
  public init(_ feed: ByteFeed, separator: Separator? = nil) throws(DataError) {
    var feed = feed
    feed.skipMark()
    scanner = CSVScanner(feed)
    let header = try scanner.header(separator)
    guard let header else { throw DataError(line: 1, "the table is empty; its first line names the columns") }
    self.separator = header.separator
    var known: Set<String> = []
    for (position, name) in header.record.fields.enumerated() {
      if name.isEmpty { throw DataError(line: header.record.line, "column \(position + 1) has no name") }
      guard known.insert(name).inserted else {
        throw DataError(line: header.record.line, "two columns are called \"\(name)\"")
      }
    }
    columns = header.record.fields
  }

  /// The next record; nil at the end. Blank lines are passed over. After an error the next record can be read.
  public mutating func next() throws(DataError) -> Record? {
    guard let record = try scanner.record(separator) else { return nil }
    guard record.fields.count == columns.count else {
      func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
      throw DataError(
        line: record.line,
        "the row has \(counted(record.fields.count, "field")), the header \(counted(columns.count, "column"))")
    }
    return record
  }
}
