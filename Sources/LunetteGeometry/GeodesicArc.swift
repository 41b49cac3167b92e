import Glibc

/// A stretch of one geodesic, between two points of the auxiliary sphere.
struct GeodesicArc {
  /// σ at the ends, normalized.
  var start: Direction
  var end: Direction
  /// σ12 in radians.
  var angle: Double
  /// ε of eq. (16).
  var epsilon: Double

  private var phasors: (start: EpsilonPhasor, end: EpsilonPhasor) {
    (EpsilonPhasor(epsilon: epsilon, sigma: start), EpsilonPhasor(epsilon: epsilon, sigma: end))
  }

  /// How much a series grows along the arc.
  func growth(of series: SineSeries) -> Double {
    let (start, end) = phasors
    return series.sum(at: end) - series.sum(at: start)
  }

  /// The length in units of b: eq. (7).
  var length: Double {
    DistanceSeries.scale(epsilon) * (angle + growth(of: DistanceSeries.distanceFromArc(epsilon)))
  }

  /// m12, in units of b: how far a geodesic turned by one radian at the start passes from the end; eqs. (38) to (40).
  func reducedLength(on ellipsoid: Ellipsoid, k2: Double) -> Double {
    let (scale, secondScale) = (DistanceSeries.scale(epsilon), DistanceSeries.secondScale(epsilon))
    let periodic =
      scale * growth(of: DistanceSeries.distanceFromArc(epsilon))
      - secondScale * growth(of: DistanceSeries.second(epsilon))
    let j = (scale - secondScale) * angle + periodic
    let startFactor = (1 + k2 * start.sine * start.sine).squareRoot()
    let endFactor = (1 + k2 * end.sine * end.sine).squareRoot()
    return endFactor * (start.cosine * end.sine) - startFactor * (start.sine * end.cosine)
      - start.cosine * end.cosine * j
  }
}
