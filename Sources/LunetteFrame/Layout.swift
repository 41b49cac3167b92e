import LunetteGeometry
import LunetteScene

/// Outlines to a screen tolerance, in every copy of the world that the view shows, cut to the view.
struct Layout {
  /// How far an outline may lie from the true curve, in points. Chords lose two thirds of it on average: with rounding an
  /// area is within 0.05 of its outline's length.
  static let tolerance = 0.07
  /// A shape smaller than this is drawn as a point.
  static let smallest = 0.05

  let view: MercatorView
  let size: Size
  /// What lays shapes out in other projections; nil in Mercator.
  let projected: ProjectedLayout?
  /// How far an outline may lie from the true curve in the flat view, so that it is within the tolerance where a tilted
  /// view is nearest to the eye.
  let flatTolerance: Double
  /// What the view shows of the plane.
  let plane: Box
  /// Outlines of shapes whose mask is laid out, by their overlays' indices: most masks lie just under their shapes. Empty
  /// without masks.
  private var known: [PlaneArea?] = []
  /// What belongs to the view, by its overlays' indices.
  var furniture: [Int: Frame.Item] = [:]
  /// Where areas are united their vertices lie on it: it is the document's.
  let grid: PlaneGrid

  init(_ scene: Scene, camera: Camera, size: Size, grid: PlaneGrid) {
    self.grid = grid
    view = MercatorView(camera: camera, size: size)
    self.size = size
    projected = scene.settings.projection.sheetView(camera, size: size).map {
      ProjectedLayout(view: $0, grid: grid)
    }
    flatTolerance = Layout.tolerance / (view.tilt?.stretch ?? 1)
    plane = view.visiblePlane(of: size.box)
    layFurniture(of: scene)
  }

  /// What is drawn of an overlay; an error says where that was made.
  mutating func item(of index: Int, in scene: Scene) throws(Diagnostic) -> Frame.Item {
    let overlay = scene.overlays[index]
    do throws(Diagnostic) {
      return try item(of: index, overlay)
    } catch {
      var error = error
      if error.file == nil, overlay.place.file >= 0 {
        (error.file, error.line) = (scene.files[Int(overlay.place.file)], Int(overlay.place.line))
      }
      throw error
    }
  }

  private mutating func item(of index: Int, _ overlay: Overlay) throws(Diagnostic) -> Frame.Item {
    // Taken first: a call that holds the layout would make it copy all that is known.
    let known = takeKnown(index)
    switch overlay.content {
    case .areas, .circle, .polygon, .rectangle, .ellipse, .sector, .buffer: return try shape(overlay, known)
    case .polyline(let line): return try self.line(line, overlay.style)
    case .marker(let marker): return .places(places(of: marker))
    case .label(let label):
      if let line = label.line { return try self.line(line, ShapeStyle()) }
      return .places(points(of: label.at, in: size.box.padded(by: label.reach)))
    case .dots(let dots): return places(of: dots, overlay)
    case .group, .geojson: return .places([])
    case .image(let image): return .image(try self.image(image, overlay))
    case .userLocation(let location): return .location(try self.location(location, overlay))
    case .graticule(let graticule): return .graticule(try self.graticule(graticule))
    case .scaleBar, .title, .legend, .attribution, .compass, .inset: return furniture[index] ?? .places([])
    }
  }

  private mutating func takeKnown(_ index: Int) -> PlaneArea? {
    guard index < known.count else { return nil }
    defer { known[index] = nil }
    return known[index]
  }

  /// Where a marker's icon and label reach into the view. The icon is at most its size away from its place.
  private func places(of marker: Marker) -> [Point] {
    points(of: marker.at, in: size.box.padded(by: marker.size + (marker.label?.reach ?? 0)))
  }

  func points(of coordinate: Coordinate, in box: Box) -> [Point] {
    projected?.view.points(of: coordinate, in: box) ?? view.points(of: coordinate, in: box)
  }

  private func places(of dots: Dots, _ overlay: Overlay) -> Frame.Item {
    let box = size.box.padded(by: dots.size / 2 + max(overlay.style.strokeWidth, overlay.style.casingWidth))
    guard let row = overlay.row else { return .places(dots.places.flatMap { self.points(of: $0, in: box) }) }
    var (points, ends): ([Point], [Int]) = ([], [])
    points.reserveLargeCapacity(dots.places.count)
    ends.reserveLargeCapacity(row.members.count)
    var position = 0
    for member in row.members {
      while position < member.end {
        if let projected {
          points += projected.view.points(of: dots.places[position], in: box)
        } else {
          view.appendPoints(of: dots.places[position], in: box, to: &points)
        }
        position += 1
      }
      ends.append(points.count)
    }
    return .row(points, ends: ends)
  }

  /// Joins of an outline's obtuse corners stay within one stroke width; mitred ones are cut at four.
  private func margin(of style: ShapeStyle) -> Double {
    (style.lineJoin == .miter ? 2 : 1) * max(style.strokeWidth, style.casingWidth) + 1
  }

  /// The view with a margin around it.
  func window(margin: Double) -> Window {
    let box = size.box.padded(by: margin)
    // Under a bearing a margin reaches furthest at the corners, by √2.
    let reached = view.tilt == nil ? plane.padded(by: 1.5 * margin / view.scale) : view.visiblePlane(of: box)
    return Window(box, of: view, plane: reached)
  }

  func shape(_ overlay: Overlay, _ known: PlaneArea? = nil) throws(Diagnostic) -> Frame.Item {
    let style = overlay.style
    if let projected { return try projected.shape(overlay, margin: margin(of: style)) }
    let window = window(margin: margin(of: style))
    let box = window.box
    if let speck = speck(overlay, in: box) { return .shape(fill: speck, outline: speck) }
    guard let area = known ?? area(of: overlay) else { return .shape(fill: Path(), outline: Path()) }
    let placed = try PlacedArea(area, view: view, window: window, grid: grid)
    if let rings = placed.wholeRings {
      let path = Path(rings: rings)
      guard style.dash.isInMeters, let lines = placed.lines else { return .shape(fill: path, outline: path) }
      return .shape(fill: path, outline: try stroke(lines, of: placed, style, to: box))
    }
    let fill = try placed.cut()
    let lines = placed.lines ?? fill.lines(inside: box)
    if fill.rings.isEmpty {
      // Too thin to have an inside here: a line, or a point.
      let line = try stroke(lines, of: placed, style, to: box)
      return .shape(fill: line.parts.allSatisfy(\.isClosed) ? line : Path(), outline: line)
    }
    // Where nothing is cut the area's own rings are its outline.
    if !style.dash.isInMeters && !fill.isUnited && lines.count == fill.rings.count
      && lines.allSatisfy({ $0.isClosed && $0.points.allSatisfy(box.contains) })
    {
      let path = Path(rings: fill.rings)
      return .shape(fill: path, outline: path)
    }
    return .shape(fill: Path(rings: fill.rings), outline: try stroke(lines, of: placed, style, to: box))
  }

  private func stroke(
    _ lines: [(points: [Point], isClosed: Bool)], of area: PlacedArea, _ style: ShapeStyle, to box: Box
  ) throws(Diagnostic) -> Path {
    if style.dash.isInMeters, let dashes = dashes(style.dash) {
      var dashed = Path()
      for line in area.flatLines ?? lines.map({ ($0.points.compactMap(view.flat), $0.isClosed) }) {
        dashed.parts += try self.dashed(line.isClosed ? line.points + line.points.prefix(1) : line.points, dashes)
        try Frame.require(2 * dashed.parts.count)
      }
      return dashed
    }
    return Path(
      lines.flatMap { line in
        clippedLine(line.points, isClosed: line.isClosed, to: box).map {
          Path.Part(points: $0.points, isClosed: $0.isClosed)
        }
      })
  }

  /// The area of a closed shape, as fine as its stroke, whatever is asked for; nil for what has none.
  private func area(of overlay: Overlay) -> PlaneArea? {
    if case .circle(let circle) = overlay.content {
      guard circle.radius > 0 else { return nil }
      let visible = window(margin: margin(of: overlay.style)).plane
      let outlines = circle.mercatorOutlines(
        tolerance: flatTolerance / view.scale, visible: visible.minY...visible.maxY)
      return PlaneArea(meridian: circle.center.longitude, parts: [AreaPart(outlines)], isThinned: false)
    }
    guard let area = overlay.area else { return nil }
    let seen = SeenPlane(window(margin: margin(of: overlay.style)).plane, from: view.camera.center.longitude)
    // Straight edges are given, curves are laid out for this view.
    let isGiven = [.polygon, .rectangle, .areas, .image].contains(overlay.kind)
    let steepest = Mercator.latitude(y: max(abs(plane.minY), abs(plane.maxY)))
    let tolerance = flatTolerance * view.metersPerPoint(latitude: min(steepest, 89.5))
    return PlaneArea(
      meridian: area.meridian,
      parts: area.mercatorParts(
        from: area.meridian, tolerance: isGiven ? geodesicTolerance : tolerance, seen: seen),
      isThinned: isGiven)
  }

  /// Metres that a geodesic's edges may stray: what the tolerance is where the map's scale is largest. Views of the whole
  /// world show more than the square map; there are no more points than pictures need up to 89.5°.
  var geodesicTolerance: Double {
    let steepest = Mercator.latitude(y: max(abs(plane.minY), abs(plane.maxY)))
    return flatTolerance * view.metersPerPoint(latitude: min(max(steepest, Mercator.limit), 89.5))
  }

  /// A shape too small to be seen as one, as points in each copy of the world; nil for one that is not.
  private func speck(_ overlay: Overlay, in box: Box) -> Path? {
    guard case .circle(let circle) = overlay.content else { return nil }
    guard circle.radius > 0 else { return nil }
    // Twice, since the map's scale grows towards the poles within the circle too; at the poles it has no end.
    let diameter = 2 * circle.radius / view.metersPerPoint(latitude: circle.center.latitude) * (view.tilt?.stretch ?? 1)
    guard 2 * diameter < Layout.smallest && abs(circle.center.latitude) < 89 else { return nil }
    return Path(view.points(of: circle.center, in: box).map { Path.Part(points: [$0], isClosed: true) })
  }

  /// The view without shapes that don't touch each other, given by their indices.
  mutating func outside(of shapes: [Int], _ overlays: [Overlay]) throws(Diagnostic) -> Path {
    if let projected { return try projected.outside(of: shapes, overlays) }
    var regions: [Region] = []
    let window = window(margin: 0)
    if known.isEmpty { known = [PlaneArea?](repeating: nil, count: overlays.count) }
    for index in shapes {
      guard let area = area(of: overlays[index]) else { continue }
      known[index] = area
      regions += try PlacedArea(area, view: view, window: window, grid: grid).regions()
    }
    return try Diagnostic.ofUnions { () throws(UnionFailure) in
      let outside = try complement(of: regions, in: size.box, on: grid)
      return Path(rings: (outside.isUnited ? try outside.settled(on: grid) : outside).rings)
    }
  }
}

extension Label {
  /// An upper bound of how far the text reaches from its place, in points: letters are at most 1.2 of their size wide.
  var reach: Double {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let letters = Double(lines.map(\.count).max() ?? 0)
    return 1.2 * size * max(letters, Double(lines.count)) + haloWidth + size + abs(offset.x) + abs(offset.y)
  }
}
