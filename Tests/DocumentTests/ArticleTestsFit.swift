import Foundation
import Lunette
import Testing

/// The first article: its camera.
@Suite("Article 1: a camera that fits") struct FitArticleTests {
  @Test("1.11 the drawn circle is exactly 300 of 360 points wide") func fit() throws {
    func zoom(_ model: String) throws -> Double {
      let scene = try ArticleScene(
        CircleArticleTests.prelude + """
          scene { width = 360, height = 640 }
          local zone = overlay.circle { center = city, radius = 500, model = "\(model)" }
          camera.fit_circle { circle = zone, ratio = 300 / 360 }
          exact(camera.zoom)
          """)
      let path = try #require(try scene.document().features.first?.path)
      #expect(abs(path.width - 300) < 0.05, "\(model)")
      return try #require(scene.numbers.first)
    }
    #expect(abs(try zoom("wgs84") - 15.493799) < 5e-7)
    let planar = try zoom("planar")
    #expect(abs(planar - 15.493630) < 5e-7)
    // The article's own formula, with half the width in metres = radius / ratio.
    let around = 2 * .pi * 6_378_137 * cos(CircleArticleTests.city.latitude * .pi / 180)
    #expect(abs(planar - log2(360 * around / (256 * 2 * 500 / (300.0 / 360)))) < 1e-9)
  }

  @Test("1.12 of the smaller side a landscape view holds the circle") func smallerSide() throws {
    func scene(_ options: String) throws -> ArticleScene {
      try ArticleScene(
        CircleArticleTests.prelude + """
          scene { width = 640, height = 360 }
          local zone = overlay.circle { center = city, radius = 500 }
          camera.fit_circle { circle = zone, ratio = 300 / 360\(options) }
          exact(camera.zoom, projection.point(zone.bounds.south_west).y - projection.point(zone.bounds.north_west).y)
          """)
    }
    let overflowing = try scene("").numbers
    #expect(abs(try #require(overflowing.last) - 533) < 4, "a true circle is a little higher than wide")
    let fitting = try scene(", of = \"min\"").numbers
    try #require(fitting.count == 2)
    #expect(abs(fitting[0] - 15.4844) < 5e-5 && abs(fitting[1] - 300) < 1e-3)
  }

  @Test("1.13 the ratio holds at any bearing", arguments: [0, 30, 45, 60, 90, 135, 180, 210, 270, 315, 359.5])
  func bearings(
    _ bearing: Double
  ) throws {
    let document = try ArticleScene(
      CircleArticleTests.prelude + """
        scene { width = 360, height = 640 }
        camera.set { bearing = 90 }
        local zone = overlay.circle { center = city, radius = 500, mask = true }
        camera.fit_circle { circle = zone, ratio = 300 / 360, bearing = \(bearing) }
        """
    ).document()
    #expect(document.camera?.bearing == bearing)
    let path = try #require(document.feature("circle-1")?.path)
    #expect(abs(path.width - 300) < 0.15, "the drawing's tolerance")
  }

  @Test("1.14 a fit's padding of 64 is the map SDK's default, none is ours") func padding() throws {
    let scene = try ArticleScene(
      """
      scene { width = 400, height = 300 }
      local box = bounds { south = 20.9, west = 105.7, north = 21.2, east = 106 }
      for _, options in ipairs { { padding = 64 }, {} } do
        camera.fit(box, options)
        local top, bottom = projection.point(box.north_west), projection.point(box.south_east)
        exact(top.y, bottom.y, (top.x + bottom.x) / 2)
      end
      """)
    try #require(scene.numbers.count == 6)
    let expected = [64.0, 236, 200, 0, 300, 200]
    for (number, expected) in zip(scene.numbers, expected) { #expect(abs(number - expected) < 1e-6) }
  }
}
