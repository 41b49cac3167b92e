import Glibc

/// The unit sphere turned so that a centre lies on its z axis, x to the east of it and y to the north.
struct TurnedSphere: Sendable {
  let center: Coordinate
  /// The centre's latitude; exact at the poles.
  private let latitude: (sine: Double, cosine: Double)

  init(center: Coordinate) {
    self.center = center
    let direction = Direction(degrees: center.latitude)
    latitude = (direction.sine, direction.cosine)
  }

  /// A place by its radians eastward of the centre's meridian, and sine and cosine of its latitude.
  func place(eastward: Double, sine: Double, cosine: Double) -> UnitVector {
    let (east, near) = (sin(eastward), cos(eastward))
    return UnitVector(
      x: cosine * east, y: latitude.cosine * sine - latitude.sine * cosine * near,
      z: latitude.sine * sine + latitude.cosine * cosine * near)
  }

  /// A coordinate's place.
  func place(of coordinate: Coordinate) -> UnitVector {
    let own = Direction(degrees: coordinate.latitude)
    return place(eastward: eastward(to: coordinate.longitude), sine: own.sine, cosine: own.cosine)
  }

  /// A place of the Mercator plane, x in radians eastward of the centre's meridian.
  func place(onMercator point: Point) -> UnitVector {
    place(eastward: point.x, sine: tanh(point.y), cosine: 1 / cosh(point.y))
  }

  /// Radians eastward from the centre's meridian, the shorter way.
  func eastward(to longitude: Double) -> Double {
    shortWay((longitude.normalizedLongitude - center.longitude) / .degrees)
  }

  /// Tangent's parts of a place's latitude, and its radians eastward of the centre's meridian.
  private func ground(of place: UnitVector) -> (north: Double, level: Double, eastward: Double) {
    let north = place.y * latitude.cosine + place.z * latitude.sine
    let near = place.z * latitude.cosine - place.y * latitude.sine
    return (north, (place.x * place.x + near * near).squareRoot(), atan2(place.x, near))
  }

  /// The coordinate of a place.
  func coordinate(of place: UnitVector) -> Coordinate {
    let (north, level, eastward) = ground(of: place)
    return Coordinate(
      latitude: atan2(north, level) * .degrees,
      longitude: (center.longitude + eastward * .degrees).normalizedLongitude)
  }

  /// Where a place lies on the Mercator plane, x in radians eastward of the centre's meridian.
  func onMercator(_ place: UnitVector) -> Point {
    let (north, level, eastward) = ground(of: place)
    // At a pole as far out as vertices go.
    let steepest = PartLayout.steepestTangent
    return Point(x: eastward, y: asinh((north / max(level, 1e-300)).clamped(to: -steepest...steepest)))
  }
}
