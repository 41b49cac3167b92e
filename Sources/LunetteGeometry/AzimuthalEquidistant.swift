import Glibc

/// True distances and directions from the centre: Snyder, Map Projections, eqs. (25-1) to (25-3), of a turned sphere.
enum AzimuthalEquidistant: AzimuthalFormula {
  static let reach = Double.pi

  static func point(of place: UnitVector) -> Point {
    let sine = (place.x * place.x + place.y * place.y).squareRoot()
    // At the centre; the antipode, all of the map's rim, comes to its north.
    guard sine > 0 else { return Point(x: 0, y: place.z < 0 ? reach : 0) }
    let scale = atan2(sine, place.z) / sine
    return Point(x: place.x * scale, y: place.y * scale)
  }

  static func place(at point: Point) -> UnitVector? {
    let angle = (point.x * point.x + point.y * point.y).squareRoot()
    guard angle <= reach * (1 + 1e-12) else { return nil }
    guard angle > 0 else { return UnitVector(x: 0, y: 0, z: 1) }
    let scale = sin(angle) / angle
    return UnitVector(x: point.x * scale, y: point.y * scale, z: cos(angle))
  }

  static func scales(at angle: Double) -> (outward: Double, across: Double) {
    (1, angle > 0 ? angle / max(sin(angle), 0) : 1)
  }
}
