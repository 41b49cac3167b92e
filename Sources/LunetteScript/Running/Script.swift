import CLuaShims
import LunetteScene

/// A script that is run once, from its top to its end.
public enum Script {
  /// Runs a script against a stage and gives the files that it was made of. The error is the script's, or the limit that
  /// it passed.
  public static func run(
    _ source: SourceText, on stage: Stage, host: ScriptHost, limits: ScriptLimits = ScriptLimits(), seed: Int64 = 0
  ) throws(Diagnostic) -> [SourceText] {
    let interpreter = try Interpreter(stage: stage, host: host, limits: limits, seed: seed)
    interpreter.remember(source)
    _ = stage.number(ofFile: source.path)
    let status = source.bytes.withUnsafeBytes { text in
      lsh_execute(
        interpreter.run, text.baseAddress?.assumingMemoryBound(to: CChar.self) ?? emptyText, text.count,
        "@" + source.path)
    }
    switch status {
    case LSH_DONE: return interpreter.loaded
    case LSH_STOPPED: throw interpreter.passedLimit()
    default: throw interpreter.error()
    }
  }
}

private nonisolated(unsafe) let emptyText: UnsafePointer<CChar> = {
  let text = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  text.pointee = 0
  return UnsafePointer(text)
}()
