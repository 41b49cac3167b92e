import LunetteGeometry
import LunetteScene

extension CameraSchema {
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
    var style = MoveStyle()
  }

  private static let fitCircleRecord = Record<CircleRequest>(
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
      Field("pitch", { $1(&$0.pitch) }, flat, default: "0", "0: the view is not tilted."),
    ] + MoveSchema.fields { $1(&$0.style) },
    alternatives: [["circle"], ["center", "radius", .optional("model")]])

  static let fitCircle = Function(
    "camera.fit_circle",
    fitCircleRecord, fresh: { _ in CircleRequest() },
    "The circle as drawn spans exactly ratio of a side of the view, its centre in the middle. The view is not tilted.",
    example: "camera.fit_circle { circle = zone, ratio = 300 / 360 }", walks: true
  ) { call, request throws(Mistake) in
    try call.requireWriting()
    var fit = CircleFit(circle: try circle(call, request))
    fit.ratio = request.ratio
    fit.side = request.side
    fit.padding = request.padding
    let aim = try call.stage.aim(at: fit, bearing: request.bearing, at: call.place)
    return try call.move("camera.fit_circle", to: aim, request.style)
  }

  /// In a tilted view the circle's centre is not in the middle of what is drawn.
  private static let flat = FieldType<Double>(
    name: "number", expected: untilted,
    read: { call, index throws(Mistake) in
      let pitch = try tilt.read(call, index)
      guard pitch == 0 else { throw call.mismatch(index, untilted) }
      return pitch
    }, push: { call, pitch in call.push(pitch) })

  private static let untilted =
    "0: circles are fitted in views that are not tilted; camera.set { pitch = … } can follow"

  private static func circle(_ call: Call, _ request: CircleRequest) throws(Mistake) -> Circle {
    guard let handle = request.handle else {
      let circle = Circle(
        center: request.center ?? Coordinate(latitude: 0, longitude: 0), radius: request.radius ?? 0,
        model: request.model ?? .wgs84)
      guard circle.isDrawable else { throw Mistake("is a pole, where the Mercator map has no end", field: "center") }
      return circle
    }
    guard let overlay = call.stage.overlay(at: handle) else { throw Mistake("was removed", field: "circle") }
    guard case .circle(let circle) = overlay.content else {
      throw Mistake("must be the handle of a circle; got that of a \(overlay.kind.name)", field: "circle")
    }
    return circle
  }
}
