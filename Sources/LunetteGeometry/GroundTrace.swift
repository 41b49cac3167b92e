import Glibc

/// A closed line on the globe that is drawn piece by piece, the area to its right: its longitudes run on.
struct GroundTrace {
  private let layout: PartLayout
  private var line: [FanPoint] = []
  /// Radians added to the longitudes of the piece drawn last: whole turns.
  private var turns = 0.0
  private var passesPole = false
  /// A piece that was drawn.
  struct Piece {
    let curve: GroundCurve
    let cuts: [Double]
    /// Radians added to its longitudes.
    let turns: Double

    /// The place at a part of it, its longitude running on from the piece before.
    func place(at part: Double) -> FanPoint {
      let point = curve.point(part)
      return FanPoint(tanLatitude: point.tanLatitude, longitude: point.longitude + turns)
    }
  }

  private(set) var pieces: [Piece] = []

  /// Nothing drawn yet.
  init(in layout: PartLayout) { self.layout = layout }

  /// Draws a piece, cut at parts of it; it begins where the one before ends.
  mutating func append(_ curve: GroundCurve, at cuts: [Double]) {
    var start = (part: cuts[0], point: curve.point(cuts[0]))
    if let last = line.last {
      start.point.longitude += turns
      let jump = last.longitude - start.point.longitude
      // Half a turn is no jump: at a pole itself the last digit tells on which side of it a place is.
      if abs(jump) > 1.5 * .pi {
        let missed = (jump / (2 * .pi)).rounded() * 2 * .pi
        start.point.longitude += missed
        turns += missed
      }
      // At a pole itself two pieces meet on different meridians.
      if abs(last.longitude - start.point.longitude) > 1e-6 { append(turnTo: start.point) }
    } else {
      line.append(start.point)
    }
    let piece = Piece(curve: curve, cuts: cuts, turns: turns)
    pieces.append(piece)
    for part in cuts.dropFirst() {
      let end = (part: part, point: piece.place(at: part))
      if isTurn(start.point, end.point) {
        append(turnTo: end.point)
      } else {
        appendCrossing(of: piece, start, end)
      }
      line.append(end.point)
      start = end
    }
  }

  /// Whether the way from one place to the next leads around a pole.
  private func isTurn(_ start: FanPoint, _ end: FanPoint) -> Bool {
    abs(end.longitude - start.longitude) > .pi / 2 * (1 + 1e-9)
  }

  /// Points as near to a pole as a vertex goes, no two more than 90° apart, to the meridian of a point.
  private mutating func append(turnTo end: FanPoint) {
    passesPole = true
    // Where it is at the pole already it goes there directly, not back on itself.
    while line.count > 1, line[line.count - 1].isAtPole && line[line.count - 2].isAtPole { line.removeLast() }
    guard let start = line.last else { return }
    let steepest = copysign(PartLayout.steepestTangent, start.tanLatitude + end.tanLatitude)
    for part in [0, 0.5, 1] {
      let longitude = start.longitude + part * (end.longitude - start.longitude)
      if let last = line.last, let crossing = layout.crossing(from: last.longitude, to: longitude) {
        line.append(FanPoint(tanLatitude: steepest, longitude: crossing))
      }
      line.append(FanPoint(tanLatitude: steepest, longitude: longitude))
    }
  }

  /// The place between two where the curve crosses an odd multiple of 180°, if it does.
  private mutating func appendCrossing(
    of piece: Piece, _ start: (part: Double, point: FanPoint), _ end: (part: Double, point: FanPoint)
  ) {
    guard let meridian = layout.crossing(from: start.point.longitude, to: end.point.longitude) else { return }
    // From the lesser part, so that it is the same place whichever way the curve is drawn.
    let isForward = start.part < end.part
    var (low, high) = isForward ? (start.part, end.part) : (end.part, start.part)
    let isRising = (end.point.longitude > start.point.longitude) == isForward
    while true {
      let middle = low + (high - low) / 2
      var found = piece.place(at: middle)
      if middle <= low || middle >= high {
        found.longitude = meridian
        return line.append(found)
      }
      if (found.longitude > meridian) == isRising { high = middle } else { low = middle }
    }
  }

  /// The outline of what lies to the right; nil for nothing.
  var outline: Outline? {
    guard let first = line.first, let last = line.last, line.count > 3 else { return nil }
    // By how many turns of the globe it misses its start; half a turn is none, as above.
    let missed = last.longitude - first.longitude
    let turns = copysign((abs(missed) / (2 * .pi) - 1e-3).rounded(), missed)
    var closed = self
    let end = FanPoint(tanLatitude: first.tanLatitude, longitude: first.longitude + turns * 2 * .pi)
    if abs(end.longitude - last.longitude) > 1e-6 { closed.append(turnTo: end) } else { closed.line.removeLast() }
    guard turns == 0 else {
      // Eastward, the south is to the right.
      return Outline(
        points: ([end] + closed.line.reversed()).map(layout.place), heldPole: turns > 0 ? .south : .north)
    }
    var points: Ring = closed.line.reversed().map(layout.place)
    // At a pole it may go there and back.
    if passesPole { points.removeSpikes() }
    guard points.count > 2, !points.isFlat else { return nil }
    // On the plane a line around all but the antipode runs the other way.
    return Outline(points: points, isInverted: points.signedArea < 0)
  }
}

extension FanPoint {
  /// Whether it is nearer to a pole than a vertex that is drawn.
  fileprivate var isAtPole: Bool { abs(tanLatitude) >= PartLayout.steepestTangent }
}
