import Glibc

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
    let longitude = coordinate.longitude.normalizedLongitude / .degrees
    x = cos(latitude) * cos(longitude)
    y = cos(latitude) * sin(longitude)
    z = sin(latitude)
  }

  func minus(_ other: UnitVector) -> UnitVector { UnitVector(x: x - other.x, y: y - other.y, z: z - other.z) }

  func chord(to other: UnitVector) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    let dz = z - other.z
    return (dx * dx + dy * dy + dz * dz).squareRoot()
  }
}
