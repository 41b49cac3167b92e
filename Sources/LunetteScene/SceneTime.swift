/// A moment on the scene's own clock, or a length of time, in whole flicks: sums of durations stay exact, so that sixty waits
/// of 1/60 s, or ten of 0.1 s, end with the tick of second 1. (All usual frame rates and tenths of milliseconds are whole
/// numbers of flicks; Oculus proposed the unit for films in 2018.)
public struct SceneTime: Comparable, Sendable {
  /// From the scene's beginning, or of its length.
  public var flicks: Int64

  /// So many flicks.
  public init(flicks: Int64) { self.flicks = flicks }

  /// The nearest moment to a number of seconds, taken into 0...`most`.
  public init(seconds: Double) {
    let most = Double(SceneTime.most.flicks)
    flicks = Int64(max(0, min((seconds * SceneTime.flicksASecond).rounded(), most)))
  }

  /// In seconds.
  public var seconds: Double { Double(flicks) / SceneTime.flicksASecond }

  static let flicksASecond = 705_600_000.0

  /// The beginning.
  public static let zero = SceneTime(flicks: 0)
  /// The longest that a scene's clock runs: a million seconds, more than eleven days.
  public static let most = SceneTime(flicks: 1_000_000 * 705_600_000)

  /// Whether one is before the other.
  public static func < (a: SceneTime, b: SceneTime) -> Bool { a.flicks < b.flicks }

  /// A time later.
  public static func + (a: SceneTime, b: SceneTime) -> SceneTime {
    SceneTime(flicks: a.flicks + b.flicks)
  }

  /// How much later one is than the other.
  public static func - (a: SceneTime, b: SceneTime) -> SceneTime {
    SceneTime(flicks: a.flicks - b.flicks)
  }
}

/// Moments that come so often a second, the first at 0.
public struct SceneBeat: Sendable {
  /// How often, more than 0.
  public let rate: Double

  /// So many a second.
  public init(rate: Double) { self.rate = rate }

  /// One of them, counted from 0. The quotient is rounded once, so that moments of different beats that are the same
  /// fraction of a second are the same moment.
  public subscript(number: Int) -> SceneTime {
    SceneTime(flicks: Int64((Double(number) * SceneTime.flicksASecond / rate).rounded()))
  }

  /// The number of the last one that is no later than a moment.
  public func number(upTo time: SceneTime) -> Int {
    var number = Int(time.seconds * rate)
    while self[number] > time { number -= 1 }
    while self[number + 1] <= time { number += 1 }
    return number
  }
}
