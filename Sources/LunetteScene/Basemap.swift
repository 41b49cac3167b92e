import LunetteGeometry

/// The map under everything.
public enum Basemap: Equatable, Sendable {
  /// A map of the world that comes with the engine, or none.
  case builtIn(BuiltIn)
  /// A map of the script's own.
  case given(GivenMap)
  /// Images.
  case tiles(TileMap)

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

  /// Who made it, where that must be said.
  public var attribution: String? {
    guard case .tiles(let map) = self, !map.attribution.isEmpty else { return nil }
    return map.attribution
  }

  /// As documents name it.
  public var name: String {
    switch self {
    case .builtIn(let map): map.rawValue
    case .given: "geojson"
    case .tiles: "mbtiles"
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

  /// All that is stroked: the lines, and the areas' outlines, but for what runs along ±180 or a pole, where areas are only
  /// cut.
  public var strokes: [[Coordinate]] {
    areas.flatMap { ([$0.outer] + $0.holes).flatMap(\.withoutCuts) } + lines
  }

  /// How a map is drawn; nil is the theme's.
  public struct Style: Equatable, Sendable {
    /// The areas' colour.
    public var fill: Color?
    /// The colour of lines and of the areas' outlines.
    public var stroke: Color?
    /// Their width in points.
    public var strokeWidth: Double?

    /// The theme's.
    public init() {}
  }
}

extension [Coordinate] {
  /// A ring as lines without edges along ±180 or a pole.
  fileprivate var withoutCuts: [[Coordinate]] {
    guard let first, let last else { return [] }
    let ring = first == last ? self : self + [first]
    var lines: [[Coordinate]] = []
    var line = [first]
    for (start, end) in zip(ring, ring.dropFirst()) {
      let isCut = (start.isOnCut && end.isOnCut) || (abs(start.latitude) == 90 && start.latitude == end.latitude)
      if isCut {
        if line.count > 1 { lines.append(line) }
        line = []
      }
      line.append(end)
    }
    if line.count > 1 { lines.append(line) }
    return lines
  }
}

extension Coordinate {
  /// Whether it lies on ±180, but for files' last digits.
  fileprivate var isOnCut: Bool { abs(abs(longitude) - 180) < 1e-9 }
}
