import Glibc

extension Ellipse {
  /// Its parts on the Mercator plane in radians, x from a meridian in degrees. Edges stay within `tolerance` metres of
  /// its outline where they are seen; every vertex lies on it.
  public func mercatorParts(from meridian: Double, tolerance: Double, seen: SeenPlane? = nil) -> [AreaPart] {
    parts(in: PartLayout(from: meridian, origin: origin, tolerance: tolerance, seen: seen))
  }

  /// Its parts in degrees, x a longitude that runs on past ±180, which it crosses in vertices of its own. Edges hold the
  /// tolerance in metres, whether they are read as straight in degrees, straight in Mercator, or geodesic.
  public func geographicParts(tolerance: Double) -> [AreaPart] {
    parts(in: PartLayout(degreesFrom: origin, tolerance: tolerance))
  }

  private var origin: Double { center.longitude.normalizedLongitude }

  private func parts(in layout: PartLayout) -> [AreaPart] {
    guard hasArea else { return [] }
    return trace(in: layout).outline.map { [AreaPart([$0])] } ?? []
  }

  /// Its box on the globe; nil for one without an area.
  public var bounds: Bounds? {
    guard hasArea else { return nil }
    // Where it reaches furthest is found from any outline; the finest of a needle, millions of points, would take seconds.
    let trace = trace(in: PartLayout(degreesFrom: origin, tolerance: max(1e-3 * semiMinor, 1e-6 * semiMajor)))
    return trace.outline.flatMap { Bounds(of: [trace], [$0], from: origin) }
  }

  private func trace(in layout: PartLayout) -> GroundTrace {
    var trace = GroundTrace(in: layout)
    for curve in halves { trace.append(curve, at: curve.cuts(from: Ellipse.eighths, in: layout)) }
    return trace
  }

  /// Of a half, so that no cut is passed over: an ellipse evenly cut by its eccentric anomaly.
  private static let eighths = (0...8).map { Double($0) / 8 }

  /// Its eastern half from north to south, and its western back.
  var halves: [GroundCurve] {
    let (a, b, turned) = (semiMajor, semiMinor, Direction(degrees: rotation))
    // The eccentric anomaly of the point due north: that of the one due south is half a turn on.
    let north = atan2(-a * turned.sine, b * turned.cosine)
    let compass = Compass(latitude: center.latitude)
    return [false, true].map { isWest in
      compass.half(isWest: isWest) { part in
        let anomaly = Direction(radians: north + (isWest ? 1 + part : part) * .pi)
        let (along, across) = (a * anomaly.cosine, b * anomaly.sine)
        return (
          along * turned.sine + across * turned.cosine, along * turned.cosine - across * turned.sine
        )
      }
    }
  }
}
