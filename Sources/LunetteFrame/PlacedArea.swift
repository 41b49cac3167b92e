import LunetteGeometry
import LunetteScene

/// An area's parts on the Mercator plane in radians, x from a meridian in degrees.
struct PlaneArea {
  let meridian: Double
  let parts: [AreaPart]
  /// Whether its vertices are given, as many as they may be, and not chosen for this view.
  var isThinned = true
}

/// An area in view points, in every copy of the world that reaches into a window.
struct PlacedArea {
  private let parts: [AreaPart]
  private let view: MercatorView
  private let window: Window
  private let grid: PlaneGrid
  /// What vertices are thinned to; nil for those that were chosen for this view.
  private let thinning: PlaneGrid?
  /// Radians from the area's meridian to that of 180°.
  private let seam: Double
  /// Radians from the camera's meridian to the area's own, the shorter way.
  private let eastward: Double
  /// What the window shows of the plane, x from the area's meridian.
  private let plane: Box

  /// An area on the plane.
  init(_ area: PlaneArea, view: MercatorView, window: Window, grid: PlaneGrid) throws(Diagnostic) {
    parts = area.parts
    self.view = view
    self.window = window
    self.grid = grid
    thinning = area.isThinned ? grid.coarse : nil
    eastward = view.eastward(to: area.meridian)
    seam = .pi - area.meridian * .pi / 180
    plane = window.plane.shifted(by: -eastward)
    // Short ones are counted when the item is made.
    for part in parts {
      for outline in part.outlines where outline.points.count > 10_000 {
        guard let extent = Box(around: outline.points) else { continue }
        try Frame.require(outline.points.count * MapPlane.mercator.copies(of: extent, reaching: plane).count)
      }
    }
  }

  /// The rings that it is, where no side of the box cuts one and no other copy of the world is in view.
  var wholeRings: [Ring]? {
    guard thinning == nil, parts.count == 1, case .simple = parts[0].rule else { return nil }
    var rings: [Ring] = []
    for outline in parts[0].outlines {
      guard outline.heldPole == nil, !outline.isInverted, let extent = Box(around: outline.points) else { return nil }
      guard MapPlane.mercator.copies(of: extent, reaching: plane) == 0...0 else { return nil }
      guard let ring = window.whole(place(outline.points)) else { return nil }
      rings.append(ring)
    }
    return rings
  }

  /// What of it reaches into the window: a region a part and copy of the world, its inside to the left if y went up.
  func regions() throws(Diagnostic) -> [Region] {
    let flat = try flatRegions()
    guard view.tilt != nil || thinning != nil else { return flat }
    return try Diagnostic.ofUnions { () throws(UnionFailure) in
      var regions: [Region] = []
      for region in flat {
        let shown = thinned(window.shown(region))
        regions.append(thinning == nil ? shown : try shown.settled(on: grid))
      }
      return regions
    }
  }

  /// The same in the flat view, neither cut nor settled.
  func flatRegions() throws(Diagnostic) -> [Region] {
    try Diagnostic.ofUnions { () throws(UnionFailure) in
      var regions: [Region] = []
      for part in parts { regions += try part.regions(on: .mercator, reaching: plane, grid: grid, place: placeRing) }
      return regions
    }
  }

  /// In the view y goes down.
  private func placeRing(_ ring: Ring) -> Ring {
    // Where areas were cut in two they must meet again: their corners there stay where they are.
    var placed = place(ring)
    if let thinning, view.tilt == nil {
      placed = placed.thinned(to: thinning, isClosed: true) { parts.count > 1 && isAtSeam(ring[$0]) }
    }
    placed.reverse()
    return placed
  }

  /// In a tilted view vertices are thinned where they are shown: far away there are more of them in a point.
  private func thinned(_ region: Region) -> Region {
    guard let thinning, let tilt = view.tilt else { return region }
    let rings = region.rings.map { ring in
      ring.thinned(to: thinning, isClosed: true) { index in
        guard parts.count > 1, let flat = tilt.flat(ring[index]) else { return false }
        let place = view.unproject(flat)
        return isAtSeam(Point(x: place.x - eastward, y: place.y))
      }
    }
    return Region(rings, isUnited: region.isUnited)
  }

  private func isAtSeam(_ point: Point) -> Bool {
    let turns = (point.x - seam) / (2 * .pi)
    return abs(turns - turns.rounded()) < 1e-10
  }

  /// The area cut to the window.
  func cut() throws(Diagnostic) -> Region {
    let regions = try regions().map { $0.clipped(to: window.box) }
    return try Diagnostic.ofUnions { () throws(UnionFailure) in
      let united = try union(regions, on: grid)
      return united.isUnited ? try united.settled(on: grid) : united
    }
  }

  /// The outlines to be stroked; nil where several parts are united first.
  var lines: [(points: [Point], isClosed: Bool)]? {
    guard view.tilt != nil else { return flatLines }
    return flatLines?.flatMap { line in
      window.shown(line.points, isClosed: line.isClosed).map {
        (thinned($0.points, isClosed: $0.isClosed), $0.isClosed)
      }
    }
  }

  /// The same in the flat view, not cut.
  var flatLines: [(points: [Point], isClosed: Bool)]? {
    guard parts.count == 1 else { return nil }
    return parts[0].outlines.flatMap { $0.lines(on: .mercator, reaching: plane) }.map { line in
      let placed = place(line.points)
      return (view.tilt == nil ? thinned(placed, isClosed: line.isClosed) : placed, line.isClosed)
    }
  }

  private func place(_ points: [Point]) -> [Point] {
    points.map { view.place(eastward: eastward + $0.x, y: $0.y) }
  }

  private func thinned(_ points: [Point], isClosed: Bool) -> [Point] {
    thinning.map { points.thinned(to: $0, isClosed: isClosed) } ?? points
  }
}

extension PlaneGrid {
  /// The grid that given vertices are thinned to: a tenth of a point, by which none moves more than 0.071. More decimals
  /// make it finer.
  var coarse: PlaneGrid { PlaneGrid(scale: max(10, scale / 10)) }
}

extension Diagnostic {
  /// What set operations give, their failures worded.
  static func ofUnions<R>(_ body: () throws(UnionFailure) -> R) throws(Diagnostic) -> R {
    do {
      return try body()
    } catch {
      throw Diagnostic(error)
    }
  }
}
