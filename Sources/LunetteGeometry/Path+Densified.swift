extension [Coordinate] {
  /// The most points that a path is densified to.
  public static let maximumDensifiedCount = 10_000_000

  /// The path with points put into its geodesics, evenly in each, so that no step is longer than a length in metres.
  ///
  /// Its own points stay as written; the new ones run on from the point before. nil where it would have more than
  /// 10,000,000 points.
  public func densified(_ meters: Double) -> [Coordinate]? {
    guard let first else { return self }
    guard meters > 0 else { return nil }
    var points = [first]
    points.reserveCapacity(count)
    for (start, end) in zip(self, dropFirst()) {
      let step = GeodesicStep(from: start, to: end)
      // The margin keeps the count from hanging on the last digit.
      let needed = (step.length / meters * (1 - 1e-9)).rounded(.up)
      guard needed <= Double([Coordinate].maximumDensifiedCount - points.count) else { return nil }
      let pieces = Swift.max(Int(needed), 1)
      for piece in 1..<pieces {
        points.append(step.place(at: step.length * (Double(piece) / Double(pieces))))
      }
      points.append(end)
    }
    return points
  }
}
