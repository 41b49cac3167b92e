import Foundation
import Lunette
import TestSupport
import Testing

/// Pictures on the map, and the dot where somebody is.
@Suite struct ImageTests {
  private func picture(_ script: String) throws -> Picture {
    var environment = Environment()
    environment.readFile = { name throws(Diagnostic) in
      switch name {
      case "spot.png", "again.png": Project.bytes("Tests/DocumentTests/Scenes/spot.png")
      case "plan.svg": Array("<svg viewBox=\"0 0 3 2\"><script>x()</script><rect width=\"1\" height=\"1\"/></svg>".utf8)
      default: throw Diagnostic(.file, "there is no \(name)")
      }
    }
    return try Engine(environment).evaluate(SourceText(path: "scene.lua", bytes: Array(script.utf8)))
  }

  private func svg(_ script: String) throws -> String {
    String(decoding: try picture("scene { width = 512, height = 512 } " + script).data(as: .svg), as: UTF8.self)
  }

  /// Each part of a picture: what of its square of 256 is shown, and the matrix that shows it.
  private func parts(_ svg: String) -> [(box: [Double], matrix: [Double])] {
    func numbers(_ text: Substring) -> [Double] { text.split(separator: " ").compactMap { Double($0) } }
    let whole = svg.matches(of: /<use transform="matrix\(([^)]*)\)" xlink:href="#image-file-1"\/>/)
    let cut = svg.matches(
      of: /<g transform="matrix\(([^)]*)\)"><svg [^>]*viewBox="([^"]*)"><use xlink:href="#image-file-1"\/>/)
    return whole.map { ([0, 0, 256, 256], numbers($0.1)) } + cut.map { (numbers($0.2), numbers($0.1)) }
  }

  private static func shown(_ matrix: [Double], _ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5])
  }

  /// At zoom 1 the world is 512 points wide: -90…90 and the half of the map's height between ±66.51326° (its y is ±π/2).
  @Test func boundsAreLinearOnTheMap() throws {
    let svg = try svg(
      "overlay.image { file = 'spot.png', bounds = { south = -66.513260443111857, west = -90, north = 66.513260443111857, "
        + "east = 90 } } camera.set { center = { 0, 0 }, zoom = 1 }")
    #expect(parts(svg).map(\.matrix) == [[1, 0, 0, 1, 128, 128]])
    #expect(svg.contains("<image id=\"image-file-1\" width=\"256\" height=\"256\" preserveAspectRatio=\"none\""))
    #expect(svg.contains("xlink:href=\"data:image/png;base64,iVBORw0KGgo"))
  }

  /// A quarter turn: what was at the top left is at the bottom left.
  @Test func bearingsTurnThem() throws {
    let svg = try svg(
      "overlay.image { file = 'spot.png', bounds = { south = -66.513260443111857, west = -90, north = 66.513260443111857, "
        + "east = 90 } } camera.set { center = { 0, 0 }, zoom = 1, bearing = 90 }")
    #expect(parts(svg).map(\.matrix) == [[0, -1, 1, 0, 128, 384]])
  }

  /// Once a world; where the sides of a picture around the world meet each reaches half a point over.
  @Test func everyWorldHasThem() throws {
    let over180 = "overlay.image { file = 'spot.png', bounds = { south = -10, west = 170, north = 10, east = -170 } } "
    let left = parts(try svg(over180 + "camera.set { center = { 0, 180 }, zoom = 1 }"))
    #expect(left.count == 1)
    // 20° are 28.44 points around the middle.
    let edge = try #require(left.first.map { Self.shown($0.matrix, 0, 0).x })
    #expect(abs(edge - (256 - 512.0 / 36)) < 1e-6)
    #expect(parts(try svg(over180 + "camera.set { center = { 0, 0 }, zoom = 0 }")).count == 2)
    let world = "overlay.image { file = 'spot.png', bounds = { south = -80, west = -180, north = 80, east = 180 } } "
    let copies = parts(try svg(world + "camera.set { center = { 0, 10 }, zoom = 0 }"))
    let sides = copies.map { (Self.shown($0.matrix, 0, 0).x, Self.shown($0.matrix, 256, 0).x) }.sorted { $0.0 < $1.0 }
    #expect(sides.count == 3)
    for (one, next) in zip(sides, sides.dropFirst()) { #expect(abs(one.1 - next.0 - 1) < 1e-6) }
  }

  struct View: Sendable, CustomTestStringConvertible {
    let camera: String
    let corners: String
    var testDescription: String { "\(camera); \(corners)" }
  }

  static let views: [View] = ["bearing = 0, pitch = 50", "bearing = 30, pitch = 50", "bearing = 30", "pitch = 60"]
    .flatMap { camera in
      [
        "{ 21.04, 105.84 }, { 21.04, 105.86 }, { 21.02, 105.86 }, { 21.02, 105.84 }",
        "{ 21.04, 105.84 }, { 21.045, 105.87 }, { 21.02, 105.855 }, { 21.025, 105.83 }",
        "{ 21.04, 105.86 }, { 21.04, 105.84 }, { 21.02, 105.845 }, { 21.022, 105.855 }",
      ]
      .map { View(camera: camera, corners: $0) }
    }

  /// Where each part shows its corners and middle, against the corners' and diagonals' places by `projection`: within half a
  /// point. The diagonals of a quadrilateral cross where those of the picture do.
  @Test(arguments: views) func partsLieWhereTheyBelong(_ view: View) throws {
    let corners = "{ \(view.corners) }"
    let script = """
      overlay.image { file = 'spot.png', corners = \(corners) }
      camera.set { center = { 21.03, 105.85 }, zoom = 14, \(view.camera) }
      local texts = {}
      for _, c in ipairs(path(\(corners))) do
        local p = projection.point(c)
        texts[#texts + 1] = string.format("%.9f %.9f", p.x, p.y)
      end
      param("places", table.concat(texts, " "))
      """
    let picture = try picture("scene { width = 512, height = 512 } " + script)
    let svg = String(decoding: try picture.data(as: .svg), as: UTF8.self)
    guard case .string(let text)? = try picture.document().parameters?.first?.value else {
      Issue.record("no places")
      return
    }
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    let quad = stride(from: 0, to: 8, by: 2).map { (x: numbers[$0], y: numbers[$0 + 1]) }
    let parts = parts(svg)
    try #require(quad.count == 4 && !parts.isEmpty)
    var seen = 0
    for (box, matrix) in parts {
      // Without what it reaches into its neighbours.
      let margin = parts.count == 1 ? 0 : 1e-9
      for (x, y) in [(0.0, 0.0), (256, 0), (256, 256), (0, 256), (128, 128)] {
        guard x >= box[0] - margin, x <= box[0] + box[2] + margin, y >= box[1] - margin, y <= box[1] + box[3] + margin
        else { continue }
        let place = Self.shown(matrix, x, y)
        let expected = Self.place(in: quad, x, y)
        let off = ((place.x - expected.x) * (place.x - expected.x) + (place.y - expected.y) * (place.y - expected.y))
        #expect(off.squareRoot() < 0.5, "\(place) \(expected)")
        seen += 1
      }
    }
    #expect(seen >= 1)
  }

  private static func place(
    in quad: [(x: Double, y: Double)], _ x: Double, _ y: Double
  ) -> (x: Double, y: Double) {
    guard x == 128 else { return quad[y == 0 ? (x == 0 ? 0 : 1) : (x == 0 ? 3 : 2)] }
    let (a, c, b, d) = (quad[0], quad[2], quad[1], quad[3])
    let divisor = (a.x - c.x) * (b.y - d.y) - (a.y - c.y) * (b.x - d.x)
    let t = ((a.x - b.x) * (b.y - d.y) - (a.y - b.y) * (b.x - d.x)) / divisor
    return (a.x + t * (c.x - a.x), a.y + t * (c.y - a.y))
  }

  /// A file is in the document once, whatever draws it; another of the same bytes is another.
  @Test func filesAreWrittenOnce() throws {
    let svg = try svg(
      "for i = 1, 3 do overlay.image { file = 'spot.png', opacity = 0.5, bounds = { south = i, west = 0, north = i + 1, "
        + "east = 1 } } end overlay.image { file = 'again.png', bounds = { south = 0, west = 1, north = 1, east = 2 } } "
        + "overlay.image { file = 'plan.svg', bounds = { south = 80, west = 80, north = 81, east = 81 } } "
        + "camera.set { center = { 1, 1 }, zoom = 5 }")
    #expect(svg.matches(of: /data:image\/png;base64,/).count == 2)
    #expect(svg.matches(of: /<use [^>]*#image-file-1"/).count == 3)
    #expect(svg.matches(of: /class="overlay image" data-file="[a-z.]*" opacity="0.5"/).count == 3)
    // Out of view, and so not there.
    #expect(!svg.contains("svg+xml") && !svg.contains("image-5"))
  }

  @Test func drawingsAreMadeHarmless() throws {
    let picture = try picture(
      "overlay.image { file = 'plan.svg', bounds = { south = 1, west = 1, north = 2, east = 2 } }")
    #expect(picture.scene.warnings.map(\.code) == ["image-parts-left-out"])
    let svg = String(decoding: try picture.data(as: .svg), as: UTF8.self)
    let encoded = try #require(svg.firstMatch(of: /data:image\/svg\+xml;base64,([^"]*)"/)?.1)
    let drawing = String(decoding: try #require(Data(base64Encoded: String(encoded))), as: UTF8.self)
    #expect(drawing.contains("<rect") && !drawing.contains("script") && !drawing.contains("x()"))
  }

  /// At zoom 16 and the equator a point is 2.388657 m (π · 6378137 / (128 · 65536)).
  @Test func locationsHaveADotACircleAndAWedge() throws {
    let svg = try svg(
      "overlay.user_location { at = { 0, 0 }, accuracy = 238.8657, heading = 30 } "
        + "camera.set { center = { 0, 0 }, zoom = 16, bearing = 30 }")
    #expect(svg.contains("<g id=\"user_location-1\" class=\"overlay user_location\" data-at=\"0,0\""))
    #expect(svg.contains("data-accuracy=\"238.8657\" data-heading=\"30\""))
    #expect(
      svg.contains("<circle cx=\"256\" cy=\"256\" r=\"9\"") && svg.contains("<circle cx=\"256\" cy=\"256\" r=\"6\""))
    let paths = svg.matches(of: /<path fill="#1a73e8"[^>]* d="([^"]*)"/).map { ScreenPath(String($0.1)).points }
    try #require(paths.count == 2)
    // Geodesics of 100 points, on a map whose scale along meridians is 1.0067 there.
    for point in paths[0] { #expect(abs(hypot(point.x - 256, point.y - 256) - 100) < 0.8) }
    // Straight up, 36 points long and 60° wide.
    let top = try #require(paths[1].min { $0.y < $1.y })
    #expect(abs(top.x - 256) < 1 && abs(256 - top.y - 36) < 0.4)
    #expect(abs((paths[1].map(\.x).max() ?? 0) - 256 - 18) < 0.3)
  }

  @Test(arguments: ["", "camera.set { pitch = 50 } ", "scene { projection = 'orthographic' } "])
  func locationsAreFitted(_ before: String) throws {
    let picture = try picture(
      before + "overlay.user_location { at = { 21, 105 }, accuracy = 1000 } camera.fit(nil, { padding = 10 })")
    let here = try #require(picture.document().features.first?.screen?.point)
    #expect(here.x > 300 && here.x < 500 && here.y > 200 && here.y < 400)
    #expect(picture.scene.camera.zoom > 13)
  }

  @Test func locationsAreInEveryWorldAndProjection() throws {
    let dots = /r="9"/
    let overlay = "overlay.user_location { at = { 0, 180 }, accuracy = 1e6, heading = 0 } "
    #expect(try svg(overlay + "camera.set { center = { 0, 0 }, zoom = 1 }").matches(of: dots).count == 2)
    for projection in ["equirectangular", "orthographic", "azimuthal_equidistant"] {
      let picture = try picture(
        "scene { projection = '\(projection)' } " + overlay + "camera.set { center = { 10, 170 }, zoom = 2 }")
      let svg = String(decoding: try picture.data(as: .svg), as: UTF8.self)
      #expect(svg.matches(of: dots).count == 1 && svg.matches(of: /<path/).count == 3)
    }
  }
}
