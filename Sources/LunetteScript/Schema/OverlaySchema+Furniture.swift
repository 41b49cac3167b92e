import LunetteScene

/// What belongs to the view, not to a place on the globe.
extension OverlaySchema {
  static let scaleBar = Record<Overlay>(
    .scaleBar,
    [
      Field(
        "units", { $1(&$0.content.scaleBar.units) }, .choice("units"), default: "metric",
        "Metres and kilometres, feet and miles, or nautical miles."),
      Field(
        "measured_at", { $1(&$0.content.scaleBar.measuredAt) }, .choice("measured_at"), default: "bar",
        "Where the map's scale is taken: where the bar stands, or in the view's middle."),
      positionField(default: "bottom_left") { $1(&$0.content.scaleBar.position) },
      marginField { $1(&$0.content.scaleBar.margin) },
    ] + commonFields)

  static let title = Record<Overlay>(
    .title,
    [
      Field("text", { $1(&$0.content.title.text) }, .text, required: true, "One or more lines."),
      positionField(default: "top") { $1(&$0.content.title.position) },
      marginField { $1(&$0.content.title.margin) },
      Field(
        "size", { $1(&$0.content.title.size) }, .number(.points, from: 0, to: 1024), default: "16",
        "The letters' size."),
      Field(
        "color", { $1(&$0.content.title.color) }, .color, default: "the theme's: #222, or nearly white",
        "The letters' colour."),
      Field(
        "halo", { $1(&$0.content.title.halo) }, .color, default: "the theme's: white, or nearly black",
        "What the letters stand out from."),
    ] + commonFields)

  static let legend = Record<Overlay>(
    .legend,
    [
      Field(
        "scale", { $1(&$0.content.legend.scale) }, .scale, default: "the overlays' `legend`",
        "Whose classes it shows."),
      positionField(default: "bottom_right") { $1(&$0.content.legend.position) },
      marginField { $1(&$0.content.legend.margin) },
      Field("title", { $1(&$0.common.title) }, .text, "Its heading."),
    ] + commonFields.filter { $0.name.description != "title" })

  static let attribution = Record<Overlay>(
    .attribution,
    [
      Field("text", { $1(&$0.content.attribution.text) }, .text, required: true, "What it says."),
      positionField(default: "bottom_right") { $1(&$0.content.attribution.position) },
      marginField(default: "0") { $1(&$0.content.attribution.margin) },
    ] + commonFields)

  private static func positionField(
    default position: String, _ access: @escaping Field<Overlay>.Access<Anchor>
  ) -> Field<Overlay> {
    Field("position", access, .choice("position"), default: position, "Where it stands in the view.")
  }

  private static func marginField(
    default margin: String = "12", _ access: @escaping Field<Overlay>.Access<Double>
  ) -> Field<Overlay> {
    Field(
      "margin", access, .number(.points, from: 0, to: 16384), default: margin, "Between it and the view's sides.")
  }
}
