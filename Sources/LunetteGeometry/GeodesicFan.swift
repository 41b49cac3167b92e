import Glibc

/// The fan of WGS84: the direct geodesic problem, with all that depends on the start and the distance done once.
///
/// The whole way from a distance to an arc and from the arc to a longitude differs from the sphere's by two functions of
/// the azimuth. Both are series in e'², whose m-th term is a polynomial of degree 2m in the azimuth's cosine. So two
/// interpolated polynomials take the place of all the series, and a point costs little more than on the sphere.
public struct GeodesicFan: Fan {
  private let start: Direction
  private let distance: Double
  /// The arc distance / b; the polynomial adds what is special to an azimuth.
  private let arcDirection: Direction
  /// The least sine of an arc: not below zero before half a turn, where only rounding could bring it.
  private let leastSine: Double
  private let axisRatio: Double
  private let isRegular: Bool
  private let polynomial: CosinePolynomial

  /// Up to three quarters of a turn: `point` keeps longitudes right short of a whole one, and no circle goes that far.
  private static let regularDistances = 0.0...3e7

  /// A latitude in degrees, -90...90, and a distance in metres, 0 or more.
  public init(latitude: Double, distance: Double) { self.init(latitude: latitude, distance: distance, tolerance: 0) }

  /// The same for points that may be off by `tolerance` metres: less is computed for them.
  ///
  /// A degree of 2m leaves out what is of the order n^(m+1) of the distance (n is the third flattening).
  init(latitude: Double, distance: Double, tolerance: Double) {
    var degree = 0
    var leftOut = 4 * Ellipsoid.wgs84.thirdFlattening * distance
    while degree < CosinePolynomial.highestDegree && leftOut >= tolerance {
      degree += 2
      leftOut *= Ellipsoid.wgs84.thirdFlattening
    }
    let ellipsoid = Ellipsoid.wgs84
    let start = ellipsoid.reducedLatitude(degrees: latitude)
    let arc = distance / ellipsoid.semiMinorAxis
    self.start = start
    self.distance = distance
    arcDirection = Direction(radians: arc)
    leastSine = arc < 3 ? 0 : -1
    axisRatio = ellipsoid.axisRatio
    isRegular = GeodesicFan.regularDistances.contains(distance)
    polynomial = CosinePolynomial(degree: degree) { azimuth in
      let line = GeodesicLine(reducedLatitude: start, azimuth: azimuth, on: ellipsoid)
      let excess = line.arcExcess(at: distance)
      let correction = line.longitudeCorrection(arc: arc + excess, turn: Direction(radians: arc + excess))
      return SIMD2(excess, start.cosine * correction)
    }
  }

  /// The point seen under an azimuth of 0...180 degrees, given by its sine and cosine.
  public func point(sinAzimuth: Double, cosAzimuth: Double) -> FanPoint {
    guard isRegular else { return farPoint(Direction(sine: sinAzimuth, cosine: cosAzimuth)) }
    let special = polynomial.value(at: cosAzimuth)
    let turn = arcDirection.plus(Direction(small: special.x))
    var point = FanPoint(
      from: start, sinAzimuth: sinAzimuth, cosAzimuth: cosAzimuth,
      turn: Direction(sine: max(turn.sine, leastSine), cosine: turn.cosine))
    point.tanLatitude /= axisRatio
    point.longitude = max(0, point.longitude + special.y * sinAzimuth)
    return point
  }

  /// How far from the meridian, in radians up to a quarter turn, azimuths lead the shortest way; nil where all do.
  ///
  /// A geodesic is shortest up to half a turn of its auxiliary sphere: there, on the parallel of the antipode, it meets its
  /// mirror image, of the opposite azimuth from north to south and as long. The flatter it runs, the sooner: along the
  /// equator after π b.
  var shortestReach: Double? {
    let excess = distance / Ellipsoid.wgs84.semiMinorAxis - .pi
    func isShortest(_ azimuth: Double) -> Bool { excess + polynomial.value(at: cos(azimuth)).x <= 0 }
    guard isRegular, excess > 0, !isShortest(.pi / 2) else { return nil }
    var (low, high) = (0.0, Double.pi / 2)
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return low }
      if isShortest(middle) { low = middle } else { high = middle }
    }
  }

  /// A point too far for the polynomial.
  private func farPoint(_ azimuth: Direction) -> FanPoint {
    let place = GeodesicLine(reducedLatitude: start, azimuth: azimuth, on: .wgs84).place(at: distance)
    let latitude = place.reducedLatitude
    return FanPoint(
      tanLatitude: latitude.sine / max(axisRatio * latitude.cosine, FanPoint.leastCosine), longitude: place.longitude)
  }
}

extension Direction {
  /// The direction of an angle within 0.01 radians: the next terms of the Taylor series are below 2^-53.
  @inline(__always)
  fileprivate init(small x: Double) {
    let x2 = x * x
    self.init(
      sine: x * (1 - x2 * (1.0 / 6 - x2 * (1.0 / 120))),
      cosine: 1 - x2 * (1.0 / 2 - x2 * (1.0 / 24 - x2 * (1.0 / 720))))
  }
}
