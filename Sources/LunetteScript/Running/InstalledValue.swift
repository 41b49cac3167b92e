import CLuaShims
import LunetteScene

/// The metatable of a kind of values.
struct InstalledValue: Sendable {
  let kind: ValueKind
  /// As Lua's own messages call a value: "attempt to add to a coordinate value".
  let typeName: String
  let methods: [Function]
  /// The names of its properties, which `index` gets as their positions.
  let properties: [String]
  let index, newIndex, text, equal: HostFunction
  var length, called: HostFunction?
  /// What `pairs` calls, and what it hands a loop.
  private var pairs, step: HostFunction?

  init(
    kind: ValueKind, typeName: String, methods: [Function], index: HostFunction, newIndex: HostFunction,
    text: HostFunction, equal: HostFunction
  ) {
    self.kind = kind
    self.typeName = typeName
    self.methods = methods
    properties = []
    self.index = index
    self.newIndex = newIndex
    self.text = text
    self.equal = equal
  }

  init(_ value: ValueDeclaration) {
    properties = value.properties.map(\.name)
    let members = value.memberNames
    kind = value.kind
    typeName = value.typeName
    methods = value.methods
    index = HostFunction("") { call throws(ScriptFailure) in
      var position: Int64 = 0
      if lsh_integer(call.run, 3, &position) {
        value.properties[Int(position)].push(call, 1)
        return 1
      }
      guard let key = call.repairedText(2) else {
        // Outside of a list there is nothing, and values that are no lists have no elements.
        if let list = value.list, lsh_integer(call.run, 2, &position), position > 0, position <= list.count(call) {
          list.push(call, Int(position))
        } else {
          call.pushNil()
        }
        return 1
      }
      switch value.otherKeys(call, key) {
      case .pushed: return 1
      case .hint(let hint): throw ScriptFailure("", [Mistake("\(value.name) has no \(key.quotedName)\(hint)")])
      case .unknown:
        let hint = value.hint(ofElementsWith: key) ?? Suggestion.orAll(for: key, members)
        throw ScriptFailure("", [Mistake("\(value.name) has no \(key.quotedName)\(hint)")])
      }
    }
    newIndex = HostFunction("") { call throws(ScriptFailure) in
      let instead = value.kind == .properties ? "they are what the file says" : "make a new one\(value.makers)"
      throw ScriptFailure("", [Mistake("\(value.name) can't be changed; \(instead)")])
    }
    text = HostFunction("") { call throws(ScriptFailure) in
      call.push(value.text(call, 1))
      return 1
    }
    equal = HostFunction("") { call throws(ScriptFailure) in
      call.push(value.areEqual(call))
      return 1
    }
    called = value.call?.host
    if let next = value.pairs {
      let step = HostFunction("") { call throws(ScriptFailure) in next(call) }
      self.step = step
      pairs = HostFunction("") { call throws(ScriptFailure) in
        lsh_set_top(call.run, 1)
        lsh_push_function(call.run, step.pointer)
        lsh_push_argument(call.run, 1)
        return 2
      }
    }
    length = value.list.map { list in
      HostFunction("") { call throws(ScriptFailure) in
        call.pushWhole(list.count(call))
        return 1
      }
    }
  }

  func install(in call: Call) {
    lsh_push_table(call.run, 0, 9)
    call.push(typeName)
    lsh_set_field(call.run, -2, "__name")
    lsh_push_table(call.run, 0, Int32(methods.count + properties.count))
    for (position, property) in properties.enumerated() {
      call.pushWhole(position)
      lsh_set_field(call.run, -2, property)
    }
    for method in methods {
      method.push(call)
      lsh_set_field(call.run, -2, method.key)
    }
    lsh_push_lookup(call.run, index.pointer)
    lsh_set_field(call.run, -2, "__index")
    let others = [
      ("__newindex", newIndex), ("__tostring", text), ("__eq", equal), ("__len", length), ("__call", called),
      ("__pairs", pairs),
    ]
    for (name, function) in others {
      guard let function else { continue }
      lsh_push_function(call.run, function.pointer)
      lsh_set_field(call.run, -2, name)
    }
    lsh_define_kind(call.run, kind.rawValue)
  }
}

extension ValueDeclaration {
  /// Of a list that is read as if it were one of its elements.
  fileprivate func hint(ofElementsWith key: String) -> String? {
    guard let list, let element = Surface.values.first(where: { $0.typeName == list.elementName }),
      element.memberNames.contains(key)
    else { return nil }
    let call = element.methods.contains { $0.key == key } ? ":\(key)(…)" : ".\(key)"
    return "; each \(list.elementName) in it has: [1]\(call)"
  }
}
