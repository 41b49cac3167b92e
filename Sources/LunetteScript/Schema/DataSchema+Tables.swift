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
      + "a longitude have their place as `at`, before any column of that name, which `row.fields.at` gives."
  ) { call, path, options throws(Mistake) in
    defer { call.endReading() }
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
    for name in ["at", "fields"] where table.columns.contains(name) && (name == "fields" || table.placeColumns != nil) {
      let own = name == "at" ? "place" : "table of fields"
      let message = "the column \(name.quoted) is read as row.fields.\(name); row.\(name) is the row's \(own)"
      call.stage.warn(.oddData, "\(path):1: \(message)", at: call.place)
    }
    ValueKind.rows.push(call, call.interpreter.library.add(table, of: path))
    return 1
  }
}
