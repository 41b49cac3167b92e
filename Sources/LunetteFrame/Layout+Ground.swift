import LunetteGeometry
import LunetteScene

extension Layout {
  /// What directions of the map, north up, become where a point of the view shows it.
  func ground(at point: Point) -> LinearMap {
    if let projected { return projected.ground(at: point) }
    let turn = LinearMap(degrees: -view.camera.bearing)
    guard let tilt = view.tilt, let flat = tilt.flat(point) else { return turn }
    return tilt.derivative(at: flat).after(turn)
  }
}

extension ProjectedLayout {
  /// The turn to where north is; none at the poles, and beside the map.
  fileprivate func ground(at point: Point) -> LinearMap {
    let step = 1e-3
    guard let place = view.coordinate(at: point), abs(place.latitude) < 90 - 2 * step else {
      return LinearMap(degrees: -view.camera.bearing)
    }
    let ends = [-step, step].compactMap {
      view.point(of: Coordinate(latitude: place.latitude + $0, longitude: place.longitude))
    }
    guard ends.count == 2, case let length = ends[0].distance(to: ends[1]), length > 0 else {
      return LinearMap(degrees: -view.camera.bearing)
    }
    let north = Point(x: (ends[1].x - ends[0].x) / length, y: (ends[1].y - ends[0].y) / length)
    return LinearMap(right: Point(x: -north.y, y: north.x), down: Point(x: -north.x, y: -north.y))
  }
}

extension Overlay {
  /// Whether its icon lies on the map.
  var liesOnMap: Bool {
    guard case .marker(let marker) = content else { return false }
    return marker.facing == .map
  }
}
