import Glibc

/// The geodesics that meet near the antipode envelop an astroid; it tells which of them reaches a given point.
enum Astroid {
  /// The positive root κ of Karney's eq. (55): κ⁴ + 2κ³ + (1 - x² - y²) κ² - 2y² κ - y² = 0.
  ///
  /// Solved by radicals as in his appendix B, in an order of operations that avoids cancellation.
  static func positiveRoot(x: Double, y: Double) -> Double {
    let (p, q) = (x * x, y * y)
    let r = (p + q - 1) / 6
    // On the segment inside the astroid the root is 0.
    guard q > 0 || r > 0 else { return 0 }
    let u = resolventRoot(s: p * q / 4, r: r)
    let v = (u * u + q).squareRoot()
    let sum = u < 0 ? q / (v - u) : u + v
    let w = (sum - q) / (2 * v)
    return sum / ((sum + w * w).squareRoot() + w)
  }

  /// The largest real root u of the resolvent cubic, by Cardano outside the astroid and by cosines inside it.
  private static func resolventRoot(s: Double, r: Double) -> Double {
    let cube = r * r * r
    let discriminant = s * (s + 2 * cube)
    if discriminant < 0 {
      let angle = atan2((-discriminant).squareRoot(), -(s + cube))
      return r + 2 * r * cos(angle / 3)
    }
    let base = s + cube
    let t = cbrt(base + copysign(discriminant.squareRoot(), base))
    return r + t + (t == 0 ? 0 : r * r / t)
  }
}
