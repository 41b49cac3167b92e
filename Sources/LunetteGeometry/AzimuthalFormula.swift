import Glibc

/// A map of the sphere around its centre, from which directions are true; distances from it are the formula's.
///
/// The sphere is turned so that the centre lies on its z axis, x to the east of it and y to the north (`TurnedSphere`).
protocol AzimuthalFormula: Sendable {
  /// Radians from the centre to where the map ends.
  static var reach: Double { get }

  /// Where a place lies on the plane, in radians at the centre.
  static func point(of place: UnitVector) -> Point

  /// The place at a point of the plane; nil beyond the map's end.
  static func place(at point: Point) -> UnitVector?

  /// How much larger than at the centre things are drawn at an angle from it: away from the centre, and across.
  static func scales(at angle: Double) -> (outward: Double, across: Double)
}

/// The projections that are centred on the camera.
public enum Azimuthal: Sendable {
  /// A globe from afar.
  case orthographic
  /// Distances from the centre are true, to the antipode.
  case equidistant

  var formula: any AzimuthalFormula.Type {
    switch self {
    case .orthographic: Orthographic.self
    case .equidistant: AzimuthalEquidistant.self
    }
  }
}

extension UnitVector {
  /// Its angle from the z axis in radians, 0...π, to the last digits everywhere.
  var angle: Double { atan2((x * x + y * y).squareRoot(), z) }
}
