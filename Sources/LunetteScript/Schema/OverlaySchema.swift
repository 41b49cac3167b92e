import LunetteGeometry
import LunetteScene

/// `overlay`: what is drawn. Every kind is a record of fields, used by its call and by its handle alike.
enum OverlaySchema {
  static let module = Module(
    name: "overlay", summary: "What is drawn. Each function gives a handle.",
    functions: [
      maker(
        "overlay.circle", circle, Overlay(.circle(Circle(center: nowhere, radius: 0))),
        "All that lies within a distance of a centre.",
        example: "local zone = overlay.circle { center = {21.0278, 105.8523}, radius = 500, mask = true }"),
      maker(
        "overlay.marker", marker, Overlay(.marker(Marker(at: nowhere))), "An icon at a coordinate.",
        example: "overlay.marker { at = {21.0278, 105.8523}, icon = \"dot\", title = \"The tower\" }"),
    ])

  /// What the required fields replace.
  private static let nowhere = Coordinate(latitude: 0, longitude: 0)

  private static func maker(
    _ name: String, _ record: Record<Overlay>, _ fresh: Overlay, _ summary: String, example: String
  ) -> Function {
    Function(
      name, record,
      fresh: { call in
        var overlay = fresh
        overlay.place = call.place
        return overlay
      }, returns: "handle", summary, example: example
    ) { call, overlay throws(Mistake) in
      call.charge(MemoryLayout<Overlay>.stride)
      ValueKind.handle.push(call, try call.stage.add(overlay))
      return 1
    }
  }

  /// The record of an overlay's kind.
  static func record(of overlay: Overlay) -> Record<Overlay> {
    switch overlay.content {
    case .circle: circle
    case .marker: marker
    }
  }

  static let circle = Record<Overlay>(
    .circle,
    [
      Field("center", { $1(&$0.content.circle.center) }, .coordinate, required: true, "Its middle."),
      Field(
        "radius", { $1(&$0.content.circle.radius) }, .number(.meters, from: 0, to: Circle.maximumRadius),
        required: true,
        "How far it reaches; 0 draws nothing."
      ),
      Field(
        "model", { $1(&$0.content.circle.model) }, .choice("model"), default: "wgs84",
        "What its radius means: geodesics on WGS84, on a sphere, or a round shape on the Mercator map."
      ),
    ] + shapeFields + commonFields,
    check: { overlay throws(Mistake) in
      let circle = overlay.content.circle
      guard !circle.isDrawable else { return }
      throw Mistake(
        "is wider than the Mercator map at that latitude, where a planar circle can't be drawn; "
          + "model = \"wgs84\" has no such limit", field: "radius")
    })

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
    ] + commonFields)

  private static let shapeFields: [Field<Overlay>] = [
    Field(
      "fill", { $1(&$0.style.fill) }, .color, default: "rgb(255 0 0 / 20%), with a mask none", reading: { $0.fill },
      "The colour inside."),
    Field(
      "fill_opacity", { $1(&$0.style.fillOpacity) }, .number(from: 0, to: 1), default: "1", "Over the fill's own alpha."
    ),
    Field("stroke", { $1(&$0.style.stroke) }, .color, default: "red", "The outline's colour."),
    Field(
      "stroke_opacity", { $1(&$0.style.strokeOpacity) }, .number(from: 0, to: 1), default: "1",
      "Over the stroke's own alpha."),
    Field(
      "stroke_width", { $1(&$0.style.strokeWidth) }, .number(.points, from: 0, to: 4096), default: "2",
      "The outline's width."),
    Field("dash", { $1(&$0.style.dash) }, .dash, default: "{}", "Lengths drawn and left out in turn."),
    Field("line_cap", { $1(&$0.style.lineCap) }, .choice("line_cap"), default: "round", "The ends of dashes."),
    Field("line_join", { $1(&$0.style.lineJoin) }, .choice("line_join"), default: "round", "The outline's corners."),
    Field("mask", { $1(&$0.mask) }, .mask, default: "false", "Turns the shape inside out: the outside is filled."),
  ]

  private static let commonFields: [Field<Overlay>] = [
    Field("id", { $1(&$0.common.id) }, .identifier, default: "kind-n", "A name of its own."),
    Field("title", { $1(&$0.common.title) }, .text, "What it is, for readers and tooltips."),
    Field(
      "visible", { $1(&$0.common.isVisible) }, .boolean, default: "true", "Whether it is drawn, and cuts its mask."),
    Field(
      "opacity", { $1(&$0.common.opacity) }, .number(from: 0, to: 1), default: "1",
      "Over all its colours; the mask that it cuts keeps its own."),
    Field("z", { $1(&$0.common.z) }, .number(), default: "0", "Higher lies above; equal ones in order of creation."),
    Field("class", { $1(&$0.common.className) }, .text, "Classes for the SVG's element."),
    Field("legend", { $1(&$0.common.legend) }, .text, "Its row in a legend."),
  ]
}
