import Lunette
import LunetteData

/// Reads rows of fields from CSV, or from a JSON object a line.
struct RowReader {
  /// What is read of one row.
  struct Record {
    var line: Int
    var fields: Result<[Row.Field], DataError>
  }

  /// How rows are written.
  enum Form: Equatable {
    case table(CSVReader.Separator?)
    case lines
  }

  private enum Reader {
    case table(CSVReader)
    case lines(LineReader)
    case nothing
  }

  private var reader: Reader

  /// A reader of rows; without a form it is what the first character says. An input of nothing has no rows.
  init(_ feed: ByteFeed, form: Form?) throws(DataError) {
    var feed = feed
    feed.skipMark()
    while let byte = feed.peek(), byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 && form == nil {
      _ = feed.next()
    }
    switch (feed.peek(), form) {
    case (nil, _): reader = .nothing
    case (UInt8(ascii: "["), nil), (UInt8(ascii: "["), .lines):
      throw DataError(line: feed.line, "rows are a JSON object a line, not one array: jq -c '.[]' makes lines of it")
    case (UInt8(ascii: "{"), nil), (_, .lines): reader = .lines(LineReader(feed))
    case (_, .table(let separator)): reader = .table(try CSVReader(feed, separator: separator))
    case (_, nil): reader = .table(try CSVReader(feed))
    }
  }

  /// The names that every row has; nil where each row says its own.
  var columns: [String]? {
    guard case .table(let reader) = reader else { return nil }
    // "name, radius" is written by people; no parameter's name has a space.
    return reader.columns.map(\.trimmingSpaces)
  }

  /// The next row; nil at the end.
  mutating func next() -> Record? {
    switch reader {
    case .nothing: return nil
    case .table(var table):
      // Taken out, so that it is not copied.
      reader = .nothing
      defer { reader = .table(table) }
      do throws(DataError) {
        guard let record = try table.next() else { return nil }
        let fields = zip(table.columns, record.fields).map { name, cell in
          Row.Field(name: name.trimmingSpaces, value: cell.isEmpty ? .null : .text(cell))
        }
        return Record(line: record.line, fields: .success(fields))
      } catch {
        return Record(line: error.line, fields: .failure(error))
      }
    case .lines(var lines):
      reader = .nothing
      defer { reader = .lines(lines) }
      do throws(DataError) {
        guard let line = try lines.next() else { return nil }
        return Record(line: line.number, fields: .success(try RowReader.fields(of: line)))
      } catch {
        return Record(line: error.line, fields: .failure(error))
      }
    }
  }

  private static func fields(of line: LineReader.Line) throws(DataError) -> [Row.Field] {
    guard case .object(let members) = try JSONValue(parsing: line.bytes, line: line.number) else {
      throw DataError(line: line.number, "a row is a JSON object, as in {\"radius\":750}")
    }
    return members.map { Row.Field(name: $0.name, value: GivenValue($0.value)) }
  }
}

extension GivenValue {
  /// A value as JSON has it.
  init(_ value: JSONValue) {
    self =
      switch value {
      case .null: .null
      case .boolean(let boolean): .boolean(boolean)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .array(let elements): .list(elements.map(GivenValue.init))
      case .object(let members): .table(members.map { Member(name: $0.name, value: GivenValue($0.value)) })
      }
  }
}
