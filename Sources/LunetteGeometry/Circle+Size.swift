import Glibc

extension Circle {
  /// From pole to pole on WGS84 in metres: no place is farther from any other.
  public static let halfMeridian = Coordinate(latitude: 90, longitude: 0)
    .distance(to: Coordinate(latitude: -90, longitude: 0))

  /// How far the place farthest from the centre is, in metres; a planar circle's plane has no end.
  private var farthest: Double {
    switch model {
    case .wgs84: Circle.halfMeridian
    case .sphere: .pi * SphereFan.radius
    case .planar: .infinity
    }
  }

  /// Whether it reaches around the whole Earth. Less than 1 µm short of the antipode a hole would be rounding.
  var isEverything: Bool { radius > farthest - 1e-6 }

  /// How large in metres the smaller is of what it holds and what it leaves out: its radius, or beyond a hemisphere the
  /// distance from its outline to the antipode. Everything leaves nothing out.
  public var smallestSize: Double {
    if isEverything { return radius }
    if isBand { return min(radius, smallestCap) }
    return min(radius, farthest - radius)
  }

  /// How far an outline's edges may stray from it in metres where nothing else is asked for: such that it looks round.
  public var defaultTolerance: Double { 1e-4 * smallestSize }

  /// How far from a pole the nearer edge of a planar circle over all longitudes runs; 10 m and less are as good as nothing.
  private var smallestCap: Double {
    let y = abs(Mercator.y(latitude: center.latitude)) + planarRadius
    return max(2 * atan(exp(-y)) * SphereFan.radius, 10)
  }
}
