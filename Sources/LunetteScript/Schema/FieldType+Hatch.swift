import CLuaShims
import LunetteScene

extension FieldType where Value == ShapeStyle.Hatch? {
  /// true, or a table; false is no hatch.
  static let hatch = FieldType(
    name: "boolean|table", expected: "true, or { angle, spacing, stroke_width, color }",
    read: { call, index throws(Mistake) in
      switch lsh_type_at(call.run, index) {
      case LSH_BOOLEAN: return lsh_boolean(call.run, index) ? ShapeStyle.Hatch() : nil
      case LSH_TABLE: return try table.read(call, index)
      default: throw call.mismatch(index, "true, or { angle, spacing, stroke_width, color }")
      }
    },
    push: { call, hatch in
      if let hatch { table.push(call, hatch) } else { call.push(false) }
    }, facts: TypeFacts(table: { record.text }))

  private static let table = FieldType<ShapeStyle.Hatch>.record(
    "table", "a table { angle, spacing, stroke_width, color }", record, { ShapeStyle.Hatch() },
    push: { call, hatch in
      call.pushTable([
        ("angle", { call.push(hatch.angle) }), ("spacing", { call.push(hatch.spacing) }),
        ("stroke_width", { call.push(hatch.width) }),
        ("color", hatch.color.map { color in { ValueKind.color.push(call, color) } }),
      ])
    })

  private static let record = Record<ShapeStyle.Hatch>(
    .hatch,
    [
      Field(
        "angle", { $1(&$0.angle) }, .number(.degrees), default: "45", "Their direction, clockwise from upright."),
      Field(
        "spacing", { $1(&$0.spacing) }, .number(.points, from: 1, to: 4096), default: "6", "From one to the next."),
      Field(
        "stroke_width", { $1(&$0.width) }, .number(.points, from: 0, to: 4096), default: "1", "Their width."),
      Field("color", { $1(&$0.color) }, .color, default: "the stroke's", "Their colour."),
    ])
}
