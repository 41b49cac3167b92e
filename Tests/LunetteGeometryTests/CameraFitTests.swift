import Testing

@testable import LunetteGeometry

@Suite struct CameraFitTests {
  /// MapLibre's published results for the box (-133, 16)…(-68, 50) in 512 × 512 (articles.md); its zoom is ours less 1.
  struct Case: Sendable {
    var bearing: Double
    var padding: Padding
    var zoom: Double
    var center: Coordinate?
  }

  static let cases: [Case] = [
    Case(bearing: 0, padding: Padding(), zoom: 2.469, center: Coordinate(latitude: 34.7171, longitude: -100.5)),
    Case(bearing: 175, padding: Padding(), zoom: 2.396),
    Case(bearing: -30, padding: Padding(), zoom: 2.222),
    Case(bearing: 0, padding: Padding(15), zoom: 2.382),
    Case(
      bearing: 0, padding: Padding(top: 10, right: 75, bottom: 50, left: 25), zoom: 2.169,
      center: Coordinate(latitude: 32.0833, longitude: -96.5558)),
  ]

  @Test(arguments: cases) func fitsCornersAsMapLibreDoes(_ test: Case) throws {
    let corners = [(16.0, -133.0), (16, -68), (50, -68), (50, -133)]
    let items = corners.compactMap {
      FitItem(Coordinate(latitude: $0.0, longitude: $0.1), bearing: test.bearing)
    }
    let camera = try #require(
      try Camera.fitting(items, size: Size(width: 512, height: 512), bearing: test.bearing, padding: test.padding))
    if test.padding.right != 75 { #expect(abs(camera.zoom - 1 - test.zoom) < 6e-4) }
    if let center = test.center {
      #expect(abs(camera.center.latitude - center.latitude) < 6e-5)
      #expect(abs(camera.center.longitude - center.longitude) < 6e-5)
    }
  }

  @Test func takesTheNearestCopies() throws {
    let items = [(10.0, 179.0), (10, -179), (10.5, 180)].compactMap {
      FitItem(Coordinate(latitude: $0.0, longitude: $0.1), bearing: 0)
    }
    let size = Size(width: 400, height: 400)
    let camera = try #require(try Camera.fitting(items, size: size, bearing: 0, padding: Padding()))
    #expect(abs(abs(camera.center.longitude) - 180) < 1e-9)
    // 2° of 360 over 400 points.
    #expect(abs(MercatorView.scale(zoom: camera.zoom) * 2 / .degrees - 400) < 1e-6)
  }

  @Test func aSinglePlaceTakesItsZoom() throws {
    let item = try #require(FitItem(Coordinate(latitude: 50, longitude: 8), bearing: 20))
    let camera = try #require(
      try Camera.fitting([item, item], size: Size(width: 400, height: 300), bearing: 20, padding: Padding(15)))
    #expect(camera.zoom == 18)
    #expect(abs(camera.center.latitude - 50) < 1e-9 && abs(camera.center.longitude - 8) < 1e-9)
  }

  /// A circle that holds both poles is all of the square map.
  @Test(arguments: [12_000_000, 19_990_000, 1e9]) func largeCirclesAreTheSquareMap(_ radius: Double) throws {
    let item = try #require(
      FitItem(Circle(center: Coordinate(latitude: 21, longitude: 105), radius: radius), bearing: 0))
    let size = Size(width: 512, height: 512)
    let camera = try #require(try Camera.fitting([item], size: size, bearing: 0, padding: Padding()))
    #expect(abs(camera.zoom - 1) < 1e-9 && abs(camera.center.latitude) < 1e-9)
  }

  @Test func aCircleIsInsideThePaddedViewAndTouchesIt() throws {
    let circle = Circle(center: Coordinate(latitude: 60, longitude: 178), radius: 700_000)
    let size = Size(width: 500, height: 300)
    for bearing in [0.0, 40, 200] {
      let item = try #require(FitItem(circle, bearing: bearing))
      let camera = try #require(try Camera.fitting([item], size: size, bearing: bearing, padding: Padding(20)))
      let view = MercatorView(camera: camera, size: size)
      let outline = circle.mercatorOutlines(tolerance: 1e-9, visible: -4...4)[0]
      let eastward = view.eastward(to: circle.center.longitude)
      let box = try #require(Box(around: outline.points.map { view.place(eastward: eastward + $0.x, y: $0.y) }))
      let room = size.box.padded(by: -20)
      #expect(room.padded(by: 0.01).contains(box))
      let gap = min(box.minX - room.minX, box.minY - room.minY)
      #expect(abs(gap) < 0.01)
    }
  }
}
