import CLuaShims
import LunetteScene

/// A script that is run once, from its top to its end.
public enum Script {
  /// Runs a script against a stage and gives the files that it was made of. The error is the script's, or the limit that
  /// it passed.
  public static func run(
    _ source: SourceText, on stage: Stage, host: ScriptHost, limits: ScriptLimits = ScriptLimits(), seed: Int64 = 0
  ) throws(Diagnostic) -> [SourceText] {
    guard !source.isEmpty else {
      let first = "overlay.circle { center = {21.0278, 105.8523}, radius = 500 }"
      throw Diagnostic(.error, "the script is empty; a first scene is: \(first)", file: source.path)
    }
    let interpreter = try Interpreter(stage: stage, host: host, limits: limits, seed: seed)
    interpreter.remember(source)
    _ = stage.number(ofFile: source.path)
    let status = source.code.withUnsafeBytes { text in
      lsh_execute(interpreter.run, text.baseAddress, text.count, "@" + source.path)
    }
    switch status {
    case LSH_DONE:
      if let mistake = stage.undeclaredPresetValues { throw interpreter.error(of: mistake) }
      return interpreter.loaded
    case LSH_STOPPED: throw interpreter.passedLimit()
    default: throw interpreter.error()
    }
  }
}
