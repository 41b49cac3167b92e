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
    try polygons(union(regions(parts, isFine).map { $0.clipped(to: box) }, on: grid), isFine)
  }

  /// The rectangle without the inside of areas in degrees, on the grid.
  public func outside(_ parts: [AreaPart], isFine: Bool = false) throws(UnionFailure) -> [Polygon] {
    try polygons(complement(of: regions(parts, isFine), in: box, on: grid), isFine)
  }

  private func polygons(_ region: Region, _ isFine: Bool) throws(UnionFailure) -> [Polygon] {
    var settled = isFine && !region.isUnited ? region.rounded(to: grid) : try region.settled(on: grid)
    if settled.isUnited { settled.rings = settled.rings.map { $0.withShortEdges(in: box, grid) } }
    return Polygon.polygons(from: settled.rings)
  }

  private func regions(_ parts: [AreaPart], _ isFine: Bool) throws(UnionFailure) -> [Region] {
    var regions: [Region] = []
    for part in parts {
      for region in try part.regions(on: .degrees, reaching: box, grid: grid) {
        // Next to a pole lines that are apart on the ground may cross in degrees. That is mended before the area and its
        // outside go ways of their own.
        let isPolar = region.box.map { max(-$0.minY, $0.maxY) > 85 } ?? false
        regions.append(isPolar && !isFine ? try region.rounded(to: grid).mended(on: grid) ?? region : region)
      }
    }
    return regions
  }

  /// What of lines in degrees, cut at ±180, lies in the rectangle.
  public func lines(_ lines: [[Point]]) -> [[Point]] {
    box == WorldCut.world ? lines : lines.flatMap { clippedLine($0, isClosed: false, to: box).map(\.points) }
  }
}

extension Ring {
  /// The ring with no edge over more than 90° of longitude but along a side of the world: what is united loses vertices on
  /// straight lines.
  fileprivate func withShortEdges(in box: Box, _ grid: PlaneGrid) -> Ring {
    var ring: Ring = []
    guard var start = last else { return ring }
    for end in self {
      let isSide = start.y == end.y && (start.y == box.minY || start.y == box.maxY)
      let pieces = isSide ? 1 : (abs(end.x - start.x) / 90 * (1 - 1e-12)).rounded(.up)
      for piece in stride(from: 1, to: pieces, by: 1) {
        let t = piece / pieces
        ring.append(grid.nearest(to: Point(x: start.x + t * (end.x - start.x), y: start.y + t * (end.y - start.y))))
      }
      ring.append(end)
      start = end
    }
    return ring
  }
}
