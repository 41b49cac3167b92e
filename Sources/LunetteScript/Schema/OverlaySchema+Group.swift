import CLuaShims
import LunetteScene

extension OverlaySchema {
  static let group = Record<Overlay>(.group, groupFields)

  /// `overlay.group({ … }, function() … end)`: what the function draws is shown, hidden and removed together.
  static let makeGroup = Function(
    "overlay.group", Positional("options", options, "A table of its fields."),
    Positional("body", body, "A function that draws what belongs to it."), returns: "handle",
    "Draws together: its opacity is over its members', and they are shown, hidden and removed as one.",
    example: "overlay.group({ title = \"Depots\" }, function() overlay.marker { at = {21.03, 105.85} } end)",
    end: HostFunction("overlay.group") { call throws(ScriptFailure) in
      call.stage.closeGroup()
      return 0
    }
  ) { call, _, _ throws(Mistake) in
    try call.requireWriting()
    var overlay = kind(.group).fresh
    overlay.place = call.place
    if let mistake = Mistake(group.decode(call, 1, into: &overlay)) { throw mistake }
    call.chargeElement(of: MemoryLayout<Overlay>.stride)
    ValueKind.handle.push(call, try call.stage.openGroup(overlay))
    return 1
  }

  /// Decoded in the function itself, where the place is known.
  private static let options = FieldType<Void>(
    name: "table", expected: "a table, as in { title = \"Depots\" }",
    read: { call, index throws(Mistake) in
      if lsh_type_at(call.run, index) == LSH_FUNCTION {
        throw Mistake("comes first: overlay.group({ title = \"Depots\" }, function() … end)")
      }
      guard call.isTable(index) else { throw call.mismatch(index, "a table, as in { title = \"Depots\" }") }
    }, push: { _, _ in }, facts: TypeFacts(table: { group.text }))

  private static let drawing = "a function that draws, as in overlay.group({ title = \"Depots\" }, function() … end)"

  private static let body = FieldType<Void>(
    name: "fun()", expected: drawing,
    read: { call, index throws(Mistake) in
      guard lsh_type_at(call.run, index) == LSH_FUNCTION else { throw call.mismatch(index, drawing) }
    }, push: { _, _ in })
}
