import Testing

@testable import LunetteCommand

/// The line that shows how far a film is: what it says, when it is drawn.
@Suite struct ProgressTests {
  struct Line: Sendable {
    var done: Int
    var total: Int?
    var seconds: Double
    var width = 80
    var text: String
  }

  static let lines: [Line] = [
    Line(
      done: 12, total: 24, seconds: 1.5, text: "[============            ] 12 of 24 frames, 8 a second, 0:02 left"),
    Line(
      done: 1, total: 300, seconds: 2, text: "[                        ] 1 of 300 frames, 0.5 a second, 9:58 left"),
    Line(
      done: 10, total: 72010, seconds: 1,
      text: "[                        ] 10 of 72010 frames, 10 a second, 2:00:00 left"),
    Line(
      done: 24, total: 24, seconds: 7.3, text: "[========================] 24 of 24 frames, 3.3 a second, 0:00 left"),
    Line(done: 12, total: 24, seconds: 1.5, width: 50, text: "12 of 24 frames, 8 a second, 0:02 left"),
    Line(done: 12, total: 24, seconds: 1.5, width: 12, text: "12 of 24 fr"),
    Line(done: 12, total: 24, seconds: 1.5, width: 0, text: ""),
    Line(done: 1, seconds: 4, text: "1 frames, 0.3 a second"),
  ]

  @Test(arguments: lines) func says(_ line: Line) {
    #expect(Progress.line(done: line.done, of: line.total, after: line.seconds, width: line.width) == line.text)
  }

  /// Frames from 0 on, and the end's own where it is none of them.
  static let totals: [(length: Double, rate: Double?, done: Int, time: Double, frames: Int?)] = [
    (0, 10, 0, 0, 1), (1, 10, 0, 0, 11), (1.05, 10, 3, 0.2, 12), (0.3, 10, 0, 0, 4), (0.1 + 0.2, 10, 0, 0, 4),
    (2, nil, 1, 0, nil), (2, nil, 6, 0.1, 101), (1, 10, 40, 1, 40),
  ]

  @Test(arguments: totals)
  func counts(_ test: (length: Double, rate: Double?, done: Int, time: Double, frames: Int?)) {
    let whole = Progress.Whole(length: test.length, framesPerSecond: test.rate)
    #expect(whole.frames(done: test.done, time: test.time) == test.frames)
  }

  /// Nothing for a second, then every tenth of one; what is said takes the line away first.
  @Test func isDrawnSeldom() {
    var (moment, written) = (100.0, [String]())
    let progress = Progress(
      Progress.Whole(length: 9, framesPerSecond: 10), now: { moment }, width: { 80 }, write: { written.append($0) })
    progress.clear()
    for _ in 0..<120 {
      moment += 0.01
      progress.show(done: 5, time: 0.4)
    }
    // At 1, 1.1 and 1.2 seconds, as near as sums of hundredths come.
    #expect(2...3 ~= written.count)
    #expect(written.allSatisfy { $0.hasPrefix("\r[") && $0.hasSuffix("left\u{1b}[K") })
    progress.clear()
    progress.clear()
    #expect(written.last == "\r\u{1b}[K" && 3...4 ~= written.count)
  }
}
