import LunetteGeometry
import LunetteScene

extension JSONExporter {
  /// The camera in the numbers of each map engine, and what it was asked for.
  func writeCamera(_ out: inout ByteBuffer) {
    let camera = scene.camera
    let view = scene.view
    let region = view.visibleRegion
    // Few decimals asked for the shapes must not move the view.
    let decimals = max(self.decimals, scene.viewDecimals)
    out.append("{\"center\":")
    out.append(jsonPosition: camera.center, decimals: decimals)
    out.append(key: "zoom", number: camera.zoom, decimals: 8)
    out.append(key: "zoom_512", number: camera.zoom - 1, decimals: 8)
    // 359.999999999 is north, not a full turn.
    out.append(key: "bearing", number: camera.bearing > 360 - 5e-9 ? 0 : camera.bearing, decimals: 8)
    out.append(key: "pitch", number: camera.pitch, decimals: 8)
    out.append(
      key: "meters_per_point", number: view.metersPerPoint(at: camera.center) ?? 0, decimals: 8)
    out.append(key: "bbox")
    out.append(jsonBox: region.bounds, decimals: decimals)
    out.append(key: "span")
    let span = Point(x: region.bounds.width, y: region.bounds.north - region.bounds.south)
    out.append(jsonPoint: span, decimals: decimals)
    out.append(key: "visible")
    var separator: StaticString = "["
    for corner in [region.nearLeft, region.nearRight, region.farRight, region.farLeft] {
      out.append(separator)
      out.append(jsonPosition: corner, decimals: decimals)
      separator = ","
    }
    out.append("]")
    out.append(key: "fit")
    writeFit(&out)
    out.append("}")
  }

  private func writeFit(_ out: inout ByteBuffer) {
    switch scene.fit {
    case .set: out.append("{\"kind\":\"set\"}")
    case .circle(let fit):
      out.append("{\"kind\":\"circle\",\"center\":")
      out.append(jsonPosition: fit.circle.center, decimals: decimals)
      out.append(key: "radius", number: fit.circle.radius)
      out.append(key: "model", text: fit.circle.model.rawValue)
      out.append(key: "ratio", number: fit.ratio)
      out.append(key: "of", text: fit.side.rawValue)
      if fit.padding != Padding() { write(fit.padding, &out) }
      out.append("}")
    case .bounds(let bounds, let padding):
      out.append("{\"kind\":\"bounds\",\"bbox\":")
      out.append(jsonBox: bounds, decimals: decimals)
      write(padding, &out)
      out.append("}")
    }
  }

  private func write(_ padding: Padding, _ out: inout ByteBuffer) {
    out.append(",\"padding\":{\"top\":")
    out.append(fixed: padding.top, decimals: 4)
    out.append(key: "right", number: padding.right, decimals: 4)
    out.append(key: "bottom", number: padding.bottom, decimals: 4)
    out.append(key: "left", number: padding.left, decimals: 4)
    out.append("}")
  }
}
