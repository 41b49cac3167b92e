import CLuaShims
import LunetteGeometry
import LunetteScene

/// `param(name, default[, { … }])`: a value that people can set from outside.
enum ParamSchema {
  static let record = Record<Parameter.Options>(
    .parameter,
    [
      Field("type", { $1(&$0.kind) }, .choice("type"), default: "the default's", "What it takes."),
      Field("min", { $1(&$0.minimum) }, .number(), "The least number, in the unit."),
      Field("max", { $1(&$0.maximum) }, .number(), "The greatest number, in the unit."),
      Field("step", { $1(&$0.step) }, .number(from: 0, isOpenBelow: true), "What a slider snaps to, counted from min."),
      Field(
        "unit", { $1(&$0.unit) }, unit,
        "What people see and type: m, km, mi, nmi, ft give metres, s, min, h seconds, deg degrees."),
      Field("label", { $1(&$0.label) }, .text, "What a control is called."),
      Field("help", { $1(&$0.help) }, .text, "A sentence about it."),
      Field("choices", { $1(&$0.choices) }, choices, "The only values that it takes."),
      Field("group", { $1(&$0.group) }, .text, "Controls of a group stand together."),
      Field("order", { $1(&$0.order) }, .number(), default: "as declared", "Where its control stands."),
    ])

  /// Any text is a label, but not one that looks like a unit which is converted: the numbers would be another's.
  private static let unit = FieldType<String>(
    name: "string", expected: "a unit's text, as in \"km\"",
    read: { call, index throws(Mistake) in
      let text = try FieldType<String>.text.read(call, index)
      if let meant = ParameterUnit.meant(by: text)?.rawValue, meant != text {
        throw Mistake("\"\(text)\" would be a label only; write \"\(meant)\"")
      }
      return text
    }, push: { call, text in call.push(text) })

  static let param = Function(
    "param", Positional("name", FieldType<String>.identifier, "What it is set by, as in `--set radius=750`."),
    Positional("default", anything, "Its value where none is set; it says the type, too."),
    Positional("options", options, absent: .some(nil), "What it may be, and how a control shows it."),
    returns: "number|integer|boolean|string|coordinate|color|number[]|string[]",
    "A parameter: gives the value in force, the default unless another is set from outside.",
    example: "local radius = param(\"radius\", 500, { unit = \"m\", min = 100, max = 5000, label = \"Radius\" })"
  ) { call, name, _, hasOptions throws(Mistake) in
    // Other texts may be numbers; here the arguments are in the wrong order.
    if lsh_type_at(call.run, 1) == LSH_NUMBER {
      throw Mistake("must be a text; got \(name); the name comes first: param(\"radius\", 500)", field: "name")
    }
    var options: Parameter.Options?
    var mistakes: [Mistake] = []
    if hasOptions != nil {
      var said = Parameter.Options()
      mistakes = record.decode(call, 3, into: &said)
      options = said
    }
    var given = GivenValue.null
    do throws(Mistake) {
      given = try defaultValue(call, 2, kind: options?.kind)
    } catch {
      mistakes = error.within("default").all + mistakes
    }
    if let mistake = Mistake(mistakes) { throw mistake }
    call.chargeElement(of: MemoryLayout<Parameter>.stride + MemoryLayout<Parameter.Options>.stride)
    let parameter = try Parameter(name: name, default: given, options: options, at: call.place)
    push(call, try call.stage.declare(parameter), of: parameter)
    return 1
  }

  /// The default is read with its options at hand; here only its being there is checked.
  private static let anything = FieldType<Void>(
    name: "number|boolean|string|coordinate|color|table", expected: expected, read: { _, _ throws(Mistake) in () },
    push: { _, _ in })

  private static let expected = "a number, true or false, a text, a coordinate or a colour"

  /// The options are decoded where their mistakes can stand beside the default's; here only their being a table is checked.
  private static let options = FieldType<Void?>(
    name: "table", expected: "a table of options, as in { min = 0, max = 10 }",
    read: { call, index throws(Mistake) in
      guard lsh_type_at(call.run, index) == LSH_TABLE else {
        throw call.mismatch(index, "a table of options, as in { min = 0, max = 10 }")
      }
      return ()
    }, push: { _, _ in }, facts: TypeFacts(table: { record.text }))

  /// A table is a coordinate, unless the type that is written says that it is a list.
  private static func defaultValue(
    _ call: Call, _ index: Int32, kind: Parameter.Kind?
  ) throws(Mistake) -> GivenValue {
    guard lsh_type_at(call.run, index) == LSH_TABLE, kind == nil || kind == .coordinate else {
      return try GivenValue(call, index, expected)
    }
    do throws(Mistake) {
      return .coordinate(try FieldType<Coordinate>.coordinate.read(call, index))
    } catch {
      let count = lsh_length(call.run, index)
      if count == 0, !call.names(index).contains(where: FieldType<Coordinate>.isName) {
        // A table that names no latitude is options, it may be, in the place of the default.
        let hint = "options come after it: param(\"r\", 500, { min = 0 })"
        throw Mistake("\(call.mismatch(index, expected).message); \(hint)")
      }
      if count > 0, kind == nil, isList(call, index, count) {
        throw Mistake("must be \(expected); got a list of \(count); a list is one with { type = \"list\" }")
      }
      throw error
    }
  }

  /// Whether a table that is no coordinate has a list's elements.
  private static func isList(_ call: Call, _ index: Int32, _ count: Int) -> Bool {
    guard count == 2, lsh_push_element(call.run, index, 1) else { return true }
    defer { lsh_set_top(call.run, -2) }
    return lsh_type_at(call.run, -1) == LSH_TEXT
  }
}
