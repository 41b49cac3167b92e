import LunetteGeometry
import LunetteScene

extension Layout {
  func line(_ line: Polyline, _ style: ShapeStyle) throws(Diagnostic) -> Frame.Item {
    let ground = line.ground
    guard let first = ground.paths.first(where: { $0.count > 1 })?.first else { return .line(Path(), heads: Path()) }
    let width = max(style.strokeWidth, style.casingWidth)
    let head = ArrowHead(strokeWidth: style.strokeWidth)
    let margin = (style.lineJoin == .miter ? 2 : 1) * width + 1 + (line.arrow == .none ? 0 : head.length)
    if let projected { return try projected.line(line, style, margin: margin) }
    let window = window(margin: margin)
    let eastward = view.eastward(to: first.longitude)
    let visible = window.plane.shifted(by: -eastward)
    let dashes = style.dash.isInMeters ? self.dashes(style.dash) : nil
    var (strokes, heads, points) = (Path(), Path(), 0)
    let seen = SeenPlane(window.plane, from: view.camera.center.longitude)
    for planeLine in ground.mercatorLines(from: first.longitude, tolerance: geodesicTolerance, seen: seen) {
      guard let extent = Box(around: planeLine) else { continue }
      for copy in MapPlane.mercator.copies(of: extent, reaching: visible) {
        let shift = eastward + 2 * .pi * Double(copy)
        var flat: [Point] = []
        flat.reserveLargeCapacity(planeLine.count)
        for point in planeLine { flat.append(view.place(eastward: shift + point.x, y: point.y)) }
        var shown = shown(flat, in: window, isThinned: dashes == nil)
        for index in shown.indices {
          let arrow = line.arrow.at(start: shown[index].hasStart, end: shown[index].hasEnd)
          heads.parts += head.heads(of: &shown[index].points, arrow).filter {
            $0.points.contains(where: window.box.contains)
          }
        }
        if let dashes {
          // Dashes count the line's own length, also of what isn't shown.
          let whole = view.tilt == nil ? shown[0].points : head.shortened(flat, line.arrow, shown: window.shown)
          let parts = try dashed(whole, dashes)
          points += parts.count
          strokes.parts += parts
        } else {
          for piece in shown {
            strokes.parts += clippedLine(piece.points, isClosed: false, to: window.box).map {
              Path.Part(points: $0.points, isClosed: false)
            }
          }
        }
        points += shown.reduce(0) { $0 + $1.points.count }
        try Frame.require(points)
      }
    }
    return .line(strokes, heads: heads)
  }

  /// A piece of a line as it is shown, and whether it has the line's own ends.
  private struct Piece {
    var points: [Point]
    var hasStart, hasEnd: Bool
  }

  private func shown(_ flat: [Point], in window: Window, isThinned: Bool) -> [Piece] {
    let (start, end) = (flat.first.flatMap(window.shown), flat.last.flatMap(window.shown))
    return window.shown(flat, isClosed: false).map { piece in
      Piece(
        points: isThinned ? piece.points.thinned(to: grid.coarse, isClosed: false) : piece.points,
        hasStart: piece.points.first == start, hasEnd: piece.points.last == end)
    }
  }

  /// nil where the pattern is too fine to be seen: the line is drawn without gaps then.
  func dashes(_ dash: ShapeStyle.Dash) -> GroundDashes? {
    let period = dash.lengths.reduce(0, +)
    // The scale at the equator is the smallest.
    guard period / view.metersPerPoint(latitude: 0) > 0.5 else { return nil }
    return GroundDashes(dash.lengths, visible: window(margin: 64).plane)
  }

  /// Dashes in metres of a line in points of the flat view.
  func dashed(_ line: [Point], _ dashes: GroundDashes) throws(Diagnostic) -> [Path.Part] {
    // A dash has two points.
    guard let found = dashes.dashes(of: line.map(view.unproject), atMost: Frame.mostPoints / 2) else {
      throw Frame.tooManyPoints
    }
    // Under a bearing more is seen of the plane than of the view.
    let near = window(margin: 64)
    return found.flatMap { dash in
      near.shown(dash.map { view.place(eastward: $0.x, y: $0.y) }, isClosed: false).flatMap { piece in
        clippedLine(piece.points, isClosed: false, to: near.box).map { Path.Part(points: $0.points, isClosed: false) }
      }
    }
  }
}

extension Polyline.Arrow {
  /// The heads of a piece of a line that has the line's ends or not.
  func at(start: Bool, end: Bool) -> Polyline.Arrow {
    switch (start && (self == .start || self == .both), end && (self == .end || self == .both)) {
    case (true, true): .both
    case (true, false): .start
    case (false, true): .end
    case (false, false): .none
    }
  }
}
