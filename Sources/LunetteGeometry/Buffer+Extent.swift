import Glibc

extension Buffer {
  /// Its box on the globe; nil for one without an area.
  ///
  /// Between its ends an edge's buffer reaches furthest to the north or south where a geodesic turns back; nowhere does it
  /// reach further east or west than around the ends.
  public var bounds: Bounds? {
    guard hasArea else { return nil }
    return Bounds.around(paths.compactMap { bounds(around: isGeodesic ? $0.unrolled.withTurningPlaces : $0.unrolled) })
  }

  private func bounds(around places: [Coordinate]) -> Bounds? {
    let boxes = outermost(of: places).compactMap { place in box(around: place).map { (place, $0) } }
    guard !boxes.isEmpty else { return nil }
    let (south, north) = (boxes.map(\.1.south).min() ?? -90, boxes.map(\.1.north).max() ?? 90)
    let west = boxes.map { $0.longitude - $1.width / 2 }.min() ?? -180
    let east = boxes.map { $0.longitude + $1.width / 2 }.max() ?? 180
    return Bounds(south: south, north: north, unrolledWest: west, unrolledEast: east)
  }

  private func box(around place: Coordinate) -> Bounds? {
    radius <= Circle.maximumRadius
      ? Circle(center: place, radius: radius).bounds : Sector(center: place, radius: radius).bounds
  }

  /// The places whose circles may be the outermost ones: many a line has thousands of others.
  private func outermost(of places: [Coordinate]) -> [Coordinate] {
    guard places.count > 16 else { return places }
    // On a sphere; a hundredth is more than what the Earth's flattening changes.
    let angle = radius / 6_371_000
    let reaches = places.map { place in
      let ratio = sin(angle) / cos(place.latitude / .degrees)
      return angle < .pi / 2 && ratio < 0.99 ? asin(ratio) * .degrees : 360
    }
    func mayBeFirst(_ value: @escaping (Int) -> (middle: Double, reach: Double)) -> (Int) -> Bool {
      let most = places.indices.reduce(-Double.infinity) { max($0, value($1).middle + 0.99 * value($1).reach) }
      return { value($0).middle + 1.01 * value($0).reach >= most }
    }
    let height = angle * .degrees
    let tests = [
      mayBeFirst { (places[$0].longitude, reaches[$0]) }, mayBeFirst { (-places[$0].longitude, reaches[$0]) },
      mayBeFirst { (places[$0].latitude, height) }, mayBeFirst { (-places[$0].latitude, height) },
    ]
    return places.indices.filter { index in reaches[index] == 360 || tests.contains { $0(index) } }.map { places[$0] }
  }
}

extension [Coordinate] {
  /// The path with the places where its geodesic edges turn back from a pole.
  fileprivate var withTurningPlaces: [Coordinate] {
    prefix(1)
      + zip(self, dropFirst()).flatMap { start, end in
        [GeodesicStep(from: start, to: end).turningPlace, end].compactMap { $0 }
      }
  }
}
