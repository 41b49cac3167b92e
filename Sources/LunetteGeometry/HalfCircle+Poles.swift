extension HalfCircle {
  /// Leaves out what would run back on itself where latitudes are held to `Circle.steepest`.
  ///
  /// A small circle that passes a pole that near is already on its way back to the centre's meridian there.
  mutating func straightenNearPoles() {
    straightenStart()
    samples.reverse()
    straightenStart()
    samples.reverse()
  }

  private mutating func straightenStart() {
    let count = samples.prefix { abs($0.point.latitude) > Circle.steepest }.count
    guard count > 2 else { return }
    let (start, end) = (samples[0].point.longitude, samples[count - 1].point.longitude)
    let range = min(start, end)...max(start, end)
    samples = samples[..<count].filter { range.contains($0.point.longitude) } + samples[count...]
  }
}
