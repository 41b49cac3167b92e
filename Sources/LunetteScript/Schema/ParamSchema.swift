import CLuaShims
import LunetteGeometry
import LunetteScene

/// `param(name, default[, { … }])`: a value that people can set from outside.
enum ParamSchema {
  static let record = Record<Parameter>(
    .parameter,
    [
      Field("type", { $1(&$0.kind) }, .choice("type"), default: "the default's", "What it takes."),
      Field("min", { $1(&$0.minimum) }, .number(), "The least number, in the unit."),
      Field("max", { $1(&$0.maximum) }, .number(), "The greatest number, in the unit."),
      Field("step", { $1(&$0.step) }, .number(from: 0, isOpenBelow: true), "What a slider snaps to, counted from min."),
      Field(
        "unit", { $1(&$0.unit) }, unit, "What people see and type: m, km, mi, nmi, ft give metres, s, min, h seconds."),
      Field("label", { $1(&$0.label) }, .text, "What a control is called."),
      Field("help", { $1(&$0.help) }, .text, "A sentence about it."),
      Field("group", { $1(&$0.group) }, .text, "Controls of a group stand together."),
      Field("order", { $1(&$0.order) }, .number(), default: "as declared", "Where its control stands."),
    ])

  /// Any text is a label, but not one that looks like a unit which is converted: the numbers would be another's.
  private static let unit = FieldType<String>(
    name: "string", expected: "a unit's text, as in \"km\"",
    read: { call, index throws(Mistake) in
      let text = try FieldType<String>.text.read(call, index)
      if let meant = converted(like: text), meant != text {
        throw Mistake("\"\(text)\" would be a label only; write \"\(meant)\"")
      }
      return text
    }, push: { call, text in call.push(text) })

  private static func converted(like text: String) -> String? {
    let names = [
      "m": ["metre", "meter"], "km": ["kilometre", "kilometer"], "mi": ["mile"], "nmi": ["nm", "nautical mile"],
      "ft": ["foot", "feet"], "s": ["sec", "second"], "min": ["minute"], "h": ["hr", "hour"], "deg": ["degree", "°"],
    ]
    let lowered = text.lowercased()
    return names.first { unit, others in
      unit == lowered || others.contains(lowered) || others.contains { $0 + "s" == lowered }
    }?.key
  }

  static let param = Function(
    "param", Positional("name", FieldType<String>.identifier, "What it is set by, as in `--set radius=750`."),
    Positional("default", value, "Its value where none is set; it says the type, too."),
    Positional("options", options, absent: .some(nil), "What it may be, and how a control shows it."),
    returns: "number|boolean|string|coordinate",
    "A parameter: gives the value in force, the default unless another is set from outside.",
    example: "local radius = param(\"radius\", 500, { unit = \"m\", min = 100, max = 5000, label = \"Radius\" })"
  ) { call, name, value, hasOptions throws(Mistake) in
    var parameter = Parameter(name: name, default: value)
    if hasOptions != nil, let mistake = Mistake(record.decode(call, 3, into: &parameter)) { throw mistake }
    if value.kind != .number {
      let given = [("min", parameter.minimum), ("max", parameter.maximum), ("step", parameter.step)]
      let misplaced = given.filter { $0.1 != nil }.map { Mistake("is for numbers; the default is none", field: $0.0) }
      if let mistake = Mistake(misplaced) { throw mistake }
    }
    guard parameter.kind == value.kind else {
      throw Mistake(
        "must be \"\(value.kind.rawValue)\", the type of the default; got \"\(parameter.kind.rawValue)\"", field: "type"
      )
    }
    push(call, try call.stage.declare(parameter), unit: parameter.unit)
    return 1
  }

  private static let value = FieldType<Parameter.Value>(
    name: "number|boolean|string|coordinate", expected: "a number, true or false, a text, or a coordinate",
    read: { call, index throws(Mistake) in
      switch lsh_type_at(call.run, index) {
      case LSH_NUMBER: return .number(try FieldType<Double>.number().read(call, index))
      case LSH_BOOLEAN: return .boolean(lsh_boolean(call.run, index))
      case LSH_TEXT: return .string(try FieldType<String>.text.read(call, index))
      case LSH_VALUE where ValueKind.color.payload(call, index, as: Color.self) != nil:
        throw Mistake("can't be a color value; give its text, as in \"#1f6feb\"")
      case LSH_TABLE, LSH_VALUE: return .coordinate(try coordinate(call, index))
      default: throw call.mismatch(index, "a number, true or false, a text, or a coordinate")
      }
    }, push: { _, _ in })

  /// A table that names no latitude is none: options, it may be, in the place of the default.
  private static func coordinate(_ call: Call, _ index: Int32) throws(Mistake) -> Coordinate {
    do throws(Mistake) {
      return try FieldType<Coordinate>.coordinate.read(call, index)
    } catch {
      guard lsh_length(call.run, index) == 0, error.all.contains(where: { $0.field == "lat" }) else { throw error }
      let expected = "a number, true or false, a text, or a coordinate"
      throw Mistake("\(call.mismatch(index, expected).message); options come after it: param(\"r\", 500, { min = 0 })")
    }
  }

  /// The table is decoded with its default at hand; here only its being one is checked.
  private static let options = FieldType<Void?>(
    name: "table", expected: "a table of options, as in { min = 0, max = 10 }",
    read: { call, index throws(Mistake) in
      guard lsh_type_at(call.run, index) == LSH_TABLE else {
        throw call.mismatch(index, "a table of options, as in { min = 0, max = 10 }")
      }
      return ()
    }, push: { _, _ in }, facts: TypeFacts(table: { record.text }))

  private static func push(_ call: Call, _ value: Parameter.Value, unit: String?) {
    switch value {
    case .number(let number):
      let scaled = number * factor(ofUnit: unit)
      if let whole = Int(exactly: scaled), whole.magnitude < 1 << 53 {
        call.pushWhole(whole)
      } else {
        call.push(scaled)
      }
    case .boolean(let boolean): call.push(boolean)
    case .string(let text): call.push(text)
    case .coordinate(let coordinate): ValueKind.coordinate.push(call, coordinate)
    }
  }
}
