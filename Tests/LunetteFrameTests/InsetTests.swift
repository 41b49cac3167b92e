import Foundation
import LunetteGeometry
import LunetteScene
import Testing

@testable import LunetteFrame

/// Insets of a view of 400 × 300 points.
@Suite struct InsetTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var zoom = 5.0
    var bearing = 0.0
    var pitch = 0.0
    var inset = Inset()
    /// The corners of the outline from the inset's middle.
    var corners: [Point]

    init(
      _ name: String, zoom: Double = 5, bearing: Double = 0, pitch: Double = 0, corners: [(Double, Double)],
      change: (inout Inset) -> Void = { _ in }
    ) {
      (testDescription, self.zoom, self.bearing, self.pitch) = (name, zoom, bearing, pitch)
      self.corners = corners.map { Point(x: $0.0, y: $0.1) }
      change(&inset)
    }
  }

  /// At zoom 5 the view is 400 of 8192 points wide; in the overview the world is 256, so 12.5 × 9.375.
  static let cases: [Case] = [
    Case("as it is", corners: [(-6.25, -4.6875), (6.25, -4.6875), (6.25, 4.6875), (-6.25, 4.6875)]),
    // North is to the left.
    Case("east up", bearing: 90, corners: [(4.6875, -6.25), (4.6875, 6.25), (-4.6875, 6.25), (-4.6875, -6.25)]),
    Case(
      "north-east up", bearing: 45,
      // (x - y, x + y) of each corner, over √2.
      corners: [
        (-1.5625 / 2.0.squareRoot(), -10.9375 / 2.0.squareRoot()),
        (10.9375 / 2.0.squareRoot(), 1.5625 / 2.0.squareRoot()),
        (1.5625 / 2.0.squareRoot(), 10.9375 / 2.0.squareRoot()),
        (-10.9375 / 2.0.squareRoot(), -1.5625 / 2.0.squareRoot()),
      ]),
    // The ground under a corner (u, v): (u cos 60°, v) / (cos 60° + v sin 60° / 450), and a 32nd of that.
    Case(
      "tilted", pitch: 60,
      corners: [(-14.787659, -22.181489), (14.787659, -22.181489), (3.962341, 5.943511), (-3.962341, 5.943511)]),
    // 0.39 × 0.29 points.
    Case("from far away", zoom: 10, corners: [(-3, -3), (3, -3), (3, 3), (-3, 3)]) { $0.zoom = 0 },
    // 6.25 × 4.6875 is large enough.
    Case("small", zoom: 6, corners: [(-3.125, -2.34375), (3.125, -2.34375), (3.125, 2.34375), (-3.125, 2.34375)]) {
      $0.zoom = 0
    },
  ]

  private func scene(
    _ inset: Inset, zoom: Double = 5, bearing: Double = 0, pitch: Double = 0, longitude: Double = 0,
    projection: SceneSettings.Projection = .mercator, size: (Int, Int) = (400, 300), overlays: [Overlay] = []
  ) throws -> Scene {
    let stage = Stage()
    var settings = SceneSettings()
    (settings.width, settings.height, settings.projection) = (size.0, size.1, projection)
    try stage.settle(settings, at: .unknown)
    stage.setCamera(
      center: Coordinate(latitude: 0, longitude: longitude), zoom: zoom, bearing: bearing, pitch: pitch)
    for overlay in overlays + [Overlay(.inset(inset))] { _ = try stage.add(overlay) }
    return try stage.scene()
  }

  private func drawing(of scene: Scene) throws -> InsetDrawing {
    guard case .inset(let drawing)? = try Frame(scene).items.last else { throw Diagnostic(.error, "no inset") }
    return drawing
  }

  private func camera(of scene: Scene) throws -> Camera { try #require(scene.overlays.last).content.inset.camera }

  @Test(arguments: cases) func outlineIsWhatTheViewShows(_ test: Case) throws {
    let scene = try scene(test.inset, zoom: test.zoom, bearing: test.bearing, pitch: test.pitch)
    let drawing = try drawing(of: scene)
    #expect(try camera(of: scene) == Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 0))
    #expect(drawing.box == Box(minX: 12, minY: 12, maxX: 172, maxY: 132))
    let line = try #require(drawing.outline.parts.first)
    #expect(drawing.outline.parts.count == 1 && line.isClosed && line.points.count == 4)
    for (point, corner) in zip(line.points, test.corners) {
      #expect(abs(point.x - 80 - corner.x) < 1e-6 && abs(point.y - 60 - corner.y) < 1e-6, "\(point)")
    }
  }

  struct Overview: Sendable {
    let projection: SceneSettings.Projection
    let zoom: Double
    /// Points of the world at the inset's zoom.
    let width: Double

    init(_ projection: SceneSettings.Projection, zoom: Double, width: Double) {
      (self.projection, self.zoom, self.width) = (projection, zoom, width)
    }
  }

  /// 5 less than the view's zoom; at least where the world is as wide as the inset, or a globe or disc as high.
  static let overviews: [Overview] = [
    Overview(.mercator, zoom: 12, width: 32768), Overview(.mercator, zoom: 3, width: 160),
    Overview(.equirectangular, zoom: 3, width: 160), Overview(.orthographic, zoom: 12, width: 32768),
    // The globe's radius is a radian.
    Overview(.orthographic, zoom: 3, width: 120 * .pi), Overview(.azimuthalEquidistant, zoom: 3, width: 120),
  ]

  @Test(arguments: overviews) func overviewsShowTheWorld(_ overview: Overview) throws {
    let camera = try camera(of: scene(Inset(), zoom: overview.zoom, projection: overview.projection))
    #expect(abs(256 * exp2(camera.zoom) - overview.width) < 1e-9 * overview.width)
  }

  /// A globe of 120 points, on which a radian is 60; the view's is 256 · 2^3 / 2π.
  @Test func globesHaveOutlines() throws {
    let drawing = try drawing(of: scene(Inset(), zoom: 3, projection: .orthographic))
    let box = try #require(Box(around: drawing.outline.parts.flatMap(\.points)))
    let factor = 60 / (2048 / (2 * Double.pi))
    #expect(abs(box.maxX - box.minX - 400 * factor) < 1e-9 && abs(box.maxY - box.minY - 300 * factor) < 1e-9)
  }

  /// From elsewhere a globe is another: every place of the outline lies on a side of the view, or on the globe's rim.
  @Test(arguments: [
    (SceneSettings.Projection.orthographic, 1.0), (.orthographic, 3), (.azimuthalEquidistant, 2),
    (.azimuthalEquidistant, 3),
  ])
  func outlinesOfGlobesFromElsewhere(_ projection: SceneSettings.Projection, _ zoom: Double) throws {
    var inset = Inset()
    inset.fit = [.bounds(Bounds(south: 0, west: 20, north: 60, east: 80))]
    let scene = try scene(inset, zoom: zoom, projection: projection)
    let view = projection.view(try camera(of: scene), size: Size(width: 160, height: 120))
    let outline = try drawing(of: scene).outline
    var seen = 0
    for point in outline.parts.flatMap(\.points) {
      guard Size(width: 160, height: 120).box.contains(point), let place = view.coordinate(at: point),
        let shown = scene.view.point(of: place)
      else { continue }
      seen += 1
      let isOnSide = abs(abs(shown.x - 200) - 200) < 1e-3 || abs(abs(shown.y - 150) - 150) < 1e-3
      let radius = shown.distance(to: Point(x: 200, y: 150)) / (256 * exp2(zoom) / (2 * .pi))
      #expect(isOnSide || abs(radius - 1) < 1e-3, "\(shown)")
    }
    #expect(seen > 20)
  }

  /// Around 180° the view is at both ends of the world.
  @Test func outlinesAreInEachCopyOfTheWorld() throws {
    var inset = Inset()
    inset.fit = [.bounds(Bounds(south: -40, west: -180, north: 40, east: 180))]
    let scene = try scene(inset, longitude: 180)
    let outline = try drawing(of: scene).outline
    let middles = outline.parts.compactMap { Box(around: $0.points)?.middle.x }.sorted()
    // 5 % of 120 points are free on both sides.
    #expect(middles.count == 2 && outline.parts.allSatisfy(\.isClosed))
    #expect(abs(middles[0] - 6) < 1e-9 && abs(middles[1] - 154) < 1e-9)
  }

  @Test func fitsAreCentredAndPadded() throws {
    var inset = Inset()
    inset.fit = [.bounds(Bounds(south: -10, west: 40, north: 10, east: 60))]
    let camera = try camera(of: scene(inset, bearing: 30, pitch: 40))
    // Of 120 points 108 are for 2 · ln tan(50°) radians of the plane.
    #expect(camera.bearing == 0 && camera.pitch == 0 && abs(camera.center.longitude - 50) < 1e-9)
    let zoom = log2(108 * 2 * Double.pi / 256 / 0.350851659)
    #expect(abs(camera.zoom - zoom) < 1e-8)
  }

  /// What a view of the same camera and size shows.
  @Test func mapIsThatOfAView() throws {
    let circle = Overlay(.circle(Circle(center: Coordinate(latitude: 3, longitude: 2), radius: 900_000)))
    var inset = Inset()
    (inset.show, inset.basemap, inset.zoom) = (.all, .countries, 2.5)
    let scene = try scene(inset, overlays: [circle, Overlay(.title(Title()))])
    let shown = try #require(try drawing(of: scene).frame)
    var alone = scene
    (alone.settings.width, alone.settings.height, alone.settings.basemap) = (160, 120, .builtIn(.countries))
    (alone.camera, alone.layers) = (try camera(of: scene), [.overlay(0)])
    let frame = try Frame(alone)
    #expect(shown.size == Size(width: 160, height: 120) && shown.items.count == 1)
    #expect(shown.basemap?.areas == frame.basemap?.areas && shown.basemap?.lines == frame.basemap?.lines)
    guard case .shape(let fill, _) = shown.items[0], case .shape(let expected, _) = frame.items[0] else {
      Issue.record("a circle is a shape")
      return
    }
    #expect(fill == expected && !fill.isEmpty)
    #expect(try Frame(scene).pointCount > frame.pointCount)
  }

  /// The inset covers 12…172 × 12…132 points of the view.
  @Test(arguments: [(Point(x: 100, y: 100), LabelDrop?.some(.noRoom)), (Point(x: 220, y: 100), nil)])
  func labelsStandBesideInsets(_ point: Point, _ drop: LabelDrop?) throws {
    let camera = Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 5)
    let view = MercatorView(camera: camera, size: Size(width: 400, height: 300))
    var label = Label(at: try #require(view.coordinate(at: point)))
    (label.text, label.anchor) = ("Here", .center)
    #expect(try Frame(scene(Inset(), overlays: [Overlay(.label(label))])).items[0].drop == drop)
  }

  /// Neither insets nor other furniture are in an inset.
  @Test func insetsDoNotNest() throws {
    var inset = Inset()
    inset.show = .all
    let frame = try #require(
      try drawing(of: scene(inset, overlays: [Overlay(.inset(inset)), Overlay(.compass(CompassRose()))])).frame)
    #expect(frame.items.isEmpty)
  }

  struct Room: Sendable {
    let size: (Int, Int)
    var margin = 12.0
    let box: Box
  }

  /// 160 × 120 where the margins leave so much.
  static let rooms: [Room] = [
    Room(size: (400, 300), margin: 0, box: Box(minX: 0, minY: 0, maxX: 160, maxY: 120)),
    Room(size: (100, 80), box: Box(minX: 12, minY: 12, maxX: 88, maxY: 68)),
    // Margins take no more than half.
    Room(size: (100, 80), margin: 1000, box: Box(minX: 40, minY: 40, maxX: 90, maxY: 80)),
    Room(size: (1, 1), box: Box(minX: 0.5, minY: 0.5, maxX: 1, maxY: 1)),
  ]

  @Test(arguments: rooms) func insetsFitTheView(_ room: Room) throws {
    var inset = Inset()
    inset.margin = room.margin
    #expect(try drawing(of: scene(inset, size: room.size)).box == room.box)
  }
}
