import LunetteGeometry

/// Points and their features as nearly all writers put them. What stands between their properties and places is the same in
/// each, so that it is compared and not read.
extension JSONReader {
  /// A feature of a point, without an id.
  struct PointFeature {
    var place: Coordinate
    /// Where its properties are written, an object.
    var properties: Range<Int>
    /// What names begin with there.
    var initials: Initials
  }

  private struct Spelling {
    let feature, geometry, point: StaticString
  }

  private static let spellings = [
    Spelling(
      feature: #"{"type":"Feature","properties":"#, geometry: #","geometry":"#,
      point: #"{"type":"Point","coordinates":"#),
    // As Python's writer has it.
    Spelling(
      feature: #"{"type": "Feature", "properties": "#, geometry: #", "geometry": "#,
      point: #"{"type": "Point", "coordinates": "#),
  ]

  /// Takes a feature of a point; nil, and nothing is taken, where it is written in any other way.
  mutating func quickPointFeature() -> PointFeature? {
    guard depth + QuickPlace.mostDepth < JSONReader.mostDepth, var place = QuickPlace(bytes, from: offset) else {
      return nil
    }
    place.skipSpace()
    for spelling in JSONReader.spellings where place.skip(spelling.feature) {
      let start = place.offset(in: bytes)
      guard place.skipObject() else { return nil }
      let properties = start..<place.offset(in: bytes)
      guard place.skip(spelling.geometry), place.skip(spelling.point), let point = place.takePosition(),
        place.skip("}}")
      else { return nil }
      offset = place.offset(in: bytes)
      return PointFeature(place: point, properties: properties, initials: place.initials)
    }
    return nil
  }

  /// Takes a point, its type before its coordinates and nothing else; nil, and nothing is taken, for any other.
  mutating func quickPoint() -> Coordinate? {
    guard var place = QuickPlace(bytes, from: offset) else { return nil }
    place.skipSpace()
    for spelling in JSONReader.spellings where place.skip(spelling.point) {
      guard let point = place.takePosition(), place.take(UInt8(ascii: "}")) else { return nil }
      offset = place.offset(in: bytes)
      return point
    }
    return nil
  }
}
