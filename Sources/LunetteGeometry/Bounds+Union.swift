extension Bounds {
  /// The smallest box around boxes: it leaves out the widest stretch of longitudes that none covers. nil for none.
  public static func around(_ boxes: [Bounds]) -> Bounds? {
    var extent = BoundsExtent()
    for box in boxes { extent.include(box) }
    guard !boxes.isEmpty else { return nil }
    if let narrow = extent.narrow { return narrow }
    let spans = boxes.map { (west: $0.west, east: $0.west + $0.width) }.sorted { $0.west < $1.west }
    var covered = extent.east - 360
    var best = (gap: 0.0, west: -180.0)
    for span in spans {
      if span.west - covered > best.gap { best = (span.west - covered, span.west) }
      covered = max(covered, span.east)
    }
    guard best.gap > 0 else { return Bounds(south: extent.south, west: -180, north: extent.north, east: 180) }
    return Bounds(
      south: extent.south, north: extent.north, unrolledWest: best.west, unrolledEast: best.west + 360 - best.gap)
  }
}

extension Bounds {
  /// Grows to the north and south.
  mutating func include(latitudes: [Double]) {
    for latitude in latitudes { (south, north) = (min(south, latitude), max(north, latitude)) }
  }
}

extension Coordinate {
  /// The box of one place; of a pole every longitude.
  public var bounds: Bounds {
    if abs(latitude) == 90 { return Bounds(south: latitude, west: -180, north: latitude, east: 180) }
    let longitude = self.longitude.normalizedLongitude
    return Bounds(south: latitude, west: longitude, north: latitude, east: longitude)
  }
}
