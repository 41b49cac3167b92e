import Foundation
import Lunette
import Testing

/// The second article, a polyline over a map view, row by row. Row 2.4 is about moves that take time.
@Suite("Article 2: a polyline") struct PolylineArticleTests {
  @Test("2.1 each coordinate becomes projection.point(c): a move, then lines") func vertices() throws {
    let scene = try ArticleScene(
      """
      scene { width = 390, height = 600 }
      local route = path { { 21.0306, 105.8530 }, { 21.0255, 105.8535 }, { 21.0257, 105.8518 }, { 21.0300, 105.8510 },
        { 21.0318, 105.8521 } }
      overlay.polyline { path = route }
      camera.fit(route, { padding = 24 })
      for _, place in ipairs(route) do
        local point = projection.point(place)
        exact(point.x, point.y)
      end
      """)
    try #require(scene.numbers.count == 10)
    let expected = stride(from: 0, to: 10, by: 2).map {
      SceneDocument.Point(x: scene.numbers[$0], y: scene.numbers[$0 + 1])
    }
    let svg = try scene.svg()
    let start = try #require(svg.range(of: " d=\"", options: .backwards)).upperBound
    let data = String(svg[start...].prefix { $0 != "\"" })
    let inDocument = try #require(try scene.document().features.first?.path)
    for path in [ScreenPath(data), inDocument] {
      try #require(path.parts.map(\.count) == [5])
      // Within the two decimals of the output.
      for (point, expected) in zip(path.points, expected) {
        #expect(abs(point.x - expected.x) <= 0.005 + 1e-9 && abs(point.y - expected.y) <= 0.005 + 1e-9)
      }
    }
    #expect(data.filter(\.isLetter) == "MLLLL")
  }

  @Test("2.2 a line is blue, 2 points wide, without a fill") func style() throws {
    let svg = try ArticleScene("overlay.polyline { path = { { 21, 105 }, { 21.1, 105.1 } } }").svg()
    let start = try #require(svg.range(of: "class=\"overlay polyline\"")).upperBound
    let attributes = svg[start...].prefix { $0 != ">" }
    #expect(attributes.contains("fill=\"none\" stroke=\"#0000ff\" stroke-width=\"2\""))
    #expect(!attributes.contains("opacity"))
  }

  @Test("2.3 an empty path draws nothing and is no error; nor does one point", arguments: ["{}", "{ { 21, 105 } }"])
  func nothing(_ path: String) throws {
    let scene = try ArticleScene("overlay.polyline { path = \(path) } camera.set { center = { 21, 105 }, zoom = 10 }")
    let feature = try #require(try scene.document().features.first)
    #expect(feature.geometry == nil && feature.screen == nil)
    let svg = try scene.svg()
    #expect(svg.contains("</svg>") && !svg.contains("polyline"))
  }

  @Test("2.5 (10, 179) → (10, -179) is a segment of 2°, in the view and cut at 180 in the document") func overTheSeam()
    throws
  {
    let scene = try ArticleScene(
      """
      scene { width = 400, height = 400 }
      local line = overlay.polyline { path = { { 10, 179 }, { 10, -179 } } }
      camera.fit(line)
      exact(line.bounds.west, line.bounds.east, line.bounds.span.lon, camera.zoom)
      """)
    try #require(scene.numbers.count == 4)
    #expect(scene.numbers.prefix(3) == [179, -179, 2])
    #expect(abs(scene.numbers[3] - log2(400 / (2 / 360.0 * 256))) < 1e-9)
    let document = try scene.document()
    let feature = try #require(document.features.first)
    #expect(abs(try #require(feature.path).width - 400) < 0.02)
    #expect(document.bbox == SceneDocument.Box(west: 179, south: 10, east: -179, north: 10))
    guard case .multiLineString(let lines) = feature.geometry else {
      Issue.record("not cut: \(String(describing: feature.geometry))")
      return
    }
    let ends = Set(lines.map { [$0[0].longitude, $0[$0.count - 1].longitude] })
    #expect(ends == [[179, 180], [-180, -179]])
  }

  @Test("2.5 the geodesic (65, 20) → (60, -55) is 3,672,458.624 m long and passes 67.9362° N") func geodesic() throws {
    let scene = try ArticleScene(
      """
      local a, b = coordinate(65, 20), coordinate(60, -55)
      local line = path.geodesic(a, b)
      local drawn = overlay.polyline { path = { a, b }, geodesic = true }
      exact(a:distance(b), line:length(), line.bounds.north, drawn.bounds.north)
      """)
    try #require(scene.numbers.count == 4)
    #expect(abs(scene.numbers[0] - 3_672_458.624) < 5e-4 && abs(scene.numbers[1] - 3_672_458.624) < 5e-4)
    #expect(abs(scene.numbers[2] - 67.9362) < 5e-5 && abs(scene.numbers[3] - 67.9362) < 5e-5)
    let norths = try #require(try scene.document().features.first).positions.map(\.latitude)
    #expect(abs(try #require(norths.max()) - 67.9362) < 5e-5)
  }

  @Test("2.5 of 100,000 points with 50 in view the output is that of 50") func onlyWhatIsInView() throws {
    /// A zigzag of a point every ten points of the view, so that nothing can be thinned; number 50,000 is its left edge.
    func size(_ first: Int, _ count: Int) throws -> Int {
      try ArticleScene(
        """
        scene { width = 500, height = 200 }
        local line = {}
        for i = \(first), \(first + count - 1) do line[#line + 1] = { 21 + (i % 2) * 5e-5, 105 + i * 1e-5 } end
        overlay.polyline { path = line }
        camera.set { center = { 21.000025, 105.50025 }, zoom = math.log(500 / 5e-4 * 360 / 256, 2) }
        """
      ).svg().utf8.count
    }
    let (all, few) = (try size(0, 100_000), try size(50_000, 50))
    #expect(few > 500, "the 50 are drawn: a move and 49 lines of a dozen characters")
    #expect(Double(all) < 1.1 * Double(few))
  }
}
