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

  /// The first two boxes of a list that share a point, among the pairs that count: the one that comes earliest as the
  /// later of such a pair, and the earliest that it meets.
  public static func firstPairTogether(
    _ boxes: [Bounds], counting: (Int, Int) -> Bool = { _, _ in true }
  ) -> (Int, Int)? {
    var open: [Int] = []
    var found: (earlier: Int, later: Int)?
    for index in boxes.indices.sorted(by: { (boxes[$0].south, $0) < (boxes[$1].south, $1) }) {
      open.removeAll { boxes[$0].north < boxes[index].south }
      for other in open where counting(other, index) && boxes[other].touches(boxes[index]) {
        let pair = (earlier: min(index, other), later: max(index, other))
        if let found, (found.later, found.earlier) < (pair.later, pair.earlier) { continue }
        found = pair
      }
      open.append(index)
    }
    return found.map { ($0.earlier, $0.later) }
  }
}
