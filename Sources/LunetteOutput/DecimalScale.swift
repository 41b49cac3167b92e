/// A number of decimals, and what it takes to round to them.
struct DecimalScale: Sendable {
  /// How many decimals there are.
  let decimals: Int
  /// Ten to that power.
  let power: UInt64
  /// The power as a double, which it fits exactly.
  let factor: Double
  /// (2^64 - 1) divided by the power, rounded down: dividing by the power is multiplying by this.
  private let reciprocal: UInt64

  private init(_ decimals: Int, _ power: UInt64, _ factor: Double, _ reciprocal: UInt64) {
    self.decimals = decimals
    self.power = power
    self.factor = factor
    self.reciprocal = reciprocal
  }

  /// The scale of a number of decimals, of which there are 0 to 13.
  @inline(__always)
  static func of(_ decimals: Int) -> DecimalScale {
    assert(decimals >= 0 && decimals <= 13, "a number has 0 to 13 decimals")
    return all[min(max(decimals, 0), 13)]
  }

  /// Takes a number of units, at most 2^45, apart into whole ones and the rest.
  @inline(__always)
  func split(_ units: UInt64) -> (whole: UInt64, fraction: UInt64) {
    // A processor takes several times as long to divide. The reciprocal is too small by less than two parts in 2^64,
    // so that the quotient of so few units is right or one too small.
    let whole = units.multipliedFullWidth(by: reciprocal).high
    let fraction = units &- whole &* power
    return fraction < power ? (whole, fraction) : (whole &+ 1, fraction &- power)
  }

  /// All literals, so that the compiler lays the table out in the binary and nothing runs at start-up.
  private static let all: [DecimalScale] = [
    DecimalScale(0, 1, 1e0, 18_446_744_073_709_551_615),
    DecimalScale(1, 10, 1e1, 1_844_674_407_370_955_161),
    DecimalScale(2, 100, 1e2, 184_467_440_737_095_516),
    DecimalScale(3, 1000, 1e3, 18_446_744_073_709_551),
    DecimalScale(4, 10_000, 1e4, 1_844_674_407_370_955),
    DecimalScale(5, 100_000, 1e5, 184_467_440_737_095),
    DecimalScale(6, 1_000_000, 1e6, 18_446_744_073_709),
    DecimalScale(7, 10_000_000, 1e7, 1_844_674_407_370),
    DecimalScale(8, 100_000_000, 1e8, 184_467_440_737),
    DecimalScale(9, 1_000_000_000, 1e9, 18_446_744_073),
    DecimalScale(10, 10_000_000_000, 1e10, 1_844_674_407),
    DecimalScale(11, 100_000_000_000, 1e11, 184_467_440),
    DecimalScale(12, 1_000_000_000_000, 1e12, 18_446_744),
    DecimalScale(13, 10_000_000_000_000, 1e13, 1_844_674),
  ]
}
