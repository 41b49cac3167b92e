/// How a document's areas are cut and wound: as its readers need it.
public struct AreaReading: Equatable, Sendable {
  /// Whose reading it is.
  public enum Target: String, CaseIterable, Sendable { case rfc7946, google, mapkit, maplibre, leaflet, d3 }

  /// What becomes of areas and lines over ±180.
  public enum Antimeridian: String, CaseIterable, Sendable {
    /// They are cut there.
    case cut
    /// Their longitudes run on, around the camera's centre; they are cut half around the world from it.
    case unwrap
  }

  /// Which way outer rings go.
  public enum Winding: String, CaseIterable, Sendable {
    /// Counter-clockwise.
    case rfc7946
    /// Clockwise.
    case d3
  }

  /// Whose reading it is; what is not said below is its.
  public var target = Target.rfc7946
  /// What becomes of areas and lines over ±180; nil: what the target needs.
  public var givenAntimeridian: Antimeridian?
  /// Which way outer rings go; nil: as the target reads them.
  public var givenWinding: Winding?
  /// Nothing is beyond it, in degrees either way; nil: the target's.
  public var givenMaximumLatitude: Double?

  /// That of RFC 7946.
  public init() {}

  /// Whether longitudes run on around the camera's centre: maps that draw a line along every edge show a cut.
  public var isUnwrapped: Bool {
    let needsWhole = target == .maplibre || target == .leaflet || target == .d3
    return (givenAntimeridian ?? (needsWhole ? .unwrap : .cut)) == .unwrap
  }

  /// Whether outer rings are clockwise.
  public var isClockwise: Bool { (givenWinding ?? (target == .d3 ? .d3 : .rfc7946)) == .d3 }

  /// Nothing is beyond it, in degrees either way: Google's and MapKit's maps end where the square map does.
  public var maximumLatitude: Double { givenMaximumLatitude ?? (endsWithSquareMap ? 85.0511287798066 : 90) }

  /// The most degrees of longitude of an area; nil: any. Google's and MapKit's maps lose a ring around the world.
  public var widestArea: Double? { endsWithSquareMap ? 120 : nil }

  private var endsWithSquareMap: Bool { target == .google || target == .mapkit }
}
