import LunetteGeometry
import LunetteScene

/// A graticule in view points.
public struct GraticuleDrawing: Sendable {
  /// Its meridians and parallels.
  public var lines = Path()
  /// Its lines' degrees.
  public var labels: [Label] = []
  /// Degrees between its lines.
  public var step: Double
  /// Of the labels' letters, in points.
  public static let letterSize = 10.0

  /// A line's degrees.
  public struct Label: Sendable {
    /// "21°N".
    public var text: String
    /// Where its anchor lies.
    public var at: Point
    /// What of it lies there.
    public var anchor: Anchor
  }
}

extension Layout {
  /// Points between lines whose step nobody gave.
  private static let leastSpacing = 64.0
  /// More lines than a view has points.
  private static let mostLines = 20_000
  func graticule(_ graticule: Graticule) throws(Diagnostic) -> GraticuleDrawing {
    let perDegree = view.scale / .degrees
    var drawing = GraticuleDrawing(step: graticule.step ?? Graticule.step(atLeast: Layout.leastSpacing / perDegree))
    let (meridians, parallels) = (self.meridians(drawing.step), self.parallels(drawing.step))
    guard meridians.count + parallels.count <= Layout.mostLines else {
      throw Diagnostic(
        .limit,
        "a graticule of \(drawing.step.shown)° has more than \(Layout.mostLines) lines in this view; a step of at least "
          + "\(Graticule.step(atLeast: 4 / perDegree).shown)° can be seen")
    }
    var boxes: [Box] = []
    for (lines, isLatitude) in [(parallels, true), (meridians, false)] {
      for line in lines {
        let parts = clippedLine(line.points, isClosed: false, to: size.box.padded(by: 2))
        drawing.lines.parts += parts.map { Path.Part(points: $0.points, isClosed: false) }
        guard graticule.hasLabels, let (at, anchor) = place(of: graticule, line.points, isLatitude) else { continue }
        let text = Graticule.text(of: line.count, step: drawing.step, isLatitude: isLatitude)
        let box = Layout.box(of: text, at, anchor)
        // Near a corner a meridian's degrees would lie over a parallel's.
        guard boxes.allSatisfy({ !$0.touches(box) }) else { continue }
        boxes.append(box)
        drawing.labels.append(GraticuleDrawing.Label(text: text, at: at, anchor: anchor))
      }
    }
    return drawing
  }

  private typealias Line = (count: Int, points: [Point])

  /// In every copy of the world that is in view. What no step meets at 180 begins anew in each.
  private func meridians(_ step: Double) -> [Line] {
    let west = view.camera.center.longitude + plane.minX * .degrees
    let east = view.camera.center.longitude + plane.maxX * .degrees
    guard east - west < 360 * 64 else { return [] }
    let last = Int((180 / step * (1 + 1e-12)).rounded(.down))
    // -180 is 180.
    let first = abs(Double(last) * step - 180) < 1e-9 ? 1 - last : -last
    var lines: [Line] = []
    for copy in Int(((west - 180) / 360).rounded(.down))...Int(((east + 180) / 360).rounded(.up)) {
      let turn = 360 * Double(copy)
      let from = max(first, Int(max(-1e9, ((west - turn) / step).rounded(.up))))
      let to = min(last, Int(min(1e9, ((east - turn) / step).rounded(.down))))
      guard from <= to else { continue }
      for count in from...to {
        let eastward = (turn + Double(count) * step - view.camera.center.longitude) / .degrees
        lines.append(
          (count, [view.place(eastward: eastward, y: plane.minY), view.place(eastward: eastward, y: plane.maxY)]))
        if lines.count > Layout.mostLines { return lines }
      }
    }
    return lines
  }

  private func parallels(_ step: Double) -> [Line] {
    let south = Mercator.latitude(y: plane.minY), north = Mercator.latitude(y: plane.maxY)
    let from = Int((south / step).rounded(.up)), to = Int((north / step).rounded(.down))
    guard from <= to else { return [] }
    var lines: [Line] = []
    for count in from...to where abs(Double(count) * step) < 90 - 1e-9 {
      let y = Mercator.y(latitude: Double(count) * step)
      lines.append((count, [view.place(eastward: plane.minX, y: y), view.place(eastward: plane.maxX, y: y)]))
      if lines.count > Layout.mostLines { break }
    }
    return lines
  }

  /// Where a line crosses the side that its degrees stand at.
  private func place(of graticule: Graticule, _ line: [Point], _ isLatitude: Bool) -> (Point, Anchor)? {
    let margin = self.margin(graticule.margin)
    let side = isLatitude ? graticule.position.across : graticule.position.down
    guard side != 0, let start = line.first, let end = line.last else { return nil }
    let room = isLatitude ? size.width : size.height
    let wanted = side < 0 ? margin : room - margin
    let (from, to) = isLatitude ? (start.x, end.x) : (start.y, end.y)
    let part = (wanted - from) / (to - from)
    guard part >= 0, part <= 1 else { return nil }
    let at = Point(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
    let along = isLatitude ? at.y : at.x
    guard along > margin, along < (isLatitude ? size.height : size.width) - margin else { return nil }
    if isLatitude { return (at, side < 0 ? .left : .right) }
    return (at, side < 0 ? .top : .bottom)
  }

  /// What a label covers, with some room around it.
  private static func box(of text: String, _ at: Point, _ anchor: Anchor) -> Box {
    let letters = GraticuleDrawing.letterSize
    let (width, height) = (letters * LetterWidths.width(of: text), 1.2 * letters)
    let x = at.x - width * Double(anchor.across + 1) / 2
    let y = at.y - height * Double(anchor.down + 1) / 2
    return Box(minX: x, minY: y, maxX: x + width, maxY: y + height).padded(by: 3)
  }
}
