extension Bounds {
  /// The rectangle between two corners in any order, over the longitudes the smaller way.
  ///
  /// Corners exactly 180° apart: from the smaller number, as written, eastward. -180 and 180 are every longitude.
  public init(corner first: Coordinate, corner second: Coordinate) {
    let south = min(first.latitude, second.latitude)
    let north = max(first.latitude, second.latitude)
    let (low, high) = (min(first.longitude, second.longitude), max(first.longitude, second.longitude))
    if low == -180 && high == 180 {
      self.init(south: south, west: -180, north: north, east: 180)
      return
    }
    let difference = Longitude.difference(from: low, to: high)
    let isExactlyHalf = difference.degrees == 180 && difference.residue == 0
    let (west, east) = difference.isWestward && !isExactlyHalf ? (high, low) : (low, high)
    let start = west.normalizedLongitude
    // The width from the difference, the east side from the corner: so both stay as written.
    let width = difference.degrees + difference.residue
    self.init(south: south, north: north, unrolledWest: start, unrolledEast: start + width)
    if width > 0 { self.east = east.normalizedLongitude == -180 ? 180 : east.normalizedLongitude }
  }

  /// The smallest box around this one and another.
  public func including(_ other: Bounds) -> Bounds { Bounds.around([self, other]) ?? self }

  /// The smallest box that holds everything within a distance in metres of this one.
  ///
  /// North and south it reaches out along the meridians: over a pole it has every longitude. West and east by how far a
  /// geodesic circle reaches around the corner nearest a pole, where the meridians are closest.
  public func padded(by meters: Double) -> Bounds {
    guard meters > 0 else { return self }
    let top = Bounds.latitude(meters, towards: .north, from: north)
    let bottom = Bounds.latitude(meters, towards: .south, from: south)
    guard let top, let bottom else {
      return Bounds(south: bottom ?? -90, west: -180, north: top ?? 90, east: 180)
    }
    guard width < 360 else { return Bounds(south: bottom, west: west, north: top, east: east) }
    let steepest = abs(north) >= abs(south) ? north : south
    let reach = Circle(center: Coordinate(latitude: steepest, longitude: 0), radius: meters).bounds.width / 2
    return Bounds(south: bottom, north: top, unrolledWest: west - reach, unrolledEast: west + width + reach)
  }

  /// The latitude at a distance in metres along the meridian towards a pole; nil from the pole on.
  static func latitude(_ meters: Double, towards pole: Pole, from latitude: Double) -> Double? {
    let start = Coordinate(latitude: latitude, longitude: 0)
    let end = Coordinate(latitude: pole == .north ? 90 : -90, longitude: 0)
    guard meters < start.distance(to: end) else { return nil }
    return start.destination(bearing: pole == .north ? 0 : 180, distance: meters).latitude
  }

  /// Its corners as a closed path from the south-west, counter-clockwise; longitudes run on eastward of the west side.
  ///
  /// Wider than 180° its sides have a point in the middle, so that no step is longer than that.
  public func path() -> [Coordinate] {
    let east = west + width
    let longitudes = width > 180 ? [west, west + width / 2, east] : [west, east]
    let below = longitudes.map { Coordinate(latitude: south, longitude: $0) }
    let above = longitudes.reversed().map { Coordinate(latitude: north, longitude: $0) }
    return below + above + below.prefix(1)
  }
}
