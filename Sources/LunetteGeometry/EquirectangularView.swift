/// A view of the plate carrée, which repeats in x and ends at the poles: between coordinates and the view's points.
public struct EquirectangularView: Sendable {
  /// What it was made from.
  public let camera: Camera
  /// The view in points.
  public let size: Size
  /// x in radians from the camera's meridian, y the latitude's.
  let plane: ViewPlane

  /// A view; its centre may be a pole.
  public init(camera: Camera, size: Size) {
    var camera = camera
    // Longitudes may be given many turns out, where degrees have few digits left.
    camera.center.longitude = camera.center.longitude.normalizedLongitude
    self.camera = camera
    self.size = size
    plane = ViewPlane(
      camera, size: size, middle: Point(x: 0, y: Equirectangular.y(latitude: camera.center.latitude)))
  }

  /// Points in one radian of the plane.
  public var scale: Double { plane.scale }

  /// Radians eastward from the camera's meridian, the shorter way.
  public func eastward(to longitude: Double) -> Double {
    shortWay((longitude.normalizedLongitude - camera.center.longitude) / .degrees)
  }

  /// The point of a coordinate, of the world's copies the one nearest the view's middle.
  public func point(of coordinate: Coordinate) -> Point? {
    plane.place(
      Point(x: eastward(to: coordinate.longitude), y: Equirectangular.y(latitude: coordinate.latitude)))
  }

  /// The points of a coordinate in every copy of the world that falls into a box of the view.
  public func points(of coordinate: Coordinate, in box: Box) -> [Point] {
    var points: [Point] = []
    point(of: coordinate)?.appendCopies(every: worldStep, in: box, to: &points)
    return points
  }

  /// The points of a path, running on without jumps: longitudes are kept as written, but a step longer than 180° goes the
  /// short way. The whole lies in the copy of the world where its first point is nearest the view's middle.
  public func points(of path: [Coordinate]) -> [Point] {
    var last: (longitude: Double, eastward: Double)?
    return path.map { coordinate in
      var eastward = self.eastward(to: coordinate.longitude)
      if let last {
        let step = coordinate.longitude - last.longitude
        eastward = last.eastward + (abs(step) <= 180 ? step / .degrees : shortWay(step / .degrees))
      }
      last = (coordinate.longitude, eastward)
      return plane.place(Point(x: eastward, y: Equirectangular.y(latitude: coordinate.latitude)))
    }
  }

  /// The coordinate under a point of the view; nil beyond the poles, and too far away for a longitude.
  public func coordinate(at point: Point) -> Coordinate? {
    let place = plane.unplace(point)
    guard let latitude = Equirectangular.latitude(y: place.y) else { return nil }
    let longitude = (camera.center.longitude + place.x * .degrees).normalizedLongitude
    return longitude.isFinite ? Coordinate(latitude: latitude, longitude: longitude) : nil
  }

  /// Metres in one point of the view along the parallel at a place.
  public func metersPerPoint(at coordinate: Coordinate) -> Double? {
    Mercator.metersPerRadian(latitude: coordinate.latitude) / scale
  }

  /// A whole world's width as a step in the view.
  public var worldStep: Point {
    Point(x: 2 * .pi * scale * plane.cosBearing, y: -2 * .pi * scale * plane.sinBearing)
  }
}
