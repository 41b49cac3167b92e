/// How far boxes reach, their longitudes as they are written.
public struct BoundsExtent {
  private(set) var south = Double.infinity
  private(set) var north = -Double.infinity
  private(set) var west = Double.infinity
  private(set) var east = -Double.infinity

  /// Of no box yet.
  public init() {}

  /// Grows to hold a box.
  public mutating func include(_ box: Bounds) {
    (south, north) = (min(south, box.south), max(north, box.north))
    (west, east) = (min(west, box.west), max(east, box.west + box.width))
  }

  /// The smallest box around them where they take less than half of a turn: the widest gap is then outside, whatever lies in
  /// it. nil for others, and for none.
  public var narrow: Bounds? {
    guard east - west < 180, south <= north else { return nil }
    return Bounds(south: south, north: north, unrolledWest: west, unrolledEast: east)
  }
}
