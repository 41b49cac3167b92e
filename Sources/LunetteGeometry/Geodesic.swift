/// The two geodesic problems on WGS84, after C. F. F. Karney, "Algorithms for geodesics", J. Geodesy 87, 43–55 (2013).
///
/// Latitudes are in -90...90 degrees; longitudes and azimuths are any finite degrees; distances are metres.
public enum Geodesic {
  /// Where a geodesic leads.
  public struct End: Sendable {
    /// The end; its longitude in degrees is the start's plus the change on the way, so that it counts turns.
    public var end: Coordinate
    /// The forward azimuth at the end, in degrees, -180...180.
    public var azimuth: Double
  }

  /// The shortest path between two points.
  public struct Path: Sendable {
    /// Length in metres.
    public var distance: Double
    /// Forward azimuth at the start, in degrees, -180...180.
    public var startAzimuth: Double
    /// Forward azimuth at the end, in degrees, -180...180.
    public var endAzimuth: Double
  }
}
