/// The longitude integral I3 = A3 (σ + Σ C3l sin 2lσ) of one ellipsoid, to sixth order in n and ε together.
///
/// Rows are polynomials in ε, lowest power first; a row's ε^l is left to `EpsilonPhasor`.
struct LongitudeSeries: Sendable {
  /// A3 of Karney's eq. (24).
  let scale: InlineArray<6, Double>
  /// C31...C35 of eq. (25).
  let first: InlineArray<5, Double>
  let second: InlineArray<4, Double>
  let third: InlineArray<3, Double>
  let fourth: InlineArray<2, Double>
  let fifth: Double

  init(thirdFlattening n: Double) {
    scale = [
      1,
      -1.0 / 2 + n / 2,
      -1.0 / 4 - n / 8 + n * n * 3 / 8,
      -1.0 / 16 - n * 3 / 16 - n * n / 16,
      -3.0 / 64 - n / 32,
      -3.0 / 128,
    ]
    first = [
      1.0 / 4 - n / 4,
      1.0 / 8 - n * n / 8,
      3.0 / 64 + n * 3 / 64 - n * n / 64,
      5.0 / 128 + n / 64,
      3.0 / 128,
    ]
    second = [
      1.0 / 16 - n * 3 / 32 + n * n / 32,
      3.0 / 64 - n / 32 - n * n * 3 / 64,
      3.0 / 128 + n / 128,
      5.0 / 256,
    ]
    third = [
      5.0 / 192 - n * 3 / 64 + n * n * 5 / 192,
      3.0 / 128 - n * 5 / 192,
      7.0 / 512,
    ]
    fourth = [7.0 / 512 - n * 7 / 256, 7.0 / 512]
    fifth = 21.0 / 2560
  }

  /// A3.
  func scale(_ e: Double) -> Double {
    scale[0] + e * (scale[1] + e * (scale[2] + e * (scale[3] + e * (scale[4] + e * scale[5]))))
  }

  /// C3: from arc σ to the scaled longitude integral.
  func longitudeFromArc(_ e: Double) -> SineSeries {
    SineSeries(
      epsilon: e,
      coefficients: [
        first[0] + e * (first[1] + e * (first[2] + e * (first[3] + e * first[4]))),
        second[0] + e * (second[1] + e * (second[2] + e * second[3])),
        third[0] + e * (third[1] + e * third[2]),
        fourth[0] + e * fourth[1],
        fifth,
        0,
      ])
  }
}
