import LunetteGeometry
import LunetteScene

/// A legend: where it stands in the view, and what lies on its paper, in points of its own from the paper's corner.
public struct LegendDrawing: Sendable {
  /// Its paper in the view.
  public var box = Box(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// Points of the view in one of its own: less than 1 where it would not fit.
  public var factor = 1.0
  /// Where the heading's text begins, at its top; nil without one.
  public var heading: Point?
  /// Its rows.
  public var rows: [Row] = []
  /// The bar of a linear scale's colours.
  public var bar: Bar?

  /// One row.
  public struct Row: Sendable {
    /// What it says.
    public var text: String
    /// What it shows.
    public var swatch: Legend.Swatch
    /// Where that is drawn.
    public var box: Box
    /// Where the text begins, at its middle.
    public var at: Point
  }

  /// Colours along a line, with numbers under it.
  public struct Bar: Sendable {
    /// The colours.
    public var box: Box
    /// Where along it each colour of the scale's range stands, 0…1.
    public var stops: [Double]
    /// Where the numbers stand, from left to right.
    public var ticks: [(x: Double, text: String)]
  }

  /// The letters' sizes.
  public static let (size, headingSize) = (11.0, 12.0)
  /// Between what is drawn and the paper's sides.
  static let padding = 8.0

  var isEmpty: Bool { heading == nil && rows.isEmpty && bar == nil }
}

extension LegendDrawing {
  private static let lineHeight = 1.2
  private static let (swatchWidth, swatchHeight, barWidth, barHeight) = (18.0, 11.0, 180.0, 10.0)
  /// More would leave no room for what they are a legend of.
  private static let largestDot = 60.0

  /// Lays out what a legend says, from the paper's corner at 0, 0.
  init(heading text: String?, rows: [Legend.Row], scale: Scale?) {
    var (width, y) = (0.0, LegendDrawing.padding)
    if let text, !text.isEmpty {
      heading = Point(x: LegendDrawing.padding, y: y)
      width = LegendDrawing.headingSize * LetterWidths.width(of: text, isBold: true)
      y += LegendDrawing.height(of: text, LegendDrawing.headingSize)
    }
    var rows = rows
    if let scale, scale.kind == .linear, case .color? = scale.range.first {
      if heading != nil { y += 7 }
      let ticks = rows.prefix(scale.ticks.count).map(\.text)
      rows.removeFirst(ticks.count)
      width = max(width, layBar(scale, ticks, from: y))
      y += LegendDrawing.barHeight + 4 + LegendDrawing.size
    }
    if !rows.isEmpty { width = max(width, lay(rows, from: &y, isFirst: heading == nil && bar == nil)) }
    box = Box(minX: 0, minY: 0, maxX: width + 2 * LegendDrawing.padding, maxY: y + LegendDrawing.padding)
    if isEmpty { box = Box(minX: 0, minY: 0, maxX: 0, maxY: 0) }
  }

  private static func height(of text: String, _ size: Double) -> Double {
    size * (1 + lineHeight * Double(text.count { $0 == "\n" }))
  }

  /// Places the rows and gives how wide they are.
  private mutating func lay(_ rows: [Legend.Row], from y: inout Double, isFirst: Bool) -> Double {
    let swatches = rows.map { LegendDrawing.swatchSize($0.swatch) }
    let column = swatches.map(\.width).max() ?? 0
    if !isFirst { y += 7 }
    for (position, row) in rows.enumerated() {
      if position > 0 { y += 5 }
      let swatch = swatches[position]
      let height = max(LegendDrawing.height(of: row.text, LegendDrawing.size), swatch.height)
      let (left, middle) = (LegendDrawing.padding + (column - swatch.width) / 2, y + height / 2)
      self.rows.append(
        Row(
          text: row.text, swatch: row.swatch,
          box: Box(
            minX: left, minY: middle - swatch.height / 2, maxX: left + swatch.width, maxY: middle + swatch.height / 2),
          at: Point(x: LegendDrawing.padding + column + 6, y: middle)))
      y += height
    }
    return column + 6 + LegendDrawing.size * (rows.map { LetterWidths.width(of: $0.text) }.max() ?? 0)
  }

  /// Dots as wide as a scale says, all else alike.
  private static func swatchSize(_ swatch: Legend.Swatch) -> Size {
    guard case .value(.number(let number)) = swatch else { return Size(width: swatchWidth, height: swatchHeight) }
    let side = min(max(number, 0), largestDot)
    return Size(width: side, height: max(side, swatchHeight))
  }

  /// Places the bar and gives how much room it takes with the numbers that stand at its ends.
  private mutating func layBar(_ scale: Scale, _ texts: [String], from y: Double) -> Double {
    let widths = texts.map { LegendDrawing.size * LetterWidths.width(of: $0) }
    let (first, last) = ((widths.first ?? 0) / 2, (widths.last ?? 0) / 2)
    let left = LegendDrawing.padding + first
    let places = scale.ticks.map { left + scale.position(of: $0) * LegendDrawing.barWidth }
    let shown = LegendDrawing.withRoom(zip(places, widths).map { $0 - $1 / 2...$0 + $1 / 2 })
    bar = Bar(
      box: Box(minX: left, minY: y, maxX: left + LegendDrawing.barWidth, maxY: y + LegendDrawing.barHeight),
      stops: scale.stops, ticks: shown.map { (places[$0], texts[$0]) })
    return first + LegendDrawing.barWidth + last
  }

  /// Which of the texts along a line are written: the first, the last, and of those between all, or every second, or every
  /// third and so on, such that none touches another.
  private static func withRoom(_ spans: [ClosedRange<Double>]) -> [Int] {
    for step in 1...max(1, spans.count) {
      let inner = (1..<max(1, spans.count - 1)).filter { $0 % step == 0 }
      let shown = [0] + inner + [spans.count - 1]
      let isFree = zip(shown, shown.dropFirst()).allSatisfy { spans[$0].upperBound + 5 < spans[$1].lowerBound }
      if isFree { return shown }
    }
    return [0, spans.count - 1]
  }
}
