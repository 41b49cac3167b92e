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

/// The points of a feature, drawn as round dots.
public struct Dots: Sendable {
  /// Where they lie.
  public var places: [Coordinate] = []
  /// How wide they are, in points.
  public var size = 8.0

  /// No points yet.
  public init() {}
}
