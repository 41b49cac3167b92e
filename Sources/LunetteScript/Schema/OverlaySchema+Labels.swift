import CLuaShims
import LunetteGeometry
import LunetteScene

extension OverlaySchema {
  static let marker = Record<Overlay>(
    .marker,
    [
      Field("at", { $1(&$0.content.marker.at) }, .coordinate, required: true, "Its place."),
      Field("icon", { $1(&$0.content.marker.icon) }, .choice("icon"), default: "pin", "Its drawing."),
      Field("color", { $1(&$0.content.marker.color) }, .color, default: "#d33", "The icon's colour."),
      Field(
        "size", { $1(&$0.content.marker.size) }, .number(.points, from: 0, to: 4096), default: "24",
        "The icon's height."),
      Field(
        "rotation", { $1(&$0.content.marker.rotation) }, .number(.degrees), default: "0", "Turns the icon clockwise."),
      Field(
        "rotate_with", { $1(&$0.content.marker.facing) }, .choice("rotate_with"), default: "view",
        "With the map the icon turns, and lies on the ground of a tilted view; north is up then."),
      Field("subtitle", { $1(&$0.content.marker.subtitle) }, .text, "A second line under its title, for readers."),
      Field("label", { $1(&$0.content.marker.label) }, .label, "A text beside it, or a table of a label's keys."),
    ] + commonFields)

  static let label = Record<Overlay>(
    .label,
    [
      Field("at", { $1(&$0.content.label.place) }, .coordinate, "Its place."),
      Field("along", { $1(&$0.content.label.along) }, .path, "A line that it is written along, upright."),
      Field(
        "spacing", { $1(&$0.content.label.spacing) }, .number(.points, from: 0, to: 16384), default: "250",
        "Along a long line the text is repeated: the points between."),
    ] + labelFields { $1(&$0.content.label) } + commonFields,
    alternatives: [["at"], ["along", .optional("spacing")]],
    check: { overlay throws(Mistake) in
      guard overlay.content.label.along != nil else { return }
      let label = overlay.content.label
      guard label.rotation == 0 && label.facing == .view else {
        throw Mistake(
          "goes with at; along a line the text turns with it", field: label.rotation == 0 ? "rotate_with" : "rotation")
      }
    })

  /// What is written and how, for labels and for markers' labels.
  static func labelFields<Root>(_ label: @escaping Field<Root>.Access<Label>) -> [Field<Root>] {
    [
      Field("text", { root, use in label(&root) { use(&$0.text) } }, .text, required: true, "One or more lines."),
      Field(
        "size", { root, use in label(&root) { use(&$0.size) } }, .number(.points, from: 0, to: 1024), default: "12",
        "The letters' size."),
      Field("color", { root, use in label(&root) { use(&$0.color) } }, .color, default: "#222", "The letters' colour."),
      Field(
        "halo", { root, use in label(&root) { use(&$0.halo) } }, .color, default: "white",
        "What the letters stand out from."),
      Field(
        "halo_width", { root, use in label(&root) { use(&$0.haloWidth) } }, .number(.points, from: 0, to: 256),
        default: "1.5", "How far the halo reaches beyond the letters."),
      Field(
        "anchor", { root, use in label(&root) { use(&$0.anchor) } }, .choice("anchor"),
        default: "center, or where it has room",
        "The part of the text that lies at the place."),
      Field("offset", { root, use in label(&root) { use(&$0.offset) } }, .offset, default: "{0, 0}", "Right and down."),
      Field(
        "rotation", { root, use in label(&root) { use(&$0.rotation) } }, .number(.degrees), default: "0",
        "Turns the text clockwise."),
      Field(
        "rotate_with", { root, use in label(&root) { use(&$0.facing) } }, .choice("rotate_with"), default: "view",
        "With the map the text turns, and lies on the ground of a tilted view; north is up then."),
      Field(
        "priority", { root, use in label(&root) { use(&$0.priority) } }, .number(), default: "0",
        "Where not all labels have room, the higher come first."),
      Field(
        "allow_overlap", { root, use in label(&root) { use(&$0.mayOverlap) } }, .boolean, default: "false",
        "Whether it stays where it is, whatever is written there; else it stands where it has room, or is left out."),
    ]
  }
}

extension FieldType where Value == Label {
  /// A text, or a table of a label's keys.
  static let label = FieldType(
    name: "string|table", expected: "a text, or a table of a label's keys, as in { text = …, size = 14 }",
    read: { call, index throws(Mistake) in
      var label = call.stage.template(.label)?.content.label ?? Label(at: Coordinate(latitude: 0, longitude: 0))
      if call.isTable(index) {
        if let mistake = Mistake(record.decode(call, index, into: &label)) { throw mistake }
      } else {
        do throws(Mistake) {
          label.text = try FieldType<String>.text.read(call, index)
        } catch {
          throw call.mismatch(index, "a text, or a table of a label's keys, as in { text = …, size = 14 }")
        }
      }
      call.charge(MemoryLayout<Label>.stride)
      return label
    },
    push: { call, label in
      call.pushTable(record.fields.map { field in (field.name, { field.push(call, label) }) })
    }, facts: TypeFacts(table: { record.text }))

  static let record = Record<Label>(.markerLabel, OverlaySchema.labelFields { $1(&$0) })
}

extension FieldType where Value == Point {
  private static let rightAndDown = "two numbers of points { right, down }, as in {0, 10}"

  /// Points to the right and down.
  static let offset = FieldType(
    name: "number[]", expected: rightAndDown,
    read: { call, index throws(Mistake) in
      let lengths = try offsets(call, index)
      guard lengths.count == 2 else { throw call.mismatch(index, rightAndDown) }
      return Point(x: lengths[0], y: lengths[1])
    },
    push: { call, offset in call.push(numbers: [offset.x, offset.y]) })

  private static func offsets(_ call: Call, _ index: Int32) throws(Mistake) -> [Double] {
    if let point = ValueKind.point.payload(call, index, as: Point.self) { return [point.x, point.y] }
    guard call.isTable(index), lsh_length(call.run, index) == 2 else {
      throw call.mismatch(index, rightAndDown)
    }
    return try list(call, index, of: FieldType<Double>.number(.points, from: -16384, to: 16384))
  }
}
