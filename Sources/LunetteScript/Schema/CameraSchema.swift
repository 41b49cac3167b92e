import LunetteGeometry
import LunetteScene

/// `camera`: where the view looks from.
enum CameraSchema {
  static let module = Module(
    name: "camera", summary: "Where the view looks from. Unset until a call gives centre and zoom.",
    functions: [set, fit, fitCircle, setRegion, easeTo, flyTo, follow, unfollow, on],
    properties: [
      property("center", "coordinate", "What stands in the view's middle.") { call, camera in
        ValueKind.coordinate.push(call, camera.center)
      },
      property("zoom", "number", "The world is 256 · 2^zoom points wide.") { call, camera in call.push(camera.zoom) },
      property("bearing", "number", "The direction at the top of the view.") { call, camera in call.push(camera.bearing)
      },
      property("pitch", "number", "The tilt in degrees: 0 looks straight down.") { call, camera in
        call.push(camera.pitch)
      },
    ], isForItsEffect: true)

  private static func property(
    _ name: String, _ typeName: String, _ summary: String, push: @escaping @Sendable (Call, Camera) -> Void
  ) -> Module.Property {
    Module.Property(name: name, typeName: typeName, summary: summary) { call throws(Mistake) in
      push(call, try call.camera())
    }
  }

  private struct Settings: Sendable {
    var center: Coordinate?
    var zoom: Double?
    var bearing: Double?
    var pitch: Double?
    var style = MoveStyle()
  }

  private static let setFields: [Field<Settings>] = [
    Field("center", { $1(&$0.center) }, .coordinate, "What stands in the view's middle."),
    Field("zoom", { $1(&$0.zoom) }, .number(from: -2, to: 26), "The world is 256 · 2^zoom points wide."),
    Field(
      "bearing", { $1(&$0.bearing) }, .number(.degrees), default: "as it is", "The direction at the top of the view."),
    Field("pitch", { $1(&$0.pitch) }, tilt, default: "as it is", "The tilt: 0 looks straight down."),
  ]

  private static let setRecord = Record<Settings>(.cameraSet, setFields + MoveSchema.fields { $1(&$0.style) })
  private static let easeRecord = Record<Settings>(
    .cameraEase, setFields + MoveSchema.fields(duration: "0.5") { $1(&$0.style) })
  private static let flyRecord = Record<Settings>(
    .cameraFly, setFields + MoveSchema.fields(duration: "from the distance", path: "fly") { $1(&$0.style) })

  private static let set = Function(
    "camera.set",
    setRecord, fresh: { _ in Settings() }, "Sets what is given; what is left out stays.",
    example: "camera.set { center = {21.0278, 105.8523}, zoom = 15 }", walks: true
  ) { call, settings throws(Mistake) in try move(call, "camera.set", settings) }

  private static let easeTo = Function(
    "camera.ease_to",
    easeRecord,
    fresh: { _ in
      var settings = Settings()
      settings.style.duration = SceneTime(seconds: 0.5)
      return settings
    }, "Sets what is given, over time.",
    example: "camera.ease_to { center = {21.0278, 105.8523}, zoom = 15, duration = 2 }", walks: true
  ) { call, settings throws(Mistake) in try move(call, "camera.ease_to", settings) }

  private static let flyTo = Function(
    "camera.fly_to",
    flyRecord,
    fresh: { _ in
      var settings = Settings()
      (settings.style.duration, settings.style.path) = (nil, .fly)
      return settings
    }, "Sets what is given after a flight: out as far as the distance asks for, across, and in again.",
    example: "camera.fly_to { center = {1.3521, 103.8198}, zoom = 11 }", walks: true
  ) { call, settings throws(Mistake) in try move(call, "camera.fly_to", settings) }

  private static func move(_ call: Call, _ name: String, _ settings: Settings) throws(Mistake) -> Int32 {
    try call.requireWriting()
    let isMercator = call.stage.settings.projection == .mercator
    if isMercator, let center = settings.center, abs(center.latitude) == 90 {
      throw Mistake("can't be a pole: it has no place on the Mercator map; stay below 90", field: "center")
    }
    if !isMercator, let pitch = settings.pitch, pitch != 0 { throw Stage.untilted }
    let aim = call.stage.aim(
      center: settings.center, zoom: settings.zoom, bearing: settings.bearing, pitch: settings.pitch, at: call.place)
    return try call.move(name, to: aim, settings.style)
  }

  /// Up to 60° the horizon is above the view.
  static let tilt = FieldType<Double>.number(.degrees, from: 0, to: 60)
}

extension Call {
  /// The camera as it stands; an error that says what to call while it is unset.
  func camera() throws(Mistake) -> Camera {
    guard let camera = stage.camera else {
      let pose = stage.pose
      let lacks = pose.center == nil ? (pose.zoom == nil ? "centre and zoom" : "a centre") : "a zoom"
      throw Mistake(
        "the camera is unset: it lacks \(lacks); call camera.set { center = …, zoom = … } or camera.fit(…) first"
      )
    }
    return camera
  }
}
