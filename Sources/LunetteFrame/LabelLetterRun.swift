import Glibc
import LunetteGeometry
import LunetteScene

/// A text taken apart for a line that bends: into letters, or into words where letters join, or run to the left.
struct LabelLetterRun {
  private struct Letter {
    let text: Substring
    let width: Double
    var isSpace: Bool { text == " " }
  }

  /// From left to right.
  private let letters: [Letter]
  private let isRightToLeft: Bool
  private let size: Double
  /// From the line down to where letters stand, and from there to their tops and feet.
  private let baseline: Double
  /// How far it is moved along the line.
  private let shift: Double
  /// In points.
  let width: Double

  /// More letters are no label of a line.
  static let mostLetters = 500
  /// The largest turn from one letter to the next, in degrees.
  private static let sharpest = 30.0
  /// Letters lean so far beyond upright where their line does; they are drawn upright then.
  private static let lean = 10.0

  /// nil for a text that has no width, or too many letters.
  init?(_ label: Label) {
    let text = label.text.split(separator: "\n").joined(separator: " ")[...]
    guard text.utf8.count <= 16 * LabelLetterRun.mostLetters else { return nil }
    isRightToLeft = text.isRightToLeft ?? false
    var letters: [Letter] = []
    for part in text.joins || isRightToLeft ? text.words : text.indices.map({ text[$0...$0] }) {
      let width = label.size * LetterWidths.advance(of: part)
      if width > 0 { letters.append(Letter(text: part, width: width)) }
    }
    guard !letters.isEmpty, letters.count <= LabelLetterRun.mostLetters else { return nil }
    self.letters = isRightToLeft ? letters.reversed() : letters
    size = label.size
    baseline = Letters.firstBaseline(label.anchor ?? .center, lines: 1) * size + label.offset.y
    shift = label.offset.x
    width = letters.reduce(0) { $0 + $1.width }
  }

  /// Its pieces with its middle at a distance along a line, and what they cover; nil where that bends too sharply.
  func pieces(on line: LabelLine, about middle: Double, covering boxes: inout [Box]) -> [LabelDrawing.Piece]? {
    boxes.removeAll(keepingCapacity: true)
    guard let stands = stands(on: LabelStretch(line, middle: middle, length: width)) else { return nil }
    for (stand, letter) in zip(stands, letters) {
      let box = Box(
        minX: -letter.width / 2, minY: -LabelText.ascent * size, maxX: letter.width / 2,
        maxY: LabelText.descent * size)
      if let turned = stand.turn.box(of: box, about: stand.foot) { boxes.append(turned) }
    }
    return pieces(stands)
  }

  /// How a letter stands: the middle of its foot, and how it is turned.
  private struct Stand {
    let foot: Point
    let turn: LinearMap
    let angle: Double
  }

  /// Where its letters stand. On the inner side of a bend they would be closer, on the outer side wider apart than they
  /// are wide, so each goes on until it is as far from the last one as it must be.
  private func stands(on stretch: LabelStretch) -> [Stand]? {
    var stands: [Stand] = []
    var (place, lastWidth) = (shift - width / 2, 0.0)
    for letter in letters {
      let wanted = (lastWidth + letter.width) / 2
      var next = place + wanted
      var stand = self.stand(letter, at: next, on: stretch)
      if let last = stands.last {
        for _ in 0..<3 {
          let distance = stand.foot.distance(to: last.foot)
          next = place + (next - place) * (wanted / max(distance, wanted / 2))
          stand = self.stand(letter, at: next, on: stretch)
        }
        let isSharp = abs((stand.angle - last.angle).normalizedTurn) > LabelLetterRun.sharpest + 1e-9
        let space = stand.foot.distance(to: last.foot) / wanted
        guard !isSharp, space > 0.85, space < 1.25 else { return nil }
      }
      guard abs(stand.angle) <= 90 + LabelLetterRun.lean, stretch.holds(next) else { return nil }
      stands.append(stand)
      (place, lastWidth) = (next, letter.width)
    }
    return stands
  }

  /// A letter at a distance along a line: as the line runs about it, in no less than its size.
  private func stand(_ letter: Letter, at place: Double, on stretch: LabelStretch) -> Stand {
    let reach = max(letter.width, size) / 2
    let (start, end) = (stretch.point(at: place - reach), stretch.point(at: place + reach))
    let length = start.distance(to: end)
    let turn =
      length > 0
      ? LinearMap(sine: (end.y - start.y) / length, cosine: (end.x - start.x) / length)
      : LinearMap(sine: 0, cosine: 1)
    let foot = Point(
      x: (start.x + end.x) / 2 - baseline * turn.right.y, y: (start.y + end.y) / 2 + baseline * turn.right.x)
    return Stand(foot: foot, turn: turn, angle: atan2(turn.right.y, turn.right.x) * .degrees)
  }

  /// Letters as pieces of a text: those of a straight stretch are one.
  private func pieces(_ stands: [Stand]) -> [LabelDrawing.Piece] {
    var pieces: [LabelDrawing.Piece] = []
    var position = 0
    while position < stands.count {
      let first = position
      position += 1
      // Half a degree is not seen.
      while position < stands.count && abs(stands[position].angle - stands[first].angle) <= 0.5 { position += 1 }
      // Spaces at a text's ends are not drawn.
      var drawn = Array(first..<position)
      while let last = drawn.last, letters[last].isSpace { drawn.removeLast() }
      drawn.removeFirst(drawn.prefix { letters[$0].isSpace }.count)
      guard let start = drawn.first, let end = drawn.last else { continue }
      let (left, right) = (edge(of: start, stands[start], -1), edge(of: end, stands[end], 1))
      pieces.append(
        LabelDrawing.Piece(
          text: (isRightToLeft ? drawn.reversed() : drawn).map { String(letters[$0].text) }.joined(),
          at: Point(x: (left.x + right.x) / 2, y: (left.y + right.y) / 2),
          angle: stands[start].angle.clamped(to: -90...90)))
    }
    return pieces
  }

  /// The left or the right end of a letter's foot.
  private func edge(of letter: Int, _ stand: Stand, _ side: Double) -> Point {
    let reach = side * letters[letter].width / 2
    return Point(x: stand.foot.x + reach * stand.turn.right.x, y: stand.foot.y + reach * stand.turn.right.y)
  }
}

extension Double {
  /// A difference of angles, in -180...180.
  fileprivate var normalizedTurn: Double { remainder(dividingBy: 360) }
}
