/// The area integral I4 = Σ C4l cos (2l + 1)σ of one ellipsoid (Karney 2013, section 6), to sixth order in n and ε
/// together.
///
/// The coefficients follow from his eqs. (60) and (61), with e'² = 4n / (1 - n)² and k² = 4ε / (1 - ε)², in rational
/// arithmetic.
struct AreaSeries: Sendable {
  /// Of C4l the coefficients of ε^l and the powers above, lowest first.
  private let rows: InlineArray<6, InlineArray<6, Double>>

  static let wgs84 = AreaSeries(thirdFlattening: Ellipsoid.wgs84.thirdFlattening)

  init(thirdFlattening n: Double) {
    var rows = InlineArray<6, InlineArray<6, Double>>(repeating: .init(repeating: 0))
    for (l, row) in AreaSeries.powersOfN.enumerated() {
      for (power, polynomial) in row.enumerated() {
        rows[l][power] = polynomial.reversed().reduce(0) { $0 * n + $1 }
      }
    }
    self.rows = rows
  }

  /// How much the integral grows from σ to σ + 2h, given the middle σ + h and h: in that form nothing cancels.
  func growth(epsilon: Double, middle: Direction, half: Direction) -> Double {
    let (middleTwice, halfTwice) = (2 * middle.doubled.cosine, 2 * half.doubled.cosine)
    // sin (2l + 1)x by its recurrence, which begins with sin(-x) and sin x.
    var (middleBefore, middleSine) = (-middle.sine, middle.sine)
    var (halfBefore, halfSine) = (-half.sine, half.sine)
    var sum = 0.0
    var power = 1.0
    for l in 0..<6 {
      var coefficient = 0.0
      for index in stride(from: 5 - l, through: 0, by: -1) { coefficient = coefficient * epsilon + rows[l][index] }
      sum += power * coefficient * middleSine * halfSine
      power *= epsilon
      (middleBefore, middleSine) = (middleSine, middleTwice * middleSine - middleBefore)
      (halfBefore, halfSine) = (halfSine, halfTwice * halfSine - halfBefore)
    }
    return -2 * sum
  }

  /// A row for each l, in it a polynomial in n for each power of ε from ε^l on.
  private static let powersOfN: [[[Double]]] = [
    [
      [2.0 / 3, -4.0 / 15, 8.0 / 105, 4.0 / 315, 16.0 / 3465, 20.0 / 9009],
      [-1.0 / 5, 16.0 / 35, -32.0 / 105, 16.0 / 385, 64.0 / 15015],
      [-2.0 / 105, -32.0 / 315, 1088.0 / 3465, -1184.0 / 5005],
      [11.0 / 315, -368.0 / 3465, -32.0 / 6435],
      [4.0 / 1155, 1088.0 / 45045],
      [97.0 / 15015],
    ],
    [
      [1.0 / 45, -16.0 / 315, 32.0 / 945, -16.0 / 3465, -64.0 / 135135],
      [-2.0 / 105, 64.0 / 945, -128.0 / 1485, 1984.0 / 45045],
      [-1.0 / 105, 16.0 / 2079, 5792.0 / 135135],
      [4.0 / 1155, -2944.0 / 135135],
      [1.0 / 9009],
    ],
    [
      [4.0 / 525, -32.0 / 1575, 64.0 / 3465, -32.0 / 5005],
      [-8.0 / 1575, 128.0 / 5775, -256.0 / 6825],
      [-8.0 / 1925, 1856.0 / 225225],
      [8.0 / 10725],
    ],
    [
      [8.0 / 2205, -256.0 / 24255, 512.0 / 45045],
      [-16.0 / 8085, 1024.0 / 105105],
      [-136.0 / 63063],
    ],
    [
      [64.0 / 31185, -512.0 / 81081],
      [-128.0 / 135135],
    ],
    [
      [128.0 / 99099]
    ],
  ]
}
