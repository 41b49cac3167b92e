import LunetteGeometry

/// Where a feature is: the seven types of RFC 7946. Latitudes are -90...90, longitudes any finite number, as in the file.
public enum Geometry: Equatable, Sendable {
  case point(Coordinate)
  case multiPoint([Coordinate])
  case lineString([Coordinate])
  case multiLineString([[Coordinate]])
  /// The outer ring, then holes; each ends where it begins, whichever way round.
  case polygon([[Coordinate]])
  case multiPolygon([[[Coordinate]]])
  indirect case collection([Geometry])
}
