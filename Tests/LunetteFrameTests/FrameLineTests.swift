import LunetteGeometry
import LunetteScene
import Testing

@testable import LunetteFrame

@Suite struct FrameLineTests {
  private func frame(
    _ line: Polyline, zoom: Double = 0, width: Int = 256, change: (inout Overlay) -> Void = { _ in }
  ) throws -> Frame {
    let stage = Stage(size: (width: width, height: 256))
    stage.setCamera(center: Coordinate(latitude: 0, longitude: 0), zoom: zoom, bearing: nil)
    var overlay = Overlay(.polyline(line))
    change(&overlay)
    _ = try stage.add(overlay)
    return try Frame(stage.scene())
  }

  private func line(_ numbers: Double...) -> Polyline {
    var line = Polyline()
    line.path = stride(from: 0, to: numbers.count, by: 2).map {
      Coordinate(latitude: numbers[$0], longitude: numbers[$0 + 1])
    }
    return line
  }

  private func paths(_ frame: Frame) throws -> (line: Path, heads: Path) {
    guard case .line(let line, let heads) = frame.items[0] else {
      Issue.record("no line")
      return (Path(), Path())
    }
    return (line, heads)
  }

  /// The world is 256 points wide: a degree of longitude is 256/360 of one.
  @Test func longitudesManyTurnsOutAreInView() throws {
    for turns in [0, 1, -1000, 1e7, 1e12] {
      let drawn = try paths(frame(line(0, 360 * turns + 45, 0, 360 * turns + 90))).line
      let points = try #require(drawn.parts.first?.points)
      #expect(points.count == 2)
      #expect(abs(points[0].x - 160) < 1e-6 && abs(points[1].x - 192) < 1e-6, "\(turns) turns")
    }
    _ = try frame(line(0, 1e300, 10, -1e300))
  }

  @Test func tipsLieAtTheEnds() throws {
    var arrow = line(0, -90, 0, 90)
    arrow.arrow = .both
    let drawn = try paths(frame(arrow))
    #expect(drawn.heads.parts.map { $0.points[0] } == [Point(x: 192, y: 128), Point(x: 64, y: 128)])
    // The line's round ends stay within the heads, which are 6 + 2.5 · 2 points long.
    let xs = try #require(drawn.line.parts.first?.points.map(\.x))
    #expect(xs.allSatisfy { $0 > 64 + 4 && $0 < 192 - 4 })
  }

  @Test func theViewHasALimit() throws {
    var long = Polyline()
    long.path = (0..<100_000).map { Coordinate(latitude: Double($0 % 2), longitude: Double($0 % 100)) }
    // 16,384 points show 256 worlds of 64.
    #expect(throws: Diagnostic.self) { try frame(long, zoom: -2, width: 16_384) }
  }

  /// A micrometre's dash at the deepest zoom: more of them than there are points would fill any memory.
  @Test func dashesHaveALimit() throws {
    var zigzag = Polyline()
    zigzag.path = (0..<200_000).map { Coordinate(latitude: 0, longitude: Double($0 % 2) * 1e-6) }
    #expect(throws: Diagnostic.self) {
      try frame(zigzag, zoom: 26) { $0.style.dash = ShapeStyle.Dash(lengths: [0.002, 0.002], isInMeters: true) }
    }
    // Of a line that is long but not seen, only what is in view is made.
    let drawn = try paths(
      frame(line(0, -90, 0, 90), zoom: 26) { $0.style.dash = ShapeStyle.Dash(lengths: [0.01, 0.01], isInMeters: true) })
    #expect((10...2000).contains(drawn.line.parts.count))
  }
}
