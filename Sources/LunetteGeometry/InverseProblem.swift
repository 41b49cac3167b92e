import Glibc

/// The inverse problem in its one standard arrangement: start.latitude <= 0, |end.latitude| <= |start.latitude|,
/// longitude difference 0...pi (Karney's eq. (44)).
struct InverseProblem {
  let ellipsoid: Ellipsoid
  /// Reduced latitudes.
  let start: Direction
  let end: Direction
  let longitude: Direction
  /// The longitude difference in radians.
  let longitudeAngle: Double

  private let isMeridional: Bool
  private let isEquatorial: Bool

  /// The shortest path; azimuths are of unit length.
  struct Solution {
    var distance: Double
    var startAzimuth: Direction
    var endAzimuth: Direction
  }

  /// A start and an end latitude in degrees and the longitude difference between them.
  init(start: Double, end: Double, longitude: Longitude.Difference, on ellipsoid: Ellipsoid) {
    self.ellipsoid = ellipsoid
    let startReduced = ellipsoid.reducedLatitude(degrees: start)
    var endReduced = ellipsoid.reducedLatitude(degrees: end)
    // Equal latitudes must stay equal to the last bit after reduction, as the case distinctions compare them.
    if abs(start) == abs(end) {
      endReduced = Direction(sine: copysign(startReduced.sine, end), cosine: startReduced.cosine)
    }
    self.start = startReduced
    self.end = endReduced
    self.longitude = longitude.direction
    longitudeAngle = (longitude.degrees + longitude.residue) * Direction.radiansPerDegree
    isMeridional = start == -90 || self.longitude.sine == 0
    // Beyond (1 - f) pi the equator is no longer the shortest way.
    isEquatorial = start == 0 && 180 - longitude.degrees - longitude.residue >= 180 * ellipsoid.flattening
  }

  var solution: Solution {
    if isMeridional { return meridionalSolution }
    if isEquatorial {
      let east = Direction(sine: 1, cosine: 0)
      return Solution(
        distance: ellipsoid.semiMajorAxis * longitudeAngle, startAzimuth: east, endAzimuth: east)
    }
    let guess = AzimuthGuess(for: self)
    if guess.isShort { return shortSolution(guess) }
    return AzimuthSearch(problem: self).solution(from: guess.azimuth)
  }

  /// A path along a meridian, possibly over the south pole.
  private var meridionalSolution: Solution {
    let arcStart = Direction(sine: start.sine, cosine: longitude.cosine * start.cosine)
    let arcEnd = end
    let turn = arcEnd.minus(arcStart)
    let n = ellipsoid.thirdFlattening
    // On a meridian cos α0 = 1, where ε = n.
    let arc = GeodesicArc(
      start: arcStart.normalized, end: arcEnd, angle: atan2(max(0, turn.sine), turn.cosine), epsilon: n)
    return Solution(
      distance: ellipsoid.semiMinorAxis * arc.length,
      startAzimuth: longitude,
      endAzimuth: Direction(sine: 0, cosine: 1))
  }

  /// A path so short that a sphere fitted to its middle is exact: eqs. (48) to (51).
  private func shortSolution(_ guess: AzimuthGuess) -> Solution {
    let w = guess.fittedLongitude
    let endAzimuth = Direction(
      sine: start.cosine * w.sine,
      cosine: guess.latitudeDifferenceSine - start.cosine * end.sine * w.versine)
    return Solution(
      distance: ellipsoid.semiMinorAxis * guess.fittedScale * guess.arc,
      startAzimuth: guess.azimuth,
      endAzimuth: endAzimuth.normalized)
  }
}
