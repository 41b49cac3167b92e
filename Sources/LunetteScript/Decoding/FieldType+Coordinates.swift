import CLuaShims
import LunetteGeometry
import LunetteScene

extension FieldType where Value == Coordinate {
  /// A coordinate value, `{lat, lon}`, `{lat =, lon =}` or `{lat =, lng =}`.
  static let coordinate = FieldType(
    name: "coordinate", expected: "a coordinate {latitude, longitude} in degrees",
    read: { call, index throws(Mistake) in
      if let coordinate = ValueKind.coordinate.payload(call, index, as: Coordinate.self) { return coordinate }
      guard lsh_type_at(call.run, index) == LSH_TABLE else { throw notACoordinate(call, index) }
      return lsh_length(call.run, index) > 0 ? try list(call, index) : try named(call, index)
    }, push: { call, coordinate in ValueKind.coordinate.push(call, coordinate) },
    facts: TypeFacts(isPlain: true))

  private static func notACoordinate(_ call: Call, _ index: Int32) -> Mistake {
    call.mismatch(index, "a coordinate {latitude, longitude} in degrees")
  }

  private static func list(_ call: Call, _ index: Int32) throws(Mistake) -> Coordinate {
    let top = lsh_top(call.run)
    defer { lsh_set_top(call.run, top) }
    guard lsh_length(call.run, index) == 2 else {
      throw Mistake("must be two numbers {latitude, longitude}; got a list of \(lsh_length(call.run, index))")
    }
    guard lsh_push_element(call.run, index, 1), lsh_push_element(call.run, index, 2) else {
      throw notACoordinate(call, index)
    }
    return try checked(call, top + 1, top + 2)
  }

  private static func named(_ call: Call, _ index: Int32) throws(Mistake) -> Coordinate {
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
