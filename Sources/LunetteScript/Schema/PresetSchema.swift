import CLuaShims
import LunetteScene

/// `preset(name, { … })`: values of several parameters under one name.
enum PresetSchema {
  /// More parameters than a page of controls can show.
  private static let mostValues = 1000

  static let preset = Function(
    "preset", Positional("name", name, "What it is called, as in `--preset Walk`."),
    Positional("values", values, "Parameters by name, in the units that people see."), returns: "nil",
    "A preset: values of parameters, in their units, that one name puts in force. Stands before the first param."
  ) { call, name, values throws(Mistake) in
    try call.stage.add(Preset(name: name, given: values, at: call.place))
    return 0
  }

  private static let name = FieldType<String>(
    name: "string", expected: "a name, as in \"Walk\"",
    read: { call, index throws(Mistake) in
      let name = try FieldType<String>.text.read(call, index)
      guard !name.isEmpty else { throw call.mismatch(index, "a name, as in \"Walk\"") }
      return name
    }, push: { _, _ in })

  private static let values = FieldType<[GivenValue.Member]>(
    name: "table", expected: "a table of values by parameter, as in { radius = 5 }",
    read: { call, index throws(Mistake) in
      guard call.isTable(index) else {
        throw call.mismatch(index, "a table of values by parameter, as in { radius = 5 }")
      }
      call.chargeElement(of: MemoryLayout<Preset>.stride)
      return try call.members(index, most: mostValues) { name, value throws(Mistake) in
        // As it is given, as the parameter's kind reads it, and its name's place among those of other presets.
        call.charge(3, of: MemoryLayout<GivenValue.Member>.stride)
        let given = try GivenValue(call, value, "a number, true or false, a text, a coordinate, a colour or a list")
        return GivenValue.Member(name: name, value: given)
      }
    }, push: { _, _ in })
}
