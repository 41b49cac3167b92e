import CSystem
import Glibc
import Lunette

/// How far a film is: a line on a terminal that is drawn anew, and goes before anything else is said.
final class Progress {
  /// How much there is to do.
  struct Whole {
    /// Of the film, in seconds on the scene's clock.
    var length: Double
    /// nil: the scene's own, seen from the frames.
    var framesPerSecond: Double?

    /// How many frames there will be, one of them at the end, whose time needn't be a frame's.
    func frames(done: Int, time: Double) -> Int? {
      guard let rate = framesPerSecond ?? (done > 1 && time > 0 ? Double(done - 1) / time : nil) else { return nil }
      return max(done, Int((length * rate - 1e-9).rounded(.up)) + 1)
    }
  }

  private let whole: Whole
  private let now: () -> Double
  private let width: () -> Int
  private let write: (String) -> Void
  private let start: Double
  private var drawn: Double
  private var isShown = false

  /// `now` gives seconds of a clock that only goes forward; what is written steers the terminal.
  init(_ whole: Whole, now: @escaping () -> Double, width: @escaping () -> Int, write: @escaping (String) -> Void) {
    self.whole = whole
    self.now = now
    self.width = width
    self.write = write
    start = now()
    drawn = start
  }

  /// On standard error.
  convenience init(_ whole: Whole) {
    self.init(
      whole, now: { Progress.seconds }, width: { Int(csystem_terminal_width(STDERR_FILENO)) },
      write: { text in
        var text = text
        _ = text.withUTF8 { Terminal.write($0, to: STDERR_FILENO) }
      })
  }

  /// Nothing for a second, and ten times a second after it: so many frames are done, the last of this time.
  func show(done: Int, time: Double) {
    let moment = now()
    guard moment - start >= 1, moment - drawn >= 0.1 else { return }
    drawn = moment
    isShown = true
    csystem_note_open_line(true)
    let total = whole.frames(done: done, time: time)
    write("\r" + Progress.line(done: done, of: total, after: moment - start, width: width()) + Progress.clearing)
  }

  /// Takes the line away.
  func clear() {
    guard isShown else { return }
    write("\r" + Progress.clearing)
    isShown = false
    csystem_note_open_line(false)
  }

  /// Up to the line's end.
  private static let clearing = "\u{1b}[K"

  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// `[=====     ] 12 of 24 frames, 8.5 a second, 0:02 left`, cut where the terminal is narrow: a line that goes on in the next
  /// would stay.
  static func line(done: Int, of total: Int?, after seconds: Double, width: Int) -> String {
    let rate = Double(done) / max(seconds, 1e-3)
    var line = "\(done)\(total.map { " of \($0)" } ?? "") frames, \(((rate * 10).rounded() / 10).shown) a second"
    if let total, total > 0 {
      line += ", \(clock(Double(total - done) / max(rate, 1e-3))) left"
      let full = min(bar, done * bar / total)
      let drawing = "[\(String(repeating: "=", count: full))\(String(repeating: " ", count: bar - full))] "
      if drawing.count + line.count < width { line = drawing + line }
    }
    return String(line.prefix(max(0, width - 1)))
  }

  /// How wide the bar is.
  private static let bar = 24

  /// `0:07`, `1:02:30`.
  private static func clock(_ seconds: Double) -> String {
    let whole = Int(min(seconds.rounded(.up), 359_999))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(whole % 60))" : "\(minutes):\(two(whole % 60))"
  }
}
