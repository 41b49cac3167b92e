import LunetteGeometry
import LunetteScene
import Testing

@testable import LunetteFrame

/// Texts along lines of a view of 512 × 512 points.
@Suite struct LabelLineTests {
  private func scene(
    _ points: [Point], _ text: String = "A river", change: (inout Label) -> Void = { _ in }
  ) -> LabelScene {
    var scene = LabelScene()
    scene.add(text, along: points, change: change)
    return scene
  }

  private func isNear(_ one: Point, _ other: Point) -> Bool { one.distance(to: other) < 0.2 }

  @Test func onAStraightLineATextIsOnePieceInItsMiddle() throws {
    let ends = [Point(x: 100, y: 200), Point(x: 300, y: 200)]
    for line in [ends, ends.reversed()] {
      let pieces = try scene(line).pieces()
      #expect(pieces.count == 1 && pieces[0].count == 1)
      let piece = try #require(pieces.first?.first)
      // Capitals, 0.716 of 12 points high, stand with their middle on the line.
      #expect(piece.text == "A river" && isNear(piece.at, Point(x: 200, y: 200 + 0.358 * 12)))
      #expect(abs(piece.angle) < 0.1)
    }
  }

  @Test func itStandsOverOrUnderTheLine() throws {
    let line = [Point(x: 100, y: 200), Point(x: 300, y: 200)]
    let over = try scene(line) { $0.anchor = .bottom }.pieces()[0][0]
    #expect(isNear(over.at, Point(x: 200, y: 200 - 0.2 * 12)))
    let under = try scene(line.reversed()) {
      $0.anchor = .top
      $0.offset = Point(x: 5, y: 3)
    }.pieces()[0][0]
    #expect(isNear(under.at, Point(x: 205, y: 203 + 0.8 * 12)))
  }

  /// Whichever way a line runs, no letter hangs by more than it lies.
  @Test func textsAreUpright() throws {
    for degrees in stride(from: 0.0, to: 360, by: 7.5) {
      let turn = LinearMap(degrees: degrees)
      let line = [-1.0, 1].map { Point(x: 256 + $0 * 100 * turn.right.x, y: 256 + $0 * 100 * turn.right.y) }
      let pieces = try scene(line).pieces().joined()
      #expect(!pieces.isEmpty && pieces.allSatisfy { abs($0.angle) <= 90 }, "at \(degrees)°")
      #expect(pieces.map(\.text).joined() == "A river")
    }
    // Upright lines are read upward.
    for line in [[Point(x: 256, y: 100), Point(x: 256, y: 300)], [Point(x: 256, y: 300), Point(x: 256, y: 100)]] {
      #expect(abs(try scene(line).pieces()[0][0].angle + 90) < 1e-6)
    }
  }

  /// Around half of a circle of 150 points the line turns by 1° every 2.6 points.
  @Test func lettersFollowABend() throws {
    let arc = (0...90).map { step in
      let turn = LinearMap(degrees: 180 + Double(step) * 2)
      return Point(x: 256 + 150 * turn.right.x, y: 300 + 150 * turn.right.y)
    }
    let pieces = try scene(arc, "A winding stream").pieces()[0]
    #expect(pieces.map(\.text).joined().filter { $0 != " " } == "Awindingstream" && pieces.count > 10)
    for (one, next) in zip(pieces, pieces.dropFirst()) { #expect(next.at.x > one.at.x && next.angle > one.angle) }
    for piece in pieces {
      // The middles of capitals lie on the circle, by the sagitta of a letter's chord within it.
      let turn = LinearMap(degrees: piece.angle)
      let middle = Point(x: piece.at.x + 0.358 * 12 * turn.right.y, y: piece.at.y - 0.358 * 12 * turn.right.x)
      #expect(abs(middle.distance(to: Point(x: 256, y: 300)) - 150) < 0.3)
    }
  }

  /// 480 points hold (480 + 100) / (38 + 100) = 4 texts with 100 between them: "A river" is 3.17 sizes wide.
  @Test func longLinesHaveSeveral() throws {
    let line = [Point(x: 16, y: 256), Point(x: 496, y: 256)]
    let texts = try scene(line) { $0.spacing = 100 }.pieces()
    #expect(texts.map { ($0[0].at.x * 10).rounded() / 10 } == [76, 196, 316, 436])
    #expect(try scene(line) { $0.spacing = 500 }.pieces().count == 1)
  }

  @Test func textsMoveAlongToWhereThereIsRoom() throws {
    var scene = scene([Point(x: 100, y: 256), Point(x: 400, y: 256)])
    scene.add("in the way", x: 250) { $0.priority = 1 }
    let x = try #require(try scene.pieces().first?.first?.at.x)
    #expect(abs(x - 250) > 30 && abs(x - 250) < 80)
  }

  @Test func reasonsForLeavingItOut() throws {
    let line = [Point(x: 100, y: 256), Point(x: 400, y: 256)]
    #expect(try scene([line[0], Point(x: 120, y: 256)]).drop() == .shortLine)
    // A saw with teeth of 45°, 10 points each.
    let saw = (0...30).map { Point(x: 100 + Double($0) * 10, y: $0 % 2 == 0 ? 250 : 260) }
    #expect(try scene(saw).drop() == .sharpBends)
    var full = scene(line)
    full.add(String(repeating: "m", count: 40), x: 250) { $0.priority = 1 }
    #expect(try full.drop() == .noRoom)
    // A right angle is passed beside.
    let corner = [Point(x: 100, y: 100), Point(x: 300, y: 100), Point(x: 300, y: 300)]
    #expect(try scene(corner).pieces().joined().allSatisfy { $0.angle == 0 || abs($0.angle) > 89 })
  }

  /// Joined letters stay together, and words that run to the left stand from right to left.
  @Test func wordsOfJoinedLettersStayWhole() throws {
    let arc = (0...90).map { step in
      let turn = LinearMap(degrees: 180 + Double(step) * 2)
      return Point(x: 256 + 120 * turn.right.x, y: 300 + 120 * turn.right.y)
    }
    let arabic = try scene(arc, "نهر النيل").pieces()[0]
    #expect(arabic.map(\.text) == ["النيل", "نهر"])
    let hindi = try scene(arc, "गंगा नदी").pieces()[0]
    #expect(hindi.map { $0.text.filter { $0 != " " } } == ["गंगा", "नदी"])
  }

  @Test func linesThatLeaveTheViewHaveTextsInIt() throws {
    let texts = try scene([Point(x: -400, y: 256), Point(x: 900, y: 256)]) { $0.spacing = 60 }.pieces()
    #expect(texts.count > 3 && texts.joined().allSatisfy { $0.at.x > 0 && $0.at.x < 512 })
  }
}
