import LunetteScene

/// `style { … }`: defaults for the overlays that follow.
enum StyleSchema {
  /// What new overlays of each kind begin with, by kind.
  typealias Templates = [Overlay]

  static let style = Function(
    "style", record,
    fresh: { call in
      Overlay.Kind.allCases.map { call.stage.template($0) ?? OverlaySchema.kind($0).fresh }
    },
    "Defaults for the overlays that follow: of every kind that has the key, or of one kind in a table of its own.",
    example: "style { stroke_width = 1, label = { size = 10 }, marker = { icon = \"dot\" } }"
  ) { call, templates throws(Mistake) in
    try call.requireWriting()
    call.charge(steps: 300)
    for template in templates where template.kind != .group { call.stage.setTemplate(template) }
    return 0
  }

  private static let record = Record<Templates>(.style, sharedFields + kindFields)

  /// What belongs to one overlay and is no style.
  private static let own: Set<String> = [
    "id", "title", "legend", "path", "paths", "holes", "bounds", "label", "text", "subtitle", "inner",
    "accuracy", "heading", "at",
  ]

  private static func styles(_ kind: Overlay.Kind) -> [Field<Overlay>] {
    guard ![.group, .geojson, .areas, .dots].contains(kind) && !OverlaySchema.kind(kind).fresh.isFurniture else {
      return []
    }
    let record = OverlaySchema.kind(kind).record
    let places = Set(record.alternatives.flatMap(\.positions).map { record.names[$0] })
    return record.fields.filter {
      !$0.isRequired && !own.contains($0.name.description) && !places.contains($0.name.description)
        // Of an icon or a text it is a style, of an ellipse where it lies.
        && !(kind == .ellipse && $0.name.description == "rotation")
    }
  }

  /// Each key once, for all kinds that have it.
  private static let sharedFields: [Field<Templates>] = {
    var seen: Set<String> = []
    let fields = Overlay.Kind.allCases.flatMap(styles)
    return fields.filter { seen.insert($0.name.description).inserted }.map { field in
      let name = field.name.description
      let owners = Overlay.Kind.allCases.compactMap { kind in
        styles(kind).first { $0.name.description == name && $0.typeName == field.typeName }.map { (kind, $0) }
      }
      return field.shared { call, index, templates throws(Mistake) in
        for (kind, own) in owners { try own.decode(call, index, &templates[kind.rawValue]) }
      }
    }
  }()

  private static let kindFields: [Field<Templates>] = Overlay.Kind.allCases.filter { !styles($0).isEmpty }.map { kind in
    let record = Record<Overlay>(.style(of: kind), styles(kind))
    let expected = "a table of a \(kind.name)'s style"
    return Field(
      kind.name, TypeText(name: "table", expected: expected, facts: TypeFacts(table: { record.text })),
      "Defaults for \(kind.name)s alone."
    ) { call, index, templates throws(Mistake) in
      guard call.isTable(index) else { throw call.mismatch(index, expected) }
      if let mistake = Mistake(record.decode(call, index, into: &templates[kind.rawValue])) { throw mistake }
    }
  }
}
