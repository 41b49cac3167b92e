import LunetteScene

/// What a field or a parameter takes: how it is read and checked, how messages name it, and how it is handed back.
struct FieldType<Value: Sendable>: Sendable {
  let text: TypeText
  let read: @Sendable (Call, Int32) throws(Mistake) -> Value
  let push: @Sendable (Call, Value) -> Void
  /// What lies between two values at a part of the way; nil where nothing does.
  let blend: (@Sendable (Value, Value, _ progress: Double) -> Value)?

  /// As annotations name it: "number", "coordinate".
  var name: String { text.name }
  /// After "must be": "a number of metres, 0 or more".
  var expected: String { text.expected }
  /// What the reference says beside.
  var facts: TypeFacts { text.facts }

  init(
    name: String, expected: String, read: @escaping @Sendable (Call, Int32) throws(Mistake) -> Value,
    push: @escaping @Sendable (Call, Value) -> Void, facts: TypeFacts = TypeFacts(),
    blend: (@Sendable (Value, Value, _ progress: Double) -> Value)? = nil
  ) {
    text = TypeText(name: name, expected: expected, facts: facts)
    self.read = read
    self.push = push
    self.blend = blend
  }
}

/// One named thing of a table argument or of an overlay's handle, declared once for both.
struct Field<Root: Sendable>: Sendable {
  let name: StaticString
  let type: TypeText
  let isRequired: Bool
  /// As the reference shows it; empty where there is none.
  let defaultText: String
  let summary: String
  let decode: @Sendable (Call, Int32, inout Root) throws(Mistake) -> Void
  let push: @Sendable (Call, Root) -> Void
  /// Puts the value of another root into a root: the default, where a script writes nil.
  let copy: @Sendable (_ from: Root, _ to: inout Root) -> Void
  /// Whether a root has a value of it.
  let isGiven: @Sendable (Root) -> Bool
  /// What puts into a root what lies between two others' values; nil where it can't change over time.
  let blend: (@Sendable (_ from: Root, _ to: Root) -> Blend)?

  typealias Blend = (inout Root, _ progress: Double) -> Void

  /// A field with a value of its own. `access` hands the place of the value in a root on: `{ $1(&$0.common.z) }`. (Key
  /// paths would say the same in fewer letters, but making them takes a quarter of a small scene's whole time.)
  init<Value>(
    _ name: StaticString, _ access: @escaping Access<Value>, _ type: FieldType<Value>,
    required: Bool = false, default defaultText: String = "", _ summary: String
  ) {
    @Sendable func get(_ root: Root) -> Value {
      var (root, found) = (root, Value?.none)
      access(&root) { found = $0 }
      return found!
    }
    self.init(
      name, type, required, defaultText, summary, set: { root, value in access(&root) { $0 = value } }, get: get,
      stored: get, moving: get,
      copy: { from, to in
        let value = get(from)
        access(&to) { $0 = value }
      }, isGiven: { _ in true })
  }

  /// A field that may be left out, and is nil then. `reading` gives the value in force where that is not what is stored,
  /// `moving` where a change over time begins that begins elsewhere.
  init<Value>(
    _ name: StaticString, _ access: @escaping Access<Value?>, _ type: FieldType<Value>,
    default defaultText: String = "", reading: (@Sendable (Root) -> Value?)? = nil,
    moving: (@Sendable (Root) -> Value?)? = nil, _ summary: String
  ) {
    @Sendable func get(_ root: Root) -> Value? {
      var (root, found) = (root, Value?.none)
      access(&root) { found = $0 }
      return found
    }
    self.init(
      name, type, false, defaultText, summary, set: { root, value in access(&root) { $0 = value } },
      get: reading ?? get, stored: get, moving: moving ?? reading ?? get,
      copy: { from, to in
        let value = get(from)
        access(&to) { $0 = value }
      }, isGiven: { get($0) != nil })
  }

  /// A field that is only read into a root: what it stands for is no single value.
  init(
    _ name: StaticString, _ type: TypeText, _ summary: String,
    decode: @escaping @Sendable (Call, Int32, inout Root) throws(Mistake) -> Void
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.decode = decode
    isRequired = false
    defaultText = ""
    push = { call, _ in call.pushNil() }
    copy = { _, _ in }
    isGiven = { _ in true }
    blend = nil
  }

  /// The same field of another root.
  func shared<Other>(
    decode: @escaping @Sendable (Call, Int32, inout Other) throws(Mistake) -> Void
  ) -> Field<Other> {
    Field<Other>(name, type, summary, decode: decode)
  }

  typealias Access<Value> = @Sendable (inout Root, (inout Value) -> Void) -> Void

  private init<Value>(
    _ name: StaticString, _ type: FieldType<Value>, _ isRequired: Bool, _ defaultText: String, _ summary: String,
    set: @escaping @Sendable (inout Root, Value) -> Void, get: @escaping @Sendable (Root) -> Value?,
    stored: @escaping @Sendable (Root) -> Value?, moving: @escaping @Sendable (Root) -> Value?,
    copy: @escaping @Sendable (Root, inout Root) -> Void, isGiven: @escaping @Sendable (Root) -> Bool
  ) {
    self.name = name
    self.isRequired = isRequired
    self.defaultText = defaultText
    self.summary = summary
    self.copy = copy
    self.isGiven = isGiven
    self.type = type.text
    blend = type.blend.map { (blend) -> @Sendable (Root, Root) -> Blend in
      { (from: Root, to: Root) -> Blend in
        guard let end = stored(to) else { return { _, _ in } }
        // What there was nothing of comes at once.
        guard let begin = stored(from) ?? moving(from) else { return { root, _ in set(&root, end) } }
        return { root, progress in set(&root, progress == 1 ? end : blend(begin, end, progress)) }
      }
    }
    decode = { call, index, root throws(Mistake) in set(&root, try type.read(call, index)) }
    push = { call, root in
      if let value = get(root) { type.push(call, value) } else { call.pushNil() }
    }
  }
}

extension Field {
  var typeName: String { type.name }
  var expected: String { type.expected }

  /// What the reference says of it.
  var text: ParameterText {
    ParameterText(
      name: name.description, typeName: type.name, expected: type.expected, facts: type.facts, isOptional: !isRequired,
      defaultText: defaultText, summary: summary)
  }
}
