import Glibc

/// A camera and a size, ready to project: between the Mercator plane and the view's points.
///
/// In between lies the flat view, in points, which is the view itself where the camera looks straight down.
public struct MercatorView: Sendable {
  /// What it was made from.
  public let camera: Camera
  /// The view in points.
  public let size: Size
  /// Points of the flat view in one radian of the plane.
  public let scale: Double
  /// How the flat view is shown; nil where the camera looks straight down.
  public let tilt: Tilt?
  @usableFromInline let centerY: Double
  @usableFromInline let cosBearing, sinBearing: Double

  /// A view of the map. The camera's latitude is less than 90° either way, its pitch 0...60.
  public init(camera: Camera, size: Size) {
    var camera = camera
    // Longitudes may be given many turns out, where degrees have few digits left.
    camera.center.longitude = camera.center.longitude.normalizedLongitude
    self.camera = camera
    self.size = size
    scale = MercatorView.scale(zoom: camera.zoom)
    tilt = Tilt(pitch: camera.pitch, size: size)
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

  /// The flat view's point of a place of the plane: radians eastward of the camera's meridian, and the plane's y.
  @inlinable public func place(eastward: Double, y: Double) -> Point {
    let northward = y - centerY
    return Point(
      x: size.width / 2 + scale * (eastward * cosBearing - northward * sinBearing),
      y: size.height / 2 - scale * (eastward * sinBearing + northward * cosBearing))
  }

  /// The point of a coordinate, of the world's copies the one nearest the view's middle on the ground; nil at a pole.
  ///
  /// Where that one is behind a tilted camera it is that of a copy in view; nil where there is none.
  public func point(of coordinate: Coordinate) -> Point? {
    guard let flat = flatPoint(of: coordinate) else { return nil }
    return tilt.map { $0.project(flat) } ?? flat
  }

  /// The flat view's point of the same copy.
  func flatPoint(of coordinate: Coordinate) -> Point? {
    guard let nearest = nearestFlat(of: coordinate) else { return nil }
    guard let tilt, tilt.distance(of: nearest) <= Tilt.nearest else { return nearest }
    var copies: [Point] = []
    nearest.appendCopies(every: worldStep, in: tilt.ground(of: size.box), to: &copies)
    return copies.filter { size.box.contains(tilt.project($0)) }
      .min { $0.distance(to: size.box.middle) < $1.distance(to: size.box.middle) }
  }

  /// The flat view's point of the copy nearest its middle; nil at a pole.
  func nearestFlat(of coordinate: Coordinate) -> Point? {
    guard abs(coordinate.latitude) < 90 else { return nil }
    return place(eastward: eastward(to: coordinate.longitude), y: Mercator.y(latitude: coordinate.latitude))
  }

  /// Radians eastward from the camera's meridian, the shorter way.
  public func eastward(to longitude: Double) -> Double {
    shortWay((longitude.normalizedLongitude - camera.center.longitude) / .degrees)
  }

  /// The coordinate under a point of the view; nil above the horizon, and too far away for a longitude.
  public func coordinate(at point: Point) -> Coordinate? {
    guard let flat = flat(point) else { return nil }
    let onMap = unproject(flat)
    let longitude = (camera.center.longitude + onMap.x * .degrees).normalizedLongitude
    guard longitude.isFinite else { return nil }
    return Coordinate(latitude: Mercator.latitude(y: onMap.y), longitude: longitude)
  }

  /// The flat view's point that a point of the view shows; nil above the horizon.
  public func flat(_ point: Point) -> Point? {
    guard let tilt else { return point }
    return tilt.flat(point)
  }

  /// The place of the plane under a point of the flat view, in radians: x from the camera's meridian, longitudes running on.
  public func unproject(_ point: Point) -> Point {
    let right = (point.x - size.width / 2) / scale
    let up = (size.height / 2 - point.y) / scale
    return Point(x: right * cosBearing + up * sinBearing, y: centerY - right * sinBearing + up * cosBearing)
  }

  /// What a box of the view shows of the plane, in radians, x from the camera's meridian; where the bearing or the pitch is
  /// not 0, a box around that.
  public func visiblePlane(of box: Box) -> Box {
    let corners = tilt.map { $0.reachable(box).ring.compactMap($0.flat) } ?? box.ring
    return Box(around: corners.map(unproject)) ?? .nothing
  }

  /// A whole world's width as a step in the flat view.
  public var worldStep: Point {
    Point(x: 2 * .pi * scale * cosBearing, y: -2 * .pi * scale * sinBearing)
  }

  /// Metres on the ground in one point of the flat view, at a latitude in degrees.
  public func metersPerPoint(latitude: Double) -> Double { Mercator.metersPerRadian(latitude: latitude) / scale }

  /// Metres on the ground in one point to the right of the view at a coordinate; nil for what a tilted camera can't show.
  public func metersPerPoint(at coordinate: Coordinate) -> Double? {
    let flatly = metersPerPoint(latitude: coordinate.latitude)
    guard let tilt else { return flatly }
    return flatPoint(of: coordinate).map { flatly * tilt.distance(of: $0) }
  }

  /// Metres on the ground in one point to the right at a point of the view; nil above the horizon.
  public func metersPerPoint(at point: Point) -> Double? {
    guard let flat = flat(point), let coordinate = coordinate(at: point) else { return nil }
    return metersPerPoint(latitude: coordinate.latitude) * (tilt?.distance(of: flat) ?? 1)
  }
}
