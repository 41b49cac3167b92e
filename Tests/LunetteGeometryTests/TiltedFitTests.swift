import Testing
import TestSupport

@testable import LunetteGeometry

@Suite struct TiltedFitTests {
  struct Case: Sendable {
    var size: Size
    var bearing, pitch: Double
    var padding: Padding
  }

  static let cases: [Case] = [
    Case(size: Size(width: 512, height: 512), bearing: 0, pitch: 60, padding: Padding()),
    Case(size: Size(width: 800, height: 300), bearing: 40, pitch: 45, padding: Padding(20)),
    Case(
      size: Size(width: 300, height: 900), bearing: 200, pitch: 30,
      padding: Padding(top: 100, right: 0, bottom: 5, left: 60)),
    Case(size: Size(width: 300, height: 40), bearing: 90, pitch: 60, padding: Padding(1)),
    Case(size: Size(width: 40, height: 300), bearing: 10, pitch: 60, padding: Padding()),
    Case(size: Size(width: 500, height: 400), bearing: 120, pitch: 1e-9, padding: Padding(10)),
  ]

  /// Circles and geodesics as they are drawn: inside to 0.01 point, the box's middle in the room's, and one side touched.
  @Test(arguments: cases) func thingsAreInsideAndTouch(_ test: Case) throws {
    let circle = Circle(center: Coordinate(latitude: 60, longitude: 178), radius: 700_000)
    let arc = GroundLine(
      [[Coordinate(latitude: 30, longitude: 10), Coordinate(latitude: 50, longitude: 80)]], isGeodesic: true)
    let lines = [
      circle.mercatorOutlines(tolerance: 1e-9, visible: -4...4)[0].points.map {
        Point(x: $0.x + 178 / .degrees, y: $0.y)
      },
      arc.mercatorLines(from: 0, tolerance: 1).flatMap { $0 },
    ]
    let items = [
      FitItem(circle, bearing: test.bearing, isTilted: true), FitItem(arc, bearing: test.bearing, isTilted: true),
    ]
    for (item, line) in zip(items, lines) {
      let item = try #require(item)
      let camera = try #require(
        try Camera.fitting(
          [item], size: test.size, bearing: test.bearing, pitch: test.pitch, padding: test.padding))
      #expect(camera.pitch == test.pitch)
      func box(_ camera: Camera) throws -> Box {
        let view = MercatorView(camera: camera, size: test.size)
        let eastward = (line[0].x * .degrees - camera.center.longitude).normalizedLongitude / .degrees - line[0].x
        return try #require(
          Box(around: line.compactMap { view.tilt?.shown(view.place(eastward: eastward + $0.x, y: $0.y)) }))
      }
      let (shown, room) = (try box(camera), test.padding.inset(test.size))
      #expect(room.padded(by: 0.01).contains(shown), "\(shown) \(room)")
      let off = shown.middle.distance(to: room.middle)
      #expect(off < 0.01, "\(off)")
      let gap = min(shown.minX - room.minX, shown.minY - room.minY)
      #expect(gap < 0.01, "\(gap)")
      // A hair nearer they are not inside.
      var nearer = camera
      nearer.zoom += 1e-3
      #expect(!room.contains(try box(nearer)))
    }
  }

  /// At a pitch near 0 it is the fit of a view that is not tilted.
  @Test func littlePitchesChangeLittle() throws {
    let line = GroundLine([[Coordinate(latitude: 30, longitude: 10), Coordinate(latitude: 50, longitude: 80)]])
    for bearing in [0.0, 70] {
      let flat = try #require(FitItem(line, bearing: bearing))
      let tilted = try #require(FitItem(line, bearing: bearing, isTilted: true))
      let size = Size(width: 512, height: 300)
      let one = try #require(try Camera.fitting([flat], size: size, bearing: bearing, padding: Padding(10)))
      let other = try #require(
        try Camera.fitting([tilted], size: size, bearing: bearing, pitch: 1e-7, padding: Padding(10)))
      #expect(abs(one.zoom - other.zoom) < 1e-6)
      #expect(abs(one.center.latitude - other.center.latitude) < 1e-5)
      #expect(abs(one.center.longitude - other.center.longitude) < 1e-5)
    }
  }

  @Test func placesAndLimits() throws {
    let size = Size(width: 400, height: 300)
    let place = try #require(FitItem(Coordinate(latitude: 50, longitude: 8), bearing: 20, isTilted: true))
    let camera = try #require(
      try Camera.fitting(
        [place, place], size: size, bearing: 20, pitch: 50, padding: Padding(top: 100, right: 0, bottom: 0, left: 0)))
    #expect(camera.zoom == 18)
    let view = MercatorView(camera: camera, size: size)
    let point = try #require(view.point(of: Coordinate(latitude: 50, longitude: 8)))
    #expect(point.distance(to: Point(x: 200, y: 200)) < 1e-5)
    // What is too large at the least zoom is in the middle at least.
    let world = FitItem(Bounds(south: -80, west: -180, north: 80, east: 180), bearing: 0, isTilted: true)
    let least = try #require(
      try Camera.fitting([world], size: size, bearing: 0, pitch: 60, padding: Padding(), zooms: 3...5))
    #expect(least.zoom == 3)
    #expect(least.center.latitude.isFinite && abs(least.center.longitude) < 1e-9)
    let most = try #require(
      try Camera.fitting([world], size: size, bearing: 0, pitch: 60, padding: Padding(), zooms: -2 ... -1))
    #expect(most.zoom == -1)
  }

  /// Of whole points the fewest that hold all that the width allows.
  @Test(arguments: [15.0, 40, 60]) func heightsAreEnough(_ pitch: Double) throws {
    let items = [FitItem(Bounds(south: 10, west: 20, north: 40, east: 30), bearing: 25, isTilted: true)]
    let padding = Padding(top: 5, right: 10, bottom: 20, left: 0)
    let height = try #require(
      Camera.heightFitting(items, width: 300, bearing: 25, pitch: pitch, padding: padding))
    // Of what is shown, how much higher the room is: nothing where the height decides.
    func spare(_ height: Double) throws -> Double {
      let size = Size(width: 300, height: height)
      let camera = try #require(
        try Camera.fitting(items, size: size, bearing: 25, pitch: pitch, padding: padding))
      let view = MercatorView(camera: camera, size: size)
      let corners = [(10.0, 20.0), (10, 30), (40, 20), (40, 30)].compactMap {
        view.point(of: Coordinate(latitude: $0.0, longitude: $0.1))
      }
      let shown = try #require(Box(around: corners))
      #expect(padding.inset(size).padded(by: 0.01).contains(shown))
      return height - 25 - (shown.maxY - shown.minY)
    }
    #expect(try spare(height) >= 0 && spare(height) < 2 && spare(height + 50) > 5)
    #expect(try abs(spare(height - 1)) < 1e-6)
  }
}
