extension [Coordinate] {
  /// The most points that a path is densified to.
  public static let maximumDensifiedCount = 10_000_000

  /// The path with points put into its geodesics, evenly in each, so that no step is longer than a length in metres.
  ///
  /// Its own points stay as written; the new ones run on from the point before. nil where it would have more than
  /// 10,000,000 points.
  public func densified(_ meters: Double) -> [Coordinate]? {
    guard let first else { return self }
    var points = [first]
    points.reserveCapacity(count)
    for (start, end) in zip(self, dropFirst()) {
      let step = GeodesicStep(from: start, to: end)
      guard let pieces = step.pieces(noLongerThan: meters, atMost: Self.maximumDensifiedCount - points.count) else {
        return nil
      }
      for piece in 1..<pieces {
        points.append(step.place(at: step.length * (Double(piece) / Double(pieces))))
      }
      points.append(end)
    }
    return points
  }

  /// How many points it would have densified; nil for more than 10,000,000.
  public func densifiedCount(_ meters: Double) -> Int? {
    var count = Swift.min(self.count, 1)
    for (start, end) in zip(self, dropFirst()) {
      let step = GeodesicStep(from: start, to: end)
      guard let pieces = step.pieces(noLongerThan: meters, atMost: Self.maximumDensifiedCount - count) else {
        return nil
      }
      count += pieces
    }
    return count
  }
}

extension GeodesicStep {
  /// Into how many even pieces it is cut; nil for too many.
  fileprivate func pieces(noLongerThan meters: Double, atMost most: Int) -> Int? {
    guard meters > 0 else { return nil }
    // The margin keeps the count from hanging on the last digit.
    let needed = (length / meters * (1 - 1e-9)).rounded(.up)
    return needed <= Double(most) ? max(Int(needed), 1) : nil
  }
}
