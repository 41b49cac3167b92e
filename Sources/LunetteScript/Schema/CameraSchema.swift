import LunetteGeometry
import LunetteScene

/// `camera`: where the view looks from.
enum CameraSchema {
  static let module = Module(
    name: "camera", summary: "Where the view looks from. Unset until a call gives centre and zoom.",
    functions: [set, fitCircle],
    properties: [
      property("center", "coordinate", "What stands in the view's middle.") { call, camera in
        ValueKind.coordinate.push(call, camera.center)
      },
      property("zoom", "number", "The world is 256 · 2^zoom points wide.") { call, camera in call.push(camera.zoom) },
      property("bearing", "number", "The direction at the top of the view.") { call, camera in call.push(camera.bearing)
      },
      property("pitch", "number", "The tilt in degrees.") { call, camera in call.push(camera.pitch) },
    ])

  private static func property(
    _ name: String, _ typeName: String, _ summary: String, push: @escaping @Sendable (Call, Camera) -> Void
  ) -> Module.Property {
    Module.Property(name: name, typeName: typeName, summary: summary) { call throws(Mistake) in
      push(call, try call.camera())
    }
  }

  // MARK: camera.set

  private struct Settings: Sendable {
    var center: Coordinate?
    var zoom: Double?
    var bearing: Double?
    var pitch: Double?
  }

  private static let set = Function(
    "camera.set",
    Record<Settings>(
      .cameraSet,
      [
        Field("center", { $1(&$0.center) }, .coordinate, "What stands in the view's middle."),
        Field("zoom", { $1(&$0.zoom) }, .number(from: -2, to: 26), "The world is 256 · 2^zoom points wide."),
        Field("bearing", { $1(&$0.bearing) }, .number(.degrees), default: "0", "The direction at the top of the view."),
        Field("pitch", { $1(&$0.pitch) }, flat, default: "0", "The tilt."),
      ]), fresh: { _ in Settings() }, "Sets what is given; what is left out stays."
  ) { call, settings throws(Mistake) in
    if let center = settings.center, abs(center.latitude) == 90 {
      throw Mistake("can't be a pole: it has no place on the Mercator map; stay below 90", field: "center")
    }
    call.stage.setCamera(center: settings.center, zoom: settings.zoom, bearing: settings.bearing)
    return 0
  }

  /// A tilt that is not drawn yet must not be taken silently.
  private static let flat = FieldType<Double>(
    name: "number", expected: "0: tilted views are not drawn yet",
    read: { call, index throws(Mistake) in
      let pitch = try FieldType<Double>.number(.degrees, from: 0, to: 60).read(call, index)
      guard pitch == 0 else { throw call.mismatch(index, "0: tilted views are not drawn yet") }
      return pitch
    }, push: { call, pitch in call.push(pitch) })

  // MARK: camera.fit_circle

  private struct CircleRequest: Sendable {
    var handle: Int?
    var center: Coordinate?
    var radius: Double?
    var model: Circle.Model?
    var ratio = 1.0
    var side = CircleFit.Side.width
    var padding = Padding()
    var bearing: Double?
    var pitch: Double?
  }

  private static let fitCircle = Function(
    "camera.fit_circle",
    Record<CircleRequest>(
      .fitCircle,
      [
        Field(
          "circle", { $1(&$0.handle) }, HandleSchema.handle, "A circle's handle, in the place of center and radius."),
        Field("center", { $1(&$0.center) }, .coordinate, "The circle's middle."),
        Field(
          "radius", { $1(&$0.radius) }, .number(.meters, from: 0, to: Circle.maximumRadius, isOpenBelow: true),
          "Its radius."),
        Field("model", { $1(&$0.model) }, .choice("model"), default: "wgs84", "What its radius means."),
        Field(
          "ratio", { $1(&$0.ratio) }, .number(from: 0, to: 1, isOpenBelow: true), default: "1",
          "The part of the side that it spans."),
        Field("of", { $1(&$0.side) }, .choice("of"), default: "width", "The side of the padded view that is measured."),
        Field("padding", { $1(&$0.padding) }, .padding, default: "0", "Points kept free along the view's sides."),
        Field(
          "bearing", { $1(&$0.bearing) }, .number(.degrees), default: "as it is",
          "The direction at the top of the view."),
        Field("pitch", { $1(&$0.pitch) }, flat, default: "0", "The tilt."),
      ]), fresh: { _ in CircleRequest() },
    "The circle as drawn spans exactly ratio of a side of the view, its centre in the middle."
  ) { call, request throws(Mistake) in
    var fit = CircleFit(circle: try circle(call, request))
    fit.ratio = request.ratio
    fit.side = request.side
    fit.padding = request.padding
    try call.stage.fit(fit, bearing: request.bearing, size: call.stage.readSize(at: call.place))
    return 0
  }

  private static func circle(_ call: Call, _ request: CircleRequest) throws(Mistake) -> Circle {
    guard let handle = request.handle else {
      guard let center = request.center, let radius = request.radius else {
        throw Mistake("needs { circle = handle } or { center = …, radius = … }")
      }
      let circle = Circle(center: center, radius: radius, model: request.model ?? .wgs84)
      guard circle.isDrawable else { throw Mistake("is wider than the Mercator map at that latitude", field: "radius") }
      return circle
    }
    guard request.center == nil, request.radius == nil, request.model == nil else {
      throw Mistake("takes either circle or center, radius and model")
    }
    guard let overlay = call.stage.overlays[handle] else { throw Mistake("was removed", field: "circle") }
    guard case .circle(let circle) = overlay.content else {
      throw Mistake("must be the handle of a circle; got that of a \(overlay.kind.name)", field: "circle")
    }
    return circle
  }
}

extension Call {
  /// The camera as it stands; an error that says what to call while it is unset.
  func camera() throws(Mistake) -> Camera {
    guard let camera = stage.camera else {
      let lacks = stage.center == nil ? (stage.zoom == nil ? "centre and zoom" : "a centre") : "a zoom"
      throw Mistake(
        "the camera is unset: it lacks \(lacks); call camera.set { center = …, zoom = … } or camera.fit_circle { … } first"
      )
    }
    return camera
  }
}

extension FieldType where Value == Padding {
  /// A number for all sides, or a table of sides.
  static let padding = FieldType(
    name: "number|table", expected: "a number of points, or { top, right, bottom, left }",
    read: { call, index throws(Mistake) in
      var number = 0.0
      if call.number(index, &number), number >= 0, number.isFinite { return Padding(number) }
      guard call.isTable(index) else {
        throw call.mismatch(index, "a number of points, 0 or more, or { top, right, bottom, left }")
      }
      var padding = Padding()
      if let mistake = Mistake(sides.decode(call, index, into: &padding)) { throw mistake }
      return padding
    }, push: { call, padding in call.push(padding.top) })

  private static let sides = Record<Padding>(
    .padding,
    [
      Field("top", { $1(&$0.top) }, .number(.points, from: 0), default: "0", "Along the top."),
      Field("right", { $1(&$0.right) }, .number(.points, from: 0), default: "0", "Along the right."),
      Field("bottom", { $1(&$0.bottom) }, .number(.points, from: 0), default: "0", "Along the bottom."),
      Field("left", { $1(&$0.left) }, .number(.points, from: 0), default: "0", "Along the left."),
    ])
}
