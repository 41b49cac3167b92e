extension GroundPolygon {
  /// Square metres of its outline without its holes, on WGS84.
  public var geodesicArea: Double { holes.reduce(outer.geodesicArea) { $0 - $1.geodesicArea } }
}
