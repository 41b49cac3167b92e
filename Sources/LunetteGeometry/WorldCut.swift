/// Cutting at ±180 and over the poles: areas and lines of the globe in the rectangle -180...180 × -90...90.
public struct WorldCut: Sendable {
  /// The rectangle of all longitudes and latitudes.
  public static let world = Box(minX: -180, minY: -90, maxX: 180, maxY: 90)

  /// What is kept, in degrees: the world, or less of its latitudes.
  public var box = WorldCut.world
  /// The document's: areas that are united or mended have their vertices on it.
  public var grid: PlaneGrid

  /// Cuts to the whole world.
  public init(grid: PlaneGrid) { self.grid = grid }

  /// The inside of an area in degrees, on the grid. What `isFine` has rings that the grid surely keeps apart.
  public func inside(_ parts: [AreaPart], isFine: Bool = false) throws(UnionFailure) -> [Polygon] {
    try polygons(union(regions(parts).map { $0.clipped(to: box) }, on: grid), isFine)
  }

  /// The rectangle without the inside of areas in degrees, on the grid.
  public func outside(_ parts: [AreaPart], isFine: Bool = false) throws(UnionFailure) -> [Polygon] {
    try polygons(complement(of: regions(parts), in: box, on: grid), isFine)
  }

  private func polygons(_ region: Region, _ isFine: Bool) throws(UnionFailure) -> [Polygon] {
    let settled = isFine && !region.isUnited ? region.rounded(to: grid) : try region.settled(on: grid)
    return Polygon.polygons(from: settled.rings)
  }

  private func regions(_ parts: [AreaPart]) throws(UnionFailure) -> [Region] {
    var regions: [Region] = []
    for part in parts { regions += try part.regions(on: .degrees, reaching: box, grid: grid) }
    return regions
  }

  /// What of lines in degrees, cut at ±180, lies in the rectangle.
  public func lines(_ lines: [[Point]]) -> [[Point]] {
    box == WorldCut.world ? lines : lines.flatMap { clippedLine($0, isClosed: false, to: box).map(\.points) }
  }
}
