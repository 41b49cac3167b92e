import Glibc

/// What of the plate carrée is laid out for a box of a view.
public struct EquirectangularSheet: Sendable {
  private let view: EquirectangularView
  /// What the box shows of the plane in radians, x from the camera's meridian.
  private let visible: Box
  /// Radians of the plane that an edge may stray.
  private let tolerance: Double

  /// What a box of the view shows. Edges stay within `tolerance` points of their curves.
  public init(_ view: EquirectangularView, box: Box, tolerance: Double) {
    self.view = view
    self.tolerance = tolerance / view.scale
    visible = Box(around: box.ring.map(view.plane.unplace)) ?? .nothing
  }

  /// What of parts of an area lies in the box and near to it, in view points on a grid: a region a part and copy of the
  /// world, its inside to the left if y went up. The parts are on the Mercator plane in radians, x from a meridian in
  /// degrees.
  public func regions(
    of parts: [AreaPart], from meridian: Double, grid: PlaneGrid
  ) throws(UnionFailure) -> [Region] {
    let eastward = view.eastward(to: meridian)
    let reached = visible.moved(west: eastward)
    let scale = view.scale
    // Cut at the poles before the bearing turns them, in points, where lines that cross are taken apart.
    let world = Box(minX: -.infinity, minY: -.pi / 2 * scale, maxX: .infinity, maxY: .pi / 2 * scale)
    var regions: [Region] = []
    for part in parts {
      let laid = AreaPart(part.outlines.map { onPlane($0) }, rule: part.rule)
      let unturned = try laid.regions(on: .mercator, reaching: reached, grid: grid) { ring in
        ring.map { Point(x: (eastward + $0.x) * scale, y: $0.y * scale) }
      }
      for region in unturned {
        let rings = region.clipped(to: world).rings.map { ring in
          view.plane.place(ring: ring.map { Point(x: $0.x / scale, y: $0.y / scale) })
        }
        // Of what is thin edges that hold the tolerance may cross.
        let settled = try Region(rings, isUnited: region.isUnited).settled(on: grid)
        if !settled.rings.isEmpty { regions.append(settled) }
      }
    }
    return regions
  }

  private func onPlane(_ outline: Outline) -> Outline {
    var laid = outline
    let isClosed = outline.heldPole == nil && !outline.points.isEmpty
    laid.points = Equirectangular.line(
      isClosed ? outline.points + outline.points.prefix(1) : outline.points, tolerance: tolerance)
    if isClosed { laid.points.removeLast() }
    return laid
  }

  /// Outlines in every copy of the world near the box, in view points, to be stroked.
  public func lines(of part: AreaPart, from meridian: Double) -> [(points: [Point], isClosed: Bool)] {
    let eastward = view.eastward(to: meridian)
    return part.outlines.flatMap { onPlane($0).lines(on: .mercator, reaching: visible.moved(west: eastward)) }.map {
      (place($0.points, eastward), $0.isClosed)
    }
  }

  /// A line on the Mercator plane in every copy of the world that may be seen, in view points; x in radians from a meridian
  /// in degrees.
  public func lines(of line: [Point], from meridian: Double) -> [SheetLine] {
    let eastward = view.eastward(to: meridian)
    let laid = Equirectangular.line(line, tolerance: tolerance)
    guard let extent = Box(around: laid) else { return [] }
    return MapPlane.mercator.copies(of: extent, reaching: visible.moved(west: eastward)).map {
      SheetLine(points: place(laid, eastward + 2 * .pi * Double($0)), hasStart: true, hasEnd: true)
    }
  }

  private func place(_ points: [Point], _ eastward: Double) -> [Point] {
    points.map { view.plane.place(Point(x: eastward + $0.x, y: $0.y)) }
  }

  /// The paper beyond the poles, in a box of the view and more, on a grid; none where the box shows none.
  public func paper(in box: Box, grid: PlaneGrid) -> [Region] {
    let beyond = [
      Box(minX: visible.minX, minY: .pi / 2, maxX: visible.maxX, maxY: max(visible.maxY, .pi / 2)),
      Box(minX: visible.minX, minY: min(visible.minY, -.pi / 2), maxX: visible.maxX, maxY: -.pi / 2),
    ]
    return beyond.compactMap { $0.maxY > $0.minY ? view.plane.place(ring: $0.ring).rounded(to: grid) : nil }
      .map { Region([$0]) }
  }

  /// What can be drawn on at all in the box, as a ring of the view, its inside to the left; nil for nothing.
  public var domain: Ring? {
    let (low, high) = (max(visible.minY, -.pi / 2), min(visible.maxY, .pi / 2))
    guard low < high else { return nil }
    return view.plane.place(ring: Box(minX: visible.minX, minY: low, maxX: visible.maxX, maxY: high).ring)
  }

  /// Whether an edge of an area in the view runs along a pole, where areas are closed: it has no stroke.
  public func isRim(_ start: Point, _ end: Point) -> Bool {
    // Areas that were united lie on a grid.
    let slack = 0.02 / view.scale
    let (from, to) = (view.plane.unplace(start).y, view.plane.unplace(end).y)
    return abs(abs(from) - .pi / 2) < slack && abs(to - from) < slack
  }

  /// Metres on the ground that curves of shapes may stray from their edges.
  public var groundTolerance: Double {
    let steepest = min(max(abs(visible.minY), abs(visible.maxY)), 89 / .degrees)
    return tolerance * Mercator.radius * cos(steepest)
  }

  /// What it shows of the Mercator plane, x in radians from the camera's meridian.
  public var visiblePlane: Box {
    func y(_ latitude: Double) -> Double { abs(latitude) < .pi / 2 ? asinh(tan(latitude)) : copysign(40, latitude) }
    return Box(minX: visible.minX, minY: y(visible.minY), maxX: visible.maxX, maxY: y(visible.maxY))
  }

  /// The same, in every copy of the world: only there must curves be fine.
  public var seen: SeenPlane { SeenPlane(visiblePlane, from: view.camera.center.longitude) }
}

extension Box {
  /// The box with every x less by a step.
  fileprivate func moved(west step: Double) -> Box {
    Box(minX: minX - step, minY: minY, maxX: maxX - step, maxY: maxY)
  }
}
