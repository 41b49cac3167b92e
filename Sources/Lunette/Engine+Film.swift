import LunetteFrame
import LunetteOutput

/// When a film's pictures are taken, and where it ends.
public struct FilmTimes: Sendable {
  /// How often pictures are taken; the end's is always.
  public var rate = Shutter.Rate.never
  /// Seconds after which the run ends; nil: the script's own end.
  public var end: Double?

  /// The end alone.
  public init() {}
}

/// One moment of a film.
public struct FilmFrame {
  /// From 0.
  public let number: Int
  /// Seconds on the scene's clock.
  public let time: Double
  /// What is seen.
  public let picture: Picture
}

extension Engine {
  /// Runs a script to its end, or to that of `times`, hands each picture to `take` while the run stands still, the end's last,
  /// and gives how many seconds that is on the scene's clock. What happens goes to `trace` as lines of JSON. What `take` throws
  /// ends the run and comes back.
  public func film(
    _ source: SourceText, size: (width: Int, height: Int)? = nil, assignments: [String: Assignment] = [:],
    preset: String? = nil, times: FilmTimes, trace: ((UnsafeRawBufferPointer) -> Void)? = nil,
    take: @escaping (FilmFrame) throws -> Void
  ) throws(Diagnostic) -> Double {
    let stage = Stage(size: size, assignments: assignments, preset: preset)
    if let trace { stage.trace = { [unowned stage] in Engine.write($0, at: $1, of: stage, to: trace) } }
    var number = 0
    let shutter = Shutter(times.rate, end: times.end.map(SceneTime.init(seconds:))) { moment, sources in
      environment.pauseScript()
      try take(FilmFrame(number: number, time: moment.seconds, picture: try picture(of: stage, sources)))
      environment.resumeScript()
      number += 1
    }
    let sources = try run(once(source), on: stage, shutter, allowsUnknownAssignments: false)
    do {
      try take(FilmFrame(number: number, time: stage.clock.seconds, picture: try picture(of: stage, sources)))
    } catch {
      throw error as? Diagnostic ?? Diagnostic(.file, "\(error)")
    }
    return stage.clock.seconds
  }

  private static func write(
    _ event: SceneEvent, at time: SceneTime, of stage: Stage, to sink: @escaping (UnsafeRawBufferPointer) -> Void
  ) {
    var out = ByteBuffer { sink($0) }
    TraceLine(event, at: time, files: stage.files).write(to: &out)
    // This sink doesn't fail.
    try? out.flush()
  }
}
