import Glibc
import TestSupport
import Testing

@testable import LunetteGeometry

/// What views of other projections show.
@Suite struct ProjectedViewTests {
  /// Every coordinate under a point of the view lies in its box, which the corners and the farthest places touch.
  @Test(arguments: ProjectionTableTests.cameras) func theVisibleBoxHoldsAllThatIsSeen(_ camera: Camera) {
    var random = SeededGenerator(seed: 8)
    for projection in ["orthographic", "equidistant", "equirectangular"] {
      let size = Size(width: 320, height: 240)
      let view = anyView(projection, camera, size)
      let region = view.visibleRegion
      let slack = 1e-9 + 1e-6 * (region.bounds.north - region.bounds.south)
      let bounds = Bounds(
        south: region.bounds.south - slack, north: region.bounds.north + slack,
        unrolledWest: region.bounds.west - slack, unrolledEast: region.bounds.west + region.bounds.width + slack)
      for _ in 0..<100 {
        let point = Point(x: .random(in: 0...320, using: &random), y: .random(in: 0...240, using: &random))
        guard let place = view.coordinate(at: point) else { continue }
        #expect(bounds.contains(place), "\(projection) \(camera) \(place) \(region.bounds)")
      }
      for corner in [region.nearLeft, region.nearRight, region.farLeft, region.farRight] {
        #expect(corner.latitude.isFinite && abs(corner.latitude) <= 90 && abs(corner.longitude) <= 180)
      }
    }
  }

  struct Box: Sendable {
    let projection: String
    let latitude, zoom: Double
    let bounds: Bounds
  }

  /// By hand: a globe's half, the half around a pole, the whole Earth.
  static let boxes: [Box] = [
    Box(
      projection: "orthographic", latitude: 0, zoom: 0, bounds: Bounds(south: -90, west: -80, north: 90, east: 100)),
    Box(
      projection: "orthographic", latitude: 30, zoom: 0, bounds: Bounds(south: -60, west: -180, north: 90, east: 180)),
    Box(
      projection: "orthographic", latitude: -90, zoom: 0, bounds: Bounds(south: -90, west: -180, north: 0, east: 180)),
    Box(
      projection: "equidistant", latitude: 45, zoom: 0, bounds: Bounds(south: -90, west: -180, north: 90, east: 180)),
    Box(
      projection: "equirectangular", latitude: 0, zoom: 0, bounds: Bounds(south: -90, west: -180, north: 90, east: 180)),
  ]

  @Test(arguments: boxes) func boxesOfTheGlobe(_ test: Box) {
    let camera = Camera(center: Coordinate(latitude: test.latitude, longitude: 10), zoom: test.zoom)
    let bounds = anyView(test.projection, camera, Size(width: 400, height: 300)).visibleRegion.bounds
    for (found, expected) in [
      (bounds.south, test.bounds.south), (bounds.west, test.bounds.west), (bounds.north, test.bounds.north),
      (bounds.east, test.bounds.east),
    ] {
      #expect(abs(found - expected) < 1e-6, "\(bounds)")
    }
  }

  /// A path runs on over 180° and shows what it can.
  @Test func pathsRunOn() {
    let camera = Camera(center: Coordinate(latitude: 0, longitude: 170), zoom: 0)
    let path = [170.0, 175, -175].map { Coordinate(latitude: 0, longitude: $0) }
    let flat = EquirectangularView(camera: camera, size: Size(width: 256, height: 128)).points(of: path)
    for (point, degrees) in zip(flat, [0.0, 5, 15]) {
      #expect(abs(point.x - (128 + degrees * 256 / 360)) < 1e-9 && abs(point.y - 64) < 1e-9)
    }
    let far = path + [Coordinate(latitude: 0, longitude: 0)]
    #expect(
      AzimuthalView(.orthographic, camera: camera, size: Size(width: 256, height: 128)).points(of: far).count == 3)
  }
}
