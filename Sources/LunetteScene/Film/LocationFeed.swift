import LunetteGeometry

/// Fixes that a simulation delivers while time passes, made when they are asked for.
public struct LocationFeed {
  /// Where fixes come from.
  public enum Source {
    /// Given ones, their times from the simulation's start on.
    case fixes([LocationFix])
    /// Along a path.
    case path(LocationWalk)
  }

  private let source: Source
  private let begin: SceneTime
  /// The call that began it.
  let place: SourcePlace
  /// How many were delivered.
  private var count = 0

  /// A simulation that starts at a moment.
  public init(_ source: Source, from begin: SceneTime, at place: SourcePlace) {
    (self.source, self.begin, self.place) = (source, begin, place)
  }

  /// Whether it has delivered nothing.
  var hasNotBegun: Bool { count == 0 && nextTime != nil }

  /// How long it takes from its start to its last fix.
  public var length: SceneTime {
    switch source {
    case .fixes(let fixes): fixes.last?.time ?? .zero
    case .path(let walk): walk.length
    }
  }

  /// When the next fix comes; nil after the last one.
  var nextTime: SceneTime? {
    switch source {
    case .fixes(let fixes): count < fixes.count ? begin + fixes[count].time : nil
    case .path(let walk): walk.time(ofFix: count).map { begin + $0 }
    }
  }

  /// The next fix, which is delivered by that; nil after the last one.
  mutating func deliver() -> LocationFix? {
    guard let time = nextTime else { return nil }
    defer { count += 1 }
    var fix: LocationFix
    switch source {
    case .fixes(let fixes): fix = fixes[count]
    case .path(let walk): fix = walk.fix(count)
    }
    fix.time = time
    return fix
  }
}

/// Somebody who goes along a path at a speed.
public struct LocationWalk {
  /// The way.
  public let path: MeasuredPath
  /// Metres a second.
  public let speed: Double
  /// Between two fixes.
  public let interval: SceneTime
  /// Metres that fixes say they may be off.
  public let accuracy: Double?
  /// Metres that they are off, a normal distribution's standard deviation to the north and to the east.
  public let noise: Double
  /// Of the noise.
  public let seed: Int64

  /// A walk along a path.
  public init(
    path: MeasuredPath, speed: Double, interval: SceneTime, accuracy: Double?, noise: Double, seed: Int64
  ) {
    (self.path, self.speed, self.interval, self.seed) = (path, speed, interval, seed)
    (self.accuracy, self.noise) = (accuracy, noise)
  }

  /// Until the path's end.
  var length: SceneTime { SceneTime(seconds: path.length / speed) }

  /// One an interval from the start on, and one at the end.
  func time(ofFix number: Int) -> SceneTime? {
    let (time, overflows) = interval.flicks.multipliedReportingOverflow(by: Int64(number))
    if !overflows && time < length.flicks { return SceneTime(flicks: time) }
    let last = (length.flicks + interval.flicks - 1) / interval.flicks
    return number == Int(last) ? length : nil
  }

  func fix(_ number: Int) -> LocationFix {
    let time = time(ofFix: number) ?? length
    let distance = time == length ? path.length : min(time.seconds * speed, path.length)
    let place = path.at(distance: distance) ?? path.points[0]
    // Each fix has numbers of its own, so that the same one strays the same way however many were asked for before.
    var fix = LocationFix(
      at: place.strayed(byDeviation: noise, seed: UInt64(bitPattern: seed) &* 0x1_0000_0001 &+ UInt64(number)))
    fix.heading = path.bearing(at: distance)
    fix.accuracy = accuracy
    fix.speed = speed
    return fix
  }
}
