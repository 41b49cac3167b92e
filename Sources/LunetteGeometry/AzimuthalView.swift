import Glibc

/// A view of the globe, or of all that lies around the camera's centre: between coordinates and the view's points.
///
/// Geodetic latitude is taken as spherical, on the sphere of `Mercator.radius`. Pitch is for Mercator only.
public struct AzimuthalView: Sendable {
  /// What it was made from.
  public let camera: Camera
  /// The view in points.
  public let size: Size
  /// Which projection.
  public let projection: Azimuthal
  let sphere: TurnedSphere
  let plane: ViewPlane
  var formula: any AzimuthalFormula.Type { projection.formula }

  /// A view around the camera's centre, a pole too.
  public init(_ projection: Azimuthal, camera: Camera, size: Size) {
    var camera = camera
    // Longitudes may be given many turns out, where degrees have few digits left.
    camera.center.longitude = camera.center.longitude.normalizedLongitude
    self.camera = camera
    self.size = size
    self.projection = projection
    sphere = TurnedSphere(center: camera.center)
    plane = ViewPlane(camera, size: size, middle: Point(x: 0, y: 0))
  }

  /// Points in one radian at the centre.
  public var scale: Double { plane.scale }

  /// The point of a coordinate; nil on the far side of a globe, and for the antipode, which is a whole circle.
  public func point(of coordinate: Coordinate) -> Point? {
    let place = sphere.place(of: coordinate)
    guard shows(place) else { return nil }
    return plane.place(formula.point(of: place))
  }

  /// The limb is shown, whatever the last digits say; what a nanometre is to the Earth decides of the antipode.
  private func shows(_ place: UnitVector) -> Bool {
    switch projection {
    case .orthographic: place.z >= -1e-9
    case .equidistant: place.angle < .pi - 1e-9
    }
  }

  /// The points of a coordinate that lie in a box of the view: one or none.
  public func points(of coordinate: Coordinate, in box: Box) -> [Point] {
    point(of: coordinate).map { box.contains($0) ? [$0] : [] } ?? []
  }

  /// The coordinate under a point of the view; nil beside the globe.
  public func coordinate(at point: Point) -> Coordinate? {
    formula.place(at: plane.unplace(point)).map(sphere.coordinate)
  }

  /// Metres in one point of the view along the parallel at a place; nil for what can't be shown, and where the parallel goes
  /// straight back.
  public func metersPerPoint(at coordinate: Coordinate) -> Double? {
    let place = sphere.place(of: coordinate)
    guard shows(place) else { return nil }
    let angle = place.angle
    let scales = formula.scales(at: angle)
    // How far the parallel leads away from the centre: its direction's part along the great circle from there.
    let outward =
      angle > 0
      ? (cos(camera.center.latitude / .degrees) * sin(sphere.eastward(to: coordinate.longitude)) / sin(angle))
        .clamped(to: -1...1) : 0
    let across = (1 - outward * outward).squareRoot()
    let (along, aside) = (scales.outward * outward, across > 0 ? scales.across * across : 0)
    let length = (along * along + aside * aside).squareRoot()
    return length > 1e-9 ? Mercator.radius / (scale * length) : nil
  }
}
