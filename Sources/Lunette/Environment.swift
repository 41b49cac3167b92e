@_exported import LunetteScene
@_exported import LunetteScript

/// All that the outside world supplies to a run; the engine reads no file, clock or randomness by itself.
public struct Environment {
  /// Takes one printed line, without its newline.
  public var print: (UnsafeRawBufferPointer) -> Void = { _ in }
  /// Reads a file by its path relative to the script's folder.
  public var readFile: (_ path: String) throws(Diagnostic) -> [UInt8] = { path throws(Diagnostic) in
    throw Diagnostic(.file, "no files can be read here, so not \(path)")
  }
  /// The run's time, ISO 8601.
  public var time = "1970-01-01T00:00:00Z"
  /// Of `math.random`.
  public var seed: Int64 = 0
  /// Called when a script has run to its end, before its scene is resolved and drawn.
  public var scriptHasEnded: () -> Void = {}
  /// Called when a script stands still, before a moment of its film is resolved and drawn.
  public var scriptStandsStill: () -> Void = {}
  /// Called when it goes on after that.
  public var scriptGoesOn: () -> Void = {}
  /// How much a run may use.
  public var limits = ScriptLimits()

  /// A world of nothing: no files, no printing, the first second of 1970.
  public init() {}
}
