/// A plane laid under a view: a point of it in the view's middle, a scale, and a bearing.
struct ViewPlane: Sendable {
  /// The view in points.
  let size: Size
  /// Points in one radian of the plane.
  let scale: Double
  /// What lies in the view's middle.
  private let middle: Point
  let cosBearing, sinBearing: Double

  /// The plane as a camera sees it that stands above one of its points.
  init(_ camera: Camera, size: Size, middle: Point) {
    self.size = size
    self.middle = middle
    scale = MercatorView.scale(zoom: camera.zoom)
    (sinBearing, cosBearing) = MercatorView.sineAndCosine(bearing: camera.bearing)
  }

  /// The view's point of a point of the plane, whose y goes up.
  func place(_ point: Point) -> Point {
    let (right, up) = (point.x - middle.x, point.y - middle.y)
    return Point(
      x: size.width / 2 + scale * (right * cosBearing - up * sinBearing),
      y: size.height / 2 - scale * (right * sinBearing + up * cosBearing))
  }

  /// What of the plane lies under a point of the view.
  func unplace(_ point: Point) -> Point {
    let right = (point.x - size.width / 2) / scale
    let up = (size.height / 2 - point.y) / scale
    return Point(
      x: middle.x + right * cosBearing + up * sinBearing, y: middle.y - right * sinBearing + up * cosBearing)
  }

  /// An area's ring, its inside to the left: in the view y goes down.
  func place(ring: Ring) -> Ring { ring.reversed().map(place) }
}
