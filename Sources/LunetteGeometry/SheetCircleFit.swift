import Glibc

extension CircleFit {
  /// The zoom and the centre at which the circle as another projection than Mercator's draws it spans exactly the ratio of
  /// that side, its centre in the padded view's middle. `places` are its outline, `view` sees it with a camera.
  public func camera(
    size: Size, bearing: Double, places: [Coordinate], view: (Camera) -> any GroundView
  ) throws(FitFailure) -> Camera {
    let room = try padding.room(in: size)
    guard circle.radius > 0 else { throw .noRadius }
    let (width, height) = (room.maxX - room.minX, room.maxY - room.minY)
    let isAcross = side == .width || (side == .min && width <= height)
    var camera = Camera(center: circle.center, zoom: 0, bearing: bearing)
    // Where the padding is uneven the camera stands beside the circle's centre, and sees it differently from there.
    for _ in 0..<60 {
      let seen = view(camera)
      let points = places.compactMap(seen.point)
      guard points.count == places.count, let at = seen.point(of: circle.center), let box = Box(around: points) else {
        throw .beyondMap
      }
      let span = isAcross ? box.maxX - box.minX : box.maxY - box.minY
      let zoom = (camera.zoom + log2(ratio * (isAcross ? width : height) / span)).clamped(to: Camera.zooms)
      let factor = exp2(zoom - camera.zoom)
      // At the next zoom the centre is to lie in the room's middle.
      let (here, there) = (size.box.middle, room.middle)
      let missed = Point(x: (there.x - here.x) / factor + here.x - at.x, y: (there.y - here.y) / factor + here.y - at.y)
      camera.zoom = zoom
      if there != here, let center = seen.coordinate(at: Point(x: here.x - missed.x, y: here.y - missed.y)) {
        camera.center = center
      }
      if abs(factor - 1) < 1e-12 && abs(missed.x) < 1e-9 && abs(missed.y) < 1e-9 { break }
    }
    return camera
  }
}
