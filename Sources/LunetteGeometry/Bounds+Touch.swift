extension Bounds {
  /// Whether two boxes share a point, edges included.
  public func touches(_ other: Bounds) -> Bool {
    guard south <= other.north && other.south <= north else { return false }
    // Either west side lies within the other box's longitudes; at a pole all longitudes meet.
    if (south == -90 && other.south == -90) || (north == 90 && other.north == 90) { return true }
    func reaches(_ box: Bounds, _ longitude: Double) -> Bool {
      let eastward = longitude - box.west
      return (eastward < 0 ? eastward + 360 : eastward) <= box.width || box.width == 360
    }
    return reaches(self, other.west) || reaches(other, west)
  }
}
