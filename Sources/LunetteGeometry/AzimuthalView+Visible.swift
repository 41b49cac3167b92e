import Glibc

extension AzimuthalView {
  /// What the view shows. A corner beside the map is the map's end in its direction.
  public var visibleRegion: VisibleRegion {
    VisibleRegion(
      nearLeft: corner(Point(x: 0, y: size.height)), nearRight: corner(Point(x: size.width, y: size.height)),
      farLeft: corner(Point(x: 0, y: 0)), farRight: corner(Point(x: size.width, y: 0)), bounds: visibleBounds)
  }

  private func corner(_ point: Point) -> Coordinate {
    var onPlane = plane.unplace(point)
    let end = formula.point(of: UnitVector(x: sin(formula.reach), y: 0, z: cos(formula.reach))).x
    let distance = (onPlane.x * onPlane.x + onPlane.y * onPlane.y).squareRoot()
    if distance > end { onPlane = Point(x: onPlane.x * end / distance, y: onPlane.y * end / distance) }
    return formula.place(at: onPlane).map(sphere.coordinate) ?? camera.center
  }

  /// The points of a path; what can't be shown is left out.
  public func points(of path: [Coordinate]) -> [Point] { path.compactMap(point) }

  /// All that is seen lies around the middle, which sees its own meridian's other half only beyond a pole.
  private var visibleBounds: Bounds {
    var (south, north, west, east) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
    for side in sides {
      let latitude = side.range { $0.latitude }
      let eastward = side.range { sphere.eastward(to: $0.longitude) }
      (south, north) = (min(south, latitude.least), max(north, latitude.most))
      (west, east) = (min(west, eastward.least), max(east, eastward.most))
    }
    let middle = camera.center
    guard south <= north else { return middle.bounds }
    let poles = [-90.0, 90].filter { holds(Coordinate(latitude: $0, longitude: middle.longitude)) }
    if let pole = poles.first { (south, north) = (min(south, pole), max(north, poles[poles.count - 1])) }
    guard poles.isEmpty else { return Bounds(south: south, west: -180, north: north, east: 180) }
    return Bounds(
      south: south, north: north, unrolledWest: middle.longitude + west * .degrees,
      unrolledEast: middle.longitude + east * .degrees)
  }

  /// Whether a place is surely in view: on the rim itself a pole shows none of its meridians' other halves.
  private func holds(_ coordinate: Coordinate) -> Bool {
    let place = sphere.place(of: coordinate)
    guard place.angle < formula.reach - 1e-9 else { return false }
    return size.box.contains(plane.place(formula.point(of: place)))
  }

  /// What surrounds all that is seen: the view's sides and the map's end, each from 0 to 1, nil where it isn't seen.
  private var sides: [VisibleSide] {
    let corners = size.box.ring
    var sides = corners.indices.map { number in
      let (start, end) = (corners[number], corners[(number + 1) % 4])
      return VisibleSide { part in
        coordinate(at: Point(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y)))
      }
    }
    let reach = formula.reach
    sides.append(
      VisibleSide { part in
        let (sine, cosine) = (sin(2 * .pi * part), cos(2 * .pi * part))
        let place = UnitVector(x: sin(reach) * cosine, y: sin(reach) * sine, z: cos(reach))
        return size.box.contains(plane.place(formula.point(of: place))) ? sphere.coordinate(of: place) : nil
      })
    return sides
  }
}

/// A line around what a view shows.
private struct VisibleSide {
  let place: (_ part: Double) -> Coordinate?

  /// The least and the greatest value on the line where it is seen; of nothing infinity and less.
  func range(_ value: (Coordinate) -> Double) -> (least: Double, most: Double) {
    (least { place($0).map(value) }, -least { place($0).map { -value($0) } })
  }

  /// By samples, then around the least of them.
  private func least(_ value: (Double) -> Double?) -> Double {
    let count = 128
    func at(_ part: Double) -> Double { value(part.clamped(to: 0...1)) ?? .infinity }
    let samples = (0...count).map { at(Double($0) / Double(count)) }
    guard let best = samples.indices.min(by: { samples[$0] < samples[$1] }), samples[best] < .infinity else {
      return .infinity
    }
    var (low, high) = (Double(best - 1) / Double(count), Double(best + 1) / Double(count))
    var found = samples[best]
    for _ in 0..<60 {
      let (one, other) = (low + (high - low) / 3, high - (high - low) / 3)
      let (first, second) = (at(one), at(other))
      found = min(found, first, second)
      // Where the line is seen on one side only, towards that.
      if first <= second { high = other } else { low = one }
    }
    return found
  }
}
