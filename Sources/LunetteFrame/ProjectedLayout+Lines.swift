import LunetteGeometry
import LunetteScene

extension ProjectedLayout {
  /// A line and its arrows' heads, cut to the view and a margin.
  func line(_ line: Polyline, _ style: ShapeStyle, margin: Double) throws(Diagnostic) -> Frame.Item {
    let ground = line.ground
    guard let meridian = ground.paths.first(where: { $0.count > 1 })?.first?.longitude else {
      return .line(Path(), heads: Path())
    }
    let head = ArrowHead(strokeWidth: style.strokeWidth)
    let (sheet, box) = sheet(margin: margin)
    let dashes = dashes(style, on: sheet)
    var (strokes, heads, points) = (Path(), Path(), 0)
    let lines = ground.mercatorLines(from: meridian, tolerance: sheet.groundTolerance, seen: sheet.seen)
    for planeLine in lines {
      for piece in sheet.lines(of: planeLine, from: meridian) {
        var shown = piece.points.thinned(to: grid.coarse, isClosed: false)
        heads.parts += head.heads(of: &shown, line.arrow.at(start: piece.hasStart, end: piece.hasEnd)).filter {
          $0.points.contains(where: box.contains)
        }
        guard dashes == nil else { continue }
        strokes.parts += clippedLine(shown, isClosed: false, to: box).map {
          Path.Part(points: $0.points, isClosed: false)
        }
        points += shown.count
        try Frame.require(points)
      }
    }
    if let dashes { strokes = try dashed(lines, from: meridian, dashes, on: sheet, in: box) }
    return .line(strokes, heads: heads)
  }

  /// nil where the pattern is none, or too fine to be seen: the line is drawn without gaps then.
  func dashes(_ style: ShapeStyle, on sheet: any GroundSheet) -> GroundDashes? {
    let period = style.dash.lengths.reduce(0, +)
    guard style.dash.isInMeters, period > 0.5 * sheet.groundTolerance / Layout.tolerance else { return nil }
    return GroundDashes(style.dash.lengths, visible: sheet.visiblePlane)
  }

  /// Dashes in metres of lines of the Mercator plane, x in radians from a meridian.
  func dashed(
    _ lines: [[Point]], from meridian: Double, _ dashes: GroundDashes, on sheet: any GroundSheet, in box: Box
  ) throws(Diagnostic) -> Path {
    var path = Path()
    let (visible, camera) = (sheet.visiblePlane, view.camera.center.longitude)
    let eastward = (meridian.normalizedLongitude - camera.normalizedLongitude) * .pi / 180
    for line in lines {
      guard let extent = Box(around: line) else { continue }
      // Each copy of the world shows other stretches of the line.
      let reached = Box(
        minX: visible.minX - eastward, minY: visible.minY, maxX: visible.maxX - eastward, maxY: visible.maxY)
      for copy in MapPlane.mercator.copies(of: extent, reaching: reached) {
        let shift = eastward + 2 * .pi * Double(copy)
        let moved = line.map { Point(x: $0.x + shift, y: $0.y) }
        guard let found = dashes.dashes(of: moved, atMost: Frame.mostPoints / 2) else { throw Frame.tooManyPoints }
        for dash in found {
          for piece in sheet.lines(of: dash, from: camera) {
            path.parts += clippedLine(piece.points, isClosed: false, to: box).map {
              Path.Part(points: $0.points, isClosed: false)
            }
          }
        }
        try Frame.require(2 * path.parts.count)
      }
    }
    return path
  }

  /// The built-in map's land: its fill, and its coasts.
  func land(margin: Double) throws(Diagnostic) -> (areas: Path, coasts: Path) {
    let (sheet, box) = sheet(margin: margin)
    // Its rings lie apart, so that together they are one area.
    let land = AreaPart(WorldMap.mercatorLand)
    let regions = try Diagnostic.ofUnions { () throws(UnionFailure) in
      try sheet.regions(of: [land], from: 0, grid: grid)
    }
    let coasts = sheet.lines(of: land, from: 0).flatMap { line in
      clippedLine(line.points, isClosed: line.isClosed, to: box).map {
        Path.Part(points: $0.points, isClosed: $0.isClosed)
      }
    }
    return (Path(rings: regions.flatMap { $0.clipped(to: box).rings }), Path(coasts))
  }
}
