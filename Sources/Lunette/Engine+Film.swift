import LunetteFrame
import LunetteOutput

/// When a film's pictures are taken, and where it ends.
public struct FilmTimes: Sendable {
  /// Pictures a second; nil: the end alone.
  public var framesPerSecond: Double?
  /// Whether there are as many pictures a second as the scene says, where `framesPerSecond` is nil.
  public var usesOwnRate = false
  /// Seconds after which the run ends; nil: the script's own end.
  public var end: Double?

  /// The script's own end alone.
  public init() {}

  var rate: Shutter.Rate { framesPerSecond.map { .everySecond(times: $0) } ?? (usesOwnRate ? .ticks : .never) }
}

/// One moment of a film.
public struct FilmFrame: Sendable {
  /// Counted from 0.
  public let number: Int
  /// Seconds on the scene's clock.
  public let time: Double
  /// What is seen then.
  public let picture: Picture

  /// A moment.
  public init(number: Int, time: Double, picture: Picture) {
    self.number = number
    self.time = time
    self.picture = picture
  }
}

extension Engine {
  /// Runs a script to its end, or to that of `times`, and hands each picture to `take` while the run stands still, the end's
  /// last. Gives how long the film is, in seconds on the scene's clock. What `take` throws ends the run and comes back;
  /// `trace` takes what happens, a line of JSON each. The others are those of `evaluate`.
  public func film(
    _ source: SourceText, size: (width: Int, height: Int)? = nil, assignments: [String: Assignment] = [:],
    preset: String? = nil, allowsUnknownAssignments: Bool = false, times: FilmTimes,
    trace: ((UnsafeRawBufferPointer) -> Void)? = nil, take: (FilmFrame) throws -> Void
  ) throws(Diagnostic) -> Double {
    try film(
      once(source), size: size, assignments: assignments, preset: preset,
      allowsUnknownAssignments: allowsUnknownAssignments, times: times, trace: trace, take: take)
  }

  /// The same of a script that was prepared, in a fresh state.
  public func film(
    _ script: Script, size: (width: Int, height: Int)? = nil, assignments: [String: Assignment] = [:],
    preset: String? = nil, allowsUnknownAssignments: Bool = false, times: FilmTimes,
    trace: ((UnsafeRawBufferPointer) -> Void)? = nil, take: (FilmFrame) throws -> Void
  ) throws(Diagnostic) -> Double {
    let stage = Stage(size: size, assignments: assignments, preset: preset)
    if let trace { stage.trace = { [unowned stage] in Engine.write($0, at: $1, of: stage, to: trace) } }
    do {
      try withoutActuallyEscaping(take) { take in
        var number = 0
        func takePicture(_ moment: SceneTime, _ sources: [SourceText], isLast: Bool = false) throws {
          let picture = try picture(of: stage, sources, isLast: isLast)
          try take(FilmFrame(number: number, time: moment.seconds, picture: picture))
          number += 1
        }
        let shutter = Shutter(times.rate, end: times.end.map(SceneTime.init(seconds:))) { moment, sources in
          environment.scriptStandsStill()
          try takePicture(moment, sources)
          environment.scriptGoesOn()
        }
        let sources = try run(script, on: stage, shutter, allowsUnknownAssignments: allowsUnknownAssignments)
        try takePicture(stage.clock, sources, isLast: true)
      }
    } catch {
      throw error as? Diagnostic ?? Diagnostic(.file, "can't write: \(error)")
    }
    return stage.clock.seconds
  }

  private static func write(
    _ event: SceneEvent, at time: SceneTime, of stage: Stage, to sink: (UnsafeRawBufferPointer) -> Void
  ) {
    withoutActuallyEscaping(sink) { sink in
      var out = ByteBuffer { sink($0) }
      TraceLine(event, at: time, files: stage.files).write(to: &out)
      // This sink doesn't fail.
      try? out.flush()
    }
  }
}
