import LunetteGeometry

/// The areas of a feature: one, or several.
public struct Areas: Sendable {
  /// Each with its holes.
  public var polygons: [GroundPolygon] = []
  /// Of a scene's areas: whether their rings are areas as they are.
  var soundness: [GroundPolygon.Soundness] = []

  /// No areas yet.
  public init() {}

  /// What they are on the ground; `rule` says what is inside of rings that cross.
  func ground(_ rule: AreaPart.Rule) -> any GroundArea {
    RuledPolygons(
      polygons.enumerated().map { position, polygon in
        let isSound = soundness.indices.contains(position) && soundness[position] == .sound
        return RuledPolygon(polygon, isSound ? .simple : rule)
      })
  }
}

/// The points of a feature, drawn as round dots, or those of several features in a row.
public struct Dots: Sendable {
  /// Where they lie.
  public var places: [Coordinate] = []
  /// How wide they are, in points.
  public var size = 8.0
  /// Whose they are, where they are of several features.
  var row = Boxed<DotRow>.none

  /// No points yet.
  public init() {}

  /// The points of features in a row.
  public init(_ places: [Coordinate], size: Double, of row: DotRow) {
    self.places = places
    self.size = size
    self.row = .some(row)
  }
}
