import LunetteScene

/// The surface for programs: what each key holds stands in the document itself.
enum JSONReference {
  static var value: JSONText {
    .object([
      ("keys", .object(keys.map { ($0, .text($1)) })),
      ("functions", .list(Surface.functions.map(function))),
      ("modules", .list(Surface.modules.map(module))),
      ("values", .list(Surface.values.map(value))),
      ("handle", handle),
      ("tables", .list(tables.map(table))),
      ("warnings", .list(WarningCode.allCases.map(warning))),
      ("lua", lua),
    ])
  }

  private static let keys = [
    ("functions", "Functions that are globals."),
    ("modules", "Global tables of functions and of fields that are computed when they are read."),
    ("call", "The function that a module or a value itself is called as."),
    ("values", "Immutable values that scripts hold."),
    ("handle", "What the functions of overlay give. Beside these fields it has those of the table it was made from."),
    ("tables", "Tables that functions and fields take, by name."),
    ("table", "The name of the one table that a function takes, or of a table that does for a parameter."),
    ("parameters", "Positional parameters in their order."),
    ("forms", "The ways to call a function, as lists of parameters' names; left out where there is one."),
    ("name", "What it is called; of a function with the table or value that it lies in."),
    ("summary", "What it is or does."),
    ("fields", "What can be read of it, or the keys of a table."),
    ("type", "As annotations for lua-language-server name it; a|b is either, a[] a list."),
    ("also", "What else does in the place of a value as an argument."),
    ("element", "What value[1] gives of a value that is a list."),
    ("either", "Keys of which exactly one group is given."),
    ("expects", "What is taken, in words, with its unit and range."),
    ("unit", "What a number counts."),
    ("minimum", "The least number that is taken."),
    ("exclusive_minimum", "A number must be more than this."),
    ("maximum", "The greatest number that is taken."),
    ("choices", "The texts that are taken."),
    ("required", "Whether it must be given."),
    ("default", "What it is where it is left out, in words or as a script writes it."),
    ("returns", "The type of the result; left out where there is none."),
    ("example", "A line of a script."),
    ("warnings", "What may be wrong with a scene that is drawn all the same, by the codes of warnings in documents."),
    ("code", "By which a warning is known."),
    ("lua", "What is there of Lua 5.4's own library, by the table that it lies in; _G are the globals."),
  ]

  private static let tables: [RecordText] = {
    var known: Set<String> = []
    return (Surface.argumentTables + Surface.innerTables).filter { known.insert($0.name).inserted }
  }()

  private static func function(_ function: Function) -> JSONText {
    let parameters = function.parameters.filter { $0.name != "self" }
    return .object([
      ("name", .text(function.name)),
      ("summary", .text(function.summary)),
      ("table", function.table.map { .text($0().name) }),
      ("parameters", function.table == nil ? .list(parameters.map(parameter)) : nil),
      ("forms", function.forms.count < 2 ? nil : .list(function.forms.map { .list($0.map { .text($0) }) })),
      ("returns", function.result.map { .text($0) }),
      ("example", text(function.example)),
    ])
  }

  private static func parameter(_ parameter: ParameterText) -> JSONText {
    let facts = parameter.facts
    let choices = TypeWords.choices(of: parameter.typeName)
    return .object([
      ("name", .text(parameter.name)),
      ("summary", text(parameter.summary)),
      ("type", .text(parameter.typeName)),
      ("expects", .text(parameter.expected)),
      ("unit", facts.unit.map { .text($0) }),
      (facts.isOpenBelow ? "exclusive_minimum" : "minimum", facts.minimum.map { .number($0) }),
      ("maximum", facts.maximum.map { .number($0) }),
      ("choices", choices.isEmpty ? nil : .list(choices.map { .text($0) })),
      ("table", facts.table.map { .text($0().name) }),
      ("required", .boolean(!parameter.isOptional)),
      ("default", text(parameter.defaultText)),
    ])
  }

  private static func table(_ table: RecordText) -> JSONText {
    .object([
      ("name", .text(table.name)), ("either", table.choices.isEmpty ? nil : .list(table.choices.map { .text($0) })),
      ("fields", .list(table.fields.map(parameter))),
    ])
  }

  private static func module(_ module: Module) -> JSONText {
    .object([
      ("name", .text(module.name)),
      ("summary", .text(module.summary)),
      ("call", module.call.map(function)),
      ("fields", .list(module.properties.map { property($0.name, $0.typeName, $0.summary) })),
      ("functions", .list(module.functions.map(function))),
    ])
  }

  private static func value(_ value: ValueDeclaration) -> JSONText {
    .object([
      ("name", .text(value.typeName)),
      ("summary", .text(value.summary)),
      ("also", text(value.written)),
      ("element", text(value.list?.elementName ?? "")),
      ("fields", .list(value.properties.map { property($0.name, $0.typeName, $0.summary, unit: $0.facts.unit) })),
      ("call", value.call.map(invocation)),
      ("functions", .list(value.methods.map(function))),
    ])
  }

  private static func invocation(_ call: ValueDeclaration.Invocation) -> JSONText {
    .object([
      ("summary", .text(call.summary)), ("example", .text(call.form)),
      ("parameters", .list([parameter(call.parameter)])),
      ("returns", .text(call.returns)),
    ])
  }

  private static var handle: JSONText {
    .object([
      ("name", .text(Surface.handleName)),
      ("fields", .list(HandleSchema.properties.map { property($0.name, $0.typeName, $0.summary) })),
      ("functions", .list(HandleSchema.methods.map(function))),
    ])
  }

  private static func property(_ name: String, _ type: String, _ summary: String, unit: String? = nil) -> JSONText {
    .object([
      ("name", .text(name)), ("summary", .text(summary)), ("type", .text(type)), ("unit", unit.map { .text($0) }),
    ])
  }

  private static var lua: JSONText {
    let libraries = [LuaNames.Library(name: "_G", members: LuaNames.globals)] + LuaNames.libraries
    return .object(libraries.map { ($0.name, .list($0.members.map { .text($0) })) })
  }

  private static func warning(_ code: WarningCode) -> JSONText {
    .object([("code", .text(code.rawValue)), ("summary", .text(code.summary))])
  }

  private static func text(_ text: String) -> JSONText? { text.isEmpty ? nil : .text(text) }
}
