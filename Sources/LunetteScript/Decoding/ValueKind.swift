import CLuaShims
import LunetteScene

/// The host values that scripts hold: plain bytes in Lua's memory, immutable, without finalizers.
enum ValueKind: Int32, CaseIterable {
  case coordinate, color, point, bounds, visibleRegion, handle, path, span, features, feature, rows, row, gpx, track,
    scale, properties, cameraPosition, fix, subscription

  /// The value at an index, if it is of this kind. `Value` must be the kind's own plain type.
  func payload<Value>(_ call: Call, _ index: Int32, as type: Value.Type) -> Value? {
    var kind: Int32 = 0
    guard let payload = lsh_value(call.run, index, &kind), kind == rawValue else { return nil }
    return payload.load(as: Value.self)
  }

  func push<Value>(_ call: Call, _ value: Value) {
    // Without room the run is ending; nothing reads the stack then.
    guard let payload = lsh_push_value(call.run, rawValue, MemoryLayout<Value>.size) else { return }
    payload.initializeMemory(as: Value.self, to: value)
  }

  /// The value at an index as messages show it: "a coordinate (21.0278, 105.8523)".
  static func described(_ call: Call, _ index: Int32) -> String {
    var number: Int32 = 0
    guard lsh_value(call.run, index, &number) != nil, let kind = ValueKind(rawValue: number) else { return "a value" }
    // The kind first: nothing of a handle's size lies in an empty path.
    if kind == .handle, let overlay = kind.payload(call, index, as: Int.self) {
      return call.stage.overlay(at: overlay).map { "a \($0.kind.name)'s handle" } ?? "the handle of a removed overlay"
    }
    guard let declaration = Surface.values.first(where: { $0.kind == kind })
    else { return "a value" }
    return "\(declaration.name) (\(declaration.text(call, index)))"
  }
}

/// A kind of value: what can be read of it, what it can do, how it is shown.
struct ValueDeclaration: Sendable {
  /// A field or computed property: pushes its value for the value at an index.
  struct Property: Sendable {
    let name: String
    let typeName: String
    let summary: String
    var facts = TypeFacts()
    let push: @Sendable (Call, Int32) -> Void

    /// Whether scripts walk it with `pairs`.
    var isWalked: Bool { typeName == "table" || typeName == "properties" }
  }

  let kind: ValueKind
  /// With its article: "a coordinate".
  let name: String
  let summary: String
  /// What does in its place as an argument, as annotations name it: "string" for a colour; empty where nothing does.
  let written: String
  let properties: [Property]
  let methods: [Function]
  /// Of kinds that are lists.
  let list: List?
  /// Of kinds that are called as functions are.
  var call: Invocation?
  /// Of kinds that `pairs` walks: pushes the key behind the one at index 2 (nil: the first) and its value, or nil at the end.
  var pairs: (@Sendable (Call) -> Int32)?
  /// What else a key may be for the value at index 1: pushes what it gives, or says more of why it is none.
  var otherKeys: @Sendable (Call, String) -> OtherKey = { _, _ in .unknown }
  let text: @Sendable (Call, Int32) -> String
  let areEqual: @Sendable (Call) -> Bool

  /// What `#value` and `value[i]` give; both read the value at index 1.
  struct List: Sendable {
    let elementName: String
    let count: @Sendable (Call) -> Int
    /// Pushes the element at a position, from 1, that is there.
    let push: @Sendable (Call, Int) -> Void
  }

  /// What `value(…)` gives: the host reads the value at index 1, what it is called with behind it.
  struct Invocation: Sendable {
    /// As a script writes it: "ramp(value)".
    let form: String
    let parameter: ParameterText
    let returns: String
    let summary: String
    let host: HostFunction
  }

  /// What a key is that is no property and no method.
  enum OtherKey {
    case pushed
    case unknown
    /// Words for the message, as "; did you mean …?".
    case hint(String)
  }

  /// ", with :reversed, :joined or from its parts": the methods that give others of its kind.
  var makers: String {
    let keys = methods.filter { $0.returns == typeName }.map { ":\($0.key)" }
    return keys.isEmpty ? "" : ", with \(keys.joined(separator: ", ")) or from its parts"
  }

  /// What can be read of it and called on it.
  var memberNames: [String] { properties.map(\.name) + methods.map(\.key) }

  /// As annotations name it: "visible_region".
  var typeName: String {
    let words = name.split(separator: " ")
    return (["a", "an"].contains(words.first) ? words.dropFirst() : words[...]).joined(separator: "_")
  }

  init(
    _ kind: ValueKind, _ name: String, _ summary: String, written: String, properties: [Property],
    methods: [Function], list: List?, call: Invocation? = nil, text: @escaping @Sendable (Call, Int32) -> String,
    areEqual: @escaping @Sendable (Call) -> Bool
  ) {
    self.kind = kind
    self.name = name
    self.summary = summary
    self.written = written
    self.properties = properties
    self.methods = methods
    self.list = list
    self.call = call
    self.text = text
    self.areEqual = areEqual
  }

  init<Value: Equatable & Sendable>(
    _ kind: ValueKind, _ name: String, _ type: Value.Type, _ summary: String, written: String = "table",
    properties: [Property], methods: [Function] = [], text: @escaping @Sendable (Value) -> String
  ) {
    self.init(
      kind, name, summary, written: written, properties: properties, methods: methods, list: nil,
      text: { call, index in kind.payload(call, index, as: Value.self).map(text) ?? "" },
      areEqual: { call in
        guard let first = kind.payload(call, 1, as: Value.self) else { return false }
        return first == kind.payload(call, 2, as: Value.self)
      })
  }
}

extension ValueDeclaration.Property {
  /// A property of a plain value.
  init<Value, Field>(
    _ name: String, of kind: ValueKind, _ type: FieldType<Field>, _ summary: String,
    _ get: @escaping @Sendable (Value) -> Field
  ) {
    self.init(name: name, typeName: type.name, summary: summary, facts: type.facts) { call, index in
      guard let value = kind.payload(call, index, as: Value.self) else { return call.pushNil() }
      type.push(call, get(value))
    }
  }
}
