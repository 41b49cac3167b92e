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

  static let compass = Record<Overlay>(
    .compass,
    [
      positionField(default: "top_right") { $1(&$0.content.compass.position) },
      marginField { $1(&$0.content.compass.margin) },
      Field(
        "size", { $1(&$0.content.compass.size) }, .number(.points, from: 0, to: 4096), default: "40",
        "How wide and high it is."),
    ] + commonFields)

  static let graticule = Record<Overlay>(
    .graticule,
    [
      Field(
        "step", { $1(&$0.content.graticule.step) }, .number(.degrees, from: 1e-6, to: 90), default: "by the zoom",
        "Degrees between its lines."),
      Field(
        "labels", { $1(&$0.content.graticule.hasLabels) }, .boolean, default: "true",
        "Whether its lines have their degrees beside them."),
      Field(
        "position", { $1(&$0.content.graticule.position) }, .choice("position"), default: "bottom_left",
        "The sides that degrees stand at: of parallels left or right, of meridians top or bottom."),
      marginField { $1(&$0.content.graticule.margin) },
    ] + strokeFields(default: "gray, seen through", width: "0.5").prefix(3) + commonFields)

  static func positionField(
    default position: String, _ access: @escaping Field<Overlay>.Access<Anchor>
  ) -> Field<Overlay> {
    Field("position", access, .choice("position"), default: position, "Where it stands in the view.")
  }

  static func marginField(
    default margin: String = "12", _ access: @escaping Field<Overlay>.Access<Double>
  ) -> Field<Overlay> {
    Field(
      "margin", access, .number(.points, from: 0, to: 16384), default: margin, "Between it and the view's sides.")
  }
}
