import Glibc

/// Arithmetic of longitudes in degrees that loses no digits, however many turns they hold.
enum Longitude {
  /// The same meridian within -180...180 degrees; a half turn keeps the sign of what was given.
  static func reduced(_ degrees: Double) -> Double {
    if abs(degrees) <= 180 { return degrees }
    let reduced = remainder(degrees, 360)
    return abs(reduced) == 180 ? copysign(180, degrees) : reduced
  }

  /// The shorter way from one meridian to another.
  struct Difference {
    /// Unsigned angle in degrees, 0...180.
    var degrees: Double
    /// What rounding took from `degrees`; their sum is the exact difference.
    var residue: Double
    /// Whether the way leads west.
    var isWestward: Bool

    /// The difference as sine and cosine.
    var direction: Direction { Direction(degrees: degrees, residue: residue) }
  }

  /// The shorter way from one meridian to another, with the digits that a plain subtraction would round away.
  static func difference(from start: Double, to end: Double) -> Difference {
    let first = exactSum(remainder(-start, 360), remainder(end, 360))
    let (degrees, residue) = exactSum(remainder(first.sum, 360), first.error)
    let isWestward: Bool
    if abs(degrees) == 180 && residue != 0 {
      // The residue decides on which side of the half turn the end lies.
      return Difference(degrees: 180, residue: -abs(residue), isWestward: residue > 0)
    } else if abs(degrees) == 180 {
      isWestward = end < start
    } else {
      isWestward = degrees < 0
    }
    return Difference(
      degrees: abs(degrees), residue: degrees < 0 ? -residue : residue, isWestward: isWestward)
  }

  /// A sum and its rounding error (Knuth's TwoSum).
  private static func exactSum(_ a: Double, _ b: Double) -> (sum: Double, error: Double) {
    let sum = a + b
    let bPart = sum - a
    let aPart = sum - bPart
    return (sum, (a - aPart) + (b - bPart))
  }
}
