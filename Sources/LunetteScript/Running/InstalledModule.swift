import CLuaShims
import LunetteScene

/// An API table: empty itself, so that every write is seen; its functions are found without a call of the host.
struct InstalledModule: Sendable {
  let module: Module
  let index, newIndex, pairs: HostFunction
  let invoked: HostFunction?

  init(_ module: Module) {
    self.module = module
    index = HostFunction("") { call throws(ScriptFailure) in
      let key = call.repairedText(2) ?? call.described(2)
      guard let property = module.properties.first(where: { $0.name == key }) else {
        throw ScriptFailure(
          "", [Mistake("\(module.name) has no \(key.quotedName)\(module.suggestion(for: key))")])
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
    // It is empty itself: a loop would see nothing, and nothing would be said.
    pairs = HostFunction("") { _ throws(ScriptFailure) in
      let members = module.memberNames.joined(separator: ", ")
      throw ScriptFailure("", [Mistake("\(module.name) is no table to walk; it has: \(members)")])
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
    lsh_push_table(call.run, 0, 5)  // its metatable
    lsh_push_table(call.run, 0, Int32(module.functions.count))
    for function in module.functions {
      function.push(call)
      lsh_set_field(call.run, -2, function.key)
    }
    lsh_push_table(call.run, 0, 1)  // the functions' own metatable: what is no function is computed
    lsh_push_function(call.run, index.pointer)
    lsh_set_field(call.run, -2, "__index")
    lsh_set_metatable(call.run, -2)
    lsh_set_field(call.run, -2, "__index")
    lsh_push_function(call.run, newIndex.pointer)
    lsh_set_field(call.run, -2, "__newindex")
    lsh_push_function(call.run, pairs.pointer)
    lsh_set_field(call.run, -2, "__pairs")
    if let invoked {
      lsh_push_function(call.run, invoked.pointer)
      lsh_set_field(call.run, -2, "__call")
    }
    lsh_set_metatable(call.run, -2)
    lsh_set_global(call.run, module.name)
  }
}
