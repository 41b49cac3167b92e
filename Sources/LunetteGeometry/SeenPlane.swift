import Glibc

/// What a view shows of the Mercator plane, in every copy of the world: only there must curves be fine.
public struct SeenPlane: Sendable {
  /// Degrees; x of the box counts from there.
  let meridian: Double
  /// In radians.
  let box: Box

  /// A box of the plane, x in radians from a meridian in degrees.
  public init(_ box: Box, from meridian: Double) {
    self.box = box
    self.meridian = meridian.written
  }

  /// Metres that an edge may stray from its curve and still tell where the curve runs.
  static let coarse = 100.0

  /// Whether a curve near an edge may be seen.
  func shows(_ start: Coordinate, _ end: Coordinate) -> Bool {
    let steepest = min(max(abs(start.latitude), abs(end.latitude)), 89.99)
    let margin = SeenPlane.coarse / Mercator.metersPerRadian(latitude: steepest)
    let (low, high) = (
      Mercator.y(latitude: min(start.latitude, end.latitude)), Mercator.y(latitude: max(start.latitude, end.latitude))
    )
    guard low - margin <= box.maxY && high + margin >= box.minY else { return false }
    let west = (min(start.longitude, end.longitude) - meridian) / .degrees - margin
    let east = (max(start.longitude, end.longitude) - meridian) / .degrees + margin
    // The first copy of the world whose east side comes into the box.
    let turns = ((box.minX - east) / (2 * .pi)).rounded(.up)
    return west + turns * 2 * .pi <= box.maxX
  }
}
