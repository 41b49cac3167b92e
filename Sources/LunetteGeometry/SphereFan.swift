import Glibc

/// The fan of a sphere with the Earth's mean radius, that takes the latitude as a spherical one.
public struct SphereFan: Fan {
  /// The sphere's radius in metres: (2a + b) / 3 of WGS84.
  public static let radius = 6_371_008.8

  private let start: Direction
  private let arc: Direction

  /// A latitude in degrees and a distance in metres.
  public init(latitude: Double, distance: Double) {
    start = Direction(degrees: latitude)
    arc = Direction(radians: distance / SphereFan.radius)
  }

  /// The point seen under an azimuth of 0...180 degrees, given by its sine and cosine.
  public func point(sinAzimuth: Double, cosAzimuth: Double) -> FanPoint {
    FanPoint(from: start, sinAzimuth: sinAzimuth, cosAzimuth: cosAzimuth, turn: arc)
  }
}

extension FanPoint {
  /// 1e-30 of a radius is far below any rounding, and keeps the tangent finite at a pole.
  static let leastCosine = 1e-30

  /// The direct problem on a sphere: the point at an arc from a latitude, seen under an azimuth.
  @inline(__always)
  init(from start: Direction, sinAzimuth: Double, cosAzimuth: Double, turn: Direction) {
    let northward = start.cosine * cosAzimuth
    let eastward = start.cosine * sinAzimuth
    let sine = start.sine * turn.cosine + northward * turn.sine
    let meridional = northward * turn.cosine - start.sine * turn.sine
    let cosine = (eastward * eastward + meridional * meridional).squareRoot()
    // From the triangle pole-start-end. Adding zero turns -0, which would give -pi on the meridian, into 0.
    let longitude = atan2(
      sinAzimuth * turn.sine + 0,
      start.cosine * turn.cosine - start.sine * cosAzimuth * turn.sine)
    // Past the antipode the angle comes out negative.
    self.init(
      tanLatitude: sine / max(cosine, FanPoint.leastCosine),
      longitude: longitude < 0 ? longitude + 2 * .pi : longitude)
  }
}
