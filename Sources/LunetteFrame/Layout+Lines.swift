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
    for planeLine in ground.mercatorLines(from: first.longitude, tolerance: geodesicTolerance) {
      guard let extent = Box(around: planeLine) else { continue }
      for copy in MapPlane.mercator.copies(of: extent, reaching: visible) {
        let shift = eastward + 2 * .pi * Double(copy)
        var placed = planeLine.map { view.place(eastward: shift + $0.x, y: $0.y) }
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
    return found.map { dash in
      Path.Part(points: dash.map { view.place(eastward: $0.x, y: $0.y) }, isClosed: false)
    }
  }
}

/// The head of an arrow: a triangle whose tip is a line's end.
struct ArrowHead {
  let length: Double
  private let halfWidth: Double

  /// In proportion to the line, and never so small that it is only a knob.
  init(strokeWidth: Double) {
    length = 6 + 2.5 * strokeWidth
    halfWidth = 0.42 * length
  }

  /// The heads of a line in view points, which ends within them afterwards: its blunt end would show beyond the tip.
  func heads(of line: inout [Point], _ arrow: Polyline.Arrow) -> [Path.Part] {
    var heads: [Path.Part] = []
    if arrow == .end || arrow == .both { heads += head(of: &line).map { [$0] } ?? [] }
    if arrow == .start || arrow == .both {
      line.reverse()
      heads += head(of: &line).map { [$0] } ?? []
      line.reverse()
    }
    return heads
  }

  private func head(of line: inout [Point]) -> Path.Part? {
    guard let tip = line.last else { return nil }
    // Where the line comes from: a head's length back along it.
    var points = line
    var foot = tip
    while points.count > 1, let last = points.popLast() {
      guard let before = points.last else { break }
      let (start, end) = (before.distance(to: tip), last.distance(to: tip))
      foot = before
      guard start >= length else { continue }
      let t = (length - end) / (start - end)
      foot = Point(x: last.x + t * (before.x - last.x), y: last.y + t * (before.y - last.y))
      break
    }
    let reach = foot.distance(to: tip)
    guard reach > 0 else { return nil }
    let along = Point(x: (tip.x - foot.x) / reach, y: (tip.y - foot.y) / reach)
    let base = Point(x: tip.x - length * along.x, y: tip.y - length * along.y)
    if reach >= length * (1 - 1e-9) {
      let inner = Point(x: tip.x - 0.8 * length * along.x, y: tip.y - 0.8 * length * along.y)
      line = points + (points.last == foot ? [] : [foot]) + [inner]
    }
    return Path.Part(
      points: [
        tip, Point(x: base.x - halfWidth * along.y, y: base.y + halfWidth * along.x),
        Point(x: base.x + halfWidth * along.y, y: base.y - halfWidth * along.x),
      ], isClosed: true)
  }
}
