extension MercatorView {
  /// The points of a path, running on without jumps: longitudes are kept as written, but a step longer than 180° goes
  /// the short way. The whole lies in the copy of the world where its first point is nearest the view's middle on the
  /// ground. What can't be shown is left out.
  public func points(of path: [Coordinate]) -> [Point] {
    var points: [Point] = []
    points.reserveCapacity(path.count)
    var last: (longitude: Double, eastward: Double)?
    for coordinate in path where abs(coordinate.latitude) < 90 {
      var eastward = self.eastward(to: coordinate.longitude)
      if let last {
        let step = coordinate.longitude - last.longitude
        eastward = last.eastward + (abs(step) <= 180 ? step / .degrees : shortWay(step / .degrees))
      }
      last = (coordinate.longitude, eastward)
      let flat = place(eastward: eastward, y: Mercator.y(latitude: coordinate.latitude))
      if let point = tilt.map({ $0.shown(flat) }) ?? flat { points.append(point) }
    }
    return points
  }
}
