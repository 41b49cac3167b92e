/// ε e^(2iσ): the variable of all the series in σ, since the l-th coefficient of each is ε^l times a polynomial in ε.
struct EpsilonPhasor {
  var sine: Double
  var cosine: Double

  /// ε times the doubled angle of a point on the auxiliary sphere.
  init(epsilon: Double, sigma: Direction) {
    let double = sigma.doubled
    sine = epsilon * double.sine
    cosine = epsilon * double.cosine
  }

  /// This point moved along the geodesic by an arc.
  func turned(by arc: Direction) -> EpsilonPhasor {
    turned(byDouble: arc.doubled)
  }

  /// This point moved along the geodesic by an arc whose double is given.
  func turned(byDouble double: Direction) -> EpsilonPhasor {
    var turned = self
    turned.sine = sine * double.cosine + cosine * double.sine
    turned.cosine = cosine * double.cosine - sine * double.sine
    return turned
  }
}

/// Σ c_l ε^l sin 2lσ, l = 1...6: the periodic part of one of the geodesic integrals.
struct SineSeries {
  var epsilon: Double
  var coefficients: InlineArray<6, Double>

  /// The sum at a point, by Clenshaw's recurrence.
  func sum(at point: EpsilonPhasor) -> Double {
    let twiceCosine = 2 * point.cosine
    let epsilonSquared = epsilon * epsilon
    // Written out: as a loop it took five times as long.
    let sixth = coefficients[5]
    let fifth = coefficients[4] + twiceCosine * sixth
    let fourth = coefficients[3] + twiceCosine * fifth - epsilonSquared * sixth
    let third = coefficients[2] + twiceCosine * fourth - epsilonSquared * fifth
    let second = coefficients[1] + twiceCosine * third - epsilonSquared * fourth
    let first = coefficients[0] + twiceCosine * second - epsilonSquared * third
    return point.sine * first
  }
}

/// The distance integrals to sixth order in ε (Karney 2013): each is a factor times (σ + a sine series).
enum DistanceSeries {
  /// A1 of eq. (17): the mean scale from arc on the auxiliary sphere to distance in units of b.
  static func scale(_ epsilon: Double) -> Double {
    let e2 = epsilon * epsilon
    return (1 + e2 * (1.0 / 4 + e2 * (1.0 / 64 + e2 / 256))) / (1 - epsilon)
  }

  /// 1 / A1 - 1, without the rounding error of a number near 1.
  static func inverseScaleMinusOne(_ epsilon: Double) -> Double {
    let e2 = epsilon * epsilon
    return -epsilon - (1 - epsilon) * e2 * (1.0 / 4 - e2 * (3.0 / 64 - e2 * 3 / 256))
  }

  /// C1 of eq. (18): from arc σ to scaled distance τ.
  static func distanceFromArc(_ epsilon: Double) -> SineSeries {
    let e2 = epsilon * epsilon
    return SineSeries(
      epsilon: epsilon,
      coefficients: [
        -1.0 / 2 + e2 * (3.0 / 16 - e2 / 32),
        -1.0 / 16 + e2 * (1.0 / 32 - e2 * 9 / 2048),
        -1.0 / 48 + e2 * 3 / 256,
        -5.0 / 512 + e2 * 3 / 512,
        -7.0 / 1280,
        -7.0 / 2048,
      ])
  }

  /// C1' of eq. (21): from scaled distance τ back to arc σ.
  static func arcFromDistance(_ epsilon: Double) -> SineSeries {
    let e2 = epsilon * epsilon
    return SineSeries(
      epsilon: epsilon,
      coefficients: [
        1.0 / 2 - e2 * (9.0 / 32 - e2 * 205 / 1536),
        5.0 / 16 - e2 * (37.0 / 96 - e2 * 1335 / 4096),
        29.0 / 96 - e2 * 75 / 128,
        539.0 / 1536 - e2 * 2391 / 2560,
        3467.0 / 7680,
        38081.0 / 61440,
      ])
  }

  /// A2 of eq. (42): the mean scale of the second distance integral, which the reduced length needs.
  static func secondScale(_ epsilon: Double) -> Double {
    let e2 = epsilon * epsilon
    return (1 + e2 * (1.0 / 4 + e2 * (9.0 / 64 + e2 * 25 / 256))) * (1 - epsilon)
  }

  /// C2 of eq. (43): the periodic part of the second distance integral.
  static func second(_ epsilon: Double) -> SineSeries {
    let e2 = epsilon * epsilon
    return SineSeries(
      epsilon: epsilon,
      coefficients: [
        1.0 / 2 + e2 * (1.0 / 16 + e2 / 32),
        3.0 / 16 + e2 * (1.0 / 32 + e2 * 35 / 2048),
        5.0 / 48 + e2 * 5 / 256,
        35.0 / 512 + e2 * 7 / 512,
        63.0 / 1280,
        77.0 / 2048,
      ])
  }
}
