import Glibc

extension Coordinate {
  /// A place nearby, as a receiver that is off may say it: north and east of here by independent normal deviates of so many
  /// metres (so the distance has a Rayleigh distribution). The same for the same seed.
  public func strayed(byDeviation meters: Double, seed: UInt64) -> Coordinate {
    guard meters > 0 else { return self }
    var state = seed
    let (turn, rank) = (Coordinate.unit(&state), Coordinate.unit(&state))
    return destination(bearing: 360 * turn, distance: meters * (-2 * log(1 - rank)).squareRoot())
  }

  /// A number of 0..<1 by SplitMix64 (Steele, Lea, Flood 2014).
  private static func unit(_ state: inout UInt64) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(bits >> 11) / 9_007_199_254_740_992  // 2^53
  }
}
