import Glibc

extension AzimuthalDisc {
  /// What of parts of an area lies in the disc, in view points on a grid: a region a part, its inside to the left if y went
  /// up. The parts are on the Mercator plane in radians, x from a meridian in degrees.
  public func regions(
    of parts: [AreaPart], from meridian: Double, grid: PlaneGrid
  ) throws(UnionFailure) -> [Region] {
    var regions: [Region] = []
    for part in parts {
      // Of what is thin, or lies along the rim, edges that hold the tolerance may cross.
      let region = try AzimuthalArea(part, from: meridian, in: self).region(on: grid).settled(on: grid)
      if !region.rings.isEmpty { regions.append(region) }
    }
    return regions
  }

  /// What of outlines lies in the disc, in view points, to be stroked: not its rim.
  public func lines(of part: AreaPart, from meridian: Double) -> [(points: [Point], isClosed: Bool)] {
    AzimuthalArea(part, from: meridian, in: self).traces.flatMap(\.pieces).map {
      ($0.points.map(view.plane.place), $0.entry == nil && $0.exit == nil)
    }
  }

  /// What of a line on the Mercator plane lies in the disc, in view points; x in radians from a meridian in degrees.
  public func lines(of line: [Point], from meridian: Double) -> [SheetLine] {
    AzimuthalTrace(line, eastward: view.eastward(to: meridian), isClosed: false, in: self).pieces.map {
      SheetLine(points: $0.points.map(view.plane.place), hasStart: $0.entry == nil, hasEnd: $0.exit == nil)
    }
  }
}

extension AzimuthalView {
  /// Radians eastward from the camera's meridian, the shorter way.
  func eastward(to longitude: Double) -> Double { sphere.eastward(to: longitude) }
}

/// A part of an area on an azimuthal plane: its outlines where they lie in the disc, to be closed along its rim.
struct AzimuthalArea {
  private let part: AreaPart
  private let disc: AzimuthalDisc
  /// Radians from the camera's meridian to the part's.
  private let eastward: Double
  let traces: [AzimuthalTrace]

  /// A part on the Mercator plane in radians, x from a meridian in degrees.
  init(_ part: AreaPart, from meridian: Double, in disc: AzimuthalDisc) {
    self.part = part
    self.disc = disc
    let eastward = disc.view.eastward(to: meridian)
    self.eastward = eastward
    traces = part.outlines.map { outline in
      // On the sphere a line around a pole is as closed as any.
      let line = outline.heldPole == nil ? outline.points + outline.points.prefix(1) : outline.points
      return AzimuthalTrace(line, eastward: eastward, isClosed: true, in: disc)
    }
  }

  /// The area in view points.
  func region(on grid: PlaneGrid) throws(UnionFailure) -> Region {
    let plane = disc.view.plane
    if case .simple = part.rule { return Region(simpleRings.map(plane.place(ring:))) }
    let lines = closedLines.map(plane.place(ring:))
    return try PlaneLibrary(grid).area(of: lines + [rim(through: crossings)].map(plane.place(ring:))) { point in
      disc.view.formula.place(at: plane.unplace(point)).map(holds) ?? false
    }
  }

  /// Whether a place of the sphere lies in the part.
  private func holds(_ place: UnitVector) -> Bool {
    let point = disc.view.sphere.onMercator(place)
    return part.holds(Point(x: point.x - eastward, y: point.y))
  }

  private func holdsRim(at direction: Double) -> Bool { holds(disc.rimPlace(direction)) }

  // Lines that don't cross.

  private var simpleRings: [Ring] {
    let pieces = traces.flatMap(\.pieces)
    let rings = pieces.filter { $0.entry == nil }.map(\.points).filter { $0.count > 2 }
    let cut = pieces.filter { $0.entry != nil && $0.exit != nil }
    guard cut.isEmpty else { return rings + joined(cut) }
    // Nothing crosses the rim, so that it is all inside or all outside; more than one place is asked, since a line may
    // come near to one of them.
    let inside = [0.1, 1.4, 2.7, 3.9, 5.2].count(where: holdsRim)
    return inside > 2 ? [disc.rim] + rings : rings
  }

  /// Pieces joined along the rim. From where one goes out the area lies along it counter-clockwise, to where the next one
  /// comes in.
  private func joined(_ pieces: [AzimuthalTrace.Piece]) -> [Ring] {
    let start = widestGap(of: pieces)
    func along(_ direction: Double?) -> Double {
      let turned = fmod((direction ?? 0) - start, 2 * .pi)
      return turned < 0 ? turned + 2 * .pi : turned
    }
    func sorted(_ direction: KeyPath<AzimuthalTrace.Piece, Double?>) -> [Int] {
      pieces.indices.map { ($0, along(pieces[$0][keyPath: direction])) }
        .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }
    // Between the widest gap and itself the n-th exit belongs to the n-th entry, also where last digits put two of them
    // the wrong way round. Where the gap is inside, the first entry ends what the last exit began.
    let (exits, entries, isInside) = (sorted(\.exit), sorted(\.entry), holdsRim(at: start))
    var next = [(piece: Int, arc: [Point])](repeating: (0, []), count: pieces.count)
    for (number, exit) in exits.enumerated() {
      let position = isInside ? number + 1 : number
      let entry = entries[position % entries.count]
      let turn = position == entries.count ? 2 * Double.pi : 0
      let span = along(pieces[entry].entry) - along(pieces[exit].exit) + turn
      next[exit] = (entry, disc.rimArc(from: pieces[exit].exit ?? 0, through: span))
    }
    var rings: [Ring] = []
    var isUsed = [Bool](repeating: false, count: pieces.count)
    for first in pieces.indices where !isUsed[first] {
      var ring: Ring = []
      var piece = first
      while !isUsed[piece] {
        isUsed[piece] = true
        ring += pieces[piece].points + next[piece].arc
        piece = next[piece].piece
      }
      ring.removeRepeats()
      if ring.count > 2 { rings.append(ring) }
    }
    return rings
  }

  /// The middle of the widest stretch of the rim that no line crosses.
  private func widestGap(of pieces: [AzimuthalTrace.Piece]) -> Double {
    let directions = pieces.flatMap { [$0.entry, $0.exit].compactMap { $0 } }.sorted()
    guard let first = directions.first, var last = directions.last else { return 0 }
    last -= 2 * .pi
    var best = (width: first - last, middle: (first + last) / 2)
    for (start, end) in zip(directions, directions.dropFirst()) where end - start > best.width + 1e-12 {
      best = (end - start, (start + end) / 2)
    }
    return best.middle
  }

  // Lines that may cross: what is inside is found by faces.

  /// Each line closed along the rim the short way: what it goes around there nobody counts.
  private var closedLines: [Ring] {
    traces.flatMap { trace -> [Ring] in
      guard let first = trace.pieces.first else { return [] }
      guard first.entry != nil else { return [first.points] }
      var ring: Ring = []
      for (number, piece) in trace.pieces.enumerated() {
        let next = trace.pieces[(number + 1) % trace.pieces.count]
        let (exit, entry) = (piece.exit ?? 0, next.entry ?? 0)
        let span = shortWay(entry - exit)
        ring += piece.points
        ring += span >= 0 ? disc.rimArc(from: exit, through: span) : disc.rimArc(from: entry, through: -span).reversed()
      }
      return [ring]
    }
  }

  private var crossings: [Double] { traces.flatMap(\.pieces).flatMap { [$0.entry, $0.exit].compactMap { $0 } } }

  /// The rim with vertices in directions where lines cross it.
  private func rim(through directions: [Double]) -> Ring {
    var ring: Ring = []
    let sorted = directions.sorted()
    guard let first = sorted.first else { return disc.rim }
    for (start, end) in zip(sorted, sorted.dropFirst() + [first + 2 * .pi]) {
      ring.append(disc.rimPoint(start))
      ring += disc.rimArc(from: start, through: end - start)
    }
    return ring
  }
}
