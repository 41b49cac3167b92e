import Glibc

/// All that lies within a distance of a centre.
public struct Circle: Equatable, Sendable {
  /// What "at a distance" means.
  public enum Model: String, CaseIterable, Sendable {
    /// By geodesics on WGS84.
    case wgs84
    /// On a sphere of the mean radius.
    case sphere
    /// Round on the Mercator map: a radius in metres at the centre's scale.
    case planar
  }

  /// Its middle.
  public var center: Coordinate
  /// Metres, 0 or more.
  public var radius: Double
  /// What its radius means.
  public var model: Model

  /// A circle; radius in metres.
  public init(center: Coordinate, radius: Double, model: Model = .wgs84) {
    self.center = center
    self.radius = radius
    self.model = model
  }

  /// The largest radius that is drawn so far: no circle up to it holds both poles.
  public static let maximumRadius = 10_000_000.0

  /// The radius of a planar circle in radians of the Mercator plane.
  var planarRadius: Double { radius / Mercator.metersPerRadian(latitude: center.latitude) }

  /// Whether the circle has an outline; a planar one is not wider than the world, and has no pole for its centre.
  public var isDrawable: Bool {
    guard radius <= Circle.maximumRadius else { return false }
    return model != .planar || (abs(center.latitude) < 90 && planarRadius < .pi)
  }

  /// An upper bound of the distance in metres from the centre to any point of it, on the ground.
  var reach: Double {
    switch model {
    case .wgs84: radius
    case .sphere: radius * 1.01
    // Nowhere is the map's scale larger on the ground than at the equator.
    case .planar: planarRadius * Mercator.radius * 1.01
    }
  }

  /// Whether two circles surely share no point.
  public func isApart(from other: Circle) -> Bool {
    let needed = reach + other.reach
    let chord = UnitVector(center).chord(to: UnitVector(other.center))
    // A chord on the mean sphere is within 1 % of the geodesic's length for what follows; only near calls are measured.
    if chord * 6_300_000 > needed { return true }
    return center.distance(to: other.center) > needed * (1 + 1e-9)
  }
}

/// A point of the unit sphere.
struct UnitVector {
  var x, y, z: Double

  init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  init(_ coordinate: Coordinate) {
    let latitude = coordinate.latitude / .degrees
    let longitude = coordinate.longitude / .degrees
    x = cos(latitude) * cos(longitude)
    y = cos(latitude) * sin(longitude)
    z = sin(latitude)
  }

  func chord(to other: UnitVector) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    let dz = z - other.z
    return (dx * dx + dy * dy + dz * dz).squareRoot()
  }
}
