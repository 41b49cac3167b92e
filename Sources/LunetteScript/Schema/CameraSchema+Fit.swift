import LunetteGeometry
import LunetteScene

extension CameraSchema {
  static let fit = Function(
    "camera.fit",
    Positional("thing", things, absent: .some(nil), "What to show; nothing: all that has been drawn so far."),
    Positional("options", options, absent: FitOptions(), "How it is fitted."), returns: "nil",
    "The largest zoom at which all of something is inside the padded view. A single place takes zoom 18. Without a "
      + "thing it fits what has been drawn so far, with 5 % of the view's smaller side around it.",
    example: "camera.fit(zone, { padding = 20 })", walks: true
  ) { call, things, options throws(Mistake) in
    try call.requireWriting()
    let effort = call.stage.effort(of: things)
    // Where a limit is passed no more than this is done.
    guard call.charge(steps: effort.steps), call.lend(effort.count, of: 2 * MemoryLayout<FitItem>.stride) else {
      return call.pass("camera.fit")
    }
    let aim = try call.stage.aim(at: things, options.request, at: call.place)
    return try call.move("camera.fit", to: aim, options.style)
  }

  static let setRegion = Function(
    "camera.set_region", Positional("bounds", FieldType<Bounds>.bounds, "What the view shows."),
    Positional("options", regionOptions, absent: MoveStyle(), "How the camera comes there."), returns: "nil",
    "Fits bounds without padding, north up and not tilted, as MapKit's setRegion does.", walks: true
  ) { call, bounds, style throws(Mistake) in
    try call.requireWriting()
    var request = FitRequest()
    (request.bearing, request.pitch) = (0, 0)
    let aim = try call.stage.aim(at: [.bounds(bounds)], request, at: call.place)
    return try call.move("camera.set_region", to: aim, style)
  }

  private struct FitOptions: Sendable {
    var request = FitRequest()
    var style = MoveStyle()
  }

  private static let things = FieldType<[Fittable]?>(
    name: FieldType<[Fittable]>.things.name, expected: FieldType<[Fittable]>.things.expected,
    read: { call, index throws(Mistake) in try FieldType<[Fittable]>.things.read(call, index) }, push: { _, _ in })

  private static let zoom = FieldType<Double>.number(
    from: Camera.zooms.lowerBound, to: Camera.zooms.upperBound)

  private static let fitRecord = Record<FitOptions>(
    .fit,
    [
      Field("padding", { $1(&$0.request.padding) }, .padding, default: "0", "Points kept free along the view's sides."),
      Field("min_zoom", { $1(&$0.request.minimumZoom) }, zoom, default: "none", "The least zoom that may come out."),
      Field("max_zoom", { $1(&$0.request.maximumZoom) }, zoom, default: "24", "The greatest zoom that may come out."),
      Field(
        "bearing", { $1(&$0.request.bearing) }, .number(.degrees), default: "as it is",
        "The direction at the top of the view."),
      Field("pitch", { $1(&$0.request.pitch) }, tilt, default: "as it is", "The tilt."),
    ] + MoveSchema.fields { $1(&$0.style) },
    check: { options throws(Mistake) in
      let request = options.request
      guard let least = request.minimumZoom, let most = request.maximumZoom, least > most else { return }
      throw Mistake("is \(least.shown), more than max_zoom, \(most.shown)", field: "min_zoom")
    })

  private static let options = FieldType<FitOptions>.record(
    "table", "a table of options, as in { padding = 20 }",
    fitRecord, { FitOptions() }, push: { _, _ in })

  private static let regionRecord = Record<MoveStyle>(.setRegion, MoveSchema.fields { $1(&$0) })

  private static let regionOptions = FieldType<MoveStyle>.record(
    "table", "a table of options, as in { duration = 0.5 }", regionRecord, { MoveStyle() }, push: { _, _ in })
}
