import LunetteGeometry

/// The map under everything.
public enum Basemap: Equatable, Sendable {
  /// A map of the world that comes with the engine, or none.
  case builtIn(BuiltIn)
  /// A map of the script's own.
  case given(GivenMap)

  /// Maps that come with the engine.
  public enum BuiltIn: String, CaseIterable, Sendable {
    case none
    /// Land and sea.
    case land
    /// Land and sea, and the borders of countries.
    case countries
  }

  /// Only paper.
  public static let none = Basemap.builtIn(.none)

  /// Whether the paper is the sea's.
  var hasSea: Bool {
    guard case .builtIn(let map) = self else { return false }
    return map != .none
  }

  /// As documents name it.
  public var name: String {
    switch self {
    case .builtIn(let map): map.rawValue
    case .given: "geojson"
    }
  }
}

/// A map of a script's own: areas and lines in one style.
public struct GivenMap: Equatable, Sendable {
  /// Its areas, all filled as one.
  public var areas: [GroundPolygon]
  /// Its lines.
  public var lines: [[Coordinate]]
  /// How both are drawn.
  public var style = Style()

  /// A map in the theme's style.
  public init(areas: [GroundPolygon] = [], lines: [[Coordinate]] = []) {
    self.areas = areas
    self.lines = lines
  }

  /// How a map is drawn; nil is the theme's.
  public struct Style: Equatable, Sendable {
    /// The areas' colour.
    public var fill: Color?
    /// The colour of lines, the areas' outlines among them.
    public var stroke: Color?
    /// Their width in points.
    public var strokeWidth: Double?

    /// The theme's.
    public init() {}
  }
}
