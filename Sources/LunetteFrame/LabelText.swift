import LunetteGeometry
import LunetteScene

/// A label's text, measured.
struct LabelText {
  let label: Label
  /// Of its widest line, in points.
  let width: Double
  private let lines: Int

  init(_ label: Label) {
    self.label = label
    let lines = label.text.split(separator: "\n", omittingEmptySubsequences: false)
    self.lines = lines.count
    width = label.size * (lines.map { LetterWidths.advance(of: $0) }.max() ?? 0)
  }

  /// Whether nothing of it is seen.
  var isEmpty: Bool { width <= 0 }

  /// What other texts keep free around it: its halo.
  var margin: Double { label.halo.alpha > 0 ? label.haloWidth : 0 }

  /// How far letters reach above and below the line that they stand on, in sizes.
  static let ascent = LetterWidthTable.ascent / LetterWidthTable.units
  static let descent = LetterWidthTable.descent / LetterWidthTable.units

  /// What it covers where its anchor lies at a point: a box, or where it is turned several along it. `ground` is what
  /// directions become on the map that it lies on.
  func cover(_ anchor: Anchor, at point: Point, on ground: LinearMap? = nil, in boxes: inout [Box]) {
    boxes.removeAll(keepingCapacity: true)
    let left = -width * Double(anchor.across + 1) / 2
    let first = Letters.firstBaseline(anchor, lines: lines) * label.size
    let top = first - LabelText.ascent * label.size
    let bottom = first + (Double(lines - 1) * Letters.lineHeight + LabelText.descent) * label.size
    guard label.rotation != 0 || ground != nil else {
      return boxes.append(
        Box(minX: point.x + left, minY: point.y + top, maxX: point.x + left + width, maxY: point.y + bottom))
    }
    // About as wide as they are high.
    let count = Int((width / (bottom - top)).rounded(.up).clamped(to: 1...64))
    let own = LinearMap(degrees: label.rotation)
    let turn = ground?.after(own) ?? own
    for part in 0..<count {
      let start = left + width * Double(part) / Double(count)
      let box = Box(minX: start, minY: top, maxX: start + width / Double(count), maxY: bottom)
      if let turned = turn.box(of: box, about: point) { boxes.append(turned) }
    }
  }
}
