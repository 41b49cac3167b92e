import LunetteGeometry
import LunetteScene

/// `path`: coordinates in their order.
enum PathSchema {
  private static let place = Positional<Coordinate>("center", .coordinate, "The middle.")
  private static let mostSegments = 1_000_000

  static let module = Module(
    name: "path", summary: "Coordinates in their order: a line, or the outline of an area.",
    functions: [circle, arc, geodesic, decode],
    call: Function(
      "path", Positional("coordinates", FieldType<[Coordinate]>.path, "A list of coordinates."), returns: "path",
      "A path through coordinates.", example: "local route = path { {21.02, 105.84}, {21.03, 105.85}, {21.04, 105.86} }"
    ) { call, path throws(Mistake) in
      call.push(path)
      return 1
    })

  private static let circle = Function(
    "path.circle", place,
    Positional(
      "radius", FieldType<Double>.number(.meters, from: 0, to: [Coordinate].maximumCircleRadius),
      "How far it runs from there."),
    Positional(
      "segments", FieldType<Int>.integer("a whole number", 3...mostSegments), absent: 360, default: "360",
      "How many edges it has."), returns: "path",
    "A circle on WGS84 as a closed path, clockwise from north: its first place is also its last."
  ) { call, center, radius, segments throws(Mistake) in
    guard call.lendPlaces(segments), call.charge(steps: segments * Call.stepsOfPlace) else { return 0 }
    call.push([Coordinate].circle(center: center, radius: radius, segments: segments))
    return 1
  }

  private struct Arc: Sendable {
    var center = Coordinate(latitude: 0, longitude: 0)
    var radius = 0.0
    var from = 0.0
    var to = 0.0
    var segments: Int?
  }

  private static let arcRecord = Record<Arc>(
    .arc,
    [
      Field("center", { $1(&$0.center) }, .coordinate, required: true, "The middle."),
      Field(
        "radius", { $1(&$0.radius) }, .number(.meters, from: 0, to: [Coordinate].maximumCircleRadius), required: true,
        "How far from the middle it runs."),
      Field("from", { $1(&$0.from) }, .number(.degrees), required: true, "The bearing where it starts."),
      Field("to", { $1(&$0.to) }, .number(.degrees), required: true, "The bearing where it ends, clockwise."),
      Field(
        "segments", { $1(&$0.segments) }, .integer("a whole number", 1...mostSegments), default: "one per 2 degrees",
        "How many edges it has."),
    ])

  private static let arc = Function(
    "path.arc",
    arcRecord, fresh: { _ in Arc() }, returns: "path",
    "A part of a circle on WGS84, clockwise from one bearing to another."
  ) { call, arc throws(Mistake) in
    let segments = arc.segments ?? 180
    guard call.lendPlaces(segments), call.charge(steps: segments * Call.stepsOfPlace) else { return 0 }
    call.push(
      [Coordinate].arc(
        center: arc.center, radius: arc.radius, from: arc.from, to: arc.to, segments: arc.segments))
    return 1
  }

  private static let geodesic = Function(
    "path.geodesic", Positional("from", FieldType<Coordinate>.coordinate, "Where it starts."),
    Positional("to", FieldType<Coordinate>.coordinate, "Where it ends."), returns: "path",
    "The shortest way on WGS84, with as many places between as maps need to draw it within a metre or 1e-7 of its length."
  ) { call, from, to throws(Mistake) in
    let path = [Coordinate].geodesic(from: from, to: to)
    guard call.charge(steps: path.count * Call.stepsOfGeodesic) else { return 0 }
    call.push(path)
    return 1
  }

  /// Read in the function, as bytes.
  private static let encoded = FieldType<Void>(
    name: FieldType<String>.text.name, expected: FieldType<String>.text.expected,
    read: { call, index throws(Mistake) in
      guard call.bytes(index) != nil else { throw call.mismatch(index, FieldType<String>.text.expected) }
    }, push: { _, _ in }, facts: FieldType<String>.text.facts)

  private static let decode = Function(
    "path.decode", Positional("encoded", encoded, "An encoded polyline."),
    Positional(
      "precision", FieldType<Int>.integer("a number of decimals", 1...7), absent: 5, default: "5",
      "Decimals of a degree."), returns: "path",
    "The path of an encoded polyline, as routing services write it: of 5 decimals unless it is said, often 6."
  ) { call, _, precision throws(Mistake) in
    guard let bytes = call.bytes(1), call.lend(bytes.count, of: 8), call.charge(steps: bytes.count / 2) else {
      return 0
    }
    do throws(PolylineError) {
      call.push(try [Coordinate].decodedPolyline(bytes, precision: precision))
    } catch {
      throw Mistake(error.message, field: "encoded")
    }
    return 1
  }
}

extension PolylineError {
  /// What is wrong, where, and what may be meant.
  fileprivate var message: String {
    switch problem {
    case .truncated: "ends in the middle of a number, at character \(byte + 1): a part of it is missing"
    case .invalidCharacter(let code):
      "has a character at \(byte + 1) that no encoded polyline has (code \(code)); in Lua, [[…]] keeps backslashes as they are"
    case .numberTooLarge: "has a number at character \(byte + 1) that is too large for degrees"
    case .latitude(let latitude, let precision):
      "gives a latitude of \(latitude.rounded(to: 5).shown) degrees at character \(byte + 1)"
        + (precision.map { "; written with \($0) decimals? path.decode(text, \($0))" } ?? "")
    }
  }
}
