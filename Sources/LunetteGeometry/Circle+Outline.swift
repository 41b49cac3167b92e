import Glibc

extension Circle {
  /// Its outlines on the Mercator plane in radians, x east of the centre's meridian.
  ///
  /// Every vertex lies on the circle; chords stay within `tolerance` (radians of the plane) of it where they reach into
  /// `visible`, a range of the plane's y. There is one, but of a planar circle over all longitudes, whose second is that of
  /// a hole: all that lies north of the band.
  public func mercatorOutlines(tolerance: Double, visible: ClosedRange<Double>) -> [Outline] {
    guard !isEverything else { return [.everything] }
    // Each model's fan is named, so that what is generic over fans is compiled for it.
    switch model {
    case .wgs84:
      // A tenth of the tolerance, at the map's largest scale on the circle.
      let fan = GeodesicFan(
        latitude: center.latitude, distance: radius,
        tolerance: 0.1 * tolerance * Mercator.metersPerRadian(latitude: steepestLatitude))
      if let shortest = ShortestFan(fan) { return [mercatorOutline(shortest, tolerance, visible)] }
      return [mercatorOutline(fan, tolerance, visible)]
    case .sphere: return [mercatorOutline(fan(SphereFan.self), tolerance, visible)]
    case .planar:
      guard isBand else { return [mercatorOutline(fan(PlanarFan.self), tolerance, visible)] }
      // No view reaches so far, and the tangent's square is finite.
      return band(endingAt: 300) { mercatorOutline($0, tolerance, visible) }
    }
  }

  /// The latitude nearest a pole that a vertex in degrees has: on a grid of nine decimals it isn't the pole.
  public static let steepest = 90 - 6e-10

  /// Whether the outline passes a pole so near that eight decimals could not tell it from the pole.
  public var passesPole: Bool {
    guard steepestLatitude > 89.9 && !isEverything else { return false }
    return switch model {
    case .wgs84: passesPole(fan(GeodesicFan.self))
    case .sphere: passesPole(fan(SphereFan.self))
    case .planar: passesPole(fan(PlanarFan.self))
    }
  }

  private func passesPole<F: Fan>(_ fan: F) -> Bool {
    [1.0, -1].contains { abs(fan.point(sinAzimuth: 0, cosAzimuth: $0).latitude) > 90 - 2e-8 }
  }

  /// An upper bound of the latitudes that the circle touches, either way; 90 where it comes near a pole.
  private var steepestLatitude: Double { min(abs(center.latitude) + radius / 110_000, 90) }

  func fan<F: Fan>(_ type: F.Type) -> F { F(latitude: center.latitude, distance: radius) }

  /// A planar circle wider than the world: the area north of its copies' southern edges without that north of
  /// their northern ones. An edge beyond a y of the plane is none.
  private func band(endingAt end: Double, _ outline: (PlanarEdgeFan) -> Outline) -> [Outline] {
    let edges = [Pole.south, .north].compactMap { side -> Outline? in
      let fan = PlanarEdgeFan(latitude: center.latitude, distance: radius, side: side)
      return fan.nearest < end ? outline(fan) : nil
    }
    guard edges.count == 2 else { return edges.isEmpty ? [.everything] : edges }
    return [edges[0], Outline(points: edges[1].points, heldPole: .north)]
  }

  private func mercatorOutline<F: Fan>(
    _ fan: F, _ tolerance: Double, _ visible: ClosedRange<Double>
  ) -> Outline {
    let shape = CurveBounds(self, fan)
    var half = HalfCircle(fan: fan, segments: shape.segments(mercatorTolerance: tolerance))
    if !shape.isEven {
      half.refine { start, middle, end in
        let (p, m, q) = (start.onMercator, middle.onMercator, end.onMercator)
        if min(p.y, m.y, q.y) > visible.upperBound || max(p.y, m.y, q.y) < visible.lowerBound { return false }
        return m.distance(toSegment: p, q) > tolerance
      }
    }
    return half.outline(on: .mercator) { $0.onMercator }
  }

  /// Its outlines in degrees, x a longitude that runs on past ±180, which they cross in vertices of their own; one or two,
  /// as on the Mercator plane.
  ///
  /// Every vertex lies on the circle; the circle is within `tolerance` metres of the edges, whether they are read as
  /// straight in degrees, straight in Mercator, or geodesic.
  public func geographicOutlines(tolerance: Double) -> [Outline] {
    guard !isEverything else { return [.everything] }
    // The middle of an edge is not always where it strays most.
    // Below 20 nm what is compared is rounding.
    let tolerance = max(0.9 * tolerance, 2e-8)
    switch model {
    case .wgs84:
      let fan = fan(GeodesicFan.self)
      if let shortest = ShortestFan(fan) { return [geographicOutline(shortest, tolerance)] }
      return [geographicOutline(fan, tolerance)]
    case .sphere: return [geographicOutline(fan(SphereFan.self), tolerance)]
    case .planar:
      guard isBand else { return [geographicOutline(fan(PlanarFan.self), tolerance)] }
      // 0.2 mm from a pole.
      return band(endingAt: 25) { geographicOutline($0, tolerance) }
    }
  }

  private func geographicOutline<F: Fan>(_ fan: F, _ tolerance: Double) -> Outline {
    let shape = CurveBounds(self, fan)
    var half = HalfCircle(fan: fan, segments: shape.segments(groundTolerance: tolerance))
    if !shape.isEven {
      half.refine { start, middle, end in
        GroundEdge(start: start, middle: middle, end: end).strays(over: tolerance)
      }
    }
    let meridian = center.longitude.normalizedLongitude
    half.insertCrossings(ofMeridian: (180 - meridian) / .degrees)
    if meridian != 0 { half.insertCrossings(ofMeridian: (180 + meridian) / .degrees) }
    half.straightenNearPoles()
    var outline = half.outline(on: .degrees) { Point(x: $0.longitude * .degrees, y: $0.latitude) }
    for index in outline.points.indices {
      // A vertex at the pole itself would touch the edge that closes over it; this is 0.07 mm away.
      outline.points[index].y = outline.points[index].y.clamped(to: -Circle.steepest...Circle.steepest)
      let longitude = meridian + outline.points[index].x
      // Crossings were solved to the last digit of radians; 1e-12° is a tenth of a micrometre.
      let isCrossing = abs(abs(longitude) - 180) < 1e-12
      outline.points[index].x = isCrossing ? copysign(180, longitude) : longitude
    }
    return outline
  }
}
