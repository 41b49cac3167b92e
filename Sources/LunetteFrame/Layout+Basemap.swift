import LunetteGeometry
import LunetteScene

/// A basemap in view points, every number on a grid.
public struct BasemapDrawing: Sendable {
  /// What is filled, all as one.
  public var areas = Path()
  /// The built-in land's coasts, where they are drawn.
  public var outlines = Path()
  /// Borders, and lines and outlines of a script's own.
  public var lines = Path()
  /// Images, their corners points to the right of the view's middle and down, before the bearing turns them.
  public var tiles: [PlacedTile] = []
  /// Grid points in a view point: a tenth of one is fine enough for what lies under everything.
  public var grid: PlaneGrid

  var pointCount: Int { areas.pointCount + outlines.pointCount + lines.pointCount }
  var isFinite: Bool { areas.isFinite && outlines.isFinite && lines.isFinite }
}

extension Layout {
  /// A scene's basemap; nil where there is none.
  func basemap(of scene: Scene) throws(Diagnostic) -> BasemapDrawing? {
    let paint = scene.settings.mapPaint
    var drawing: BasemapDrawing
    switch scene.settings.basemap {
    case .builtIn(.none): return nil
    case .builtIn(let map):
      drawing = try land(paint)
      if map == .countries { drawing.lines = try lines(WorldMap.borders, paint) }
    case .given(let map):
      drawing = BasemapDrawing(areas: try areas(scene.basemap), grid: grid.coarse)
      drawing.lines = try lines(map.strokes, paint)
    case .tiles(let map):
      guard projected == nil else {
        throw Diagnostic(.error, "tiles are images of the Mercator map, and can't be drawn in another projection")
      }
      return BasemapDrawing(tiles: try tiles(of: map), grid: grid.coarse)
    }
    drawing.areas = drawing.areas.rounded(to: drawing.grid)
    drawing.outlines = drawing.outlines.rounded(to: drawing.grid)
    drawing.lines = drawing.lines.rounded(to: drawing.grid)
    return drawing
  }

  /// The built-in map's land. Its rings lie apart, so that they are cut to the view as one area.
  private func land(_ paint: MapPaint) throws(Diagnostic) -> BasemapDrawing {
    if let projected {
      let (areas, coasts) = try projected.land(margin: paint.width + 1)
      return BasemapDrawing(areas: areas, outlines: paint.coast == nil ? Path() : coasts, grid: grid.coarse)
    }
    let window = window(margin: paint.width + 1)
    let box = window.box
    let world = PlaneArea(meridian: 0, parts: WorldMap.mercatorLand.map { AreaPart([$0]) }, isThinned: false)
    let placed = try PlacedArea(world, view: view, window: window, grid: grid)
    let land = window.shown(Region(try placed.flatRegions().flatMap(\.rings))).clipped(to: box)
    var drawing = BasemapDrawing(areas: Path(rings: land.rings), grid: grid.coarse)
    if paint.coast != nil {
      drawing.outlines = Path(land.lines(inside: box).map { Path.Part(points: $0.points, isClosed: $0.isClosed) })
    }
    return drawing
  }

  /// Areas of a script's own.
  private func areas(_ overlays: [Overlay]) throws(Diagnostic) -> Path {
    var areas = Path()
    for overlay in overlays {
      guard case .shape(let fill, _) = try shape(overlay) else { continue }
      areas.parts += fill.parts
      try Frame.require(areas.pointCount)
    }
    return areas
  }

  private func lines(_ paths: [[Coordinate]], _ paint: MapPaint) throws(Diagnostic) -> Path {
    var line = Polyline()
    line.paths = paths
    var style = ShapeStyle()
    style.strokeWidth = paint.width
    guard case .line(let path, _) = try self.line(line, style) else { return Path() }
    return path
  }
}

extension Path {
  /// Its points on a grid, those that fall together once; without areas that collapse.
  fileprivate func rounded(to grid: PlaneGrid) -> Path {
    Path(
      parts.compactMap { part in
        if part.isClosed { return part.points.rounded(to: grid).map { Part(points: $0, isClosed: true) } }
        let line = part.points.rounded(on: grid)
        return line.count > 1 ? Part(points: line, isClosed: false) : nil
      })
  }
}
