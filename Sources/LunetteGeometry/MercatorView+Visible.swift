/// The four corners of a view on the ground, and the box around them.
public struct VisibleRegion: Equatable, Sendable {
  /// The corners: near is the bottom of the view, far its top.
  public var nearLeft, nearRight, farLeft, farRight: Coordinate
  /// Every coordinate in view lies in it.
  public var bounds: Bounds
}

extension MercatorView {
  /// What the view shows.
  public var visibleRegion: VisibleRegion {
    let plane = visiblePlane(of: size.box)
    return VisibleRegion(
      nearLeft: corner(Point(x: 0, y: size.height), ofWest: cosBearing > 0),
      nearRight: corner(Point(x: size.width, y: size.height), ofWest: cosBearing < 0),
      farLeft: corner(Point(x: 0, y: 0), ofWest: cosBearing > 0),
      farRight: corner(Point(x: size.width, y: 0), ofWest: cosBearing < 0),
      bounds: Bounds(
        south: Mercator.latitude(y: plane.minY), north: Mercator.latitude(y: plane.maxY),
        unrolledWest: camera.center.longitude + plane.minX * .degrees,
        unrolledEast: camera.center.longitude + plane.maxX * .degrees))
  }

  /// A corner at ±180 is -180 on the view's west side, 180 on its east side, whatever the last digits say.
  private func corner(_ point: Point, ofWest isWest: Bool) -> Coordinate {
    // The horizon is above all of them.
    var corner = coordinate(at: point) ?? camera.center
    if abs(abs(corner.longitude) - 180) < 1e-9 { corner.longitude = isWest ? -180 : 180 }
    return corner
  }

  /// The points of a coordinate in every copy of the world that falls into a box of the view.
  public func points(of coordinate: Coordinate, in box: Box) -> [Point] {
    var points: [Point] = []
    appendPoints(of: coordinate, in: box, to: &points)
    return points
  }

  /// Adds them to others.
  public func appendPoints(of coordinate: Coordinate, in box: Box, to points: inout [Point]) {
    guard let nearest = nearestFlat(of: coordinate) else { return }
    guard let tilt else { return nearest.appendCopies(every: worldStep, in: box, to: &points) }
    let box = tilt.reachable(box)
    var flat: [Point] = []
    nearest.appendCopies(every: worldStep, in: tilt.ground(of: box), to: &flat)
    points += flat.lazy.map(tilt.project).filter(box.contains)
  }

  /// Whether a coordinate is in view, in any copy of the world.
  public func shows(_ coordinate: Coordinate) -> Bool { !points(of: coordinate, in: size.box).isEmpty }
}
