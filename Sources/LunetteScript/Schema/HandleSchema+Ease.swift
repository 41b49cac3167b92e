import CLuaShims
import LunetteScene

extension HandleSchema {
  /// Where fields of an overlay are to go.
  struct Change: Sendable {
    /// The overlay as it will be.
    var target: Overlay
    /// The positions of the fields that change.
    var positions: [Int] = []
    var duration = SceneTime(seconds: 0.5)
    var pace = Pace.easing(.ease)
  }

  static let easeTo = Function(
    "handle:ease_to", Positional("self", handle), Positional("changes", changes, "Where fields go, and how."),
    returns: "nil",
    "Changes fields over time: numbers, colours, coordinates and dashes. `duration` says in how many seconds (0.5 unless "
      + "given), `easing` how; it returns when they have passed, in a handler at once.",
    example: "zone:ease_to { radius = 800, fill = \"navy\", duration = 1, easing = \"in_out\" }", walks: true
  ) { call, index, _ throws(Mistake) in
    try call.requireWriting()
    guard let overlay = call.stage.overlay(at: index) else {
      throw Mistake("the overlay was removed; its handle can't be used any more")
    }
    let (record, kind) = (records[overlay.kind.rawValue], OverlaySchema.kind(overlay.kind).record)
    var change = Change(target: overlay)
    if let mistake = Mistake(record.decode(call, 2, into: &change)) { throw mistake }
    for position in change.positions { try kind.requireWhole(position, in: change.target) }
    try kind.check(change.target)
    if change.duration > .zero { try call.requirePassing() }
    call.chargeElement(of: 2 * MemoryLayout<Overlay>.stride)
    let target = change.target
    call.stage.ease(
      index,
      change.positions.compactMap { position in
        kind.fields[position].blend.map { (kind.names[position], $0(overlay, target)) }
      }, for: change.duration, change.pace)
    // Without a time there is no instant at which it would come to its end.
    if change.duration == .zero { call.stage.arrive() }
    return call.pass("handle:ease_to", for: change.duration > .zero ? change.duration : nil)
  }

  private static let changes = FieldType<Void>(
    name: "table", expected: "a table of fields, as in { radius = 800, duration = 1 }",
    read: { call, index throws(Mistake) in
      guard call.isTable(index) else {
        throw call.mismatch(index, "a table of fields, as in { radius = 800, duration = 1 }")
      }
    }, push: { _, _ in })

  /// What can change of each kind, in the order of the kinds.
  private static let records: [Record<Change>] = Overlay.Kind.allCases.map { kind in
    let fields = OverlaySchema.kind(kind).record.fields
    return Record<Change>(
      .ease(of: kind),
      fields.indices.map { position in
        let field = fields[position]
        return field.shared { call, index, change throws(Mistake) in
          guard field.blend != nil else {
            throw Mistake("doesn't change over time; it is set at once: handle.\(field.name) = …")
          }
          try field.decode(call, index, &change.target)
          change.positions.append(position)
        }
      } + [
        Field("duration", { $1(&$0.duration) }, .duration, default: "0.5", "How many seconds it takes."),
        Field("easing", { $1(&$0.pace) }, .pace, default: "ease", MoveSchema.paceSummary),
      ])
  }
}
