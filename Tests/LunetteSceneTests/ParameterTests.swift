import LunetteGeometry
import Testing

@testable import LunetteScene

@Suite struct ParameterTests {
  /// A declaration, a value given for it, and what it is then or a part of the mistake.
  struct Case: Sendable, CustomTestStringConvertible {
    var kind: Parameter.Kind?
    var defaultValue: GivenValue
    var options = Parameter.Options()
    var given: GivenValue
    var expected: Parameter.Value?
    var mistake = ""
    var testDescription: String { "\(kind?.rawValue ?? "-") \(options.unit ?? "") \(given)" }

    init(
      _ kind: Parameter.Kind?, _ defaultValue: GivenValue, unit: String? = nil, max: Double? = nil,
      choices: [GivenValue] = [], _ given: GivenValue, _ expected: Parameter.Value
    ) {
      (self.kind, self.defaultValue, self.given, self.expected) = (kind, defaultValue, given, expected)
      (options.kind, options.unit, options.maximum) = (kind, unit, max)
      options.choices = choices.map { Parameter.Choice($0) }
    }

    init(
      _ kind: Parameter.Kind?, _ defaultValue: GivenValue, unit: String? = nil, max: Double? = nil,
      choices: [GivenValue] = [], _ given: GivenValue, fails mistake: String
    ) {
      self.init(kind, defaultValue, unit: unit, max: max, choices: choices, given, .boolean(false))
      (self.expected, self.mistake) = (nil, mistake)
    }
  }

  private static let hanoi = Parameter.Value.coordinate(Coordinate(latitude: 21.03, longitude: 105.85))
  private static let origin = GivenValue.coordinate(Coordinate(latitude: 0, longitude: 0))
  private static func pair(_ first: String, _ a: GivenValue, _ second: String, _ b: GivenValue) -> GivenValue {
    .table([.init(name: first, value: a), .init(name: second, value: b)])
  }

  static let cases: [Case] = [
    Case(nil, .number(5), .text("7.5"), .number(7.5)),
    Case(nil, .number(5), .number(7), .number(7)),
    Case(nil, .number(5), unit: "km", .text("800m"), .number(0.8)),
    Case(nil, .number(5), unit: "km", .text(" 2 km "), .number(2)),
    Case(nil, .number(5), unit: "mi", .text("1nmi"), .number(1.1507794480235425)),
    Case(nil, .number(5), unit: "%", .text("50%"), .number(50)),
    Case(nil, .number(5), unit: "deg", .text("45deg"), .number(45)),
    Case(nil, .number(5), .text("5m"), fails: "must be a number; got \"5m\"; it has no unit"),
    Case(
      nil, .number(5), unit: "%", .text("5m"), fails: "must be a number of %; got \"5m\"; no other unit is converted"),
    Case(
      nil, .number(5), unit: "km", .text("5min"),
      fails: "must be a number of km; got \"5min\", which is a time; m, mi, nmi and ft are converted"),
    Case(nil, .number(5), unit: "deg", .text("5m"), fails: "which is a length; no other unit is converted to it"),
    Case(nil, .number(5), unit: "km", .text("5 Miles"), fails: "got \"5 Miles\"; write mi"),
    Case(nil, .number(5), .text("1,5"), fails: "got \"1,5\"; decimals are written with a point"),
    Case(nil, .number(5), .text("nan"), fails: "got \"nan\""),
    Case(nil, .number(5), .number(.infinity), fails: "got infinity"),
    Case(nil, .number(5), .text("1e999"), fails: "got \"1e999\""),
    Case(nil, .number(5), unit: "km", .text("1e306"), fails: "is too large a number of km"),
    Case(nil, .number(5), .boolean(true), fails: "must be a number; got true"),
    Case(nil, .number(5), .null, fails: "got null"),
    Case(nil, .number(5), unit: "km", max: 10, .text("11000m"), fails: "is 11 km, more than its max 10 km"),
    Case(.integer, .number(5), .text("3.0"), .number(3)),
    Case(.integer, .number(5), .number(2.5), fails: "must be a whole number; got 2.5"),
    Case(.integer, .number(5), .number(1e300), fails: "the largest is 2^53"),
    Case(.duration, .number(5), .text("90"), .number(90)),
    Case(.duration, .number(5), .text("1.5h"), .number(5400)),
    Case(.duration, .number(5), unit: "min", .text("90s"), .number(1.5)),
    Case(
      .duration, .number(5), unit: "h", .text("5km"), fails: "got \"5km\", which is a length; s and min are converted"),
    Case(nil, .boolean(true), .text("false"), .boolean(false)),
    Case(nil, .boolean(true), .boolean(false), .boolean(false)),
    Case(nil, .boolean(true), .text("yes"), fails: "must be true or false; got \"yes\""),
    Case(nil, .boolean(true), .number(1), fails: "must be true or false; got 1"),
    Case(nil, .text("a"), .text(""), .string("")),
    Case(nil, .text("a"), .text("two\nlines"), .string("two\nlines")),
    Case(nil, .text("a"), .text("\u{1}"), fails: "must be a text without control characters; got \"\\x01\""),
    Case(nil, .text("a"), .number(5), fails: "must be a text; got 5"),
    Case(nil, origin, .text("21.03, 105.85"), hanoi),
    Case(nil, origin, .list([.number(21.03), .number(105.85)]), hanoi),
    Case(nil, origin, pair("lat", .number(21.03), "lon", .number(105.85)), hanoi),
    Case(nil, origin, pair("lng", .text("105.85"), "lat", .text("21.03")), hanoi),
    Case(nil, origin, .text("105.85,21.03"), fails: "got 105.85 first; swapped? p=21.03,105.85"),
    Case(nil, origin, .list([.number(105.85), .number(21)]), fails: "swapped? [21, 105.85]; only documents write"),
    Case(nil, origin, .text("200,300"), fails: "the latitude -90…90 degrees; got 200 first"),
    Case(nil, origin, .text("21"), fails: "must be latitude,longitude in degrees, as in 21.03,105.85; got \"21\""),
    Case(nil, origin, .text("1,2,3"), fails: "got \"1,2,3\""),
    Case(nil, origin, .list([.number(1), .boolean(true)]), fails: "got a list of 2"),
    Case(
      nil, origin, pair("lat", .number(1), "lan", .number(2)), fails: "is unknown here; a coordinate has lat and lon"),
    Case(nil, origin, pair("lon", .number(1), "lng", .number(2)), fails: "is unknown here"),
    Case(nil, origin, .table([.init(name: "lat", value: .number(1))]), fails: "is missing"),
    Case(nil, origin, pair("lat", .text("x"), "lon", .number(2)), fails: "must be a number of degrees; got \"x\""),
    Case(.color, .text("navy"), .text("#1f6feb"), .color(Color(red: 31, green: 111, blue: 235))),
    Case(.color, .text("navy"), .text("nvy"), fails: "did you mean 'navy'?"),
    Case(.date, .text("2026-05-01"), .text("2000-02-29"), .string("2000-02-29")),
    Case(.date, .text("2026-05-01"), .text("1900-02-29"), fails: "must be a date, as in 2026-05-01"),
    Case(.date, .text("2026-05-01"), .text("2026-04-31"), fails: "got \"2026-04-31\""),
    Case(.date, .text("2026-05-01"), .text("2026-05-01T12:30"), fails: "2026-05-01T12:30:00Z; got"),
    Case(.file, .text("a"), .text("../a.csv"), .string("../a.csv")),
    Case(.file, .text("a"), .text("/a.csv"), fails: "a file's path relative to the script's folder"),
    Case(.list, .list([.number(1)]), .text("1, 2,3.5"), .numbers([1, 2, 3.5])),
    Case(.list, .list([.number(1)]), unit: "km", .text("800m,2"), .numbers([0.8, 2])),
    Case(.list, .list([.number(1)]), .text(""), .numbers([])),
    Case(.list, .list([.number(1)]), .list([.number(4), .text("5")]), .numbers([4, 5])),
    Case(.list, .list([.number(1)]), .number(4), .numbers([4])),
    Case(
      .list, .list([.number(1)]), .text("1,,2"), fails: "must be a list of numbers, as in 1,2,3; got \"\" as element 2"),
    Case(.list, .list([.number(1)]), max: 5, .text("1,9"), fails: "is 9, more than its max 5"),
    Case(
      .list, .list([.number(1)]), .list(.init(repeating: .number(1), count: 10_001)), fails: "at most 10000 elements"),
    Case(.list, .list([.text("a")]), .text("b, c"), .texts(["b", "c"])),
    Case(.list, .list([.text("a")]), .list([.text("b, c")]), .texts(["b, c"])),
    Case(
      .list, .list([.text("a")]), .list([.number(1)]), fails: "must be a list of texts, as in a,b,c; got 1 as element 1"
    ),
    Case(nil, .text("a"), choices: [.text("a"), .text("b")], .text("b"), .string("b")),
    Case(
      nil, .text("light"), choices: [.text("light"), .text("dark")], .text("drak"),
      fails: "must be \"light\" or \"dark\"; got \"drak\"; did you mean 'dark'?"),
    Case(nil, .number(1), unit: "km", choices: [.number(1), .number(2)], .text("2000m"), .number(2)),
    Case(
      nil, .number(1), unit: "km", choices: [.number(1), .number(2), .number(3)], .number(4),
      fails: "must be 1, 2 or 3 km; got 4"),
    Case(
      nil, .number(1), choices: (1...30).map { .number(Double($0)) }, .number(0),
      fails: "19, 20 or one of 10 more; got 0"),
  ]

  @Test(arguments: cases) func areReadByTheirKind(_ test: Case) throws {
    let parameter = try Parameter(name: "p", default: test.defaultValue, options: test.options)
    do throws(Mistake) {
      let value = try parameter.read(test.given)
      #expect(value == test.expected)
    } catch {
      #expect(test.expected == nil && error.message.contains(test.mistake), "\(error.message)")
    }
  }

  private func declared(
    _ assignments: [String: Assignment], preset: String? = nil
  ) throws -> (value: Parameter.Value, sheet: ParameterSheet) {
    let stage = Stage(assignments: assignments, preset: preset)
    try stage.add(Preset(name: "Walk", given: [.init(name: "r", value: .number(1))], at: .unknown))
    try stage.add(Preset(name: "Drive", given: [.init(name: "r", value: .number(15))], at: .unknown))
    var options = Parameter.Options()
    (options.minimum, options.maximum, options.unit) = (0.5, 50, "km")
    let value = try stage.declare(try Parameter(name: "r", default: .number(5), options: options))
    return (value, stage.parameterSheet)
  }

  @Test func whatIsGivenWinsOverThePresetAndThatOverTheDefault() throws {
    let given = ["r": Assignment(.text("800m"), origin: "--set r=800m")]
    #expect(try declared([:]).value == .number(5))
    #expect(try declared([:], preset: "Drive").value == .number(15))
    #expect(try declared(given, preset: "Drive").value == .number(0.8))
    let sheet = try declared(given, preset: "Drive").sheet
    #expect(sheet.preset == "Drive" && sheet.presets.map(\.values.count) == [1, 1])
    #expect(try declared([:], preset: "Fly").sheet.preset == nil)
  }

  @Test func mistakesOfTheCallerSayWhereTheValueCameFrom() throws {
    let mistake = #expect(throws: Mistake.self) {
      try declared(["r": Assignment(.number(60), origin: "shops.csv:3, r")])
    }
    #expect(mistake?.isOfCaller == true)
    #expect(mistake?.message == "shops.csv:3, r: 'r' is 60 km, more than its max 50 km")
  }

  @Test func unknownNamesAreListedWithWhatTheyMayMean() throws {
    let stage = Stage(assignments: [
      "raduis": Assignment(.number(1), origin: "--set raduis=1"), "x": Assignment(.null, origin: "p.json, x"),
    ])
    _ = try stage.declare(try Parameter(name: "radius", default: .number(5)))
    #expect(stage.unusedAssignments == ["raduis", "x"])
    let error = #expect(throws: Diagnostic.self) { try stage.requireAllAssignmentsUsed() }
    #expect(
      error?.message == """
        --set raduis=1: the scene never asks for 'raduis'; did you mean 'radius'?
        p.json, x: the scene never asks for 'x'
        it asks for: radius
        """)
  }
}
