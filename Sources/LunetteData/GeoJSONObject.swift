import LunetteGeometry

/// What an object of GeoJSON says, whatever its type: members come in any order.
struct GeoJSONObject {
  var type: GeoJSONType?
  var coordinates: GeoJSONCoordinates?
  /// Of a collection of geometries.
  var geometries: [Geometry]?
  /// What it says that a feature has.
  var feature = Feature(geometry: nil, line: 0)
}

/// The types of RFC 7946.
enum GeoJSONType: Int, CaseIterable {
  case featureCollection
  case feature
  case point
  case multiPoint
  case lineString
  case multiLineString
  case polygon
  case multiPolygon
  case geometryCollection

  var name: StaticString { GeoJSONType.names[rawValue] }

  static let names: [StaticString] = [
    "FeatureCollection", "Feature", "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
    "GeometryCollection",
  ]

  /// What it is of, in words.
  var isGeometry: Bool { self != .feature && self != .featureCollection }
}

/// Arrays of positions, as deep as they are written.
enum GeoJSONCoordinates {
  /// An array of nothing, however deep.
  case empty
  case position(Coordinate)
  case list([Coordinate])
  case lists([[Coordinate]])
  case listsOfLists([[[Coordinate]]])
}
