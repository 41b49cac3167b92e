import Glibc
import LunetteGeometry

extension Kernels {
  func measureGeometry() {
    measureProjecting()
    measureOutlines()
    measureGeodesics()
  }

  private func measureProjecting() {
    let view = MercatorView(
      camera: Camera(center: Coordinate(latitude: 20, longitude: 106), zoom: 6), size: Size(width: 1024, height: 1024))
    let coordinates = RandomCircles.make(10_000).map(\.center)
    measure("project a point", items: coordinates.count) {
      for coordinate in coordinates { keep(view.point(of: coordinate)) }
    }
    let points = coordinates.compactMap(view.point)
    measure("unproject a point", items: points.count) {
      for point in points { keep(view.coordinate(at: point)) }
    }
    measure("project a path, per point", items: coordinates.count) { keep(view.points(of: coordinates)) }
  }

  /// The few vertices that most circles have at zoom 2, dozens as in a usual picture, and a large print's.
  private func measureOutlines() {
    let pixel = 1 / MercatorView.scale(zoom: 2)
    let world = -Double.pi...Double.pi
    for (radius, tolerance) in [(30_000.0, pixel / 10), (100_000.0, pixel / 220), (100_000.0, pixel / 60_000)] {
      let circles = circles(radius: radius)
      func outlines(_ circle: Circle) -> [Outline] { circle.mercatorOutlines(tolerance: tolerance, visible: world) }
      let vertices = circles.reduce(0) { $0 + outlines($1)[0].points.count }
      measure("outline on the map, \(vertices / circles.count) vertices, per vertex", items: vertices) {
        for circle in circles { keep(outlines(circle)) }
      }
    }
    let circles = circles(radius: 100_000)
    let vertices = circles.reduce(0) { $0 + $1.geographicOutlines(tolerance: 10)[0].points.count }
    measure("outline on the ground, \(vertices / circles.count) vertices, per vertex", items: vertices) {
      for circle in circles { keep(circle.geographicOutlines(tolerance: 10)) }
    }
  }

  /// Circles of one size, from the equator to 60° either way.
  private func circles(radius: Double) -> [Circle] {
    (0..<500).map { index in
      let center = Coordinate(latitude: Double(index % 121) - 60, longitude: Double(index) * 0.7 - 170)
      return Circle(center: center, radius: radius)
    }
  }

  private func measureGeodesics() {
    let circles = RandomCircles.make(1_000)
    measure("geodesic direct", items: circles.count) {
      for (index, circle) in circles.enumerated() {
        keep(Geodesic.direct(from: circle.center, azimuth: Double(index), distance: circle.radius * 10))
      }
    }
    measure("geodesic inverse", items: circles.count - 1) {
      for (circle, other) in zip(circles, circles.dropFirst()) {
        keep(Geodesic.inverse(from: circle.center, to: other.center))
      }
    }
    measure("geodesic fan, made", items: circles.count) {
      for circle in circles { keep(GeodesicFan(latitude: circle.center.latitude, distance: circle.radius)) }
    }
    let directions = (0..<1_000).map { (sin(Double($0) * .pi / 1_000), cos(Double($0) * .pi / 1_000)) }
    let fan = GeodesicFan(latitude: 21, distance: 100_000)
    measure("geodesic fan, a point", items: directions.count) {
      for (sine, cosine) in directions { keep(fan.point(sinAzimuth: sine, cosAzimuth: cosine)) }
    }
  }
}
