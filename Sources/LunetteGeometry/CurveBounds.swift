import Glibc

/// How strongly a circle's outline can bend on a map: decides how many vertices it needs.
struct CurveBounds {
  private let sine, cosine: Double  // of the radius as an angle, beyond a hemisphere from the antipode
  private let tangent, scale: Double  // of the vertex nearest a pole: tan(latitude), and the map's scale 1 / cos

  /// Straight lines of maps leave geodesics by at most tan(latitude) / R of curvature.
  init<F: Fan>(_ circle: Circle, _ fan: F) {
    let northmost = fan.point(sinAzimuth: 0, cosAzimuth: 1).latitude
    let southmost = fan.point(sinAzimuth: 0, cosAzimuth: -1).latitude
    size = circle.smallestSize
    let angle = circle.model == .planar ? circle.planarRadius : size / 6_371_000
    sine = sin(min(angle, .pi / 2))
    cosine = abs(cos(angle))
    let latitude = max(abs(northmost), abs(southmost)) / .degrees
    tangent = circle.model == .planar ? .infinity : tan(latitude)
    scale = 1 / max(cos(latitude), 1e-9)
    isAstroid = circle.model == .wgs84 && circle.radius > 12_000_000
    mercatorRadius = circle.model == .planar ? circle.planarRadius : nil
  }

  private let size: Double
  private let mercatorRadius: Double?
  /// Whether the ellipsoid shows in the outline's form: around the antipode it nears an astroid.
  private let isAstroid: Bool

  /// Whether evenly spaced vertices are enough: no part bends much more than the others.
  var isEven: Bool { !isAstroid && sine * tangent < 0.3 }

  func segments(mercatorTolerance tolerance: Double) -> Int {
    if let mercatorRadius { return count(bend: mercatorRadius / tolerance) }
    return count(bend: (isEven ? sine * (cosine + sine * tangent) * scale : sine * cosine) / tolerance)
  }

  func segments(groundTolerance tolerance: Double) -> Int {
    count(bend: (isEven ? 6_400_000 * sine * (cosine + sine * tangent) : size) / tolerance)
  }

  /// The sagitta of an arc of angle Δ is bend · tolerance · Δ² / 8; segments of half a circle, an even number.
  private func count(bend: Double) -> Int {
    let exact = Double.pi * (bend / 8).squareRoot()
    // The margin keeps the count from hanging on the last digit of a machine's libm. The cap is a
    // micrometre on the largest circle.
    let needed = min((exact * (1 - 1e-9)).rounded(.up), 4_000_000)
    // An astroid's four tips lie between samples that tell of them.
    return max(isAstroid ? 32 : 4, (Int(needed) + 1) & ~1)
  }
}
