import LunetteGeometry
import LunetteScene

extension Layout {
  func line(_ line: Polyline, _ style: ShapeStyle) throws(Diagnostic) -> Frame.Item {
    let ground = line.ground
    guard let first = ground.paths.first(where: { $0.count > 1 })?.first else { return .line(Path(), heads: Path()) }
    let width = max(style.strokeWidth, style.casingWidth)
    let head = ArrowHead(strokeWidth: style.strokeWidth)
    let margin = (style.lineJoin == .miter ? 2 : 1) * width + 1 + (line.arrow == .none ? 0 : head.length)
    let box = size.box.padded(by: margin)
    let eastward = view.eastward(to: first.longitude)
    let reached = plane.padded(by: 1.5 * margin / view.scale)
    let visible = Box(
      minX: reached.minX - eastward, minY: reached.minY, maxX: reached.maxX - eastward, maxY: reached.maxY)
    let dashes = style.dash.isInMeters ? self.dashes(style.dash) : nil
    var (strokes, heads, points) = (Path(), Path(), 0)
    let seen = SeenPlane(reached, from: view.camera.center.longitude)
    for planeLine in ground.mercatorLines(from: first.longitude, tolerance: geodesicTolerance, seen: seen) {
      guard let extent = Box(around: planeLine) else { continue }
      for copy in MapPlane.mercator.copies(of: extent, reaching: visible) {
        let shift = eastward + 2 * .pi * Double(copy)
        var placed: [Point] = []
        placed.reserveLargeCapacity(planeLine.count)
        for point in planeLine { placed.append(view.place(eastward: shift + point.x, y: point.y)) }
        // Dashes count the line's own length.
        if dashes == nil { placed = placed.thinned(to: grid.coarse, isClosed: false) }
        heads.parts += head.heads(of: &placed, line.arrow).filter { $0.points.contains(where: box.contains) }
        if let dashes {
          let parts = try dashed(placed, dashes)
          points += parts.count
          strokes.parts += parts
        } else {
          strokes.parts += clippedLine(placed, isClosed: false, to: box).map {
            Path.Part(points: $0.points, isClosed: false)
          }
        }
        points += placed.count
        try Frame.require(points)
      }
    }
    return .line(strokes, heads: heads)
  }

  /// nil where the pattern is too fine to be seen: the line is drawn without gaps then.
  func dashes(_ dash: ShapeStyle.Dash) -> GroundDashes? {
    let period = dash.lengths.reduce(0, +)
    // The scale at the equator is the smallest.
    guard period / view.metersPerPoint(latitude: 0) > 0.5 else { return nil }
    return GroundDashes(dash.lengths, visible: plane.padded(by: 64 / view.scale))
  }

  /// Dashes in metres of a line in view points.
  func dashed(_ line: [Point], _ dashes: GroundDashes) throws(Diagnostic) -> [Path.Part] {
    // A dash has two points.
    guard let found = dashes.dashes(of: line.map(view.unproject), atMost: Frame.mostPoints / 2) else {
      throw Frame.tooManyPoints
    }
    // Under a bearing more is seen of the plane than of the view.
    let near = size.box.padded(by: 64)
    return found.flatMap { dash in
      clippedLine(dash.map { view.place(eastward: $0.x, y: $0.y) }, isClosed: false, to: near)
        .map { Path.Part(points: $0.points, isClosed: false) }
    }
  }
}
