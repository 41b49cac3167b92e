import CLuaShims
import LunetteGeometry
import LunetteScene

/// What overlay functions give: an overlay's fields to read and set, checked as in its call.
enum HandleSchema {
  /// What can be read of every handle, whatever its kind.
  struct Property: Sendable {
    let name: String
    let typeName: String
    let summary: String
    /// Pushes its value for an overlay and its index on the stage.
    let push: @Sendable (Call, Overlay, Int) -> Void
  }

  static let properties: [Property] = [
    Property(name: "kind", typeName: "string", summary: "What it is: \"circle\" and so on.") { call, overlay, _ in
      call.push(overlay.kind.name.description)
    },
    Property(name: "id", typeName: "string", summary: "Its own name, else kind-n.") { call, overlay, _ in
      call.push(overlay.id)
    },
    Property(
      name: "bounds", typeName: "bounds|nil", summary: "Its box on the globe; nil for one that is nowhere."
    ) { call, _, index in
      guard call.charge(steps: call.stage.effort(of: [.overlay(index)]).steps / Call.boxesAnEffort),
        let bounds = call.stage.bounds(ofOverlay: index)
      else { return call.pushNil() }
      ValueKind.bounds.push(call, bounds)
    },
  ]

  static let index = HostFunction("") { call throws(ScriptFailure) in
    let (overlay, index) = try overlay(call)
    let key = call.repairedText(2) ?? call.described(2)
    if let property = properties.first(where: { $0.name == key }) {
      property.push(call, overlay, index)
      return 1
    }
    let record = OverlaySchema.kind(overlay.kind).record
    guard let field = record.names.firstIndex(of: key) else { throw unknown(key, of: overlay) }
    record.fields[field].push(call, overlay)
    return 1
  }

  static let newIndex = HostFunction("") { call throws(ScriptFailure) in
    let (overlay, index) = try overlay(call)
    let key = call.repairedText(2) ?? call.described(2)
    let record = OverlaySchema.kind(overlay.kind).record
    guard let position = record.names.firstIndex(of: key) else {
      if members.contains(key) {
        throw ScriptFailure("", [Mistake("\(overlay.id).\(key) is read-only")])
      }
      throw unknown(key, of: overlay)
    }
    let field = record.fields[position]
    let size = overlay.placesSize
    do throws(Mistake) {
      try call.requireWriting()
      call.stage.endEase(of: field.name.description, at: index)
      try call.stage.change(at: index) { overlay throws(Mistake) in
        try set(field, of: &overlay, call, isNeeded: record.isNeeded(position))
        record.clearOtherAlternatives(of: position, in: &overlay, to: defaults(of: overlay, call))
        try record.requireWhole(position, in: overlay)
        try record.check(overlay)
        // Places that take the place of as many need no more memory.
        call.charge(max(0, overlay.placesSize - size))
      }
      call.stage.noteSet(field.name.description, at: index)
    } catch {
      throw ScriptFailure(overlay.kind.name.description, error.all)
    }
    return 0
  }

  /// The value at index 3; nil puts the default back.
  private static func set(
    _ field: Field<Overlay>, of overlay: inout Overlay, _ call: Call, isNeeded: Bool
  ) throws(Mistake) {
    let name = field.name.description
    guard !call.isAbsent(3) else {
      if isNeeded { throw Mistake("has no default; it must be \(field.expected)", field: name) }
      return field.copy(defaults(of: overlay, call), &overlay)
    }
    do throws(Mistake) { try field.decode(call, 3, &overlay) } catch { throw error.within(name) }
  }

  static let methods: [Function] = [
    Function(
      "handle:remove", Positional("self", handle), returns: "nil",
      "Takes the overlay out of the scene; any use after is an error."
    ) { call, index throws(Mistake) in
      try call.requireWriting()
      guard call.stage.overlay(at: index) != nil else { throw Mistake("the overlay was removed already") }
      call.charge(steps: call.stage.effort(ofOverlay: index))
      call.stage.remove(at: index)
      return 0
    }, easeTo,
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

  private static let handleGiven = "an overlay's handle, which local zone = overlay.circle { … } gives"

  /// A handle argument, as the overlay's index on the stage.
  static let handle = FieldType<Int>(
    name: "handle", expected: handleGiven,
    read: { call, index throws(Mistake) in
      guard let overlay = ValueKind.handle.payload(call, index, as: Int.self) else {
        throw call.mismatch(index, handleGiven)
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

  /// What every handle has beside its kind's fields.
  private static let members = properties.map(\.name) + methods.map(\.key)

  private static func unknown(_ key: String, of overlay: Overlay) -> ScriptFailure {
    let names = OverlaySchema.kind(overlay.kind).record.names
    let members = names + members.filter { !names.contains($0) }
    var message = "a \(overlay.kind.name) has no \(key.quotedName)\(Suggestion.orAll(for: key, members))"
    if key.asWord.hasPrefix("set_"), let field = Suggestion.meant(by: key, among: names) {
      message += " It is set with '=', as in handle.\(field) = …"
    }
    return ScriptFailure("", [Mistake(message)])
  }

  /// As a new overlay of its kind begins: with what `style` said.
  private static func defaults(of overlay: Overlay, _ call: Call) -> Overlay {
    call.stage.template(overlay.kind) ?? OverlaySchema.kind(overlay.kind).fresh
  }
}
