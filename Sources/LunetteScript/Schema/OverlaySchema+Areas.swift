import LunetteGeometry
import LunetteScene

/// Areas by distances and bearings.
extension OverlaySchema {
  static let ellipse = Record<Overlay>(
    .ellipse,
    [
      Field("center", { $1(&$0.content.ellipse.center) }, .coordinate, required: true, "Its middle."),
      Field(
        "semi_major", { $1(&$0.content.ellipse.semiMajor) }, reach, required: true, "Half of its longest extent."),
      Field(
        "semi_minor", { $1(&$0.content.ellipse.semiMinor) }, reach, required: true,
        "Half of its shortest extent; 0 draws nothing."),
      Field(
        "rotation", { $1(&$0.content.ellipse.rotation) }, .number(.degrees), default: "0",
        "The bearing of its longest extent."),
    ] + shapeFields + commonFields,
    check: { overlay throws(Mistake) in
      let ellipse = overlay.content.ellipse
      guard ellipse.semiMinor > ellipse.semiMajor else { return }
      throw Mistake(
        "must be \(ellipse.semiMajor.shown) m, semi_major, or less; got \(ellipse.semiMinor.shown) m: swap the two, and "
          + "add 90 to rotation", field: "semi_minor")
    })

  static let sector = Record<Overlay>(
    .sector,
    [
      Field("center", { $1(&$0.content.sector.center) }, .coordinate, required: true, "Its middle."),
      Field(
        "radius", { $1(&$0.content.sector.radius) }, reach, required: true, "How far it reaches; 0 draws nothing."),
      Field("inner", { $1(&$0.content.sector.inner) }, reach, default: "0", "How far it keeps from its middle."),
      Field("from", { $1(&$0.content.sector.from) }, .number(.degrees), required: true, "The bearing where it starts."),
      Field(
        "to", { $1(&$0.content.sector.to) }, .number(.degrees), required: true,
        "The bearing where it ends, clockwise; a whole turn more is a ring."),
    ] + shapeFields + commonFields,
    check: { overlay throws(Mistake) in
      let sector = overlay.content.sector
      guard sector.inner > 0, sector.inner >= sector.radius else { return }
      throw Mistake(
        "must be less than radius, \(sector.radius.shown) m; got \(sector.inner.shown) m", field: "inner")
    })

  static let buffer = Record<Overlay>(
    .buffer,
    [
      Field("path", { $1(&$0.content.buffer.path) }, .path, "The line."),
      Field("paths", { $1(&$0.content.buffer.paths) }, .paths, "Several lines."),
      Field("points", { $1(&$0.content.buffer.points) }, .path, "Places."),
      Field(
        "radius", { $1(&$0.content.buffer.radius) }, reach, required: true,
        "How far it reaches from them; 0 draws nothing."),
      geodesicField("Whether lines run along geodesics; else they are straight on the map.") {
        $1(&$0.content.buffer.isGeodesic)
      },
    ] + shapeFields + commonFields,
    alternatives: [["path"], ["paths"], ["points"]],
    check: { overlay throws(Mistake) in
      let buffer = overlay.content.buffer
      guard buffer.count > mostPlaces else { return }
      throw Mistake(
        "has \(buffer.count) places, but a buffer takes \(mostPlaces) at most: path:simplified(radius / 100) "
          + "leaves out what doesn't show",
        field: buffer.path != nil ? "path" : buffer.paths != nil ? "paths" : "points")
    })

  /// Each is a circle and a strip to be united with the others.
  private static let mostPlaces = 100_000

  /// Short of the antipode, where geodesics meet.
  private static let reach = FieldType<Double>.number(.meters, from: 0, to: Sector.maximumRadius)
}
