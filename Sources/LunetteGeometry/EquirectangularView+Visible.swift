extension EquirectangularView {
  /// What the view shows. A corner beyond a pole is the pole on its meridian.
  public var visibleRegion: VisibleRegion {
    let places = size.box.ring.map(plane.unplace)
    let box = Box(around: places) ?? .nothing
    func latitude(_ y: Double) -> Double { (y * .degrees).clamped(to: -90...90) }
    let corners = places.map {
      Coordinate(
        latitude: latitude($0.y), longitude: (camera.center.longitude + $0.x * .degrees).normalizedLongitude)
    }
    // The box's ring begins at its least x and y: the view's upper left.
    return VisibleRegion(
      nearLeft: corners[3], nearRight: corners[2], farLeft: corners[0], farRight: corners[1],
      bounds: Bounds(
        south: latitude(box.minY), north: latitude(box.maxY),
        unrolledWest: camera.center.longitude + box.minX * .degrees,
        unrolledEast: camera.center.longitude + box.maxX * .degrees))
  }
}
