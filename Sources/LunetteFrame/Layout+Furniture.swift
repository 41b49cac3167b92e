import LunetteGeometry
import LunetteScene

/// A scale bar in view points.
public struct BarDrawing: Sendable {
  /// Its ends; the first is on the left.
  public var start, end: Point
  /// The length that it has on the ground, in metres.
  public var meters: Double
  /// "500 m".
  public var text: String
  /// What it covers, its text included.
  public var box: Box
}

/// A title in view points.
public struct TitleDrawing: Sendable {
  /// Where its text's anchor lies.
  public var at: Point
  /// What it covers, by an estimate of its letters' widths.
  public var box: Box
}

extension Layout {
  /// Of the view's width a fifth, and no more than a hand's breadth.
  private var longestBar: Double { min(120, size.width / 5) }
  /// Room for the text and the ticks.
  private static let barHeight = 20.0

  func bar(_ bar: ScaleBar, _ stack: inout FurnitureStack) -> BarDrawing {
    let center = size.box.middle
    let margin = self.margin(bar.margin)
    let y = stack.place(bar.position, Layout.barHeight, margin: margin, in: size.height)
    let foot = y + Layout.barHeight - 2
    func scale(_ length: Double) -> (metersPerPoint: Double, left: Double) {
      let left = place(bar.position.across, size.width, length, margin)
      let at = bar.measuredAt == .bar ? Point(x: left + length / 2, y: foot) : center
      return (metersPerPoint(at: at, along: length), left)
    }
    let round = bar.roundLength(atMost: longestBar * scale(longestBar).metersPerPoint)
    // Where the scale isn't even the round length's own is another one: its ends move by less each time.
    var length = longestBar
    for _ in 0..<4 { length = min(longestBar, round.meters / scale(length).metersPerPoint) }
    let x = scale(length).left
    return BarDrawing(
      start: Point(x: x, y: foot), end: Point(x: x + length, y: foot), meters: round.meters, text: round.text,
      box: Box(minX: x, minY: y, maxX: x + length, maxY: y + Layout.barHeight))
  }

  /// Metres in one point from left to right around a point of the view: those of the geodesic between two places so far apart,
  /// where both are on the map.
  private func metersPerPoint(at point: Point, along length: Double) -> Double {
    let ground: any GroundView = projected?.view ?? view
    for (middle, reach) in [(point, length / 2), (point, 1), (size.box.middle, 1)] {
      let ends = [-reach, reach].compactMap { ground.coordinate(at: Point(x: middle.x + $0, y: middle.y)) }
      guard ends.count == 2, case let meters = ends[0].distance(to: ends[1]), meters > 0 else { continue }
      return meters / (2 * reach)
    }
    return view.metersPerPoint(latitude: view.camera.center.latitude)
  }

  /// Of a sans serif's bold letters and of its lines, in sizes of it; the first line is as high as the letters.
  private static let (letterWidth, lineHeight) = (0.6, 1.2)

  func title(_ title: Title, _ stack: inout FurnitureStack) -> TitleDrawing {
    let lines = title.text.split(separator: "\n", omittingEmptySubsequences: false)
    let width = Layout.letterWidth * title.size * Double(lines.map(\.count).max() ?? 0)
    let height = title.size * (1 + Layout.lineHeight * Double(lines.count - 1))
    let margin = self.margin(title.margin)
    let x = place(title.position.across, size.width, width, margin)
    let y = stack.place(title.position, height, margin: margin, in: size.height)
    return TitleDrawing(
      at: Point(
        x: x + width * Double(title.position.across + 1) / 2, y: y + height * Double(title.position.down + 1) / 2),
      box: Box(minX: x, minY: y, maxX: x + width, maxY: y + height))
  }

  /// No more than what leaves a place in the view.
  func margin(_ points: Double) -> Double { min(points, min(size.width, size.height) / 2) }

  /// Where something of a length begins along a side of the view.
  func place(_ side: Int, _ room: Double, _ length: Double, _ margin: Double) -> Double {
    switch side {
    case -1: margin
    case 0: (room - length) / 2
    default: room - margin - length
    }
  }
}
