import Glibc

/// The way that a camera's centre takes from one place to another: straight on a map's plane, or a great circle.
struct CenterLine: Sendable {
  /// Its length in radians of the plane, or of the sphere.
  let length: Double
  private let course: Course

  private enum Course: Sendable {
    case mercator(start: Point, way: Point)
    case plane(start: Point, way: Point)
    /// The start on the sphere, and the direction that leads on from there.
    case sphere(start: UnitVector, ahead: UnitVector)
  }

  /// The way between two places in a space.
  init(from start: Coordinate, to end: Coordinate, in space: CameraPath.Space) {
    guard space != .sphere else {
      (course, length) = CenterLine.greatCircle(from: UnitVector(start), to: UnitVector(end))
      return
    }
    let eastward = CenterLine.eastward(from: start.longitude, to: end.longitude)
    // Next to a pole the Mercator plane goes on without end.
    if space == .plane || max(abs(start.latitude), abs(end.latitude)) > 90 - 1e-6 {
      let way = Point(x: eastward, y: end.latitude - start.latitude)
      course = .plane(start: Point(x: start.longitude, y: start.latitude), way: way)
      length = (way.x * way.x + way.y * way.y).squareRoot() / .degrees
    } else {
      let y = Mercator.y(latitude: start.latitude)
      let way = Point(x: eastward, y: Mercator.y(latitude: end.latitude) - y)
      course = .mercator(start: Point(x: start.longitude, y: y), way: way)
      let x = way.x / .degrees
      length = (x * x + way.y * way.y).squareRoot()
    }
  }

  /// The short way in degrees, east positive; a half turn goes east.
  private static func eastward(from start: Double, to end: Double) -> Double {
    let way = Longitude.difference(from: start, to: end)
    guard way.isWestward else { return way.degrees }
    return way.degrees > 180 - 1e-7 ? 360 - way.degrees : -way.degrees
  }

  private static func greatCircle(from start: UnitVector, to end: UnitVector) -> (Course, length: Double) {
    let axis = start.cross(end)
    let sine = axis.length
    let cosine = start.dot(end)
    let isAntipodal = cosine < 0 && sine < 1e-9
    let ahead = sine == 0 || isAntipodal ? start.north : axis.cross(start).scaled(1 / sine)
    return (.sphere(start: start, ahead: ahead), isAntipodal ? .pi : atan2(sine, cosine))
  }

  /// The place after a part of the way, 0 the start and 1 the end; it may lie before or beyond.
  func place(at part: Double) -> Coordinate {
    switch course {
    case .mercator(let start, let way):
      return Coordinate(
        latitude: Mercator.latitude(y: start.y + way.y * part),
        longitude: (start.x + way.x * part).normalizedLongitude)
    case .plane(let start, let way):
      return Coordinate(
        latitude: min(max(start.y + way.y * part, -90), 90),
        longitude: (start.x + way.x * part).normalizedLongitude)
    case .sphere(let start, let ahead):
      let (sine, cosine) = (sin(length * part), cos(length * part))
      let place = start.scaled(cosine).plus(ahead.scaled(sine))
      let across = (place.x * place.x + place.y * place.y).squareRoot()
      return Coordinate(latitude: atan2(place.z, across) * .degrees, longitude: atan2(place.y, place.x) * .degrees)
    }
  }
}

extension UnitVector {
  /// North on the horizon of a place; from a pole, what its own longitude says.
  fileprivate var north: UnitVector {
    let across = (x * x + y * y).squareRoot()
    guard across > 0 else { return UnitVector(x: -z, y: 0, z: 0) }
    return UnitVector(x: -z * x / across, y: -z * y / across, z: across)
  }

  fileprivate var length: Double { dot(self).squareRoot() }

  fileprivate func dot(_ other: UnitVector) -> Double { x * other.x + y * other.y + z * other.z }

  fileprivate func cross(_ other: UnitVector) -> UnitVector {
    UnitVector(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  fileprivate func scaled(_ factor: Double) -> UnitVector { UnitVector(x: x * factor, y: y * factor, z: z * factor) }

  fileprivate func plus(_ other: UnitVector) -> UnitVector {
    UnitVector(x: x + other.x, y: y + other.y, z: z + other.z)
  }
}
