/// An oblate ellipsoid of revolution, and what the geodesics need to know of it.
public struct Ellipsoid: Sendable {
  /// Equatorial radius in metres.
  public let semiMajorAxis: Double
  /// Flattening (a - b) / a, without unit.
  public let flattening: Double

  /// Polar radius in metres.
  public var semiMinorAxis: Double { semiMajorAxis * axisRatio }

  /// World Geodetic System 1984.
  public static let wgs84 = Ellipsoid(semiMajorAxis: 6_378_137, flattening: 1 / 298.257223563)

  /// b / a = 1 - f.
  let axisRatio: Double
  /// n = (a - b) / (a + b).
  let thirdFlattening: Double
  /// e² = (a² - b²) / a².
  let eccentricitySquared: Double
  /// e'² = (a² - b²) / b².
  let secondEccentricitySquared: Double
  /// The series of the longitude, which alone depend on the flattening.
  let longitudeSeries: LongitudeSeries

  /// Not public: the sixth-order series reach nanometres only for a flattening like the Earth's (0...1/100).
  init(semiMajorAxis: Double, flattening: Double) {
    self.semiMajorAxis = semiMajorAxis
    self.flattening = flattening
    axisRatio = 1 - flattening
    thirdFlattening = flattening / (2 - flattening)
    eccentricitySquared = flattening * (2 - flattening)
    secondEccentricitySquared = eccentricitySquared / (axisRatio * axisRatio)
    longitudeSeries = LongitudeSeries(thirdFlattening: thirdFlattening)
  }

  /// The reduced latitude of a geodetic latitude in degrees: tan(reduced) = (1 - f) tan(geodetic).
  func reducedLatitude(degrees: Double) -> Direction {
    let geodetic = Direction(degrees: degrees)
    return Direction(sine: axisRatio * geodetic.sine, cosine: geodetic.cosine).normalized
  }

  /// The geodetic latitude in degrees of a reduced latitude.
  func geodeticDegrees(reduced: Direction) -> Double {
    Direction(sine: reduced.sine, cosine: axisRatio * reduced.cosine).degrees
  }

  /// ε / cos²α0, where ε is the expansion parameter of Karney's eq. (16) and `k2` is his k² = e'² cos²α0.
  ///
  /// Written as a quotient by cos²α0 it stays finite on the equator, where σ itself is undefined.
  @inline(__always)
  func expansionRatio(k2: Double) -> Double {
    secondEccentricitySquared / (2 * (1 + (1 + k2).squareRoot()) + k2)
  }
}
