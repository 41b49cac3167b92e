/// The way along the ground between two points, to measure how far others lie from it.
///
/// The way is taken as the cut of the ellipsoid with the plane through both points and their mean normal, which leaves the
/// geodesic by less than a millimetre on 100 km, a metre on 1000 km and three kilometres on 10,000 km.
struct GroundSegment {
  private let start, end: EarthVector
  private let up, along, across: EarthVector
  private let length: Double
  /// How far the start lies in the directions along and across.
  private let reach, side: Double

  init(from start: EarthVector, to end: EarthVector) {
    (self.start, self.end) = (start, end)
    let sum = start.normal + end.normal
    let chord = end - start
    // Of antipodes, and of a point and itself, only the ends are known.
    guard sum.lengthSquared > 1, chord.lengthSquared > 0 else {
      let nothing = EarthVector(x: 0, y: 0, z: 0)
      (up, along, across, length) = (nothing, nothing, nothing, 0)
      (reach, side) = (0, 0)
      return
    }
    up = sum.unit
    along = (chord - up * chord.dot(up)).unit
    across = up.cross(along)
    length = chord.dot(along)
    (reach, side) = (start.dot(along), start.dot(across))
  }

  /// The square of the distance to a point, straight through the ground.
  @inline(__always)
  func distanceSquared(to point: EarthVector) -> Double {
    point.dot(up) > 0 ? distanceSquared(toNear: point) : distanceSquaredToEnds(point)
  }

  /// The same for a point that is known to lie on this side of the Earth.
  @inline(__always)
  func distanceSquared(toNear point: EarthVector) -> Double {
    let reached = point.dot(along) - reach
    guard reached > 0 && reached < length else { return distanceSquaredToEnds(point) }
    let aside = point.dot(across) - side
    return aside * aside
  }

  /// Beyond an end, or on the other side of the Earth.
  private func distanceSquaredToEnds(_ point: EarthVector) -> Double {
    min((point - start).lengthSquared, (point - end).lengthSquared)
  }
}
