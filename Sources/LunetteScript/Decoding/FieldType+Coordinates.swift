import CLuaShims
import LunetteGeometry
import LunetteScene

extension FieldType where Value == Coordinate {
  /// A coordinate value, `{lat, lon}`, `{lat =, lon =}` or `{lat =, lng =}`.
  static let coordinate = FieldType(
    name: "coordinate", expected: "a coordinate {latitude, longitude} in degrees",
    read: { call, index throws(Mistake) in
      if let coordinate = ValueKind.coordinate.payload(call, index, as: Coordinate.self) { return coordinate }
      if let fix = ValueKind.fix.payload(call, index, as: LocationFix.self) { return fix.at }
      guard lsh_type_at(call.run, index) == LSH_TABLE else { throw notACoordinate(call, index) }
      return lsh_length(call.run, index) > 0 ? try list(call, index) : try named(call, index)
    }, push: { call, coordinate in ValueKind.coordinate.push(call, coordinate) },
    facts: TypeFacts(isPlain: true), blend: { from, to, progress in from.blended(with: to, progress) })

  private static func notACoordinate(_ call: Call, _ index: Int32) -> Mistake {
    let mistake = call.mismatch(index, "a coordinate {latitude, longitude} in degrees")
    if lsh_type_at(call.run, index) == LSH_NUMBER {
      return Mistake("\(mistake.message); its two numbers stand in braces: {21.03, 105.85}")
    }
    guard let numbers = call.repairedText(index)?.split(separator: ",").map({ $0.filter { $0 != " " } }),
      numbers.count == 2, numbers.allSatisfy({ Double($0) != nil })
    else { return mistake }
    return Mistake("\(mistake.message); in braces, without the quotes: {\(numbers.joined(separator: ", "))}")
  }

  private static func list(_ call: Call, _ index: Int32) throws(Mistake) -> Coordinate {
    let top = lsh_top(call.run)
    defer { lsh_set_top(call.run, top) }
    guard lsh_length(call.run, index) == 2 else {
      let count = lsh_length(call.run, index)
      throw Mistake("must be two numbers {latitude, longitude}; got a list of \(count)\(hint(call, index, count))")
    }
    guard lsh_push_element(call.run, index, 1), lsh_push_element(call.run, index, 2) else {
      throw notACoordinate(call, index)
    }
    return try checked(call, top + 1, top + 2)
  }

  /// What a list of another length than 2 may have been meant as.
  private static func hint(_ call: Call, _ index: Int32, _ count: Int) -> String {
    let numbers = call.numbers(index, atMost: 4)
    switch count {
    case 1 where numbers.isEmpty: return "; one pair of braces less"
    case 3 where numbers.count == 3:
      return "; without the altitude: {\(numbers[0].shown), \(numbers[1].shown)}"
    // Of {21,0278, 105,8523}.
    case 4 where numbers.count == 4 && numbers.allSatisfy({ $0 == $0.rounded() }) && abs(numbers[1]) > 180:
      return "; decimals stand after a point: 21.5, not 21,5"
    case 4... where numbers.isEmpty, 3 where numbers.isEmpty: return "; one pair of braces less, for one path"
    case 4... where numbers.count == 4:
      return "; several places are { {latitude, longitude}, {latitude, longitude} }, "
        + "and bounds are { south = …, west = …, north = …, east = … }"
    default: return ""
    }
  }

  /// Whether a key is one of a coordinate, or may have been meant for one.
  static func isName(_ key: String) -> Bool {
    Named.record.names.contains { $0 == key || Habits.words[key]?.contains($0) == true }
  }

  private static func named(_ call: Call, _ index: Int32) throws(Mistake) -> Coordinate {
    guard call.names(index).contains(where: isName) else {
      throw Mistake(
        "must be a coordinate {latitude, longitude} or { lat = …, lon = … }; got \(call.describedWithNames(index))")
    }
    var fields = Named()
    if let mistake = Mistake(Named.record.decode(call, index, into: &fields)) { throw mistake }
    guard let longitude = fields.lon ?? fields.lng else {
      throw Mistake("is missing: it must be a number of degrees", field: "lon")
    }
    return try checked(fields.lat, longitude)
  }

  /// Two numbers on the stack as a coordinate.
  static func checked(_ call: Call, _ latitude: Int32, _ longitude: Int32) throws(Mistake) -> Coordinate {
    var (lat, lon) = (0.0, 0.0)
    if call.isTable(latitude), call.isAbsent(longitude) {
      throw Mistake("takes two numbers, as in coordinate(21.0278, 105.8523); got a table")
    }
    guard lsh_number(call.run, latitude, &lat) else {
      throw Mistake(call.mismatch(latitude, "a number of degrees").message, field: "lat")
    }
    if call.isAbsent(longitude) { throw Mistake("is missing: it must be a number of degrees", field: "lon") }
    guard lsh_number(call.run, longitude, &lon) else {
      throw Mistake(call.mismatch(longitude, "a number of degrees").message, field: "lon")
    }
    return try checked(lat, lon)
  }

  private static func checked(_ latitude: Double, _ longitude: Double) throws(Mistake) -> Coordinate {
    guard abs(latitude) <= 90 else {
      // Swapping helps only if it makes both right.
      let swapped =
        abs(longitude) <= 90 && latitude.isFinite
        ? "; the order is latitude, longitude: {\(longitude.shown), \(latitude.shown)}?" : ""
      throw Mistake("must be -90…90 degrees of latitude; got \(latitude.described)\(swapped)", field: "lat")
    }
    guard longitude.isFinite else {
      throw Mistake("must be a finite number of degrees; got \(longitude.described)", field: "lon")
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

/// `{lat =, lon =}` while it is read.
private struct Named: Sendable {
  var lat = 0.0
  var lon: Double?
  var lng: Double?

  // Ranges are checked together, where a swap can be seen.
  static let record = Record<Named>(
    .coordinate,
    [
      Field("lat", { $1(&$0.lat) }, anyNumber, required: true, "Degrees north."),
      Field("lon", { $1(&$0.lon) }, anyNumber, "Degrees east."),
      Field("lng", { $1(&$0.lng) }, anyNumber, "Degrees east."),
    ])

  private static let anyNumber = FieldType<Double>(
    name: "number", expected: "a number of degrees",
    read: { call, index throws(Mistake) in
      var number = 0.0
      guard lsh_number(call.run, index, &number) else { throw call.mismatch(index, "a number of degrees") }
      return number
    }, push: { call, number in call.push(number) })
}
