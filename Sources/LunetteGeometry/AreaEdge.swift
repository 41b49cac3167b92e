import Glibc

/// The area on WGS84 between the geodesic of one edge of a ring and a line of reference: Karney 2013, section 6.
struct AreaEdge {
  /// Where areas are measured from.
  enum Reference {
    /// The equator: his S12.
    case equator
    /// The north pole: the triangle pole-start-end, whose smallness near the pole nothing hides.
    case northPole
  }

  /// Square metres, positive eastward.
  let area: Double
  /// The change of longitude in degrees, positive eastward.
  let eastward: Double

  init(from start: Coordinate, to end: Coordinate, reference: Reference) {
    let difference = Longitude.difference(from: start.longitude, to: end.longitude)
    let sign = difference.isWestward ? -1.0 : 1.0
    eastward = sign * (difference.degrees + difference.residue)
    let path = Geodesic.inverse(from: start, to: end)
    guard path.distance > 0 else {
      // At a pole longitude changes without a way.
      let isReferred = abs(start.latitude) < 90 || reference == .northPole
      area = isReferred ? 0 : copysign(AreaEdge.authalicSquare, start.latitude) * eastward / .degrees
      return
    }
    let figure = EastwardFigure(from: start.latitude, to: end.latitude, difference, path)
    let square = AreaEdge.authalicSquare
    switch reference {
    case .equator: area = sign * (square * figure.azimuthChange + figure.ellipsoidal)
    case .northPole:
      area = sign * (square * (figure.polarExcess + figure.longitudeExcess) - figure.ellipsoidal)
    }
  }

  /// c², the square of the radius of a sphere of the same area: a² / 2 + b² / 2 · atanh(e) / e.
  static let authalicSquare: Double = {
    let (a, b) = (Ellipsoid.wgs84.semiMajorAxis, Ellipsoid.wgs84.semiMinorAxis)
    let e = Ellipsoid.wgs84.eccentricitySquared.squareRoot()
    return a * a / 2 + b * b / 2 * atanh(e) / e
  }()
}

/// An edge read eastward, on the auxiliary sphere.
private struct EastwardFigure {
  private let start, end: Direction
  private let omega: Direction
  private let azimuthDegrees: Double
  /// λ12 - ω12 in radians.
  let longitudeExcess: Double
  /// The second term of eq. (59): e² a² cos α0 sin α0 (I4(σ2) - I4(σ1)).
  let ellipsoidal: Double

  init(
    from startLatitude: Double, to endLatitude: Double, _ difference: Longitude.Difference, _ path: Geodesic.Path
  ) {
    let ellipsoid = Ellipsoid.wgs84
    start = ellipsoid.reducedLatitude(degrees: startLatitude)
    end = ellipsoid.reducedLatitude(degrees: endLatitude)
    let azimuth = Direction(degrees: abs(path.startAzimuth))
    azimuthDegrees = abs(path.endAzimuth) - abs(path.startAzimuth)
    let line = GeodesicLine(reducedLatitude: start, azimuth: azimuth, on: ellipsoid)
    let arc = path.distance / ellipsoid.semiMinorAxis + line.arcExcess(at: path.distance)
    let alpha0 = line.equatorAzimuth
    longitudeExcess = alpha0.sine * line.longitudeCorrection(arc: arc, turn: Direction(radians: arc))
    let lambda = (difference.degrees + difference.residue) / .degrees
    omega = Direction(radians: lambda - longitudeExcess)
    let half = Direction(radians: arc / 2)
    let sigma = Direction(sine: start.sine, cosine: azimuth.cosine * start.cosine).normalized
    ellipsoidal =
      ellipsoid.eccentricitySquared * ellipsoid.semiMajorAxis * ellipsoid.semiMajorAxis * alpha0.cosine * alpha0.sine
      * AreaSeries.wgs84.growth(epsilon: line.epsilon, middle: sigma.plus(half), half: half)
  }

  /// α2 - α1 in radians: eq. (62), but on long ways, where its denominator vanishes, the azimuths themselves.
  var azimuthChange: Double {
    guard omega.cosine > -0.7 && end.sine - start.sine < 1.75 else { return azimuthDegrees / .degrees }
    let (fromStart, fromEnd) = (1 + start.cosine, 1 + end.cosine)
    return 2
      * atan2(
        omega.sine * (start.sine * fromEnd + end.sine * fromStart),
        (1 + omega.cosine) * (start.sine * end.sine + fromStart * fromEnd))
  }

  /// The spherical excess of the triangle north pole-start-end, ω12 - (α2 - α1), from the tangents of half its sides.
  var polarExcess: Double {
    let product = start.cosine / (1 + start.sine) * (end.cosine / (1 + end.sine))
    return 2 * atan2(product * omega.sine, 1 + product * omega.cosine)
  }
}
