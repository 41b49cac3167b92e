import CLuaShims
import LunetteScene

/// A script that is run from its top to its end, any number of times, each in a fresh state. One thread uses it at a time.
///
/// The first run opens a state, compiles the script and keeps a copy; each further run begins with that copy, which takes
/// next to no time.
public final class Script {
  private let source: SourceText
  private let limits: ScriptLimits
  private let seed: Int64
  private let time: Int64
  private let isRunOnce: Bool
  private var sealed: Interpreter?
  /// Why there is no script to run; every run says so.
  private var failure: Diagnostic?

  /// A script, to be compiled when it is first run. `time` is the run's, in seconds from 1970 on. Of one that is run once no
  /// copy is made.
  public init(
    _ source: SourceText, limits: ScriptLimits = ScriptLimits(), seed: Int64 = 0, time: Int64 = 0,
    isRunOnce: Bool = false
  ) {
    self.source = source
    self.limits = limits
    self.seed = seed
    self.time = time
    self.isRunOnce = isRunOnce
  }

  /// Runs the script against a stage and gives the files that it was made of. The error is the script's, or the limit that
  /// it passed.
  public func run(on stage: Stage, host: ScriptHost) throws(Diagnostic) -> [SourceText] {
    if let sealed {
      sealed.restore(source)
      return try sealed.callLoaded(on: stage, host: host)
    }
    let interpreter = try loaded()
    if !isRunOnce && interpreter.seal() { sealed = interpreter }
    return try interpreter.callLoaded(on: stage, host: host)
  }

  /// Whether the calling thread is inside the Lua interpreter; a handler of signals may ask.
  public static var isInsideInterpreter: @convention(c) () -> Bool { lsh_is_inside }

  private func loaded() throws(Diagnostic) -> Interpreter {
    if let failure { throw failure }
    do throws(Diagnostic) {
      guard !source.isEmpty else {
        let first = "overlay.circle { center = {21.0278, 105.8523}, radius = 500 }"
        throw Diagnostic(.error, "the script is empty; a first scene is: \(first)", file: source.path)
      }
      guard source.code.first != 0x1B else {
        throw Diagnostic(.error, "is compiled Lua; only the source of a script is run", file: source.path)
      }
      let interpreter = try Interpreter(limits: limits, seed: seed, time: time)
      try interpreter.load(source)
      return interpreter
    } catch {
      failure = error
      throw error
    }
  }
}
