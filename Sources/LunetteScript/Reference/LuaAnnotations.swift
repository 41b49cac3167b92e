/// The surface as lua-language-server reads it: a file that defines nothing and says what everything is.
struct LuaAnnotations {
  private(set) var text = """
    ---@meta
    -- What a scene's script finds beside Lua's own libraries, for lua-language-server.
    -- Made by `lunette api --lua`; what is changed here is lost.

    """
  private var knownTables: Set<String> = []

  init() {
    for value in Surface.values where !value.written.isEmpty {
      add(["", "---@alias \(value.typeName)_like \(value.typeName)|\(value.written)"])
    }
    for table in Surface.innerTables { add(table) }
    for value in Surface.values { add(value) }
    addHandles()
    for function in Surface.functions { add(function, under: "") }
    for module in Surface.modules { add(module) }
    if LuaNames.globals.contains("require") {
      // Lua's own stands in a library of which nothing else is there.
      add([
        "", "---Loads `name.lua` from the scene's folder, once; gives what it returns.", "---@param name string",
        "---@return any", "function require(name) end",
      ])
    }
  }

  private mutating func add(_ lines: [String]) { for line in lines { text += line + "\n" } }

  private mutating func add(_ table: RecordText) {
    guard knownTables.insert(table.name).inserted else { return }
    add([""] + (table.choice.map { ["---\($0)"] } ?? []) + ["---@class \(table.name)_fields"])
    for field in table.fields {
      add([fieldLine(field.name, field.isOptional, Self.input(field), Self.described(field))])
    }
  }

  private mutating func add(_ value: ValueDeclaration) {
    add(["", "do", "  ---\(value.summary)", "  ---@class \(value.typeName)"])
    for property in value.properties {
      add(["  " + fieldLine(property.name, false, property.typeName, property.summary)])
    }
    if let list = value.list {
      add(["  ---@field [integer] \(list.elementName) One of its elements, from 1.", "  ---@operator len: integer"])
    }
    if value.pairs != nil { add(["  ---@field [string] any"]) }
    if let call = value.call {
      let result = call.returns.isEmpty ? "" : ": \(call.returns)"
      add(["  ---\(call.summary)", "  ---@overload fun(\(Self.signature([call.parameter])))\(result)"])
    }
    addMethods(value.methods, of: value.typeName)
  }

  /// The fields of a kind's table, to read and to set, under what all handles have.
  private mutating func addHandles() {
    let handle = Surface.handleName
    add(["", "do", "  ---An overlay that was drawn.", "  ---@class \(handle)"])
    for property in HandleSchema.properties {
      add(["  " + fieldLine(property.name, false, property.typeName, property.summary)])
    }
    addMethods(HandleSchema.methods, of: handle)
    for maker in Surface.makers {
      guard let table = maker.table?() else { continue }
      add(["", "---\(maker.summary)", "---@class \(table.name)_\(handle): \(handle)"])
      for field in table.fields {
        let isAbsent = field.isOptional && field.defaultText.isEmpty
        add([fieldLine(field.name, isAbsent, Self.input(field), Self.described(field))])
      }
    }
  }

  private mutating func addMethods(_ methods: [Function], of type: String) {
    // A local's name is no type's: a global function may have that.
    add(["  local \(type) = {}"])
    for method in methods { add(method, under: "\(type):", indent: "  ") }
    add(["end"])
  }

  private mutating func add(_ module: Module) {
    if let table = module.call?.table?() { add(table) }
    add(["", "---\(module.summary)", "---@class \(module.name)_module"])
    for property in module.properties {
      add([fieldLine(property.name, false, property.typeName, property.summary)])
    }
    if let call = module.call {
      let signatures = call.table.map { ["fields: \($0().name)_fields"] } ?? call.calls.map(Self.signature)
      for signature in signatures { add(["---@overload fun(\(signature))\(Self.result(of: call))"]) }
    }
    add(["\(module.name) = {}"])
    for function in module.functions { add(function, under: "\(module.name).") }
  }

  private mutating func add(_ function: Function, under owner: String, indent: String = "") {
    let table = function.table?()
    if let table { add(table) }
    let calls = function.calls
    var lines = ["---\(function.summary)"]
    var names = ["fields"]
    let typed = Self.isEcho(function) ? function.parameters.first { $0.typeName == function.returns } : nil
    if let typed { lines.append("---@generic T: \(Self.input(typed))") }
    if let table {
      lines.append("---@param fields \(table.name)_fields")
    } else {
      names = calls[0].map { Self.name($0.name) }
      for parameter in calls[0] {
        let type = parameter.name == typed?.name ? "T" : Self.input(parameter)
        lines.append(
          "---@param \(Self.name(parameter.name))\(parameter.isOptional ? "?" : "") \(type) \(Self.described(parameter))"
        )
      }
    }
    if function.result != nil { lines.append("---@return \(typed == nil ? Self.returned(function) : "T")") }
    for call in calls.dropFirst() {
      lines.append("---@overload fun(\(Self.signature(call)))\(Self.result(of: function))")
    }
    lines.append("function \(owner)\(function.key)(\(names.joined(separator: ", "))) end")
    add([""] + lines.map { indent + $0 })
  }
}
