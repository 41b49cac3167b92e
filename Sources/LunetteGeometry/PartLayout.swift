import Glibc

/// A plane on which an area's parts are laid out, and how finely.
struct PartLayout {
  /// The plane's x.
  private enum Plane {
    /// Degrees that run on past ±180, which is crossed in vertices of its own.
    case degrees
    /// Radians of the Mercator plane, from a meridian in degrees.
    case mercator(from: Double)
  }

  private let plane: Plane
  /// Metres that an edge may stray where it is seen.
  let tolerance: Double
  private let seen: SeenPlane?
  /// The meridian in degrees that the longitudes of what is laid out count from.
  private let origin: Double

  /// In degrees.
  init(degreesFrom origin: Double, tolerance: Double) {
    self.init(.degrees, origin, tolerance, nil)
  }

  /// On the Mercator plane, x from a meridian in degrees.
  init(from meridian: Double, origin: Double, tolerance: Double, seen: SeenPlane?) {
    self.init(.mercator(from: meridian.written), origin, tolerance, seen)
  }

  private init(_ plane: Plane, _ origin: Double, _ tolerance: Double, _ seen: SeenPlane?) {
    self.plane = plane
    self.origin = origin
    self.seen = seen
    // Ten micrometres are a million points on the longest edge; below, what is compared is rounding.
    self.tolerance = max(tolerance, 1e-5)
  }

  /// The same from another meridian.
  func counting(from origin: Double) -> PartLayout { PartLayout(plane, origin, tolerance, seen) }

  /// The same to another tolerance.
  func holding(_ tolerance: Double) -> PartLayout { PartLayout(plane, origin, tolerance, seen) }

  /// Metres that an edge may stray where nobody sees it.
  var coarsest: Double { seen == nil ? tolerance : max(tolerance, SeenPlane.coarse) }

  /// Whether a curve near an edge may be seen.
  func shows(_ start: FanPoint, _ end: FanPoint) -> Bool {
    seen?.shows(start.coordinate(from: origin), end.coordinate(from: origin)) ?? true
  }

  /// The first meridian to be crossed in a vertex of its own from one longitude to another, in radians from the origin.
  func crossing(from start: Double, to end: Double) -> Double? {
    guard case .degrees = plane else { return nil }
    let meridian = (180 - origin) / .degrees
    let turn = 2 * Double.pi
    let (low, high) = (min(start, end), max(start, end))
    let first = meridian + turn * (((low - meridian) / turn).rounded(.down) + 1)
    let last = meridian + turn * (((high - meridian) / turn).rounded(.up) - 1)
    guard first <= last else { return nil }
    return start < end ? first : last
  }

  /// Where a place is on the plane.
  func place(_ point: FanPoint) -> Point {
    switch plane {
    case .mercator(let meridian):
      let steepest = PartLayout.steepestTangent
      return Point(
        x: (origin - meridian) / .degrees + point.longitude,
        y: asinh(point.tanLatitude.clamped(to: -steepest...steepest)))
    case .degrees:
      // What passes over a pole does so at this latitude; rounded it would run along the side of the world.
      let isAtPole = abs(point.latitude) >= Circle.steepest
      let longitude = origin + point.longitude * .degrees
      // Crossings were solved to the last digit of radians; 1e-12° is a tenth of a micrometre.
      let nearest = 180 + 360 * ((longitude - 180) / 360).rounded()
      return Point(
        x: abs(longitude - nearest) < 1e-12 ? nearest : longitude,
        y: isAtPole ? copysign(90, point.latitude) : point.latitude)
    }
  }

  /// A circle's outline by the quick way there is for circles; nil where it would have many points that nobody sees.
  func outline(of circle: Circle) -> Outline? {
    switch plane {
    case .degrees: return circle.geographicOutlines(tolerance: tolerance).first
    case .mercator(let meridian):
      guard seen == nil || circle.radius < 1e5 * tolerance else { return nil }
      // At the circle's place nearest the equator a metre is least of the plane.
      let latitude = max(0, abs(circle.center.latitude) - circle.radius / 110_000)
      guard
        var outline = circle.mercatorOutlines(
          tolerance: tolerance / Mercator.metersPerRadian(latitude: latitude), visible: -12...12
        ).first
      else { return nil }
      let eastward = (circle.center.longitude - meridian) / .degrees
      for index in outline.points.indices { outline.points[index].x += eastward }
      return outline
    }
  }

  /// The tangent of the latitude nearest a pole that a vertex has.
  static let steepestTangent = tan(Circle.steepest / .degrees)
}

extension FanPoint {
  /// As a coordinate, its longitude from a meridian in degrees.
  func coordinate(from origin: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: origin + longitude * .degrees)
  }
}
