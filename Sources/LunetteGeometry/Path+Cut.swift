extension [Point] {
  /// A line in degrees whose longitudes run on, cut at ±180 into pieces of -180...180, in its own order. It crosses odd
  /// multiples of 180° in points of its own.
  var cutAtAntimeridian: [[Point]] {
    var pieces: [[Point]] = []
    var turn: Double?
    for (start, end) in zip(self, dropFirst()) {
      // An end that lies on the cut says nothing of the side, nor does one a last digit beyond it.
      let middle = start.x + (end.x - start.x) / 2
      let side =
        middle.isOnAntimeridian
        ? turn ?? (middle / 360).rounded(.down)  // along the cut: where the line comes from, else at 180
        : (middle / 360).rounded()
      if side != turn {
        turn = side
        pieces.append([start.turned(by: -side)])
      }
      pieces[pieces.count - 1].append(end.turned(by: -side))
    }
    return pieces
  }
}

extension Point {
  fileprivate func turned(by turns: Double) -> Point { Point(x: x + 360 * turns, y: y) }
}

extension Double {
  /// Whether this longitude is an odd multiple of 180°.
  fileprivate var isOnAntimeridian: Bool { abs(remainder(dividingBy: 360)) == 180 }
}
