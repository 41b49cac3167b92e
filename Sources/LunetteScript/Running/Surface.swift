import CLuaShims
import LunetteScene

/// Everything that a script finds beside Lua's own libraries.
enum Surface {
  static let functions: [Function] = [
    CoordinateSchema.make, BoundsSchema.make, RegionSchema.make, ColorSchema.make, ParamSchema.param,
    PresetSchema.preset,
    StyleSchema.style, ClockSchema.wait, ClockSchema.together,
  ]
  static let modules: [Module] = [
    SceneSchema.module, UnitsSchema.module, OverlaySchema.module, PathSchema.module, CameraSchema.module,
    ProjectionSchema.module, DataSchema.module, ScaleSchema.module, ClockSchema.module, LocationSchema.module,
  ]
  static let values: [ValueDeclaration] = [
    CoordinateSchema.value, ColorSchema.value, PointSchema.value, BoundsSchema.value, SpanSchema.value,
    PathSchema.value, VisibleRegionSchema.value, FeaturesSchema.value, FeatureSchema.value, PropertiesSchema.value,
    DataSchema.rows, DataSchema.row, DataSchema.gpxValue, DataSchema.track, ScaleSchema.value,
    CameraPositionSchema.value, FixSchema.value, SubscriptionSchema.value,
  ]

  /// The names that a misspelt global may have meant.
  static let globalNames: [String] =
    functions.map(\.key) + modules.map(\.name)
    + [
      "print", "pairs", "ipairs", "require", "tostring", "tonumber", "string", "table", "math", "utf8", "type", "error",
      "assert", "pcall", "select", "load", "next", "xpcall", "nil", "true", "false", "os", "coroutine", "setmetatable",
      "getmetatable", "rawget", "rawset", "rawequal", "rawlen", "collectgarbage",
    ]

  /// Puts the surface into a fresh state. A limit that is too small for it ends the run when it starts.
  static func install(in call: Call) {
    for value in Installed.values { value.install(in: call) }
    Installed.handle.install(in: call)
    for function in functions {
      function.push(call)
      lsh_set_global(call.run, function.key)
    }
    for module in Installed.modules { module.install(in: call) }
    lsh_push_table(call.run, 0, 1)
    lsh_push_function(call.run, missingGlobal.pointer)
    lsh_set_field(call.run, -2, "__index")
    lsh_guard_globals(call.run)
    lsh_set_top(call.run, 0)
  }

  /// Makes the keys of the functions' tables known before any is read: for states that are copied.
  static func defineRecords(in call: Call) {
    for function in functions + modules.flatMap({ $0.functions + [$0.call].compactMap(\.self) }) {
      function.defineRecord(call)
    }
  }

  /// Which of a function's positional parameters a name is, counted from 0; nil for a function of one table.
  static func position(of parameter: Substring, in function: String) -> Int? {
    guard let function = allFunctions.first(where: { $0.name == function }), function.table == nil else { return nil }
    for form in function.forms {
      if let position = form.firstIndex(where: { $0.filter { $0 != "?" } == parameter }) { return position }
    }
    return function.parameters.firstIndex { $0.name == parameter }
  }

  /// Whether a module or one of Lua's libraries has a member.
  static func has(_ member: String, in name: String) -> Bool {
    if let module = modules.first(where: { $0.name == name }) { return module.memberNames.contains(member) }
    return LuaNames.libraries.first { $0.name == name }?.members.contains(member) == true
  }

  /// Whether a global is there to be called.
  static func isCalled(_ name: String) -> Bool {
    functions.contains { $0.key == name } || modules.contains { $0.name == name && $0.call != nil }
      || LuaNames.globals.contains(name) && !name.hasPrefix("_")
  }

  /// "table.move" of "move", where only one library has it.
  static func wholeName(ofLibraryFunction name: String) -> String {
    let libraries = LuaNames.libraries.filter { $0.members.contains(name) }
    return libraries.count == 1 ? "\(libraries[0].name).\(name)" : name
  }

  /// What Lua has and the sandbox doesn't, and what does in its place.
  private static let leftOut: [(names: Set<String>, instead: String)] = [
    (
      ["io", "dofile", "loadfile"],
      "; data.csv(file), data.json(file), data.text(file) and the like read files beside the script"
    ),
    (["package"], "; require \"name\" loads name.lua of the scene's folder"),
    (["debug"], "; errors name the calls that led to them, and print(…) shows values"),
    (["warn"], "; print(…) writes to standard error"),
  ]

  private static func whyMissing(_ name: String) -> String {
    if let left = leftOut.first(where: { $0.names.contains(name) }) { return "is not in the sandbox\(left.instead)" }
    if let module = modules.first(where: { $0.memberNames.contains(name) }) {
      return "was never set; did you mean '\(module.name).\(name)'?"
    }
    if let value = values.first(where: { $0.methods.contains { $0.key == name } }) {
      return "was never set; it is a method of \(value.name), called as in …:\(name)(…)"
    }
    if Color.names.contains(where: { $0.description == name }) {
      return "was never set; a colour is a text, in quotes: \"\(name)\""
    }
    if ["rgb", "rgba", "hsl", "hsla"].contains(name) {
      return "was never set; a colour is a text, in quotes: \"rgb(255 0 0 / 50%)\""
    }
    // What is left of #ff0000 without quotes.
    if [3, 6, 8].contains(name.count), name.allSatisfy(\.isHexDigit), name.contains(where: \.isNumber) {
      return "was never set; a colour is a text, in quotes: \"#\(name)\""
    }
    if let meant = Habits.meant(byObject: name) { return "was never set; \(meant)" }
    if let library = LuaNames.libraries.first(where: { $0.members.contains(name) }) {
      return "was never set; did you mean '\(library.name).\(name)'?"
    }
    return "was never set\(Suggestion.hint(for: name, among: globalNames))"
  }

  private static let missingGlobal = HostFunction("") { call throws(ScriptFailure) in
    let name = call.repairedText(2) ?? call.described(2)
    throw ScriptFailure("", [Mistake("\(name.quotedName) \(whyMissing(name))")])
  }
}

/// The host functions behind declarations: made once a process.
private enum Installed {
  static let values = Surface.values.map(InstalledValue.init)
  static let handle = InstalledValue(
    kind: .handle, typeName: "handle", methods: HandleSchema.methods, index: HandleSchema.index,
    newIndex: HandleSchema.newIndex,
    text: HandleSchema.text, equal: HandleSchema.equal)
  static let modules = Surface.modules.map(InstalledModule.init)
}
