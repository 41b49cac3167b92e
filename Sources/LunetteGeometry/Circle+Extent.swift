import Glibc

/// What a circle spans: on the globe, and on the Mercator plane along a view's right and up.
public struct CircleExtent: Sendable {
  /// Its box on the globe: west and east are those of its widest points.
  public var bounds: Bounds
  /// In radians of the plane, x and y along the view's right and up, as if the centre's meridian were the camera's.
  ///
  /// nil for a circle that holds a pole: the plane has no end there.
  public var onMercator: Box?

  /// That of circles that hold both poles.
  static let everything = CircleExtent(bounds: Bounds(south: -90, west: -180, north: 90, east: 180))
}

extension Circle {
  /// Its box on the globe.
  public var bounds: Bounds { extent(bearing: 0).bounds }

  /// What it spans, in a view with a bearing.
  public func extent(bearing: Double) -> CircleExtent {
    if isEverything { return .everything }
    return switch model {
    case .wgs84:
      // A tenth of a nanometre is less than what rounding leaves of a latitude.
      extent(
        HalfCircle(
          fan: GeodesicFan(latitude: center.latitude, distance: radius, tolerance: 1e-10), segments: 16), bearing)
    case .sphere: extent(HalfCircle(fan: fan(SphereFan.self), segments: 16), bearing)
    case .planar:
      isBand ? bandExtent(bearing) : extent(HalfCircle(fan: fan(PlanarFan.self), segments: 16), bearing)
    }
  }

  /// A planar circle over all longitudes spans on the plane what it does without its copies.
  private func bandExtent(_ bearing: Double) -> CircleExtent {
    let (sine, cosine) = MercatorView.sineAndCosine(bearing: bearing)
    let (y, radius) = (Mercator.y(latitude: center.latitude), planarRadius)
    return CircleExtent(
      bounds: Bounds(
        south: Mercator.latitude(y: y - radius), west: -180, north: Mercator.latitude(y: y + radius), east: 180),
      onMercator: Box(
        minX: -y * sine - radius, minY: y * cosine - radius, maxX: -y * sine + radius, maxY: y * cosine + radius))
  }

  private func extent<F: Fan>(_ half: HalfCircle<F>, _ bearing: Double) -> CircleExtent {
    let (north, south) = (half.samples[0].point, half.samples[half.samples.count - 1].point)
    let latitudes = [north.latitude, south.latitude].sorted()
    if half.holds(.north) && half.holds(.south) { return .everything }
    switch half.heldPole {
    case .north: return CircleExtent(bounds: Bounds(south: latitudes[0], west: -180, north: 90, east: 180))
    case .south: return CircleExtent(bounds: Bounds(south: -90, west: -180, north: latitudes[1], east: 180))
    case nil:
      let reach = half.maximum { $0.longitude }
      let longitude = center.longitude.normalizedLongitude
      let bounds = Bounds(
        south: latitudes[0], north: latitudes[1], unrolledWest: longitude - reach * .degrees,
        unrolledEast: longitude + reach * .degrees)
      return CircleExtent(bounds: bounds, onMercator: half.mercatorExtent(bearing, reach: reach))
    }
  }
}

extension HalfCircle {
  fileprivate func mercatorExtent(_ bearing: Double, reach: Double) -> Box {
    let (sine, cosine) = MercatorView.sineAndCosine(bearing: bearing)
    let (north, south) = (samples[0].point, samples[samples.count - 1].point)
    if sine == 0 {
      // The common case needs no search. Turned by 180° the mirror image is the same.
      let (top, bottom) = (asinh(north.tanLatitude) * cosine, asinh(south.tanLatitude) * cosine)
      return Box(minX: -reach, minY: min(top, bottom), maxX: reach, maxY: max(top, bottom))
    }
    // The mirrored half takes part through the sign of x.
    func furthest(_ x: Double, _ y: Double) -> Double {
      max(
        maximum { $0.longitude * x + asinh($0.tanLatitude) * y },
        maximum { $0.longitude * -x + asinh($0.tanLatitude) * y })
    }
    return Box(
      minX: -furthest(-cosine, sine), minY: -furthest(-sine, -cosine),
      maxX: furthest(cosine, -sine), maxY: furthest(sine, cosine))
  }
}
