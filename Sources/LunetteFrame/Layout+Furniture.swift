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

extension Layout {
  /// Of the view's width a fifth, and no more than a hand's breadth.
  private var longestBar: Double { min(120, size.width / 5) }
  /// Room for the text and the ticks.
  private static let barHeight = 20.0

  func bar(_ bar: ScaleBar) -> BarDrawing {
    let center = size.box.middle
    let margin = min(bar.margin, min(size.width, size.height) / 2)
    // The bar's own length moves its middle too little to matter: it stands on one parallel.
    let y = place(bar.position.down, size.height, Layout.barHeight, margin)
    let at = bar.measuredAt == .bar ? Point(x: center.x, y: y + Layout.barHeight) : center
    let metersPerPoint = view.metersPerPoint(latitude: view.coordinate(at: at).latitude)
    let round = bar.roundLength(atMost: longestBar * metersPerPoint)
    let length = round.meters / metersPerPoint
    let x = place(bar.position.across, size.width, length, margin)
    let foot = y + Layout.barHeight - 2
    return BarDrawing(
      start: Point(x: x, y: foot), end: Point(x: x + length, y: foot), meters: round.meters, text: round.text,
      box: Box(minX: x, minY: y, maxX: x + length, maxY: y + Layout.barHeight))
  }

  /// Where something of a length begins along a side of the view.
  private func place(_ side: Int, _ room: Double, _ length: Double, _ margin: Double) -> Double {
    switch side {
    case -1: margin
    case 0: (room - length) / 2
    default: room - margin - length
    }
  }
}
