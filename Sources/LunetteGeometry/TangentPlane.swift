import Glibc

/// The plane that touches WGS84 at one point: true enough to measure small rings in, and exact in small differences.
struct TangentPlane {
  private let origin: Coordinate
  private let latitude: Direction
  private let normal: Double

  /// Metres from the first point: an area is short by half the square of reach / radius, 1.2e-10.
  private static let reach = 100.0

  /// The signed area in square metres of a ring that is small enough; nil for a larger one.
  static func area(of ring: [Coordinate]) -> Double? {
    guard let first = ring.first else { return nil }
    let plane = TangentPlane(at: first)
    var area = CompensatedSum()
    var previous = Point(x: 0, y: 0)
    for coordinate in ring {
      let point = plane.point(of: coordinate)
      guard point.x * point.x + point.y * point.y < reach * reach,
        plane.faces(coordinate)
      else { return nil }
      // The first point is the origin, so the closing edge adds nothing.
      area.add((previous.x * point.y - previous.y * point.x) / 2)
      previous = point
    }
    return area.value
  }

  private init(at origin: Coordinate) {
    self.origin = origin
    latitude = Direction(degrees: origin.latitude)
    normal = TangentPlane.normal(latitude)
  }

  /// Metres eastward and northward of the origin.
  ///
  /// From differences of latitude and longitude, so that a metre keeps as many digits as they have.
  private func point(of coordinate: Coordinate) -> Point {
    let there = Direction(degrees: coordinate.latitude)
    let half = Direction(degrees: (coordinate.latitude - origin.latitude) / 2)
    let middle = latitude.plus(half)
    let sineChange = 2 * middle.cosine * half.sine
    let cosineChange = -2 * middle.sine * half.sine
    // N = a / W, W² = 1 - e² sin² φ.
    let (a, e2) = (Ellipsoid.wgs84.semiMajorAxis, Ellipsoid.wgs84.eccentricitySquared)
    let thereNormal = TangentPlane.normal(there)
    let (w, w0) = (a / thereNormal, a / normal)
    let normalChange = a * e2 * sineChange * (there.sine + latitude.sine) / (w * w0 * (w + w0))
    let radius = thereNormal * there.cosine
    let radiusChange = thereNormal * cosineChange + latitude.cosine * normalChange
    let heightChange = (1 - e2) * (thereNormal * sineChange + latitude.sine * normalChange)
    let difference = Longitude.difference(from: origin.longitude, to: coordinate.longitude)
    let turn = difference.direction
    return Point(
      x: radius * (difference.isWestward ? -turn.sine : turn.sine),
      y: latitude.cosine * heightChange - latitude.sine * (radiusChange - radius * turn.versine))
  }

  /// Whether a coordinate is on this side of the Earth.
  private func faces(_ coordinate: Coordinate) -> Bool {
    UnitVector(origin).chord(to: UnitVector(coordinate)) < 1
  }

  private static func normal(_ latitude: Direction) -> Double {
    Ellipsoid.wgs84.semiMajorAxis
      / (1 - Ellipsoid.wgs84.eccentricitySquared * latitude.sine * latitude.sine).squareRoot()
  }
}
