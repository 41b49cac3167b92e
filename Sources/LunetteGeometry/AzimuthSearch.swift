import Glibc

/// Newton's search for the azimuth whose geodesic meets the end's latitude at the wanted longitude: Karney 2013,
/// section 4.
///
/// The root is kept in a bracket. A step that leaves it, or that is not a step at all, becomes a bisection; so the
/// search ends on any input.
struct AzimuthSearch {
  let problem: InverseProblem

  /// One azimuth tried.
  private struct Trial {
    var azimuth: Direction
    var endAzimuth: Direction
    var arc: GeodesicArc
    var k2: Double
    /// Longitude reached minus longitude wanted, in radians.
    var error: Double
  }

  /// Newton is quadratic and done in 2 to 4 steps, a few more near the antipode; later steps bisect.
  private static let newtonSteps = 20
  /// Enough bisections to halve pi down to the last bit of an azimuth, twice over at both ends of the bracket.
  private static let allSteps = newtonSteps + 53 + 10

  /// The path, searched from a first azimuth.
  func solution(from guess: Direction) -> InverseProblem.Solution {
    // Azimuths are compared by their cotangents: the longitude reached grows with the azimuth.
    var smallest = Direction(sine: 0x1p-500, cosine: 1)
    var largest = Direction(sine: 0x1p-500, cosine: -1)
    var trial = trial(guess)
    var isLast = false
    for step in 0..<AzimuthSearch.allSteps {
      let error = abs(trial.error)
      // Twice the last bit of pi; rounding keeps some errors at a few bits, so a small step before is enough, too.
      if error <= (isLast ? 8 : 1) * 0x1p-52 { break }
      let cotangent = trial.azimuth.cosine / trial.azimuth.sine
      if trial.error > 0 && cotangent > largest.cosine / largest.sine {
        largest = trial.azimuth
      } else if trial.error < 0 && cotangent < smallest.cosine / smallest.sine {
        smallest = trial.azimuth
      }
      if step < AzimuthSearch.newtonSteps, let next = newtonStep(from: trial) {
        isLast = error <= 16 * 0x1p-52
        trial = self.trial(next)
        continue
      }
      let middle = Direction(
        sine: (smallest.sine + largest.sine) / 2, cosine: (smallest.cosine + largest.cosine) / 2
      ).normalized
      isLast = isLast || middle.isClose(to: smallest) || middle.isClose(to: largest)
      trial = self.trial(middle)
    }
    return InverseProblem.Solution(
      distance: problem.ellipsoid.semiMinorAxis * trial.arc.length,
      startAzimuth: trial.azimuth,
      endAzimuth: trial.endAzimuth.normalized)
  }

  /// The azimuth after one Newton step, or nil if that step leads out of 0...pi.
  private func newtonStep(from trial: Trial) -> Direction? {
    let change = -trial.error / slope(of: trial)
    guard abs(change) < .pi else { return nil }
    let next = trial.azimuth.plus(Direction(radians: change))
    return next.sine > 0 ? next.normalized : nil
  }

  /// The longitude reached by the geodesic of an azimuth.
  private func trial(_ azimuth: Direction) -> Trial {
    let (start, end, ellipsoid) = (problem.start, problem.end, problem.ellipsoid)
    // Eqs. (5) and (10).
    let sineEquator = azimuth.sine * start.cosine
    let cosineEquator = hypot(azimuth.cosine, azimuth.sine * start.sine)
    let endAzimuth = endAzimuth(azimuth, sineEquator: sineEquator)
    // Eqs. (11) and (12); ω needs no unit length.
    let startArc = Direction(sine: start.sine, cosine: azimuth.cosine * start.cosine)
    let endArc = Direction(sine: end.sine, cosine: endAzimuth.cosine * end.cosine)
    let omega = Direction(sine: sineEquator * end.sine, cosine: endArc.cosine)
      .minus(Direction(sine: sineEquator * start.sine, cosine: startArc.cosine)).eastward
    let (startSigma, endSigma) = (startArc.normalized, endArc.normalized)
    let k2 = ellipsoid.secondEccentricitySquared * cosineEquator * cosineEquator
    let epsilon = ellipsoid.expansionRatio(k2: k2) * cosineEquator * cosineEquator
    let arc = GeodesicArc(
      start: startSigma, end: endSigma, angle: endSigma.minus(startSigma).eastward.radians, epsilon: epsilon)
    // Eqs. (8) and (23).
    let series = ellipsoid.longitudeSeries
    let correction =
      -ellipsoid.flattening * sineEquator * series.scale(epsilon)
      * (arc.angle + arc.growth(of: series.longitudeFromArc(epsilon)))
    return Trial(
      azimuth: azimuth, endAzimuth: endAzimuth, arc: arc, k2: k2,
      error: omega.minus(problem.longitude).radians + correction)
  }

  /// The azimuth at the end's latitude: eqs. (5) and (45).
  private func endAzimuth(_ azimuth: Direction, sineEquator: Double) -> Direction {
    let (start, end) = (problem.start, problem.end)
    // Next to a pole the sines of different latitudes round to the same.
    if abs(end.sine) == -start.sine && end.cosine == start.cosine {
      return Direction(sine: azimuth.sine, cosine: abs(azimuth.cosine))
    }
    // cos²β2 - cos²β1, from whichever of sine and cosine is small.
    let difference =
      start.cosine < -start.sine
      ? (end.cosine - start.cosine) * (end.cosine + start.cosine)
      : (start.sine - end.sine) * (start.sine + end.sine)
    let northward = azimuth.cosine * start.cosine
    return Direction(
      sine: sineEquator / end.cosine, cosine: (northward * northward + difference).squareRoot() / end.cosine)
  }

  /// How the longitude reached changes with the azimuth: eqs. (46) and (47).
  private func slope(of trial: Trial) -> Double {
    let ellipsoid = problem.ellipsoid
    if trial.endAzimuth.cosine == 0 {
      let start = problem.start.sine
      return -2 * ellipsoid.axisRatio * (1 + ellipsoid.secondEccentricitySquared * start * start).squareRoot() / start
    }
    return ellipsoid.axisRatio * trial.arc.reducedLength(on: ellipsoid, k2: trial.k2)
      / (trial.endAzimuth.cosine * problem.end.cosine)
  }
}

extension Direction {
  /// This direction, or 0 or pi if it points west by rounding only.
  fileprivate var eastward: Direction { Direction(sine: max(0, sine), cosine: cosine) }

  /// Whether both directions are the same to the last bits.
  fileprivate func isClose(to other: Direction) -> Bool {
    abs(sine - other.sine) + abs(cosine - other.cosine) < 0x1p-52
  }
}
