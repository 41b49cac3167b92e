extension Sector {
  /// Its parts on the Mercator plane in radians, x from a meridian in degrees. Edges stay within `tolerance` metres of
  /// its own where they are seen; every vertex lies on it.
  public func mercatorParts(from meridian: Double, tolerance: Double, seen: SeenPlane? = nil) -> [AreaPart] {
    parts(in: PartLayout(from: meridian, origin: origin, tolerance: tolerance, seen: seen))
  }

  /// Its parts in degrees, x a longitude that runs on past ±180, which it crosses in vertices of its own. Edges hold the
  /// tolerance in metres, whether they are read as straight in degrees, straight in Mercator, or geodesic.
  public func geographicParts(tolerance: Double) -> [AreaPart] {
    parts(in: PartLayout(degreesFrom: origin, tolerance: tolerance))
  }

  private var origin: Double { center.longitude.normalizedLongitude }

  func parts(in layout: PartLayout) -> [AreaPart] {
    let outlines = outlines(of: traces(in: layout))
    return outlines.isEmpty ? [] : [AreaPart(outlines)]
  }

  /// Its box on the globe; nil for one without an area.
  public var bounds: Bounds? {
    let traces = traces(in: PartLayout(degreesFrom: origin, tolerance: 1e-3 * radius))
    return Bounds(of: traces, outlines(of: traces), from: origin)
  }

  private func traces(in layout: PartLayout) -> [GroundTrace] {
    guard hasArea else { return [] }
    return isWhole ? rings(in: layout) : [boundary(in: layout)].compactMap { $0 }
  }

  /// The pieces of one bow at a distance, clockwise, none more than 45° or over north or south.
  private func bow(at distance: Double) -> [GroundCurve] {
    let compass = Compass(latitude: center.latitude)
    return bearings.map { compass.arc(distance: distance, from: $0.from, to: $0.to, half: $0.half) }
  }

  /// Between its bearings: both, and how many half turns from north lie before them.
  private var bearings: [(from: Double, to: Double, half: Int)] {
    let start = isWhole ? 0 : from.normalizedBearing
    let end = start + sweep
    var stops = [start]
    var meridian = (start / 180).rounded(.down) * 180 + 180
    while let last = stops.last, last < end {
      let next = min(meridian, end)
      let pieces = max(1, Int(((next - last) / 45).rounded(.up)))
      stops += (1...pieces).map { $0 == pieces ? next : last + (next - last) * Double($0) / Double(pieces) }
      meridian += 180
    }
    return zip(stops, stops.dropFirst()).map { ($0, $1, Int((($0 + $1) / 360).rounded(.down))) }
  }

  /// A line around a sector: along the outer bow, the last bearing's geodesic, the inner bow, and the first bearing's.
  private func boundary(in layout: PartLayout) -> GroundTrace? {
    guard let first = bearings.first, let last = bearings.last else { return nil }
    // From a pole the bearings are meridians, which its sides keep where they meet at it.
    let isAtPole = abs(center.latitude) > Circle.steepest
    let inner = isAtPole ? max(self.inner, Sector.besidePole) : self.inner
    let compass = Compass(latitude: center.latitude)
    var trace = GroundTrace(in: layout)
    let (outerBow, innerBow, cuts) = bows(inner, in: layout)
    for (curve, cuts) in zip(outerBow, cuts) { trace.append(curve, at: cuts) }
    let end = compass.ray(bearing: last.to, half: last.half, from: radius, to: inner)
    trace.append(end, at: end.cuts(from: Sector.quarters, in: layout))
    if inner > 0 {
      for (curve, cuts) in zip(innerBow, cuts).reversed() { trace.append(curve, at: cuts.reversed()) }
    }
    let start = compass.ray(bearing: first.from, half: first.half, from: inner, to: radius)
    trace.append(start, at: start.cuts(from: Sector.quarters, in: layout))
    return trace
  }

  private static let quarters = [0, 0.25, 0.5, 0.75, 1]

  /// Metres: nearer to a pole than vertices are drawn.
  private static let besidePole = 6e-5

  /// Both bows and where their pieces are cut. Both at the same bearings: so they can't cross where the sector is narrower
  /// than the tolerance.
  private func bows(_ inner: Double, in layout: PartLayout) -> ([GroundCurve], [GroundCurve], [[Double]]) {
    let outerBow = bow(at: radius)
    var cuts = outerBow.map { $0.cuts(from: [0, 1], in: layout) }
    let innerBow = inner > 0 ? bow(at: inner) : []
    for (index, curve) in innerBow.enumerated() { cuts[index] = curve.cuts(from: cuts[index], in: layout) }
    return (outerBow, innerBow, cuts)
  }

  /// The lines of a whole ring: around it, and around what it leaves out.
  private func rings(in layout: PartLayout) -> [GroundTrace] {
    let (outerBow, innerBow, cuts) = bows(inner, in: layout)
    return [outerBow, innerBow].filter { !$0.isEmpty }.map { bow in
      var trace = GroundTrace(in: layout)
      for (curve, cuts) in zip(bow, cuts) { trace.append(curve, at: cuts) }
      return trace
    }
  }

  /// The outline, and the hole of a ring.
  private func outlines(of traces: [GroundTrace]) -> [Outline] {
    let outlines = traces.map(\.outline)
    guard let first = outlines.first, let outer = first else { return [] }
    guard outlines.count > 1, let inner = outlines[1] else { return [outer] }
    // A circle that holds both poles is a line around the antipode, clockwise: the other circle's hole.
    let antipode = Outline(points: outer.points)
    guard !inner.isInverted else { return [Outline(points: inner.points.reversed()), antipode] }
    guard outer.isInverted, let pole = inner.heldPole else { return [outer, inner.reversed] }
    return [Outline(points: inner.points.reversed(), heldPole: pole == .north ? .south : .north), antipode]
  }
}
