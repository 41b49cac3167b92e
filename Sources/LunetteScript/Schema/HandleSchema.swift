import CLuaShims
import LunetteGeometry
import LunetteScene

/// What overlay functions give: an overlay's fields to read and set, checked as in its call.
enum HandleSchema {
  static let index = HostFunction("") { call throws(ScriptFailure) in
    let (overlay, _) = try overlay(call)
    let key = call.repairedText(2) ?? call.described(2)
    switch key {
    case "kind": call.push(overlay.kind.name.description)
    case "id": call.push(overlay.id)
    case "bounds": ValueKind.bounds.push(call, call.stage.bounds(of: overlay))
    default:
      let record = OverlaySchema.record(of: overlay)
      guard let field = record.names.firstIndex(of: key) else { throw unknown(key, of: overlay) }
      record.fields[field].push(call, overlay)
    }
    return 1
  }

  static let newIndex = HostFunction("") { call throws(ScriptFailure) in
    let (overlay, index) = try overlay(call)
    let key = call.repairedText(2) ?? call.described(2)
    let record = OverlaySchema.record(of: overlay)
    guard let position = record.names.firstIndex(of: key) else {
      if ["kind", "bounds", "remove"].contains(key) {
        throw ScriptFailure("", [Mistake("\(overlay.id).\(key) is read-only")])
      }
      throw unknown(key, of: overlay)
    }
    let field = record.fields[position]
    do throws(Mistake) {
      try call.stage.change(at: index) { overlay throws(Mistake) in
        try set(field, of: &overlay, call)
        try record.check(overlay)
      }
    } catch {
      throw ScriptFailure(overlay.kind.name.description, error.all)
    }
    return 0
  }

  /// The value at index 3; nil puts the default back.
  private static func set(_ field: Field<Overlay>, of overlay: inout Overlay, _ call: Call) throws(Mistake) {
    let name = field.name.description
    guard !call.isAbsent(3) else {
      if field.isRequired { throw Mistake("has no default; it must be \(field.expected)", field: name) }
      return field.copy(defaults(of: overlay), &overlay)
    }
    do throws(Mistake) { try field.decode(call, 3, &overlay) } catch { throw error.within(name) }
  }

  static let methods: [Function] = [
    Function(
      "handle:remove", Positional("self", handle), returns: "nil",
      "Takes the overlay out of the scene; any use after is an error."
    ) { call, index throws(Mistake) in
      guard call.stage.overlay(at: index) != nil else { throw Mistake("the overlay was removed already") }
      call.stage.remove(at: index)
      return 0
    }
  ]

  static let text = HostFunction("") { call throws(ScriptFailure) in
    let index = ValueKind.handle.payload(call, 1, as: Int.self) ?? 0
    call.push(call.stage.overlay(at: index).map { "overlay \($0.id)" } ?? "a removed overlay")
    return 1
  }

  static let equal = HostFunction("") { call throws(ScriptFailure) in
    let first = ValueKind.handle.payload(call, 1, as: Int.self)
    call.push(first != nil && first == ValueKind.handle.payload(call, 2, as: Int.self))
    return 1
  }

  /// A handle argument, as the overlay's index on the stage.
  static let handle = FieldType<Int>(
    name: "handle", expected: "an overlay's handle",
    read: { call, index throws(Mistake) in
      guard let overlay = ValueKind.handle.payload(call, index, as: Int.self) else {
        throw call.mismatch(index, "an overlay's handle")
      }
      return overlay
    }, push: { call, index in ValueKind.handle.push(call, index) })

  private static func overlay(_ call: Call) throws(ScriptFailure) -> (Overlay, Int) {
    guard let index = ValueKind.handle.payload(call, 1, as: Int.self) else {
      throw ScriptFailure("", [call.mismatch(1, "an overlay's handle")])
    }
    guard let overlay = call.stage.overlay(at: index) else {
      throw ScriptFailure("", [Mistake("the overlay was removed; its handle can't be used any more")])
    }
    return (overlay, index)
  }

  private static func unknown(_ key: String, of overlay: Overlay) -> ScriptFailure {
    let members = OverlaySchema.record(of: overlay).names + ["kind", "bounds", "remove"]
    return ScriptFailure(
      "", [Mistake("a \(overlay.kind.name) has no '\(key)'\(Suggestion.orAll(for: key, members))")])
  }

  private static func defaults(of overlay: Overlay) -> Overlay { Overlay(overlay.content.withDefaults) }
}
