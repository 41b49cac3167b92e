import Glibc

/// The globe from infinitely far: Snyder, Map Projections, eqs. (20-3) to (20-5), of a turned sphere.
enum Orthographic: AzimuthalFormula {
  static let reach = Double.pi / 2

  static func point(of place: UnitVector) -> Point { Point(x: place.x, y: place.y) }

  static func place(at point: Point) -> UnitVector? {
    let square = point.x * point.x + point.y * point.y
    // The limb itself, whatever the last digits say.
    guard square <= 1 + 2e-12 else { return nil }
    return UnitVector(x: point.x, y: point.y, z: max(0, 1 - square).squareRoot())
  }

  static func scales(at angle: Double) -> (outward: Double, across: Double) { (abs(cos(angle)), 1) }
}
