extension Circle {
  /// How far, in metres, the outline of another model lies inside and outside of the distance that the radius means: its
  /// nearest and its farthest place from the centre by geodesics, less the radius. nil where the model has no outline.
  public func strays(as model: Model) -> ClosedRange<Double>? {
    var other = self
    other.model = model
    guard radius > 0, other.isDrawable, !isEverything else { return nil }
    switch model {
    case .wgs84: return 0...0
    case .sphere: return strays(fan(SphereFan.self))
    case .planar: return strays(fan(PlanarFan.self))
    }
  }

  private func strays<F: Fan>(_ fan: F) -> ClosedRange<Double>? {
    let half = HalfCircle(fan: fan, segments: 64)
    let errors = half.samples.map { sample in
      let place = Coordinate(
        latitude: sample.point.latitude, longitude: center.longitude + sample.point.longitude * .degrees)
      return center.distance(to: place) - radius
    }
    guard let least = errors.min(), let most = errors.max() else { return nil }
    return least...most
  }
}
