import CLuaShims
import LunetteScene

/// An API table: functions, and fields that are computed when they are read.
struct Module: Sendable {
  /// A field that is computed when it is read.
  struct Property: Sendable {
    let name: String
    let typeName: String
    let summary: String
    let push: @Sendable (Call) throws(Mistake) -> Void
  }

  let name: String
  let summary: String
  let functions: [Function]
  var properties: [Property] = []
  /// A function that the table itself is called as: `scene { … }`.
  var call: Function?

  var memberNames: [String] { functions.map(\.key) + properties.map(\.name) }
}

/// Everything that a script finds beside Lua's own libraries.
enum Surface {
  static let functions: [Function] = [CoordinateSchema.make, ColorSchema.make, ParamSchema.param]
  static let modules: [Module] = [
    SceneSchema.module, UnitsSchema.module, OverlaySchema.module, CameraSchema.module, ProjectionSchema.module,
  ]
  static let values: [ValueDeclaration] = [
    CoordinateSchema.value, ColorSchema.value, PointSchema.value, BoundsSchema.value, VisibleRegionSchema.value,
  ]

  /// The names that a misspelt global may have meant.
  static let globalNames: [String] =
    functions.map(\.key) + modules.map(\.name)
    + [
      "print", "pairs", "ipairs", "require", "tostring", "tonumber", "string", "table", "math", "utf8", "type", "error",
      "assert", "pcall", "select", "load", "next", "xpcall",
    ]

  /// Puts the surface into a fresh state. A limit that is too small for it ends the run when it starts.
  static func install(in call: Call) {
    for value in Installed.values { value.install(in: call) }
    Installed.handle.install(in: call)
    for function in functions {
      lsh_push_function(call.run, function.host.pointer)
      lsh_set_global(call.run, function.key)
    }
    for module in Installed.modules { module.install(in: call) }
    lsh_push_table(call.run, 0, 1)
    lsh_push_function(call.run, missingGlobal.pointer)
    lsh_set_field(call.run, -2, "__index")
    lsh_guard_globals(call.run)
    lsh_set_top(call.run, 0)
  }

  private static let missingGlobal = HostFunction("") { call throws(ScriptFailure) in
    let name = call.repairedText(2) ?? call.described(2)
    throw ScriptFailure("", [Mistake("'\(name)' was never set\(Suggestion.hint(for: name, among: globalNames))")])
  }
}

/// The host functions behind declarations: made once a process.
private enum Installed {
  static let values = Surface.values.map(InstalledValue.init)
  static let handle = InstalledValue(
    kind: .handle, methods: HandleSchema.methods, index: HandleSchema.index, newIndex: HandleSchema.newIndex,
    text: HandleSchema.text, equal: HandleSchema.equal)
  static let modules = Surface.modules.map(InstalledModule.init)
}

/// The metatable of a kind of values.
private struct InstalledValue: Sendable {
  let kind: ValueKind
  let methods: [Function]
  let index, newIndex, text, equal: HostFunction

  init(
    kind: ValueKind, methods: [Function], index: HostFunction, newIndex: HostFunction, text: HostFunction,
    equal: HostFunction
  ) {
    self.kind = kind
    self.methods = methods
    self.index = index
    self.newIndex = newIndex
    self.text = text
    self.equal = equal
  }

  init(_ value: ValueDeclaration) {
    let members = value.properties.map(\.name) + value.methods.map(\.key)
    self.init(
      kind: value.kind, methods: value.methods,
      index: HostFunction("") { call throws(ScriptFailure) in
        guard let key = call.repairedText(2) else {
          // Values are no lists: what a loop over elements finds is nothing.
          call.pushNil()
          return 1
        }
        guard let property = value.properties.first(where: { $0.name == key }) else {
          let hint = Suggestion.hint(for: key, among: members)
          throw ScriptFailure("", [Mistake("\(value.name) has no '\(key)'\(hint)")])
        }
        property.push(call, 1)
        return 1
      },
      newIndex: HostFunction("") { call throws(ScriptFailure) in
        throw ScriptFailure("", [Mistake("\(value.name) can't be changed; make a new one")])
      },
      text: HostFunction("") { call throws(ScriptFailure) in
        call.push(value.text(call, 1))
        return 1
      },
      equal: HostFunction("") { call throws(ScriptFailure) in
        call.push(value.areEqual(call))
        return 1
      })
  }

  func install(in call: Call) {
    lsh_push_table(call.run, 0, 5)
    lsh_push_table(call.run, 0, Int32(methods.count))
    for method in methods {
      lsh_push_function(call.run, method.host.pointer)
      lsh_set_field(call.run, -2, method.key)
    }
    lsh_push_lookup(call.run, index.pointer)
    lsh_set_field(call.run, -2, "__index")
    for (name, function) in [("__newindex", newIndex), ("__tostring", text), ("__eq", equal)] {
      lsh_push_function(call.run, function.pointer)
      lsh_set_field(call.run, -2, name)
    }
    lsh_define_kind(call.run, kind.rawValue)
  }
}

/// An API table: empty itself, so that every write is seen; its functions are found without a call of the host.
private struct InstalledModule: Sendable {
  let module: Module
  let index, newIndex: HostFunction
  let invoked: HostFunction?

  init(_ module: Module) {
    self.module = module
    index = HostFunction("") { call throws(ScriptFailure) in
      let key = call.repairedText(2) ?? call.described(2)
      guard let property = module.properties.first(where: { $0.name == key }) else {
        let hint = Suggestion.hint(for: key, among: module.memberNames)
        throw ScriptFailure("", [Mistake("\(module.name) has no '\(key)'\(hint)")])
      }
      do throws(Mistake) {
        try property.push(call)
      } catch {
        throw ScriptFailure("\(module.name).\(key)", error.all)
      }
      return 1
    }
    newIndex = HostFunction("") { call throws(ScriptFailure) in
      let key = call.repairedText(2) ?? call.described(2)
      throw ScriptFailure("", [Mistake(module.readOnlyMessage(key, call))])
    }
    invoked = module.call.map { function in
      HostFunction(function.name) { call throws(ScriptFailure) in
        lsh_remove(call.run, 1)  // the table itself
        return try function.host.body(call)
      }
    }
  }

  func install(in call: Call) {
    lsh_push_table(call.run, 0, 0)
    lsh_push_table(call.run, 0, 3)  // its metatable
    lsh_push_table(call.run, 0, Int32(module.functions.count))
    for function in module.functions {
      lsh_push_function(call.run, function.host.pointer)
      lsh_set_field(call.run, -2, function.key)
    }
    lsh_push_table(call.run, 0, 1)  // the functions' own metatable: what is no function is computed
    lsh_push_function(call.run, index.pointer)
    lsh_set_field(call.run, -2, "__index")
    lsh_set_metatable(call.run, -2)
    lsh_set_field(call.run, -2, "__index")
    lsh_push_function(call.run, newIndex.pointer)
    lsh_set_field(call.run, -2, "__newindex")
    if let invoked {
      lsh_push_function(call.run, invoked.pointer)
      lsh_set_field(call.run, -2, "__call")
    }
    lsh_set_metatable(call.run, -2)
    lsh_set_global(call.run, module.name)
  }
}

extension Module {
  /// "camera.zoom is read-only: camera.set { zoom = 12 }".
  fileprivate func readOnlyMessage(_ key: String, _ call: Call) -> String {
    if let setter = functions.first(where: { $0.key == "set" }), setter.parameters.contains(where: { $0.name == key }) {
      return "\(name).\(key) is read-only: \(setter.name) { \(key) = \(call.described(3)) }"
    }
    return "\(name).\(key) can't be set: the table \(name) is read-only"
  }
}
