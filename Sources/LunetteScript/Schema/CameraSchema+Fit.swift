import LunetteGeometry
import LunetteScene

extension CameraSchema {
  static let fit = Function(
    "camera.fit",
    Positional("thing", things, absent: .some(nil), "What to show; nothing: all that has been drawn so far."),
    Positional("options", options, absent: FitRequest(), "How it is fitted."), returns: "nil",
    "The largest zoom at which all of something is inside the padded view. A single place takes zoom 18. Without a "
      + "thing it fits what has been drawn so far, with 5 % of the view's smaller side around it.",
    example: "camera.fit(zone, { padding = 20 })"
  ) { call, things, request throws(Mistake) in
    let effort = call.stage.effort(of: things)
    guard call.charge(steps: effort.steps), call.lend(effort.count, of: 2 * MemoryLayout<FitItem>.stride) else {
      return 0
    }
    try call.stage.fit(things, request, at: call.place)
    return 0
  }

  static let setRegion = Function(
    "camera.set_region", Positional("bounds", FieldType<Bounds>.bounds, "What the view shows."),
    Positional("options", noOptions, absent: (), "Not taken yet."), returns: "nil",
    "Fits bounds without padding, north up and not tilted, as MapKit's setRegion does."
  ) { call, bounds, _ throws(Mistake) in
    var request = FitRequest()
    (request.bearing, request.pitch) = (0, 0)
    try call.stage.fit([.bounds(bounds)], request, at: call.place)
    return 0
  }

  private static let things = FieldType<[Fittable]?>(
    name: FieldType<[Fittable]>.things.name, expected: FieldType<[Fittable]>.things.expected,
    read: { call, index throws(Mistake) in try FieldType<[Fittable]>.things.read(call, index) }, push: { _, _ in })

  private static let zoom = FieldType<Double>.number(
    from: Camera.zooms.lowerBound, to: Camera.zooms.upperBound)

  private static let fitRecord = Record<FitRequest>(
    .fit,
    [
      Field("padding", { $1(&$0.padding) }, .padding, default: "0", "Points kept free along the view's sides."),
      Field("min_zoom", { $1(&$0.minimumZoom) }, zoom, default: "none", "The least zoom that may come out."),
      Field("max_zoom", { $1(&$0.maximumZoom) }, zoom, default: "24", "The greatest zoom that may come out."),
      Field(
        "bearing", { $1(&$0.bearing) }, .number(.degrees), default: "as it is",
        "The direction at the top of the view."),
      Field("pitch", { $1(&$0.pitch) }, tilt, default: "as it is", "The tilt."),
    ],
    check: { request throws(Mistake) in
      guard let least = request.minimumZoom, let most = request.maximumZoom, least > most else { return }
      throw Mistake("is \(least.shown), more than max_zoom, \(most.shown)", field: "min_zoom")
    })

  private static let options = FieldType<FitRequest>.record(
    "table", "a table of options, as in { padding = 20 }",
    fitRecord, { FitRequest() }, push: { _, _ in })

  /// Timed moves come with a later part; what is unknown must not be taken silently.
  private static let noOptions = FieldType<Void>(
    name: "table", expected: "nothing: moves that take time are not built yet",
    read: { call, index throws(Mistake) in
      throw call.mismatch(index, "left out: moves that take time are not built yet")
    }, push: { _, _ in })
}
