/// A moment on the scene's own clock, or a length of time, in whole nanoseconds: sums of durations stay exact, so that
/// ten waits of 0.1 s end with the tick of second 1.
public struct SceneTime: Comparable, Sendable {
  /// From the scene's beginning, or of its length.
  public var nanoseconds: Int64

  /// So many nanoseconds.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The nearest moment to a number of seconds, taken into 0...`most`.
  public init(seconds: Double) {
    let most = Double(SceneTime.most.nanoseconds)
    nanoseconds = Int64(max(0, min((seconds * 1e9).rounded(), most)))
  }

  /// In seconds.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// The beginning.
  public static let zero = SceneTime(nanoseconds: 0)
  /// The longest that a scene's clock runs: a million seconds, more than eleven days.
  public static let most = SceneTime(nanoseconds: 1_000_000 * 1_000_000_000)

  /// Whether one is before the other.
  public static func < (a: SceneTime, b: SceneTime) -> Bool { a.nanoseconds < b.nanoseconds }

  /// A time later.
  public static func + (a: SceneTime, b: SceneTime) -> SceneTime {
    SceneTime(nanoseconds: a.nanoseconds + b.nanoseconds)
  }

  /// How much later one is than the other.
  public static func - (a: SceneTime, b: SceneTime) -> SceneTime {
    SceneTime(nanoseconds: a.nanoseconds - b.nanoseconds)
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
    SceneTime(nanoseconds: Int64((Double(number) * 1e9 / rate).rounded()))
  }

  /// The number of the last one that is no later than a moment.
  public func number(upTo time: SceneTime) -> Int {
    var number = Int(time.seconds * rate)
    while self[number] > time { number -= 1 }
    while self[number + 1] <= time { number += 1 }
    return number
  }
}
