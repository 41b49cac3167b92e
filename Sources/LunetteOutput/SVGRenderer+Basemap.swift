import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// A group whose unit is the grid's, so that whole numbers tell its steps: a map of the world has thousands.
  func write(_ map: BasemapDrawing, _ out: inout ByteBuffer) {
    if case .tiles = scene.settings.basemap { return write(map.tiles, &out) }
    let paint = scene.settings.mapPaint
    out.append("<g")
    out.append(attribute: " class", "basemap \(scene.settings.basemap.name)")
    out.append(" transform=\"scale(")
    out.append(fixed: 1 / map.grid.scale, decimals: decimals)
    out.append(")\">\n")
    // Land of the ground's colour is there already.
    if paint.land != scene.settings.sea ?? scene.settings.paper {
      write("land", map.areas, fill: paint.land, stroke: nil, map.grid, &out)
    }
    write("coast", map.outlines, fill: nil, stroke: paint.coast, map.grid, &out)
    write("borders", map.lines, fill: nil, stroke: paint.border, map.grid, &out)
    out.append("</g>\n")
  }

  private func write(
    _ className: String, _ path: Path, fill: Color?, stroke: Color?, _ grid: PlaneGrid, _ out: inout ByteBuffer
  ) {
    guard !path.isEmpty, let color = fill ?? stroke, color.alpha > 0 else { return }
    out.append("<path")
    out.append(attribute: " class", className)
    if fill == nil {
      out.append(" fill=\"none\"")
      out.append(xmlPaint: "stroke", color, opacity: 1)
      out.append(attribute: " stroke-width", fixed: scene.settings.mapPaint.width * grid.scale)
    } else {
      out.append(xmlPaint: "fill", color, opacity: 1)
    }
    out.append(" d=\"")
    out.append(steps: path, on: grid)
    out.append("\"/>\n")
  }
}

extension ByteBuffer {
  /// A path's data in whole grid points, each step from the one before: `M120,34l-5,6 7,8z`.
  mutating func append(steps path: Path, on grid: PlaneGrid) {
    for part in path.parts {
      var last: (x: Int, y: Int)?
      for (position, point) in part.points.enumerated() {
        let place = (x: Int((point.x * grid.scale).rounded()), y: Int((point.y * grid.scale).rounded()))
        append(UInt8(ascii: position == 0 ? "M" : position == 1 ? "l" : " "))
        append(integer: place.x - (last?.x ?? 0))
        append(UInt8(ascii: ","))
        append(integer: place.y - (last?.y ?? 0))
        last = place
      }
      if part.isClosed { append(UInt8(ascii: "z")) }
    }
  }
}
