import CLuaShims
import LunetteData
import LunetteGeometry
import LunetteScene

/// Tables of text.
extension DataSchema {
  struct TableOptions: Sendable {
    var latitude: String?
    var longitude: String?
    var separator: CSVSeparator?
    var isLenient = false
  }

  /// What stands between a row's fields.
  enum CSVSeparator: String, CaseIterable, Sendable {
    case comma, semicolon, tab

    var value: CSVReader.Separator {
      switch self {
      case .comma: .comma
      case .semicolon: .semicolon
      case .tab: .tab
      }
    }
  }

  private static let record = Record<TableOptions>(
    .tableOptions,
    [
      Field(
        "lat", { $1(&$0.latitude) }, .text, default: "found by its name", "The column of latitudes; `lon` beside it."),
      Field("lon", { $1(&$0.longitude) }, .text, default: "found by its name", "The column of longitudes."),
      Field(
        "separator", { $1(&$0.separator) }, .choice("separator"), default: "the one that the header has most of",
        "What stands between fields."),
      Field(
        "lenient", { $1(&$0.isLenient) }, .boolean, default: "false",
        "Whether rows that are wrong are left out, with a warning, and not an error."),
    ],
    check: { options throws(Mistake) in
      guard (options.latitude == nil) != (options.longitude == nil) else { return }
      throw Mistake("is missing: lat and lon are given together", field: options.latitude == nil ? "lat" : "lon")
    })

  private static let tableOptions = Positional<TableOptions>(
    "options",
    .record("table", "a table of options, as in { lat = \"north\", lon = \"east\" }", record, { TableOptions() }) {
      _, _ in
    },
    absent: TableOptions(), "How it is read.")

  static let csv = Function(
    "data.csv", file, tableOptions, returns: "rows",
    "The rows of a CSV or TSV file, by the names in its first line. Columns of numbers give numbers; rows with a latitude and "
      + "a longitude have their place as `at`."
  ) { call, path, options throws(Mistake) in
    let bytes = try call.readFile(path)
    guard call.lend(bytes.count, of: 2), call.charge(steps: bytes.count) else { return 0 }
    let table: CSVTable
    do throws(DataError) {
      var places = CSVTable.Places.found
      if let latitude = options.latitude, let longitude = options.longitude {
        places = .columns(latitude: latitude, longitude: longitude)
      }
      table = try CSVTable(bytes, separator: options.separator?.value, places: places, isLenient: options.isLenient)
    } catch {
      throw Mistake(error, in: path)
    }
    // Fields, their ends, lines and places.
    _ = call.charge(bytes.count) && call.charge(table.count, of: 40 + 8 * table.columns.count)
    call.warn(of: table.notes, in: path, "row")
    ValueKind.rows.push(call, call.interpreter.library.add(table))
    return 1
  }

  /// The rows of a table.
  static let rows = ValueDeclaration(
    .rows, "rows", "The rows of a table; #rows counts them, rows[1] is the first.",
    written: "",
    properties: [
      .init(name: "columns", typeName: "string[]", summary: "The names of its columns.") { call, index in
        let columns = table(call, index)?.columns ?? []
        lsh_push_table(call.run, Int32(columns.count), 0)
        for (position, column) in columns.enumerated() {
          call.push(column)
          lsh_set_element(call.run, -2, Int64(position + 1))
        }
      },
      .init(name: "bounds", typeName: "bounds|nil", summary: "The smallest box that holds their places; nil for none.")
      {
        call, index in
        guard let table = table(call, index), call.charge(steps: table.count * 20),
          let bounds = (0..<table.count).compactMap({ table[$0].coordinate }).bounds
        else { return call.pushNil() }
        ValueKind.bounds.push(call, bounds)
      },
    ], methods: [],
    list: .init(
      elementName: "row", count: { table($0, 1)?.count ?? 0 },
      push: { call, position in
        guard let table = ValueKind.rows.payload(call, 1, as: Int.self) else { return }
        ValueKind.row.push(call, RowReference(table: Int32(table), position: Int32(position - 1)))
      }),
    text: { call, index in
      let count = table(call, index)?.count ?? 0
      return "\(count) row\(count == 1 ? "" : "s")"
    },
    areEqual: { call in
      let first = ValueKind.rows.payload(call, 1, as: Int.self)
      return first != nil && first == ValueKind.rows.payload(call, 2, as: Int.self)
    })

  private static func table(_ call: Call, _ index: Int32) -> CSVTable? {
    ValueKind.rows.payload(call, index, as: Int.self).map { call.interpreter.library.tables[$0] }
  }
}

extension DataSchema {
  /// A row, as scripts hold it.
  struct RowReference: Equatable {
    let table: Int32
    let position: Int32
  }

  /// A row of a table: its fields by the columns' names.
  static let row: ValueDeclaration = {
    var value = ValueDeclaration(
      .row, "a row", "A row of a table: its fields by the columns' names, as in row.name; an empty one is nil.",
      written: "",
      properties: [
        .init(name: "at", typeName: "coordinate|nil", summary: "Its place; nil where it has none.") { call, index in
          guard let (table, position) = row(call, index), let place = table[position].coordinate else {
            return call.pushNil()
          }
          ValueKind.coordinate.push(call, place)
        },
        .init(name: "fields", typeName: "table", summary: "A new table of its fields, for pairs.") { call, index in
          guard let (table, position) = row(call, index), call.charge(steps: 20 * table.columns.count) else { return }
          lsh_push_table(call.run, 0, Int32(table.columns.count))
          for (column, name) in table.columns.enumerated() where !table.field(position, column).isEmpty {
            call.push(name)
            call.push(table, position, column)
            lsh_set_pair(call.run, -3)
          }
        },
      ], methods: [], list: nil,
      text: { call, index in
        guard let (table, position) = row(call, index) else { return "" }
        return zip(table.columns.indices, table.columns).prefix(3)
          .map { "\($1) = \(table.field(position, $0))" }.joined(separator: ", ")
      },
      areEqual: { call in
        let first = ValueKind.row.payload(call, 1, as: RowReference.self)
        return first != nil && first == ValueKind.row.payload(call, 2, as: RowReference.self)
      })
    value.otherKeys = { call, key in
      guard let (table, position) = row(call, 1) else { return .unknown }
      if let column = table.columns.firstIndex(of: key) {
        call.push(table, position, column)
        return .pushed
      }
      return .hint(Suggestion.orAll(for: key, table.columns))
    }
    return value
  }()

  private static func row(_ call: Call, _ index: Int32) -> (CSVTable, Int)? {
    ValueKind.row.payload(call, index, as: RowReference.self).map {
      (call.interpreter.library.tables[Int($0.table)], Int($0.position))
    }
  }
}

extension Call {
  /// Pushes a field: nil for an empty one.
  fileprivate func push(_ table: CSVTable, _ row: Int, _ column: Int) {
    let field = table.field(row, column)
    if field.isEmpty { return pushNil() }
    if table.holdsNumbers(column), let number = CSVTable.number(field) { push(data: number) } else { push(field) }
  }
}
