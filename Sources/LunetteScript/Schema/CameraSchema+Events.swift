import CLuaShims
import LunetteGeometry
import LunetteScene

extension CameraSchema {
  private static let followRecord = Record<Follow>(
    .follow,
    [
      Field(
        "heading", { $1(&$0.turns) }, .boolean, default: "false",
        "Whether the view turns, so that where the user looks is up."),
      Field(
        "zoom", { $1(&$0.zoom) }, .number(from: Camera.zooms.lowerBound, to: Camera.zooms.upperBound),
        default: "as it is, else 16", "The zoom."),
    ])

  static let follow = Function(
    "camera.follow",
    Positional(
      "options",
      .record("table", "a table of options, as in { heading = true }", followRecord, { Follow() }, push: { _, _ in }),
      absent: Follow(), "How it follows."), returns: "nil",
    "From now on the centre is the user's place: at each fix of the location the camera goes there. Any other call that "
      + "moves the camera ends it.",
    example: "camera.follow { heading = true }", walks: true
  ) { call, follow throws(Mistake) in
    try call.requireWriting()
    try call.stage.follow(follow, by: MoveCause("camera.follow", at: call.place, parent: call.interpreter.firing))
    return call.pass("camera.follow", waitsForCamera: true)
  }

  static let unfollow = Function(
    "camera.unfollow", returns: "nil", "The camera stays where it is, wherever the user goes."
  ) { call throws(Mistake) in
    try call.requireWriting()
    call.stage.unfollow()
    return 0
  }

  /// What happens to a camera.
  private enum Event: String, CaseIterable, Sendable {
    case willChange = "will_change"
    case didChange = "did_change"
    case frame
  }

  static let on = Function(
    "camera.on", Positional("event", FieldType<Event>.choice("event"), "What happens."),
    Positional(
      "handler", .handler, "What is called then: with the camera before and after, with the camera, or with the time."),
    returns: "subscription",
    "Calls a function whenever a call changes what the camera sees, before (will_change) and after (did_change), or at each "
      + "tick of the scene's clock (frame), where it may only read. Moves that a handler makes run after the current one.",
    example: "camera.on(\"did_change\", function(now) print(now.zoom) end)"
  ) { call, event, _ throws(Mistake) in call.subscribe(event.rawValue, function: 2) }
}

extension FieldType where Value == Void {
  private static let called = "a function, as in function(what) … end"

  /// A function that is called when something happens.
  static let handler = FieldType(
    name: "function", expected: called,
    read: { call, index throws(Mistake) in
      guard lsh_type_at(call.run, index) == LSH_FUNCTION else {
        var mistake = call.mismatch(index, called)
        if call.isAbsent(index) { mistake.message += "; is it called here, where only its name belongs?" }
        throw mistake
      }
    }, push: { _, _ in })
}

/// Where a camera looks from, as handlers get it.
enum CameraPositionSchema {
  static let value = ValueDeclaration(
    .cameraPosition, "a camera position", Camera.self, "Where the camera looks from, before or after a change.",
    written: "",
    properties: [
      .init("center", of: .cameraPosition, FieldType<Coordinate>.coordinate, "What stands in the view's middle.") {
        (c: Camera) in c.center
      },
      .init("zoom", of: .cameraPosition, FieldType<Double>.number(), "The world is 256 · 2^zoom points wide.") {
        (c: Camera) in c.zoom
      },
      .init("bearing", of: .cameraPosition, FieldType<Double>.number(.degrees), "The direction at the top of the view.")
      {
        (c: Camera) in c.bearing
      },
      .init("pitch", of: .cameraPosition, FieldType<Double>.number(.degrees), "The tilt.") { (c: Camera) in c.pitch },
    ],
    text: { "\($0.center.text), zoom \($0.zoom.shown)" })
}
