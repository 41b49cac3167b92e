import Glibc

/// Two functions of an azimuth between 0 and pi, as polynomials of up to degree 10 in its cosine.
///
/// For a fan degree 10 holds e'² to the fifth order whole; of the sixth, n⁶ R is 0.15 nm. Degree 8 would be up to 50 nm off.
struct CosinePolynomial {
  static let highestDegree = 10

  /// Coefficients of the powers 0...10; both functions side by side.
  private let powers: InlineArray<11, SIMD2<Double>>

  /// Interpolates in the Chebyshev nodes; an even degree.
  init(degree: Int, of function: (_ azimuth: Direction) -> SIMD2<Double>) {
    let count = degree + 1
    var chebyshev = InlineArray<11, SIMD2<Double>>(repeating: .zero)
    for node in 0..<count {
      // The nodes of the degrees lie behind each other: 1 of degree 0, 3 of degree 2, ….
      let azimuth = CosinePolynomial.nodes[degree * degree / 4 + node]
      let value = function(azimuth)
      // T_k at the node, by its recurrence.
      let cosine = azimuth.cosine
      var (before, polynomial) = (cosine, 1.0)
      for k in 0..<count {
        chebyshev[k] += value * (polynomial * (k == 0 ? 1.0 : 2.0) / Double(count))
        (before, polynomial) = (polynomial, 2 * cosine * polynomial - before)
      }
    }
    powers = CosinePolynomial.powers(ofChebyshev: chebyshev, count: count)
  }

  /// Both functions, at the cosine of an azimuth: even and odd powers apart, since each chain waits for itself only.
  @inline(__always)
  func value(at cosine: Double) -> SIMD2<Double> {
    let square = cosine * cosine
    let even =
      powers[0] + square
      * (powers[2] + square * (powers[4] + square * (powers[6] + square * (powers[8] + square * powers[10]))))
    let odd = powers[1] + square * (powers[3] + square * (powers[5] + square * (powers[7] + square * powers[9])))
    return even + cosine * odd
  }

  private static let nodes = InlineArray<36, Direction> { index in
    let degree = 2 * Int(Double(index).squareRoot())
    return Direction(radians: Double.pi * (Double(index - degree * degree / 4) + 0.5) / Double(degree + 1))
  }

  /// Σ a_k T_k(x) as powers of x: Clenshaw's recurrence b_k = a_k + 2x b_k+1 - b_k+2 on polynomials.
  private static func powers(
    ofChebyshev a: InlineArray<11, SIMD2<Double>>, count: Int
  ) -> InlineArray<11, SIMD2<Double>> {
    var last = InlineArray<11, SIMD2<Double>>(repeating: .zero)
    var beforeLast = last
    for k in stride(from: count - 1, through: 0, by: -1) {
      // The last step takes x rather than 2x.
      let factor = k == 0 ? 1.0 : 2.0
      var next = InlineArray<11, SIMD2<Double>>(repeating: .zero)
      next[0] = a[k] - beforeLast[0]
      for power in 1..<count {
        next[power] = factor * last[power - 1] - beforeLast[power]
      }
      (beforeLast, last) = (last, next)
    }
    return last
  }
}
