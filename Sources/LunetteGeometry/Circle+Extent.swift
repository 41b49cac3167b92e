import Glibc

extension Circle {
  /// Its box: west and east are those of its widest points.
  public var bounds: Bounds {
    switch model {
    case .wgs84: bounds(HalfCircle(fan: fan(GeodesicFan.self), segments: 64))
    case .sphere: bounds(HalfCircle(fan: fan(SphereFan.self), segments: 64))
    case .planar: bounds(HalfCircle(fan: fan(PlanarFan.self), segments: 64))
    }
  }

  private func bounds<F: Fan>(_ half: HalfCircle<F>) -> Bounds {
    let (north, south) = (half.samples[0].point.latitude, half.samples[half.samples.count - 1].point.latitude)
    switch half.heldPole {
    case .north: return Bounds(south: min(north, south), west: -180, north: 90, east: 180)
    case .south: return Bounds(south: -90, west: -180, north: max(north, south), east: 180)
    case nil:
      let reach = half.maximum { $0.longitude } * .degrees
      let longitude = center.longitude.normalizedLongitude
      return Bounds(
        south: south, north: north, unrolledWest: longitude - reach, unrolledEast: longitude + reach)
    }
  }

  /// What it spans on the Mercator plane (radians, x east of its meridian, y) along a view's right and up at a bearing.
  ///
  /// nil for a circle that holds a pole: the plane has no end there.
  public func mercatorExtent(bearing: Double) -> Box? {
    switch model {
    case .wgs84: mercatorExtent(HalfCircle(fan: fan(GeodesicFan.self), segments: 64), bearing)
    case .sphere: mercatorExtent(HalfCircle(fan: fan(SphereFan.self), segments: 64), bearing)
    case .planar: mercatorExtent(HalfCircle(fan: fan(PlanarFan.self), segments: 64), bearing)
    }
  }

  private func mercatorExtent<F: Fan>(_ half: HalfCircle<F>, _ bearing: Double) -> Box? {
    guard half.heldPole == nil else { return nil }
    let (sine, cosine) = MercatorView.sineAndCosine(bearing: bearing)
    // The mirrored half takes part through the sign of x.
    func furthest(_ x: Double, _ y: Double) -> Double {
      max(
        half.maximum { $0.longitude * x + asinh($0.tanLatitude) * y },
        x == 0 ? -.infinity : half.maximum { $0.longitude * -x + asinh($0.tanLatitude) * y })
    }
    return Box(
      minX: -furthest(-cosine, sine), minY: -furthest(-sine, -cosine),
      maxX: furthest(cosine, -sine), maxY: furthest(sine, cosine))
  }
}
