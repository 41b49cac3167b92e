import Glibc

/// A point in space, in metres from the Earth's centre.
struct EarthVector {
  var x, y, z: Double

  @inline(__always)
  init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The place of a coordinate on WGS84.
  init(_ coordinate: Coordinate) {
    let latitude = Direction(degrees: coordinate.latitude)
    let longitude = Direction(degrees: coordinate.longitude)
    let e2 = Ellipsoid.wgs84.eccentricitySquared
    let normal = Ellipsoid.wgs84.semiMajorAxis / (1 - e2 * latitude.sine * latitude.sine).squareRoot()
    x = normal * latitude.cosine * longitude.cosine
    y = normal * latitude.cosine * longitude.sine
    z = normal * (1 - e2) * latitude.sine
  }

  /// The ellipsoid's normal there, of about this vector's length.
  var normal: EarthVector {
    let ratio = Ellipsoid.wgs84.axisRatio
    return EarthVector(x: x, y: y, z: z / (ratio * ratio))
  }

  @inline(__always)
  static func - (a: EarthVector, b: EarthVector) -> EarthVector {
    EarthVector(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z)
  }

  @inline(__always)
  static func + (a: EarthVector, b: EarthVector) -> EarthVector {
    EarthVector(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z)
  }

  @inline(__always)
  static func * (a: EarthVector, factor: Double) -> EarthVector {
    EarthVector(x: a.x * factor, y: a.y * factor, z: a.z * factor)
  }

  @inline(__always)
  func dot(_ other: EarthVector) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: EarthVector) -> EarthVector {
    EarthVector(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  @inline(__always)
  var lengthSquared: Double { dot(self) }

  /// Of length 1; of no length if it has none.
  var unit: EarthVector {
    let length = lengthSquared.squareRoot()
    return length > 0 ? self * (1 / length) : self
  }
}
