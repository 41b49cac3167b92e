extension [Coordinate] {
  /// The length in metres of the geodesics of WGS84 from point to point.
  public var geodesicLength: Double {
    var sum = CompensatedSum()
    for (start, end) in zip(self, dropFirst()) { sum.add(start.distance(to: end)) }
    return sum.value
  }
}
