import Glibc

extension Buffer {
  /// Its parts on the Mercator plane in radians, x from a meridian in degrees: a circle around every place, a strip along
  /// every edge. Edges stay within `tolerance` metres of its own where they are seen.
  public func mercatorParts(from meridian: Double, tolerance: Double, seen: SeenPlane? = nil) -> [AreaPart] {
    parts(in: PartLayout(from: meridian, origin: 0, tolerance: tolerance, seen: seen))
  }

  /// Its parts in degrees, x a longitude that runs on past ±180, which it crosses in vertices of its own. Edges hold the
  /// tolerance in metres, whether they are read as straight in degrees, straight in Mercator, or geodesic.
  public func geographicParts(tolerance: Double) -> [AreaPart] {
    parts(in: PartLayout(degreesFrom: 0, tolerance: tolerance))
  }

  private func parts(in layout: PartLayout) -> [AreaPart] {
    guard hasArea else { return [] }
    return paths.flatMap { path in
      var parts: [AreaPart] = []
      var last: Coordinate?
      for place in path.unrolled where place != last {
        if let last {
          let edge = BufferEdge(from: last, to: place, isGeodesic: isGeodesic)
          parts += edge.pieces(radius: radius, tolerance: min(layout.tolerance, radius)).flatMap {
            part(of: $0, along: edge, in: layout)
          }
        }
        // Also where lines may stray by more than a radius ends are round.
        parts += circle(around: place, in: layout.holding(min(layout.tolerance, 0.02 * radius)))
        last = place
      }
      return parts
    }
  }

  private func part(of piece: BufferEdge.Piece, along edge: BufferEdge, in layout: PartLayout) -> [AreaPart] {
    switch piece {
    case .strip(let from, let to): strip(along: edge, from, to, in: layout)
    case .circle(let part):
      // What circles leave out between them takes the rest of the tolerance.
      circle(around: edge.station(at: part).place, in: layout.holding(max(0.75 * layout.tolerance, 1e-6 * radius)))
    }
  }

  private func circle(around place: Coordinate, in layout: PartLayout) -> [AreaPart] {
    if radius <= Circle.maximumRadius, let outline = layout.outline(of: Circle(center: place, radius: radius)) {
      return [AreaPart([outline])]
    }
    return Sector(center: place, radius: radius).parts(in: layout.counting(from: place.longitude))
  }

  /// What lies beside an edge between two parts of it: along its left, across, back along its right, and across.
  private func strip(along edge: BufferEdge, _ from: Double, _ to: Double, in layout: PartLayout) -> [AreaPart] {
    let layout = layout.counting(from: edge.start.longitude)
    let coarse = [0, 0.5, 1]
    let left = edge.offset(by: -radius, from: from, to: to)
    let right = edge.offset(by: radius, from: from, to: to)
    // Both sides are cut at the same parts, so that they can't cross where the strip is narrower than the tolerance.
    let cuts = right.cuts(from: left.cuts(from: coarse, in: layout), in: layout)
    // Those across are the neighbouring strips' too.
    let (start, end) = (edge.section(at: from, reaching: radius), edge.section(at: to, reaching: radius))
    var trace = GroundTrace(in: layout)
    trace.append(left, at: cuts)
    trace.append(end, at: end.cuts(from: coarse, in: layout))
    trace.append(right, at: cuts.reversed())
    trace.append(start, at: start.cuts(from: coarse, in: layout).reversed())
    return trace.outline.map { [AreaPart([$0])] } ?? []
  }
}
