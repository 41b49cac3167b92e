import LunetteGeometry
import LunetteScene

/// `region { center, width, height, model }`: bounds of a ground size.
enum RegionSchema {
  private struct Request: Sendable {
    var center = Coordinate(latitude: 0, longitude: 0)
    var width = 0.0
    var height = 0.0
    var model = RegionModel.wgs84
  }

  private static let record = Record<Request>(
    .region,
    [
      Field("center", { $1(&$0.center) }, .coordinate, required: true, "Its middle."),
      Field(
        "width", { $1(&$0.width) }, .number(.meters, from: 0, to: mostMeters), required: true,
        "From its west side to its east side, along the centre's parallel."),
      Field(
        "height", { $1(&$0.height) }, .number(.meters, from: 0, to: mostMeters), required: true,
        "From its south side to its north side, along the meridian."),
      Field(
        "model", { $1(&$0.model) }, .choice("model"), default: "wgs84",
        "How metres become degrees: on WGS84, or as phones' maps count them."),
    ])

  static let make = Function(
    "region",
    record, fresh: { _ in Request() }, returns: "bounds",
    "Bounds of a size on the ground: half of it to each side of the centre.",
    example: "local area = region { center = {-23.55052, -46.633308}, width = 1000, height = 1000 }"
  ) { call, request throws(Mistake) in
    ValueKind.bounds.push(
      call,
      Bounds.region(
        center: request.center, width: request.width, height: request.height, model: request.model))
    return 1
  }

  /// More than once around the Earth.
  static let mostMeters = 50_000_000.0
}
