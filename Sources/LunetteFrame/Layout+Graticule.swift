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
    let step = graticule.step ?? Graticule.step(atLeast: Layout.leastSpacing / perDegree)
    let meridianStep =
      graticule.step ?? projected.map { $0.meridianStep(Layout.leastSpacing / perDegree) } ?? step
    let lines: [GraticuleLine]? =
      if let projected {
        projected.graticule(meridianStep, step, atMost: Layout.mostLines)
      } else {
        mercatorGraticule(step)
      }
    guard let lines else {
      throw Diagnostic(
        .limit,
        "a graticule of \(step.shown)° has more than \(Layout.mostLines) lines in this view; a step of at least "
          + "\(Graticule.step(atLeast: 4 / perDegree).shown)° can be seen")
    }
    var drawing = GraticuleDrawing(step: step)
    var labels = GraticuleLabels(graticule, margin: margin(graticule.margin), size: size)
    let box = size.box.padded(by: 2)
    for line in lines {
      for piece in line.pieces {
        drawing.lines.parts += clippedLine(piece, isClosed: false, to: box).map {
          Path.Part(points: $0.points, isClosed: false)
        }
      }
      if graticule.hasLabels { labels.add(line, step: line.isLatitude ? step : meridianStep) }
    }
    drawing.labels = labels.labels
    return drawing
  }

  /// Parallels and meridians in every copy of the world that is in view, as straight lines; nil for too many.
  private func mercatorGraticule(_ step: Double) -> [GraticuleLine]? {
    let window = window(margin: 2)
    func line(_ count: Int, isLatitude: Bool, _ start: Point, _ end: Point) -> GraticuleLine {
      let pieces = window.shown([start, end], isClosed: false).map(\.points)
      return GraticuleLine(count: count, isLatitude: isLatitude, pieces: pieces, ends: [], inside: nil)
    }
    let reached = window.plane
    let center = view.camera.center.longitude
    guard
      let parallels = Graticule.parallels(
        step, from: Mercator.latitude(y: reached.minY), to: Mercator.latitude(y: reached.maxY), atMost: Layout.mostLines
      ),
      let meridians = Graticule.meridians(
        step, from: center + reached.minX * .degrees, to: center + reached.maxX * .degrees,
        atMost: Layout.mostLines - parallels.count)
    else { return nil }
    return parallels.map { count in
      let y = Mercator.y(latitude: Double(count) * step)
      return line(
        count, isLatitude: true, view.place(eastward: reached.minX, y: y), view.place(eastward: reached.maxX, y: y))
    }
      + meridians.map { meridian in
        let eastward = (meridian.longitude - center) / .degrees
        return line(
          meridian.count, isLatitude: false, view.place(eastward: eastward, y: reached.minY),
          view.place(eastward: eastward, y: reached.maxY))
      }
  }
}
