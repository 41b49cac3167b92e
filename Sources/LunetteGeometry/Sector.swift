import Glibc

/// What lies within a distance of a centre, further than another, between two bearings.
public struct Sector: Equatable, Sendable {
  /// Its middle.
  public var center: Coordinate
  /// How far it reaches, in metres.
  public var radius: Double
  /// How far it keeps from the centre, in metres.
  public var inner: Double
  /// The bearing where it starts, in degrees clockwise from north.
  public var from: Double
  /// The bearing where it ends, clockwise from there; a whole turn more is a ring.
  public var to: Double

  /// A sector; radii in metres, bearings in degrees.
  public init(center: Coordinate, radius: Double, inner: Double = 0, from: Double, to: Double) {
    self.center = center
    self.radius = radius
    self.inner = inner
    self.from = from
    self.to = to
  }

  /// All that lies within a distance of a centre, also where that is more than `Circle.maximumRadius`.
  init(center: Coordinate, radius: Double) { self.init(center: center, radius: radius, from: 0, to: 360) }

  /// The furthest that anything reaches from a centre, in metres. At 19,970 km the first geodesics of a place on the equator
  /// meet others beyond its antipode, and distances have no outline any more.
  public static let maximumRadius = 19_900_000.0

  /// Degrees from its first bearing clockwise to its last, 0...360.
  public var sweep: Double {
    let difference = to - from
    let sweep = difference >= 0 ? difference : (to.normalizedBearing - from.normalizedBearing).normalizedBearing
    // 360.1 - 0.1 is less than a turn, by its last digit.
    return sweep > 360 - 1e-9 ? 360 : sweep
  }

  /// Whether it goes all the way around its centre.
  public var isWhole: Bool { sweep == 360 }

  /// Whether there is anything inside.
  public var hasArea: Bool { sweep > 1e-9 && radius > inner && radius <= Sector.maximumRadius }

  /// How long it is from corner to corner of its box, roughly, in metres: for tolerances.
  public var roughSize: Double { 2 * radius * 2.0.squareRoot() }

  /// Its narrowest, roughly, in metres.
  public var shorterSide: Double {
    let across = isWhole ? 2 * radius : 2 * radius * sin(min(sweep, 180) / 2 / .degrees)
    return inner > 0 ? min(radius - inner, across) : across
  }
}
