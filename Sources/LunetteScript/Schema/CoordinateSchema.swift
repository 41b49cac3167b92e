import LunetteGeometry
import LunetteScene

/// `coordinate(lat, lon)`: a place on the globe.
enum CoordinateSchema {
  private static let latitude = FieldType<Double>.number(.degrees)
  private static let place = Positional<Coordinate>("self", .coordinate)
  private static let other = Positional<Coordinate>("other", .coordinate, "The other place.")

  static let make = Function(
    "coordinate", Positional("lat", anything, "Degrees north, -90…90."),
    Positional("lon", anything, absent: (), "Degrees east; they may run past 180."), returns: "coordinate",
    "The place at a latitude and a longitude.", example: "local tower = coordinate(21.0278, 105.8523)",
    forms: [["lat", "lon"]]
  ) { call, _, _ throws(Mistake) in
    ValueKind.coordinate.push(call, try FieldType<Coordinate>.checked(call, 1, 2))
    return 1
  }

  /// The two numbers are checked together, where a swap can be seen.
  private static let anything = FieldType<Void>(
    name: "number", expected: "a number of degrees", read: { _, _ throws(Mistake) in () }, push: { _, _ in },
    facts: TypeFacts(measure: "a number of degrees"))

  static let value = ValueDeclaration(
    .coordinate, "a coordinate", Coordinate.self,
    "A place on the globe. Wherever one is taken, `{lat, lon}`, `{lat =, lon =}` and `{lat =, lng =}` do too.",
    written: "number[]|{ lat: number, lon: number }|{ lat: number, lng: number }",
    properties: [
      .init("lat", of: .coordinate, latitude, "Degrees north, -90…90.") { (c: Coordinate) in c.latitude },
      .init("lon", of: .coordinate, latitude, "Degrees east, as written.") { (c: Coordinate) in c.longitude },
    ],
    methods: [
      Function("coordinate:distance", place, other, returns: "number", "Metres along the geodesic on WGS84.") {
        call, place, other throws(Mistake) in
        call.charge(steps: Call.stepsOfGeodesic)
        call.push(place.distance(to: other))
        return 1
      },
      Function(
        "coordinate:bearing", place, other, returns: "number",
        "The geodesic's direction where it starts, degrees clockwise from north, 0…360."
      ) { call, place, other throws(Mistake) in
        call.charge(steps: Call.stepsOfGeodesic)
        call.push(place.bearing(to: other))
        return 1
      },
      Function(
        "coordinate:destination", place,
        Positional("bearing", FieldType<Double>.number(.degrees), "Clockwise from north."),
        Positional("distance", FieldType<Double>.number(.meters), "How far."), returns: "coordinate",
        "The place at a distance along the geodesic that starts with a bearing.",
        example: "local north = tower:destination(0, 500)"
      ) { call, place, bearing, distance throws(Mistake) in
        call.charge(steps: Call.stepsOfGeodesic)
        ValueKind.coordinate.push(call, place.destination(bearing: bearing, distance: distance))
        return 1
      },
      Function("coordinate:midpoint", place, other, returns: "coordinate", "Half way along the geodesic.") {
        call, place, other throws(Mistake) in
        call.charge(steps: Call.stepsOfGeodesic)
        ValueKind.coordinate.push(call, place.midpoint(to: other))
        return 1
      },
    ],
    text: { $0.text })
}

extension Double {
  /// Rounded to so many decimals, for texts that people read.
  func rounded(to decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let scaled = (self * scale).rounded()
    return scaled.isFinite ? scaled / scale + 0 : self
  }
}

extension Coordinate {
  /// "21.0278, 105.8523", to six decimals: a tenth of a metre.
  var text: String { "\(latitude.rounded(to: 6).shown), \(longitude.rounded(to: 6).shown)" }
}
