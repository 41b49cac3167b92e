import LunetteGeometry

/// The rows of a CSV or TSV file, each with its place where the table has columns of latitudes and longitudes.
public struct CSVTable: Sendable {
  /// Where a row's place stands.
  public enum Places: Equatable, Sendable {
    /// In columns called as latitudes and longitudes are (`lat`, `Longitude`, `lng`, `y` …), if there are two.
    case found
    /// In columns of these names.
    case columns(latitude: String, longitude: String)
    /// Nowhere: no column is looked at.
    case none
  }

  /// A row beneath the header.
  public struct Row: Equatable, Sendable {
    /// The line of the file where it begins, from 1.
    public var line: Int
    /// As many as there are columns.
    public var fields: [String]
    /// Where it is; nil where its latitude and longitude are empty, and where the table has none.
    public var coordinate: Coordinate?
  }

  /// The names of the columns.
  public let columns: [String]
  /// As it was given, or found in the header.
  public let separator: CSVReader.Separator
  /// The positions of the columns of latitudes and longitudes.
  public let placeColumns: (latitude: Int, longitude: Int)?
  /// What is odd in the table, and which rows were left out.
  public private(set) var notes = ReadingNotes()
  /// All fields one behind the other, and where each of them ends: a text of its own takes many times a short one's size.
  private var text: [UInt8] = []
  private var ends: [Int] = []
  private var lines: [Int] = []
  private var coordinates: [Coordinate?] = []
  private var contents: [Content]

  /// What a column's fields have been so far.
  private enum Content {
    case empty, numbers, texts
  }

  /// Reads a whole file. In lenient reading bad rows are left out, with a warning each.
  public init(
    _ bytes: [UInt8], separator: CSVReader.Separator? = nil, places: Places = .found, isLenient: Bool = false
  ) throws(DataError) {
    var reader = try CSVReader(ByteFeed(try TextDecoding.utf8(bytes)), separator: separator)
    columns = reader.columns
    self.separator = reader.separator
    placeColumns = try PlaceColumns.find(places, in: columns, notes: &notes)
    contents = [Content](repeating: .empty, count: columns.count)
    while true {
      do throws(DataError) {
        guard let record = try reader.next() else { break }
        try append(record)
      } catch {
        guard isLenient && !reader.isBroken else { throw error }
        notes.skip(error)
      }
    }
  }

  /// How many rows there are.
  public var count: Int { lines.count }

  /// A row, from 0.
  public subscript(row: Int) -> Row {
    Row(line: lines[row], fields: columns.indices.map { field(row, $0) }, coordinate: coordinates[row])
  }

  /// What stands in a row and a column, each from 0.
  public func field(_ row: Int, _ column: Int) -> String {
    let position = row * columns.count + column
    return String(decoding: text[(position > 0 ? ends[position - 1] : 0)..<ends[position]], as: UTF8.self)
  }

  /// Whether a column's fields are numbers, all that are not empty. One with a needless zero is none: 01067 is a code.
  public func holdsNumbers(_ column: Int) -> Bool { contents[column] == .numbers }

  /// What is in a field of a column of numbers; nil for an empty one, and for what is none.
  public static func number(_ field: String) -> Double? { DecimalText.number(Array(field.utf8).trimmed) }

  private mutating func append(_ record: CSVReader.Record) throws(DataError) {
    coordinates.append(try coordinate(record))
    lines.append(record.line)
    for field in record.fields {
      text += field.utf8
      ends.append(text.count)
    }
    for column in columns.indices where contents[column] != .texts {
      let content = CSVTable.content(of: record.fields[column])
      if content != .empty { contents[column] = content }
    }
  }

  private func coordinate(_ record: CSVReader.Record) throws(DataError) -> Coordinate? {
    guard let placeColumns else { return nil }
    let latitude = try degrees(placeColumns.latitude, record)
    let longitude = try degrees(placeColumns.longitude, record)
    guard let latitude, let longitude else {
      guard latitude == nil && longitude == nil else {
        let empty = columns[latitude == nil ? placeColumns.latitude : placeColumns.longitude]
        throw DataError(line: record.line, "column \(empty.quoted) is empty, the other half of the place is not")
      }
      return nil
    }
    if let mistake = PlaceRule().mistake(latitude: latitude, longitude: longitude) {
      let column = columns[mistake.isLatitude ? placeColumns.latitude : placeColumns.longitude]
      throw DataError(line: record.line, "column \(column.quoted): \(mistake.message)")
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private func degrees(_ column: Int, _ record: CSVReader.Record) throws(DataError) -> Double? {
    let field = record.fields[column]
    let text = Array(field.utf8).trimmed
    if text.isEmpty { return nil }
    if let number = DecimalText.number(text) { return number }
    let isWithComma = DecimalText.number(text.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }) != nil
    let hint = isWithComma ? " (decimals stand behind a point)" : ""
    throw DataError(
      line: record.line, "column \(columns[column].quoted) holds numbers of degrees; got \(field.quoted)\(hint)")
  }

  private static func content(of field: String) -> Content {
    let text = Array(field.utf8).trimmed
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false }
    if text.isEmpty { return .empty }
    let hasNeedlessZero = digits.first == UInt8(ascii: "0") && isDigit(digits.dropFirst().first)
    return isDigit(digits.first) && !hasNeedlessZero && DecimalText.number(text) != nil ? .numbers : .texts
  }
}
