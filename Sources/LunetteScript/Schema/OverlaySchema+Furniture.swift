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
      Field(
        "position", { $1(&$0.content.scaleBar.position) }, .choice("position"), default: "bottom_left",
        "Where it stands in the view."),
      Field(
        "margin", { $1(&$0.content.scaleBar.margin) }, .number(.points, from: 0, to: 16384), default: "12",
        "Between it and the view's sides."),
    ] + commonFields)
}
