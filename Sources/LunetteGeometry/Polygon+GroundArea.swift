import Glibc

/// Figures of the Earth that areas are measured on.
public enum EarthModel: Sendable {
  /// WGS84.
  case wgs84
  /// A sphere of the mean radius that takes geodetic latitudes as its own.
  case sphere

  /// Square metres in a radian of longitude between the equator and a latitude in degrees.
  fileprivate func strip(to latitude: Double) -> Double {
    let sine = sin(latitude / .degrees)
    switch self {
    case .sphere: return SphereFan.radius * SphereFan.radius * sine
    case .wgs84:
      // The integral of the radii of curvature's product, b² cos φ / (1 - e² sin² φ)², which has a closed form.
      let (b, e2) = (Ellipsoid.wgs84.semiMinorAxis, Ellipsoid.wgs84.eccentricitySquared)
      let e = e2.squareRoot()
      return b * b / 2 * (sine / (1 - e2 * sine * sine) + atanh(e * sine) / e)
    }
  }
}

extension Polygon {
  /// The area in square metres of a polygon in degrees, its edges straight in longitude and latitude.
  public func groundArea(on model: EarthModel) -> Double {
    holes.reduce(Polygon.area(outer, model)) { $0 + Polygon.area($1, model) }
  }

  /// Positive for counter-clockwise.
  private static func area(_ ring: Ring, _ model: EarthModel) -> Double {
    guard var start = ring.last else { return 0 }
    var sum = CompensatedSum()
    for end in ring {
      let width = (end.x - start.x) / .degrees
      if width != 0 {
        // An edge's latitude is even in its longitude; pieces of 10° are exact to 1e-12.
        let pieces = max(1, Int(max(abs(end.x - start.x), abs(end.y - start.y)) / 10))
        var mean = 0.0
        for piece in 0..<pieces {
          for (node, weight) in gauss {
            let t = (Double(piece) + node) / Double(pieces)
            mean += weight * model.strip(to: start.y + t * (end.y - start.y)) / Double(pieces)
          }
        }
        sum.add(-mean * width)
      }
      start = end
    }
    return sum.value
  }

  /// Gauss and Legendre's five nodes and weights on 0...1.
  private static let gauss: [(node: Double, weight: Double)] = [
    (0.046910077030668, 0.1184634425280945), (0.2307653449471585, 0.2393143352496832), (0.5, 0.2844444444444444),
    (0.7692346550528415, 0.2393143352496832), (0.953089922969332, 0.1184634425280945),
  ]
}
