/// How a move's progress runs in its time: the named timing functions of CSS (Easing Functions Level 1, 2.2).
public enum Easing: String, CaseIterable, Sendable {
  /// Quick to start, gentle to end.
  case ease
  /// As time goes.
  case linear
  /// Gentle to start.
  case `in`
  /// Gentle to end.
  case out
  /// Gentle to start and to end.
  case inOut = "in_out"

  /// The progress in 0...1 at a part of the time in 0...1; exactly 0 and 1 at the ends and beyond.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return switch self {
    case .ease: TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1).y(x: time)
    case .linear: time
    case .in: TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1).y(x: time)
    case .out: TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1).y(x: time)
    case .inOut: TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1).y(x: time)
    }
  }
}

/// A cubic Bézier curve from 0, 0 to 1, 1, x1 and x2 in 0...1, so that x never goes back.
private struct TimingCurve {
  let x1, y1, x2, y2: Double

  /// The curve's height above an x.
  func y(x: Double) -> Double { TimingCurve.value(y1, y2, at: parameter(x: x)) }

  /// Newton's method within a bracket, which it halves where a step would leave it.
  private func parameter(x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    // 50 halvings are below 1e-15 by themselves.
    for _ in 0..<50 {
      let miss = TimingCurve.value(x1, x2, at: t) - x
      if miss > 0 { high = t } else { low = t }
      let newton = t - miss / TimingCurve.slope(x1, x2, at: t)
      let next = newton > low && newton < high ? newton : (low + high) / 2
      let step = abs(next - t)
      t = next
      if step < 1e-15 { break }
    }
    return t
  }

  private static func value(_ first: Double, _ second: Double, at t: Double) -> Double {
    let left = 1 - t
    return 3 * left * left * t * first + 3 * left * t * t * second + t * t * t
  }

  private static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
    let left = 1 - t
    return 3 * left * left * first + 6 * left * t * (second - first) + 3 * t * t * (1 - second)
  }
}
