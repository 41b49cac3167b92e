/// A part of a picture that lies on the ground of a tilted view, so small that it is shown as a parallelogram.
public struct TiltedPart: Sendable {
  /// In the picture, whose sides are 1 long, from its upper left corner.
  public var box: Box
  /// Where the part's upper left corner is shown, and what its upper and its left side are in the view.
  public var corner, across, down: Point

  /// Whether it is the whole picture.
  public var isWhole: Bool { box == Box(minX: 0, minY: 0, maxX: 1, maxY: 1) }
}

extension TiltedPart {
  /// How far, in points, a part's places may be shown from where they are.
  private static let tolerance = 0.15
  /// How often a picture is halved at most: then its parts are smaller than any point.
  private static let mostHalves = 40

  /// The parts of a picture that a view shows. `place` gives the flat view's point of a place in the picture.
  static func parts(in view: MercatorView, place: (Point) -> Point) -> [TiltedPart] {
    let box = view.size.box
    if let tilt = view.tilt { return tilt.parts(in: box, place: place) }
    return parts(isSeen: { Box(around: $0.map(place))?.touches(box) ?? false }, shown: place)
  }

  /// The parts of a picture that are seen. `shown` gives the view's point of a place in the picture; nil for what is not
  /// before the eye.
  static func parts(isSeen: (Ring) -> Bool, shown: (Point) -> Point?) -> [TiltedPart] {
    var parts: [TiltedPart] = []
    // The last is taken first: from the upper left to the lower right.
    var pending = [(box: Box(minX: 0, minY: 0, maxX: 1, maxY: 1), halves: 0)]
    while let (part, halves) = pending.popLast() {
      guard isSeen(part.ring) else { continue }
      if let parallelogram = TiltedPart(part, shown) {
        parts.append(parallelogram)
      } else if halves < mostHalves {
        pending += part.quarters.reversed().map { ($0, halves + 1) }
      }
    }
    return parts
  }

  /// nil for a part that bends more than the tolerance, or is not before the eye.
  private init?(_ part: Box, _ shown: (Point) -> Point?) {
    func at(_ x: Double, _ y: Double) -> Point? {
      shown(Point(x: part.minX + x * (part.maxX - part.minX), y: part.minY + y * (part.maxY - part.minY)))
    }
    guard let a = at(0, 0), let b = at(1, 0), let c = at(0, 1), let d = at(1, 1) else { return nil }
    // The sides' means, around the corners' mean.
    let across = Point(x: (b.x + d.x - a.x - c.x) / 2, y: (b.y + d.y - a.y - c.y) / 2)
    let down = Point(x: (c.x + d.x - a.x - b.x) / 2, y: (c.y + d.y - a.y - b.y) / 2)
    let middle = Point(x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4)
    let corner = Point(x: middle.x - (across.x + down.x) / 2, y: middle.y - (across.y + down.y) / 2)
    for (x, y) in [(0, 0), (0.5, 0), (0, 0.5), (0.5, 0.5), (1, 0.5), (0.5, 1)] as [(Double, Double)] {
      let nearby = Point(
        x: corner.x + x * across.x + y * down.x, y: corner.y + x * across.y + y * down.y)
      guard let shown = at(x, y), shown.distance(to: nearby) <= TiltedPart.tolerance else { return nil }
    }
    self.init(box: part, corner: corner, across: across, down: down)
  }
}

extension Tilt {
  /// The parts of a picture that a box of the view shows. `place` gives the flat view's point of a place in the picture.
  func parts(in box: Box, place: (Point) -> Point) -> [TiltedPart] {
    TiltedPart.parts(isSeen: { shows($0.map(place), in: box) }, shown: { shown(place($0)) })
  }

  /// Whether something of an area of the flat view is shown in a box of the view.
  func shows(_ ring: Ring, in box: Box) -> Bool {
    let box = reachable(box)
    let seen = clipped([ring], to: ground(of: box)).lazy.joined().map(project)
    return Box(around: seen)?.touches(box) ?? false
  }
}

extension Box {
  /// Its four quarters, from the upper left to the lower right where y goes down.
  fileprivate var quarters: [Box] {
    let middle = middle
    return [(minY, middle.y), (middle.y, maxY)].flatMap { top, bottom in
      [(minX, middle.x), (middle.x, maxX)].map { Box(minX: $0, minY: top, maxX: $1, maxY: bottom) }
    }
  }
}
