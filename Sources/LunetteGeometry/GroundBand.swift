/// All longitudes between two latitudes: an area without sides in the east and west.
package struct GroundBand: GroundArea {
  let south, north: Double

  /// Of bounds with every longitude; nil for others.
  package init?(_ bounds: Bounds) {
    guard bounds.width >= 360 else { return nil }
    (south, north) = (bounds.south, bounds.north)
  }

  package func mercatorParts(from meridian: Double, tolerance: Double, seen: SeenPlane?) -> [AreaPart] {
    part { $0.onMercator(from: 0) }
  }

  package func geographicParts(tolerance: Double) -> [AreaPart] {
    part { $0.densifiedForReaders(tolerance: tolerance) }
  }

  /// What lies around the north pole from one parallel on, without what lies around it from another.
  private func part(_ place: ([Coordinate]) -> [Point]) -> [AreaPart] {
    guard south < north else { return [] }
    func cap(from latitude: Double) -> Outline {
      let parallel = [-180, -90, 0, 90, 180].map { Coordinate(latitude: latitude, longitude: $0) }
      return Outline(points: place(parallel), heldPole: .north)
    }
    let outer = south > -90 ? cap(from: south) : .everything
    return [AreaPart(north < 90 ? [outer, cap(from: north).reversed] : [outer])]
  }

  package var roughSize: Double { 6_371_000 * .pi * (north - south) / 180 }
  package var shorterSide: Double { roughSize }
  package var meridian: Double { 0 }

  package func moved(west degrees: Double) -> GroundBand { self }
}
