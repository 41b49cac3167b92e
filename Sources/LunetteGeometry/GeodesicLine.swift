import Glibc

/// A geodesic given by its start and its azimuth there, ready to be followed to any distance.
///
/// Longitude and arc come from the spherical triangle pole-start-end rather than from the equator crossing of Karney's
/// section 2: that form has no singular case, neither on the equator nor at a pole.
struct GeodesicLine {
  let ellipsoid: Ellipsoid
  let startLatitude: Direction
  let startAzimuth: Direction
  /// α0: the azimuth where the geodesic crosses the equator northwards.
  let equatorAzimuth: Direction
  /// ε of eq. (16).
  let epsilon: Double
  private let startPhasor: EpsilonPhasor

  init(reducedLatitude: Direction, azimuth: Direction, on ellipsoid: Ellipsoid) {
    self.ellipsoid = ellipsoid
    startLatitude = reducedLatitude
    startAzimuth = azimuth
    // Eq. (10).
    let meridional = azimuth.sine * reducedLatitude.sine
    let cosineSquared = azimuth.cosine * azimuth.cosine + meridional * meridional
    equatorAzimuth = Direction(sine: azimuth.sine * reducedLatitude.cosine, cosine: cosineSquared.squareRoot())
    let ratio = ellipsoid.expansionRatio(k2: ellipsoid.secondEccentricitySquared * cosineSquared)
    epsilon = ratio * cosineSquared
    // (sin β, cos β cos α) is cos α0 (sin σ, cos σ) by eq. (11), so its double angle carries the factor cos²α0.
    startPhasor = EpsilonPhasor(
      epsilon: ratio, sigma: Direction(sine: reducedLatitude.sine, cosine: reducedLatitude.cosine * azimuth.cosine))
  }

  /// A place on the line.
  struct Place {
    /// Reduced latitude, not normalized.
    var reducedLatitude: Direction
    /// Longitude in radians from the start, counting turns.
    var longitude: Double
    /// Forward azimuth, not normalized.
    var azimuth: Direction
  }

  /// The place at a distance in metres, backwards if negative.
  func place(at distance: Double) -> Place {
    let arc = distance / ellipsoid.semiMinorAxis + arcExcess(at: distance)
    let turn = Direction(radians: arc)
    // cos α0 (sin σ, cos σ) at the start, turned by the arc.
    let end = Direction(sine: startLatitude.sine, cosine: startLatitude.cosine * startAzimuth.cosine).plus(turn)
    // Eqs. (13) and (14).
    let cosLatitude = hypot(equatorAzimuth.sine, end.cosine)
    return Place(
      reducedLatitude: Direction(sine: end.sine, cosine: cosLatitude),
      longitude: sphericalLongitude(arc: arc, turn: turn)
        + equatorAzimuth.sine * longitudeCorrection(arc: arc, turn: turn),
      azimuth: Direction(sine: equatorAzimuth.sine, cosine: end.cosine))
  }

  /// By how many radians the arc σ12 at a distance in metres exceeds distance / b: eqs. (15) and (20).
  ///
  /// Apart from distance / b it is small, and so is its rounding error.
  func arcExcess(at distance: Double) -> Double {
    let arc = distance / ellipsoid.semiMinorAxis
    let scaledExcess =
      arc * DistanceSeries.inverseScaleMinusOne(epsilon)
      + DistanceSeries.distanceFromArc(epsilon).sum(at: startPhasor)
    let end = startPhasor.turned(by: Direction(radians: arc + scaledExcess))
    return scaledExcess + DistanceSeries.arcFromDistance(epsilon).sum(at: end)
  }

  /// ω12 in radians, with whole turns: the longitude on the auxiliary sphere.
  private func sphericalLongitude(arc: Double, turn: Direction) -> Double {
    let principal = atan2(
      startAzimuth.sine * turn.sine,
      startLatitude.cosine * turn.cosine - startLatitude.sine * startAzimuth.cosine * turn.sine)
    // Longitude and arc agree at every quarter turn from the equator, so they never differ by half a turn.
    let eastwardArc = startAzimuth.sine.sign == .minus ? -arc : arc
    return principal + 2 * .pi * ((eastwardArc - principal) / (2 * .pi)).rounded()
  }

  /// (λ12 - ω12) / sin α0 in radians: eqs. (8) and (23).
  func longitudeCorrection(arc: Double, turn: Direction) -> Double {
    let series = ellipsoid.longitudeSeries.longitudeFromArc(epsilon)
    let periodic = series.sum(at: startPhasor.turned(by: turn)) - series.sum(at: startPhasor)
    return -ellipsoid.flattening * ellipsoid.longitudeSeries.scale(epsilon) * (arc + periodic)
  }
}
