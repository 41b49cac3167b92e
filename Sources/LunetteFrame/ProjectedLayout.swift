import LunetteGeometry
import LunetteScene

/// What `Layout` does for Mercator, in views of other projections: shapes, lines and places.
struct ProjectedLayout {
  let view: any SheetView
  /// Where areas are united their vertices lie on it: it is the document's.
  let grid: PlaneGrid

  var box: Box { view.size.box }

  /// What of the ground the view and a margin around it show.
  func sheet(margin: Double) -> (sheet: any GroundSheet, box: Box) {
    let box = self.box.padded(by: margin)
    return (view.sheet(for: box, tolerance: Layout.tolerance), box)
  }

  /// A closed shape's fill and outline, cut to the view and a margin.
  func shape(_ overlay: Overlay, margin: Double) throws(Diagnostic) -> Frame.Item {
    let (sheet, box) = sheet(margin: margin)
    if let speck = speck(overlay, sheet, box) { return .shape(fill: speck, outline: speck) }
    guard let area = area(of: overlay, on: sheet) else { return .shape(fill: Path(), outline: Path()) }
    let fill = try fill(area, on: sheet, in: box)
    let lines =
      area.parts.count == 1
      ? sheet.lines(of: area.parts[0], from: area.meridian)
      : fill.lines { box.isSide($0, $1) || sheet.isRim($0, $1) }
    let outline = try stroke(area, lines, overlay.style, on: sheet, in: box)
    guard fill.rings.isEmpty else { return .shape(fill: Path(rings: fill.rings), outline: outline) }
    // Too thin to have an inside here: a line, or a point.
    return .shape(fill: outline.parts.allSatisfy(\.isClosed) ? outline : Path(), outline: outline)
  }

  /// Of given vertices, as many as they may be, those that a picture shows: after parts were united, so that none parts from
  /// another.
  private func fill(_ area: PlaneArea, on sheet: any GroundSheet, in box: Box) throws(Diagnostic) -> Region {
    try Diagnostic.ofUnions { () throws(UnionFailure) in
      let regions = try sheet.regions(of: area.parts, from: area.meridian, grid: grid).map { $0.clipped(to: box) }
      var united = try union(regions, on: grid)
      if area.isThinned { united.rings = united.rings.map { $0.thinned(to: grid.coarse, isClosed: true) } }
      return area.isThinned || united.isUnited ? try united.settled(on: grid) : united
    }
  }

  private func stroke(
    _ area: PlaneArea, _ lines: [(points: [Point], isClosed: Bool)], _ style: ShapeStyle, on sheet: any GroundSheet,
    in box: Box
  ) throws(Diagnostic) -> Path {
    if let dashes = dashes(style, on: sheet), area.parts.count == 1 {
      let outlines = area.parts[0].outlines.map { outline in
        outline.heldPole == nil ? outline.points + outline.points.prefix(1) : outline.points
      }
      return try dashed(outlines, from: area.meridian, dashes, on: sheet, in: box)
    }
    var path = Path()
    for line in lines {
      let points = area.isThinned ? line.points.thinned(to: grid.coarse, isClosed: line.isClosed) : line.points
      path.parts += clippedLine(points, isClosed: line.isClosed, to: box).map {
        Path.Part(points: $0.points, isClosed: $0.isClosed)
      }
    }
    return path
  }

  /// The area of a closed shape, as fine as its stroke, whatever is asked for; nil for what has none.
  private func area(of overlay: Overlay, on sheet: any GroundSheet) -> PlaneArea? {
    if case .circle(let circle) = overlay.content {
      guard circle.radius > 0 else { return nil }
      let outlines = circle.outlines(groundTolerance: sheet.groundTolerance)
      return PlaneArea(meridian: 0, parts: [AreaPart(outlines)], isThinned: false)
    }
    guard let area = overlay.area else { return nil }
    return PlaneArea(
      meridian: area.meridian,
      parts: area.mercatorParts(from: area.meridian, tolerance: sheet.groundTolerance, seen: sheet.seen),
      // Straight edges are given, curves are laid out for this view.
      isThinned: [.polygon, .rectangle, .areas].contains(overlay.kind))
  }

  /// A shape too small to be seen as one, as a point; nil for one that is not.
  private func speck(_ overlay: Overlay, _ sheet: any GroundSheet, _ box: Box) -> Path? {
    guard case .circle(let circle) = overlay.content, circle.radius > 0 else { return nil }
    // Where things are drawn largest.
    let diameter = 2 * circle.radius / sheet.groundTolerance * Layout.tolerance
    guard 2 * diameter < Layout.smallest else { return nil }
    return Path(view.points(of: circle.center, in: box).map { Path.Part(points: [$0], isClosed: true) })
  }

  /// The map without shapes, given by their indices; not the paper beside it.
  func outside(of shapes: [Int], _ overlays: [Overlay]) throws(Diagnostic) -> Path {
    let (sheet, box) = sheet(margin: 0)
    var regions = sheet.paper(in: box, grid: grid)
    for index in shapes {
      guard let area = area(of: overlays[index], on: sheet) else { continue }
      regions.append(try fill(area, on: sheet, in: box))
    }
    let all = regions
    return try Diagnostic.ofUnions { () throws(UnionFailure) in
      let outside = try complement(of: all, in: box, on: grid)
      return Path(rings: (outside.isUnited ? try outside.settled(on: grid) : outside).rings)
    }
  }

  /// The map's own area in the view: what an ocean is filled on.
  var domain: Path {
    let (sheet, box) = sheet(margin: 0)
    return Path(rings: sheet.domain.map { clipped([$0], to: box) } ?? [])
  }
}
