import Glibc

/// A first azimuth for the search: Karney 2013, section 5.
struct AzimuthGuess {
  /// The guess, of unit length.
  private(set) var azimuth: Direction
  /// σ12 in radians on the sphere.
  let arc: Double
  /// Whether the path is so short that the sphere's answer is final.
  let isShort: Bool
  /// ω12 on the sphere.
  let fittedLongitude: Direction
  /// The radius of the sphere fitted to the middle, in units of b.
  let fittedScale: Double
  /// sin(β2 - β1).
  let latitudeDifferenceSine: Double

  init(for problem: InverseProblem) {
    let (start, end, ellipsoid) = (problem.start, problem.end, problem.ellipsoid)
    let difference = end.minus(start)
    latitudeDifferenceSine = difference.sine
    let isNear = difference.cosine >= 0 && difference.sine < 0.5 && end.cosine * problem.longitudeAngle < 0.5
    if isNear {
      // Eq. (48), with the mean latitude from the half-angle formula.
      let (s, c) = (start.sine + end.sine, start.cosine + end.cosine)
      let meanSineSquared = s * s / (s * s + c * c)
      fittedScale = (1 + ellipsoid.secondEccentricitySquared * meanSineSquared).squareRoot()
      fittedLongitude = Direction(radians: problem.longitudeAngle / (ellipsoid.axisRatio * fittedScale))
    } else {
      fittedScale = 1
      fittedLongitude = problem.longitude
    }
    let towards = AzimuthGuess.sphericalAzimuth(start: start, end: end, longitude: fittedLongitude)
    let sine = hypot(towards.sine, towards.cosine)
    let cosine = start.sine * end.sine + start.cosine * end.cosine * fittedLongitude.cosine
    arc = atan2(sine, cosine)
    azimuth = towards
    isShort = isNear && sine < AzimuthGuess.shortArc
    if !isShort && cosine < 0 && sine < 6 * ellipsoid.thirdFlattening * .pi * start.cosine * start.cosine {
      azimuth = AzimuthGuess.antipodalAzimuth(for: problem)
    }
    azimuth = azimuth.sine > 0 ? azimuth.normalized : Direction(sine: 1, cosine: 0)
  }

  /// An arc in radians (about 0.2 m) below which the fitted sphere errs less than double precision rounds: its relative
  /// error is about f σ² / 8, so f σ² / 8 < 2^-53 wants σ < 5e-7; the rest is margin.
  private static let shortArc = 3e-8

  /// Eq. (49): the azimuth at the start on a sphere, not normalized, without cancellation for short or long ways.
  private static func sphericalAzimuth(start: Direction, end: Direction, longitude: Direction) -> Direction {
    let cosine: Double
    if longitude.cosine >= 0 {
      cosine = end.minus(start).sine + end.cosine * start.sine * longitude.versine
    } else {
      cosine = end.plus(start).sine - end.cosine * start.sine * longitude.supplementVersine
    }
    return Direction(sine: end.cosine * longitude.sine, cosine: cosine)
  }

  /// The azimuth towards a point near the antipode, where the sphere is no guide: eqs. (52) to (57).
  private static func antipodalAzimuth(for problem: InverseProblem) -> Direction {
    let (start, end, ellipsoid) = (problem.start, problem.end, problem.ellipsoid)
    // Longitude half-width of the astroid, eq. (52) with the next order taken from A3.
    let k2 = ellipsoid.secondEccentricitySquared * start.sine * start.sine
    let epsilon = ellipsoid.expansionRatio(k2: k2) * start.sine * start.sine
    let longitudeUnit = ellipsoid.flattening * start.cosine * ellipsoid.longitudeSeries.scale(epsilon) * .pi
    let latitudeUnit = longitudeUnit * start.cosine
    let x = -atan2(problem.longitude.sine, -problem.longitude.cosine) / longitudeUnit
    let y = end.plus(start).sine / latitudeUnit
    if y > -Tolerance.onCut && x > -1 - Tolerance.nearCuspEnd {
      // Eq. (57): on the segment where geodesics from both sides meet.
      let sine = min(1, -x)
      return Direction(sine: sine, cosine: -max(0, 1 - sine * sine).squareRoot())
    }
    let k = Astroid.positiveRoot(x: x, y: y)
    // A better longitude on the sphere, rather than the azimuth of eq. (56) itself, which fails at the astroid's cusps.
    let short = longitudeUnit * -x * k / (1 + k)
    return sphericalAzimuth(
      start: start, end: end, longitude: Direction(sine: sin(short), cosine: -cos(short)))
  }

  /// How near, in the astroid's own unit, a point is taken as lying on the segment of eq. (57).
  private enum Tolerance {
    /// Rounding of the latitudes, magnified by the unit's smallness.
    static let onCut = 200 * 0x1p-52
    /// The square-root singularity at the end of the segment turns 2^-52 into 2^-26; the factor is margin.
    static let nearCuspEnd = 1000 * 0x1p-26
  }
}

extension Direction {
  /// 1 - cosine without cancellation.
  var versine: Double { cosine >= 0 ? sine * sine / (1 + cosine) : 1 - cosine }

  /// 1 + cosine without cancellation.
  fileprivate var supplementVersine: Double { Direction(sine: sine, cosine: -cosine).versine }
}
