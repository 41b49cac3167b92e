extension GroundTrace {
  /// What it spans: longitudes run on, in radians; latitudes are degrees.
  var extent: Box {
    func largest(_ value: (FanPoint) -> Double) -> Double {
      var best = (value: -Double.infinity, piece: 0, cut: 0)
      for (index, piece) in pieces.enumerated() {
        for (cut, part) in piece.cuts.enumerated() {
          let found = value(piece.place(at: part))
          if found > best.value { best = (found, index, cut) }
        }
      }
      let piece = pieces[best.piece]
      let (low, high) = (piece.cuts[max(best.cut - 1, 0)], piece.cuts[min(best.cut + 1, piece.cuts.count - 1)])
      return max(best.value, piece.largest(between: low, high, value))
    }
    return Box(
      minX: -largest { -$0.longitude }, minY: -largest { -$0.latitude }, maxX: largest(\.longitude),
      maxY: largest(\.latitude))
  }
}

extension GroundTrace.Piece {
  /// The largest value of a function that has one maximum between two parts: by golden sections. A maximum's value is
  /// flat, so 1e-8 of a part is 1e-16 in the value.
  fileprivate func largest(between start: Double, _ end: Double, _ value: (FanPoint) -> Double) -> Double {
    let golden = 0.6180339887498949
    var (low, high) = (start, end)
    var (first, second) = (high - golden * (high - low), low + golden * (high - low))
    var (atFirst, atSecond) = (value(place(at: first)), value(place(at: second)))
    for _ in 0..<40 {
      if atFirst > atSecond {
        (high, second, atSecond) = (second, first, atFirst)
        first = high - golden * (high - low)
        atFirst = value(place(at: first))
      } else {
        (low, first, atFirst) = (first, second, atSecond)
        second = low + golden * (high - low)
        atSecond = value(place(at: second))
      }
    }
    return max(atFirst, atSecond)
  }
}

extension Bounds {
  /// The box of an area by the lines around it and by its outlines in degrees; longitudes of the lines are from a meridian.
  init?(of traces: [GroundTrace], _ outlines: [Outline], from meridian: Double) {
    guard let first = outlines.first, let extent = Box(around: traces.map(\.extent)) else { return nil }
    func holds(_ pole: Pole) -> Bool {
      // A hole around the same pole keeps the area away from it.
      (first.isInverted || first.heldPole == pole) && !outlines.dropFirst().contains { $0.heldPole == pole }
    }
    let south = holds(.south) || extent.minY <= -Circle.steepest ? -90 : extent.minY
    let north = holds(.north) || extent.maxY >= Circle.steepest ? 90 : extent.maxY
    if first.isInverted || first.heldPole != nil {
      self.init(south: south, west: -180, north: north, east: 180)
    } else {
      self.init(
        south: south, north: north, unrolledWest: meridian + extent.minX * .degrees,
        unrolledEast: meridian + extent.maxX * .degrees)
    }
  }
}

extension Box {
  /// The smallest box around boxes; nil for none.
  fileprivate init?(around boxes: [Box]) {
    self.init(
      around: boxes.flatMap { [Point(x: $0.minX, y: $0.minY), Point(x: $0.maxX, y: $0.maxY)] })
  }
}
