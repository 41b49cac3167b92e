import Glibc

/// An edge of an outline and the point of the curve that belongs to its middle: how far the edge strays from the curve.
struct GroundEdge {
  let start, middle, end: FanPoint

  /// Whether the curve's middle is further than `tolerance` metres from the edge in any of the ways readers draw it.
  func strays(over tolerance: Double) -> Bool {
    // The contract: no edge spans more than 90° of longitude.
    if abs(end.longitude - start.longitude) > .pi / 2 { return true }
    let cosine = 1 / (1 + middle.tanLatitude * middle.tanLatitude).squareRoot()
    // Straight in longitude and latitude, in a plane that is true at the middle.
    let m = Point(x: middle.longitude * cosine, y: atan(middle.tanLatitude))
    let p = Point(x: start.longitude * cosine, y: atan(start.tanLatitude))
    let q = Point(x: end.longitude * cosine, y: atan(end.tanLatitude))
    let earth = 6_400_000.0
    if m.distance(toSegment: p, q) * earth > tolerance { return true }
    // Straight in Mercator, below 85°.
    let steep = 11.43
    if abs(start.tanLatitude) < steep || abs(end.tanLatitude) < steep {
      let strayed = middle.onMercator.distance(toSegment: start.onMercator, end.onMercator)
      if strayed * cosine * earth > tolerance { return true }
    }
    return greatCircleStray * earth > tolerance
  }

  /// The angle between the curve's middle and the great circle through the edge's ends.
  private var greatCircleStray: Double {
    // From differences, which keep their digits where an edge is short; p × q would lose them.
    let p = start.unit
    let (u, w) = (end.unit.minus(p), middle.unit.minus(p))
    let length = (u.x * u.x + u.y * u.y + u.z * u.z).squareRoot()
    guard length > 0 else { return 0 }
    let volume =
      w.x * (p.y * u.z - p.z * u.y) + w.y * (p.z * u.x - p.x * u.z) + w.z * (p.x * u.y - p.y * u.x)
    return abs(volume) / length
  }
}

extension FanPoint {
  /// On the Mercator plane in radians, x east of the start's meridian.
  var onMercator: Point { Point(x: longitude, y: asinh(tanLatitude)) }

  /// On the unit sphere, its x axis through the start's meridian.
  var unit: UnitVector {
    let cosine = 1 / (1 + tanLatitude * tanLatitude).squareRoot()
    return UnitVector(x: cosine * cos(longitude), y: cosine * sin(longitude), z: tanLatitude * cosine)
  }
}

extension Point {
  /// The distance to the nearest point of a segment.
  func distance(toSegment start: Point, _ end: Point) -> Double {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let length = dx * dx + dy * dy
    let along = length > 0 ? ((x - start.x) * dx + (y - start.y) * dy) / length : 0
    let t = min(max(along, 0), 1)
    let ex = x - start.x - t * dx
    let ey = y - start.y - t * dy
    return (ex * ex + ey * ey).squareRoot()
  }
}
