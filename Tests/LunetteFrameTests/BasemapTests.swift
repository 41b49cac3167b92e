import LunetteGeometry
import LunetteScene
import Testing

@testable import LunetteFrame

@Suite struct BasemapTests {
  private func scene(_ basemap: Basemap, _ view: View, theme: SceneSettings.Theme = .light) throws -> Scene {
    let stage = Stage()
    var settings = SceneSettings()
    (settings.width, settings.height) = (view.width, view.height)
    (settings.basemap, settings.theme) = (basemap, theme)
    try stage.settle(settings, at: .unknown)
    stage.setCamera(center: view.center, zoom: view.zoom, bearing: view.bearing)
    return try stage.scene()
  }

  struct View: CustomTestStringConvertible {
    var name: String
    var center: Coordinate
    var zoom, bearing: Double
    var width, height: Int
    /// The part of the view that is land.
    var share: Double
    var testDescription: String { name }

    init(
      _ name: String, _ latitude: Double, _ longitude: Double, zoom: Double, bearing: Double = 0, _ width: Int,
      _ height: Int, share: Double
    ) {
      self.name = name
      center = Coordinate(latitude: latitude, longitude: longitude)
      (self.zoom, self.bearing, self.width, self.height, self.share) = (zoom, bearing, width, height, share)
    }
  }

  /// Shares by shapely 2.1: Natural Earth's countries at 1:110m with their vertices on the Mercator plane, moved by whole
  /// worlds, and cut to the view's rectangle there.
  static let views: [View] = [
    View("the world", 0, 0, zoom: 0, 256, 256, share: 0.384009),
    View("Fiji", -17, 180, zoom: 7, 600, 400, share: 0.05929),
    View("Chukotka", 66, -178, zoom: 4, bearing: 30, 600, 400, share: 0.475522),
    View("Antarctica", -78, 100, zoom: 1.2, 800, 500, share: 0.587543),
    View("the Caspian Sea", 42, 51, zoom: 5, bearing: 200, 400, 400, share: 0.816353),
    View("three worlds", 20, 100, zoom: -1, bearing: 30, 384, 128, share: 0.389078),
    View("Lesotho", -29, 28, zoom: 6, 500, 500, share: 0.789748),
    View("the Pacific, east up", 10, -170, zoom: 1.6, bearing: 90, 1000, 600, share: 0.378581),
  ]

  @Test(arguments: views) func landCoversItsShare(_ view: View) throws {
    let drawn = try #require(try Frame(scene(.builtIn(.land), view)).basemap)
    let box = Box(minX: 0, minY: 0, maxX: Double(view.width), maxY: Double(view.height))
    let rings = drawn.areas.parts.map(\.points)
    #expect(drawn.areas.parts.allSatisfy(\.isClosed) && rings.joined().allSatisfy(box.padded(by: 2).contains))
    // In the view y goes down.
    let area = clipped(rings.map { $0.reversed() }, to: box).reduce(0) { $0 + $1.signedArea }
    #expect(abs(abs(area) / Double(view.width * view.height) - view.share) < 0.0015)
    #expect(drawn.outlines.isEmpty && drawn.lines.isEmpty)
  }

  /// Lines that the view cuts end outside of it, and none runs along the cut for more than a point.
  @Test(arguments: views) func coastsAreNoCuts(_ view: View) throws {
    let drawn = try #require(try Frame(scene(.builtIn(.countries), view, theme: .print)).basemap)
    let box = Box(minX: 0, minY: 0, maxX: Double(view.width), maxY: Double(view.height))
    for part in drawn.outlines.parts + drawn.lines.parts {
      for (start, end) in zip(part.points, part.points.dropFirst()) where start.distance(to: end) > 1 {
        // The box that is cut to is 1.5 points larger.
        #expect(!(start.x == end.x && [-1.5, box.maxX + 1.5].contains(start.x)))
        #expect(!(start.y == end.y && [-1.5, box.maxY + 1.5].contains(start.y)))
      }
    }
    #expect(!drawn.outlines.isEmpty)
  }

  /// 324 borders; on the screen a short one may fall together.
  @Test func bordersAreDrawnInEachWorld() throws {
    let one = View("", 0, 0, zoom: 2, 1024, 1024, share: 0)
    let lines = try #require(try Frame(scene(.builtIn(.countries), one)).basemap).lines
    #expect((300...324).contains(lines.parts.count))
    let two = View("", 0, 180, zoom: 2, 2048, 1024, share: 0)
    let twice = try #require(try Frame(scene(.builtIn(.countries), two)).basemap).lines
    #expect((600...648).contains(twice.parts.count))
  }

  @Test func mapsOfOnesOwnAreAreasAndLines() throws {
    func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
      Coordinate(latitude: latitude, longitude: longitude)
    }
    // Over ±180; one that crosses itself; a hole; a line.
    var map = GivenMap(
      areas: [
        GroundPolygon(
          outer: [place(0, 170), place(0, -170), place(10, -170), place(10, 170)],
          holes: [[place(2, 172), place(2, 174), place(4, 174), place(4, 172)]]),
        GroundPolygon(outer: [place(-40, 160), place(-20, 180), place(-40, 180), place(-20, 160)]),
        GroundPolygon(outer: [place(5, 5)]),
      ], lines: [[place(-10, 170), place(-10, -170)]])
    map.style.strokeWidth = 3
    // A degree is 4 points wide.
    let view = View("", 0, 180, zoom: 2.4918530963296748, 400, 400, share: 0)
    let scene = try scene(.given(map), view)
    #expect(scene.warnings.isEmpty)
    let drawn = try #require(try Frame(scene).basemap)
    // An outline, a hole, the crossing one in two parts, since areas are only cut at 180, and the line.
    #expect(drawn.lines.parts.map(\.points.count) == [5, 5, 2, 3, 2])
    #expect(drawn.lines.parts.last?.points.map(\.x) == [160, 240])
    // An outline and a hole; two triangles.
    #expect(drawn.areas.parts.count == 4)
    let box = try #require(Box(around: drawn.areas.parts.flatMap(\.points)))
    #expect(box.minX == 120 && box.maxX == 240)
    // At y(20°) = 0.3564, y(40°) = 0.7629 of 229.18 points a radian: two triangles of 80 by 46.6 points.
    let triangles = drawn.areas.parts.filter { $0.points.allSatisfy { $0.y > 250 } }
    let area = triangles.reduce(0) { $0 + abs($1.points.signedArea) }
    #expect(abs(area - 3727) < 10)
    #expect(drawn.areas.pointCount == 4 + 4 + 3 + 3)
  }

  /// As files have it: Antarctica is cut at ±180, and goes along the pole from there.
  @Test func cutsAreNoOutlines() throws {
    let ring = [(-180.0, -90.0), (-180, -84), (0, -70), (180, -84), (180.00000000000006, -90), (-180, -90)]
      .map { Coordinate(latitude: $0.1, longitude: $0.0) }
    let scene = try scene(
      .given(GivenMap(areas: [GroundPolygon(outer: ring)])), View("", -78, 180, zoom: 1, 1000, 500, share: 0))
    let drawn = try #require(try Frame(scene).basemap)
    // 1.95 worlds are in view: the coast begins and ends at ±180 in each, and the land is one area.
    #expect(drawn.areas.parts.count == 1 && drawn.lines.parts.allSatisfy { (2...3).contains($0.points.count) })
    let ends = drawn.lines.parts.flatMap { [$0.points[0], $0.points[$0.points.count - 1]] }
    #expect(ends.filter { abs($0.x - 500) < 0.1 }.count == 2)
  }

  /// Every crossing of two lines is looked for in vain where there are too many.
  @Test func mapsOfOnesOwnHaveALimit() throws {
    let zigzag = (0..<1000).map {
      Coordinate(latitude: $0 % 2 == 0 ? -40 : 40, longitude: Double($0 * 7919 % 1000) / 10)
    }
    let view = View("", 0, 0, zoom: 1, 400, 400, share: 0)
    #expect(throws: Diagnostic.self) { try scene(.given(GivenMap(areas: [GroundPolygon(outer: zigzag)])), view) }
  }

  @Test func emptyMapsAreMaps() throws {
    let view = View("", 0, 0, zoom: 1, 400, 400, share: 0)
    #expect(try Frame(scene(.none, view)).basemap == nil)
    let empty = try scene(.given(GivenMap()), view)
    let drawn = try #require(try Frame(empty).basemap)
    #expect(drawn.areas.isEmpty && drawn.lines.isEmpty && drawn.outlines.isEmpty && empty.warnings.isEmpty)
    #expect(try scene(.none, view).warnings.count == 1)
  }
}
