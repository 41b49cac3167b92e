import LunetteGeometry
import LunetteScene

/// Fields that kinds share.
extension OverlaySchema {
  static let shapeFields: [Field<Overlay>] =
    [
      Field(
        "fill", { $1(&$0.style.fill) }, .color, default: "rgb(255 0 0 / 20%), with a mask none", reading: { $0.fill },
        // With mask = true it is the outside's colour.
        moving: { $0.mask?.takesOwnFill == true ? MaskStyle.defaultFill : $0.fill },
        "The colour inside."),
      Field(
        "fill_opacity", { $1(&$0.style.fillOpacity) }, .number(from: 0, to: 1), default: "1",
        "Over the fill's own alpha."
      ),
      Field(
        "fill_rule", { $1(&$0.style.fillRule) }, .choice("fill_rule"), default: "nonzero",
        "Which parts of an outline that crosses itself are inside."),
      Field(
        "hatch", { $1(&$0.style.hatch) }, .hatch, default: "false",
        "Parallel lines over the fill: true, or { angle, spacing, stroke_width, color }."),
    ] + strokeFields(default: "red") + [
      Field("mask", { $1(&$0.mask) }, .mask, default: "false", "Turns the shape inside out: the outside is filled.")
    ]

  static func strokeFields(default stroke: String, width: String = "2") -> [Field<Overlay>] {
    [
      Field("stroke", { $1(&$0.style.stroke) }, .color, default: stroke, "The line's colour."),
      Field(
        "stroke_opacity", { $1(&$0.style.strokeOpacity) }, .number(from: 0, to: 1), default: "1",
        "Over the stroke's own alpha."),
      Field(
        "stroke_width", { $1(&$0.style.strokeWidth) }, .number(.points, from: 0, to: 4096), default: width,
        "The line's width."),
      Field("dash", { $1(&$0.style.dash) }, .dash, default: "{}", "Lengths drawn and left out in turn."),
      Field(
        "line_cap", { $1(&$0.style.lineCap) }, .choice("line_cap"), default: "round", "The ends of lines and dashes."),
      Field("line_join", { $1(&$0.style.lineJoin) }, .choice("line_join"), default: "round", "The line's corners."),
      Field(
        "casing", { $1(&$0.style.casing) }, .casing, "A wider line under it: a colour, or { color, stroke_width }."),
    ]
  }

  static let commonFields: [Field<Overlay>] =
    groupFields + [
      Field("z", { $1(&$0.common.z) }, .number(), default: "0", "Higher lies above; equal ones in order of creation."),
      Field("class", { $1(&$0.common.className) }, .text, "Classes for the SVG's element."),
      Field("legend", { $1(&$0.common.legend) }, .text, "Its row in a legend."),
    ]

  static let groupFields: [Field<Overlay>] = [
    Field("id", { $1(&$0.common.id) }, .identifier, default: "kind-n", "A name of its own."),
    Field("title", { $1(&$0.common.title) }, .text, "What it is, for readers and tooltips."),
    Field(
      "visible", { $1(&$0.common.isVisible) }, .boolean, default: "true", "Whether it is drawn, and cuts its mask."),
    Field(
      "opacity", { $1(&$0.common.opacity) }, .number(from: 0, to: 1), default: "1",
      "Over all its colours; the mask that it cuts keeps its own."),
  ]
}

extension FieldType where Value == ShapeStyle.Casing {
  /// A colour, or a table.
  static let casing = FieldType(
    name: "color|table", expected: "a CSS colour, or { color, stroke_width }",
    read: { call, index throws(Mistake) in
      guard call.isTable(index) else {
        var casing = ShapeStyle.Casing()
        do throws(Mistake) {
          casing.color = try FieldType<Color>.color.read(call, index)
        } catch {
          throw call.mismatch(index, "a CSS colour, as in \"white\", or a table { color, stroke_width }")
        }
        return casing
      }
      return try table.read(call, index)
    }, push: { call, casing in table.push(call, casing) }, facts: TypeFacts(table: { casingRecord.text }))

  private static let casingRecord = Record<ShapeStyle.Casing>(
    .casing,
    [
      Field("color", { $1(&$0.color) }, .color, default: "white", "Its colour."),
      Field(
        "stroke_width", { $1(&$0.width) }, .number(.points, from: 0, to: 4096), default: "4 more than the line's",
        "Its whole width."),
    ])

  private static let table = FieldType.record(
    "table", "a table { color, stroke_width }",
    casingRecord, { ShapeStyle.Casing() },
    push: { call, casing in
      call.pushTable([
        ("color", { ValueKind.color.push(call, casing.color) }),
        ("stroke_width", casing.width.map { width in { call.push(width) } }),
      ])
    })
}
