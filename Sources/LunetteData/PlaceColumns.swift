/// Finds the columns of a table that hold latitudes and longitudes.
enum PlaceColumns {
  /// What they are called in tables. `x` and `y` may be that too, where there is none of these.
  private static let latitudes = ["lat", "latitude", "lat_deg", "latitude_deg", "lat_dd", "decimallatitude", "gps_lat"]
  private static let longitudes = [
    "lon", "lng", "long", "longitude", "lon_deg", "lng_deg", "longitude_deg", "lon_dd", "decimallongitude", "gps_lon",
    "gps_lng", "gps_long",
  ]

  static func find(
    _ places: CSVTable.Places, in columns: [String], notes: inout ReadingNotes
  ) throws(DataError) -> (latitude: Int, longitude: Int)? {
    switch places {
    case .none: return nil
    case .columns(let latitude, let longitude):
      return (try position(of: latitude, in: columns), try position(of: longitude, in: columns))
    case .found:
      let latitude = try only(latitudes, in: columns, "latitudes")
      let longitude = try only(longitudes, in: columns, "longitudes")
      if let latitude, let longitude { return (latitude, longitude) }
      if let lone = latitude ?? longitude {
        let missing = latitude == nil ? "latitudes" : "longitudes"
        let name = columns[lone].quoted
        notes.warn(DataError(line: 1, "rows have no place: there is a column \(name), but none of \(missing)"))
        return nil
      }
      let (x, y) = (try only(["x"], in: columns, "longitudes"), try only(["y"], in: columns, "latitudes"))
      return x.flatMap { x in y.map { ($0, x) } }
    }
  }

  private static func position(of name: String, in columns: [String]) throws(DataError) -> Int {
    if let position = columns.firstIndex(of: name) { return position }
    let names = columns.prefix(20).map(\.quoted).joined(separator: ", ")
    throw DataError(line: 1, "there is no column \(name.quoted); there are \(names)\(columns.count > 20 ? ", …" : "")")
  }

  /// The only column of such a name.
  private static func only(_ names: [String], in columns: [String], _ what: String) throws(DataError) -> Int? {
    let candidates = columns.indices.filter { names.contains(simple(columns[$0])) }
    guard candidates.count < 2 else {
      let list = candidates.map { columns[$0].quoted }.joined(separator: ", ")
      throw DataError(line: 1, "several columns could hold the \(what): \(list); say which one does")
    }
    return candidates.first
  }

  private static func simple(_ name: String) -> String {
    name.utf8.count > 64 ? "" : String(decoding: Array(name.lowercased().utf8).trimmed, as: UTF8.self)
  }
}
