import LunetteGeometry
import LunetteScene

/// The geometry of one feature, on the document's grid.
enum DocumentGeometry {
  case none
  case point(Coordinate)
  case points([Coordinate])
  case lines([[Point]])
  case polygons([Polygon])
}

/// Makes the geometries of a document: outlines to a tolerance on the ground, cut, united, rounded, valid.
struct GeometryExporter {
  private let scene: Scene
  private let options: JSONOptions
  private let grid: PlaneGrid
  private let cut: WorldCut
  /// The longitude in the middle of the document: all is made west of it by as much, and moved back as it is written.
  let origin: Double

  /// Of areas' default tolerance: less is finer.
  private let fineness: Double
  /// Whether the grid is as fine as the shapes need.
  private let isGridFine: Bool

  init(_ scene: Scene, _ options: JSONOptions, decimals: Int, fineness: Double = 1) {
    self.fineness = fineness
    isGridFine = options.decimals == nil || decimals >= scene.decimals(tolerance: options.tolerance)
    self.scene = scene
    self.options = options
    grid = PlaneGrid(decimals: decimals)
    var cut = WorldCut(grid: grid)
    let limit = grid.nearest(to: Point(x: 0, y: options.reading.maximumLatitude)).y
    (cut.box.minY, cut.box.maxY) = (-limit, limit)
    self.cut = cut
    origin =
      options.reading.isUnwrapped ? grid.nearest(to: Point(x: scene.camera.center.longitude, y: 0)).x : 0
  }

  /// What is written for each layer, in their order.
  func geometries() throws(Diagnostic) -> [DocumentGeometry] {
    var geometries: [DocumentGeometry] = []
    geometries.reserveCapacity(scene.layers.count)
    do throws(UnionFailure) {
      for layer in scene.layers {
        switch layer {
        case .overlay(let index): geometries.append(try geometry(of: scene.overlays[index]))
        case .mask(let index): geometries.append(.polygons(try outside(of: scene.masks[index])))
        }
      }
    } catch {
      throw Diagnostic(error)
    }
    try GeometryCheck(scene, box: cut.box, grid: grid).check(geometries)
    return geometries
  }

  private func geometry(of overlay: Overlay) throws(UnionFailure) -> DocumentGeometry {
    switch overlay.content {
    case .marker(let marker): return point(marker.at)
    case .userLocation(let location): return location.at.map(point) ?? DocumentGeometry.none
    case .label(let label): return label.line.map { lines($0.ground) } ?? point(label.at)
    case .dots(let dots):
      let places = dots.places.compactMap(shown)
      return places.isEmpty ? .none : dots.places.count == 1 ? .point(places[0]) : .points(places)
    case .group, .geojson, .scaleBar, .title, .legend, .attribution, .compass, .graticule, .inset: return .none
    case .polyline(let line): return lines(line.ground)
    default:
      return .polygons(
        try narrow(cut.inside(parts(of: overlay), isFine: isFine(overlay))))
    }
  }

  private func lines(_ line: GroundLine) -> DocumentGeometry {
    var ground = line
    let tolerance = options.tolerance ?? max(1, 1e-7 * ground.roughLength)
    if origin != 0 { ground.paths = ground.paths.map { $0.moved(west: origin) } }
    let lines = cut.lines(ground.geographicLines(tolerance: tolerance)).map { $0.rounded(on: grid) }.filter {
      $0.count > 1
    }
    return lines.isEmpty ? .none : .lines(lines)
  }

  /// Whether a shape's vertices are surely further apart than the grid's points: circles', with the decimals they need.
  private func isFine(_ overlay: Overlay) -> Bool {
    isGridFine && overlay.kind == .circle
  }

  private func point(_ at: Coordinate) -> DocumentGeometry { shown(at).map(DocumentGeometry.point) ?? .none }

  /// A place as the document has it; nil beyond its latitudes.
  private func shown(_ at: Coordinate) -> Coordinate? {
    guard abs(at.latitude) <= cut.box.maxY else { return nil }
    return Coordinate(
      latitude: at.latitude, longitude: (at.longitude.normalizedLongitude - origin).normalizedLongitude)
  }

  private func outside(of mask: Mask) throws(UnionFailure) -> [Polygon] {
    var parts: [AreaPart] = []
    for index in mask.cutters { parts += self.parts(of: scene.overlays[index]) }
    let isFine = mask.cutters.allSatisfy { self.isFine(scene.overlays[$0]) }
    return try narrow(cut.outside(parts, isFine: isFine))
  }

  private func narrow(_ polygons: [Polygon]) throws(UnionFailure) -> [Polygon] {
    guard let widest = options.reading.widestArea else { return polygons }
    let cut = WidestCut(widest: widest, awayFrom: scene.camera.center.longitude - origin)
    var narrow: [Polygon] = []
    // Where the meridians cross is new, so each part is rounded again, by itself: it touches its neighbours.
    for part in cut.cut(polygons) {
      narrow += Polygon.polygons(from: try Region([part.outer] + part.holes).settled(on: grid).rings)
    }
    return narrow
  }

  /// The same vertices wherever a shape is written: as itself and as a mask's hole.
  private func parts(of overlay: Overlay) -> [AreaPart] {
    if case .circle(var circle) = overlay.content {
      guard circle.radius > 0 else { return [] }
      if origin != 0 { circle.center.longitude = (circle.center.longitude - origin).normalizedLongitude }
      return [AreaPart(circle.geographicOutlines(tolerance: options.tolerance ?? fineness * circle.defaultTolerance))]
    }
    guard let area = overlay.area else { return [] }
    return (origin == 0 ? area : area.moved(west: origin))
      .geographicParts(tolerance: options.tolerance ?? fineness * area.defaultTolerance)
  }
}
