import LunetteGeometry
import LunetteScene

/// The degrees of a graticule's lines: where they cross the sides of the view that they stand at; beyond a globe's limb where
/// they end there; else near the map's middle.
struct GraticuleLabels {
  private(set) var labels: [GraticuleDrawing.Label] = []
  private let graticule: Graticule
  private let margin: Double
  private let size: Size
  private var boxes: [Box] = []
  /// Points between the limb and what stands beyond it.
  private static let gap = 4.0

  init(_ graticule: Graticule, margin: Double, size: Size) {
    (self.graticule, self.margin, self.size) = (graticule, margin, size)
  }

  /// Adds a line's degrees where there is room: near a corner a meridian's would lie over a parallel's.
  mutating func add(_ line: GraticuleLine, step: Double) {
    guard side(of: line) != 0 else { return }
    switch crossing(of: line) {
    case .at(let at, let anchor): add(line, step, at, anchor)
    case .tooNearACorner: return
    case .none:
      guard let (at, anchor) = limb(of: line) ?? inside(of: line) else { return }
      add(line, step, at, anchor, isWholly: true)
    }
  }

  /// What stands at a side may be cut there; what doesn't is in the view or left out.
  private mutating func add(
    _ line: GraticuleLine, _ step: Double, _ at: Point, _ anchor: Anchor, isWholly: Bool = false
  ) {
    let text = Graticule.text(of: line.count, step: step, isLatitude: line.isLatitude)
    let box = GraticuleLabels.box(of: text, at, anchor)
    guard boxes.allSatisfy({ !$0.touches(box) }) else { return }
    guard !isWholly || box.ring.allSatisfy(size.box.padded(by: 3).contains) else { return }
    boxes.append(box)
    labels.append(GraticuleDrawing.Label(text: text, at: at, anchor: anchor))
  }

  /// -1 for the left or upper side, 1 for the right or lower one, 0 for none.
  private func side(of line: GraticuleLine) -> Int {
    line.isLatitude ? graticule.position.across : graticule.position.down
  }

  private enum Crossing {
    case at(Point, Anchor)
    case tooNearACorner
    case none
  }

  private func crossing(of line: GraticuleLine) -> Crossing {
    var crossing = Crossing.none
    let isLatitude = line.isLatitude
    let (room, along) = isLatitude ? (size.width, size.height) : (size.height, size.width)
    let wanted = side(of: line) < 0 ? margin : room - margin
    for piece in line.pieces {
      for (start, end) in zip(piece, piece.dropFirst()) {
        let (from, to) = isLatitude ? (start.x, end.x) : (start.y, end.y)
        guard from != to, case let part = (wanted - from) / (to - from), part >= 0, part <= 1 else { continue }
        let at = Point(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
        let place = isLatitude ? at.y : at.x
        guard place >= 0, place <= along else { continue }
        guard place > margin, place < along - margin else {
          crossing = .tooNearACorner
          continue
        }
        let isBefore = side(of: line) < 0
        return .at(at, isLatitude ? (isBefore ? .left : .right) : (isBefore ? .top : .bottom))
      }
    }
    return crossing
  }

  /// Beyond the end nearest to the side, away from the map.
  private func limb(of line: GraticuleLine) -> (Point, Anchor)? {
    let middle = size.box.middle
    func reach(_ point: Point) -> Double { (line.isLatitude ? point.x : point.y) * Double(side(of: line)) }
    let ends = line.ends.filter(size.box.contains)
    // Of two that are as near the first one counts, whatever the last digits say.
    guard var end = ends.first else { return nil }
    for other in ends.dropFirst() where reach(other) > reach(end) + 1e-6 { end = other }
    let away = end.distance(to: middle)
    guard away > 0 else { return nil }
    let (right, down) = ((end.x - middle.x) / away, (end.y - middle.y) / away)
    let at = Point(x: end.x + GraticuleLabels.gap * right, y: end.y + GraticuleLabels.gap * down)
    // Within an eighth of a turn of a side its own middle is nearest.
    func step(_ part: Double) -> Int { abs(part) < 0.3827 ? 0 : part < 0 ? 1 : -1 }
    return (at, Anchor.allCases.first { $0.across == step(right) && $0.down == step(down) } ?? .center)
  }

  private func inside(of line: GraticuleLine) -> (Point, Anchor)? {
    line.inside.flatMap { size.box.contains($0) ? ($0, .center) : nil }
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
