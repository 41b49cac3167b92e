import Glibc

/// A camera and a size, ready to project: between the Mercator plane and the view's points.
public struct MercatorView: Sendable {
  /// What it was made from.
  public let camera: Camera
  /// The view in points.
  public let size: Size
  /// Points in one radian of the plane.
  public let scale: Double
  @usableFromInline let centerY: Double
  @usableFromInline let cosBearing, sinBearing: Double

  /// A view of the map. The camera's latitude is less than 90° either way, its pitch 0.
  public init(camera: Camera, size: Size) {
    var camera = camera
    // Longitudes may be given many turns out, where degrees have few digits left.
    camera.center.longitude = camera.center.longitude.normalizedLongitude
    self.camera = camera
    self.size = size
    scale = MercatorView.scale(zoom: camera.zoom)
    centerY = Mercator.y(latitude: camera.center.latitude)
    (sinBearing, cosBearing) = MercatorView.sineAndCosine(bearing: camera.bearing)
  }

  /// Points in one radian of the plane at a zoom.
  public static func scale(zoom: Double) -> Double { 256 * exp2(zoom) / (2 * .pi) }

  /// The zoom at which a radian of the plane has so many points.
  public static func zoom(scale: Double) -> Double { log2(scale * 2 * .pi / 256) }

  /// Exact at quarter turns, where sin and cos of radians leave a last digit.
  static func sineAndCosine(bearing: Double) -> (Double, Double) {
    switch bearing.normalizedBearing {
    case 0: (0, 1)
    case 90: (1, 0)
    case 180: (0, -1)
    case 270: (-1, 0)
    case let degrees: (sin(degrees / .degrees), cos(degrees / .degrees))
    }
  }

  /// The view's point of a place of the plane: radians eastward of the camera's meridian, and the plane's y.
  @inlinable public func place(eastward: Double, y: Double) -> Point {
    let northward = y - centerY
    return Point(
      x: size.width / 2 + scale * (eastward * cosBearing - northward * sinBearing),
      y: size.height / 2 - scale * (eastward * sinBearing + northward * cosBearing))
  }

  /// The point of a coordinate, of the world's copies the one nearest the view's middle; nil at a pole.
  public func point(of coordinate: Coordinate) -> Point? {
    guard abs(coordinate.latitude) < 90 else { return nil }
    return place(eastward: eastward(to: coordinate.longitude), y: Mercator.y(latitude: coordinate.latitude))
  }

  /// Radians eastward from the camera's meridian, the shorter way.
  public func eastward(to longitude: Double) -> Double {
    shortWay((longitude.normalizedLongitude - camera.center.longitude) / .degrees)
  }

  /// The coordinate under a point of the view; its longitude is no number where the point is too far for one.
  public func coordinate(at point: Point) -> Coordinate {
    let onMap = unproject(point)
    return Coordinate(
      latitude: Mercator.latitude(y: onMap.y),
      longitude: (camera.center.longitude + onMap.x * .degrees).normalizedLongitude)
  }

  /// The place of the plane under a point of the view, in radians: x from the camera's meridian, longitudes running on.
  public func unproject(_ point: Point) -> Point {
    let right = (point.x - size.width / 2) / scale
    let up = (size.height / 2 - point.y) / scale
    return Point(x: right * cosBearing + up * sinBearing, y: centerY - right * sinBearing + up * cosBearing)
  }

  /// What a box of the view shows of the plane, in radians, x from the camera's meridian; where the bearing is not 0, a
  /// box around that.
  public func visiblePlane(of box: Box) -> Box {
    Box(around: box.ring.map(unproject)) ?? .nothing
  }

  /// A whole world's width as a step in the view.
  public var worldStep: Point {
    Point(x: 2 * .pi * scale * cosBearing, y: -2 * .pi * scale * sinBearing)
  }

  /// Metres on the ground in one point of the view, at a latitude in degrees.
  public func metersPerPoint(latitude: Double) -> Double { Mercator.metersPerRadian(latitude: latitude) / scale }
}
