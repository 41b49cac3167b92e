import Glibc
import LunetteGeometry
import TestSupport
import Testing

@Suite struct CameraPathTests {
  private func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  private func path(
    _ from: Coordinate, _ to: Coordinate, _ kind: CameraPath.Kind = .ease, in space: CameraPath.Space = .mercator
  ) -> CameraPath {
    CameraPath(
      from: Camera(center: from, zoom: 4), to: Camera(center: to, zoom: 4), kind: kind, space: space,
      size: Size(width: 800, height: 600))
  }

  struct Turn: Sendable {
    let from, to: Double
    var clockwise: Bool?
    /// The way at a quarter.
    let quarter: Double
  }

  /// By hand.
  @Test(arguments: [
    Turn(from: 350, to: 20, quarter: 357.5), Turn(from: 20, to: 350, quarter: 12.5),
    Turn(from: 0, to: 180, quarter: 45), Turn(from: 270, to: 90, quarter: 315),
    Turn(from: 0, to: 20, clockwise: false, quarter: 275), Turn(from: 20, to: 0, clockwise: true, quarter: 105),
    Turn(from: 30, to: 50, clockwise: true, quarter: 35), Turn(from: 33, to: 33, clockwise: false, quarter: 33),
    Turn(from: 33, to: 33, clockwise: true, quarter: 33),
  ])
  func bearingsTurnAsToldElseTheShorterWay(_ turn: Turn) {
    let here = place(10, 20)
    let path = CameraPath(
      from: Camera(center: here, zoom: 4, bearing: turn.from), to: Camera(center: here, zoom: 4, bearing: turn.to),
      kind: .ease, clockwise: turn.clockwise, size: Size(width: 800, height: 600))
    #expect(abs(path.camera(at: 0.25).bearing - turn.quarter) < 1e-9)
    #expect(path.camera(at: 1).bearing == turn.to && path.flightDuration == 0.5)
  }

  /// 178.4730 to -178.8177 is 2.7093° to the east; a half turn goes east too.
  @Test func longitudesGoTheShortWay() {
    let pacific = path(place(0, 178.4730), place(0, -178.8177))
    #expect(abs(pacific.camera(at: 0.5).center.longitude - (178.4730 + 2.7093 / 2)) < 1e-9)
    #expect(abs(pacific.camera(at: 0.75).center.longitude - (178.4730 + 0.75 * 2.7093 - 360)) < 1e-9)
    for (start, end, middle) in [(-90.0, 90.0, 0.0), (90, -90, 180), (0, 180, 90), (0.1, -179.9, 90.1), (0, -180, 90)] {
      for space in [CameraPath.Space.mercator, .plane] {
        let longitude = path(place(0, start), place(0, end), in: space).camera(at: 0.5).center.longitude
        #expect(abs((longitude - middle).normalizedLongitude) < 1e-9, "\(start) \(end) \(longitude)")
      }
    }
  }

  /// Spherical linear interpolation of vectors in Python: Hanoi to New York leads next to the pole.
  @Test func globesAreCrossedAlongGreatCircles() {
    let way = path(place(21.0278, 105.8342), place(40.7128, -74.0060), in: .sphere)
    let expected = [
      (0.25, 50.592485527920054, 105.72731866552203), (0.5, 80.15663707861658, 105.14374253767605),
      (0.75, 70.27732791026507, -73.75840751095689),
    ]
    for (part, latitude, longitude) in expected {
      let center = way.camera(at: part).center
      #expect(abs(center.latitude - latitude) < 1e-9 && abs(center.longitude - longitude) < 1e-8, "\(center)")
    }
  }

  /// By hand: antipodes lie on every meridian, of which the start's own over the north is taken.
  @Test func antipodesAreReachedOverTheNorth() {
    for (start, end, middle) in [
      (place(0, 20), place(0, -160), 90.0), (place(30, 20), place(-30, -160), 60),
      (place(-30, 20), place(30, -160), 60),
    ] {
      let center = path(start, end, in: .sphere).camera(at: 0.5).center
      #expect(abs(center.latitude - middle) < 1e-9, "\(center)")
    }
    let polar = path(place(90, 0), place(-90, 0), in: .sphere).camera(at: 0.5).center
    #expect(abs(polar.latitude) < 1e-9 && abs(polar.longitude) == 180)
  }

  /// By hand: straight on the Mercator map, evenly by latitude on the plane and next to a pole.
  @Test func straightOnTheMap() {
    let (from, to) = (place(0, 0), place(60, 40))
    let plane = path(from, to, in: .plane).camera(at: 0.5).center
    #expect(abs(plane.latitude - 30) < 1e-12 && abs(plane.longitude - 20) < 1e-12)
    // y of 60° is ln tan 75°; the latitude at its half is 2 atan(√tan 75°) - 90°.
    let middle = 2 * atan(tan(75 * Double.pi / 180).squareRoot()) * 180 / .pi - 90
    let mercator = path(from, to).camera(at: 0.5).center
    #expect(abs(mercator.latitude - middle) < 1e-12 && abs(mercator.longitude - 20) < 1e-12)
    let polar = path(from, place(90, 40)).camera(at: 0.5).center
    #expect(abs(polar.latitude - 45) < 1e-12)
  }

  /// Ends bit for bit, whatever they are; all between and beyond can be drawn.
  @Test func camerasAreSound() {
    var random = SeededGenerator(seed: 72)
    for number in 0..<3000 {
      func camera() -> Camera {
        let isPole = Int.random(in: 0..<10, using: &random) == 0
        return Camera(
          center: place(
            isPole ? 90 * (Bool.random(using: &random) ? 1 : -1) : .random(in: -90...90, using: &random),
            .random(in: -540...540, using: &random)),
          zoom: .random(in: Camera.zooms, using: &random), bearing: .random(in: 0..<360, using: &random),
          pitch: .random(in: 0...60, using: &random))
      }
      let (from, to) = (camera(), camera())
      let path = CameraPath(
        from: from, to: to, kind: number % 2 == 0 ? .ease : .fly, clockwise: [nil, true, false][number % 3],
        space: [CameraPath.Space.mercator, .plane, .sphere][number % 3],
        size: Size(width: .random(in: 1...9000, using: &random), height: .random(in: 1...9000, using: &random)))
      #expect(path.camera(at: 0) == from && path.camera(at: 1) == to && path.camera(at: .nan) == from)
      #expect(path.flightDuration > 0 && path.flightDuration < 60)
      for progress in [-.infinity, -0.3, 1e-9, 0.2, 0.5, 0.8, 1 - 1e-9, 1.2, 1e300] {
        let camera = path.camera(at: progress)
        #expect(abs(camera.center.latitude) <= 90 && abs(camera.center.longitude) <= 180, "\(path) \(progress)")
        #expect(Camera.zooms.contains(camera.zoom) && (0...60).contains(camera.pitch), "\(path) \(progress)")
        #expect((0..<360).contains(camera.bearing), "\(path) \(progress)")
      }
    }
  }

  /// The cameras just after the start and before the end are next to the ends.
  @Test(arguments: [CameraPath.Kind.ease, .fly]) func nothingJumps(_ kind: CameraPath.Kind) {
    for space in [CameraPath.Space.mercator, .plane, .sphere] {
      let way = CameraPath(
        from: Camera(center: place(10, 170), zoom: 3, bearing: 350, pitch: 50),
        to: Camera(center: place(-40, -100), zoom: 9, bearing: 30, pitch: 10), kind: kind, space: space,
        size: Size(width: 640, height: 480))
      for (near, end) in [(1e-9, 0.0), (1 - 1e-9, 1)] {
        let (camera, exact) = (way.camera(at: near), way.camera(at: end))
        #expect(abs(camera.center.latitude - exact.center.latitude) < 1e-6)
        #expect(abs((camera.center.longitude - exact.center.longitude).normalizedLongitude) < 1e-6)
        #expect(abs(camera.zoom - exact.zoom) < 1e-6 && abs(camera.bearing - exact.bearing) < 1e-6)
      }
    }
  }
}
