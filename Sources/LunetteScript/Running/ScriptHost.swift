import LunetteScene

/// What a script may reach of the outside world.
public struct ScriptHost {
  /// Takes one printed line, without its newline.
  public var print: (UnsafeRawBufferPointer) -> Void
  /// Reads a module under the script's folder.
  public var module: (_ path: String) throws(Diagnostic) -> [UInt8]
  /// Reads a file of data under the script's folder.
  public var file: (_ path: String) throws(Diagnostic) -> [UInt8]
  /// Takes pictures while time passes; nil: nobody does.
  public var shutter: Shutter?

  /// An outside world.
  public init(
    print: @escaping (UnsafeRawBufferPointer) -> Void,
    module: @escaping (_ path: String) throws(Diagnostic) -> [UInt8]
  ) {
    self.print = print
    self.module = module
    file = module
  }

  /// No outside world.
  static var nothing: ScriptHost {
    ScriptHost(print: { _ in }) { path throws(Diagnostic) in
      throw Diagnostic(.file, "no files can be read here, so not \(path)")
    }
  }
}

/// How much a run may use.
public struct ScriptLimits: Equatable, Sendable {
  /// Instructions and charged work.
  public var steps: Int64 = 1_000_000_000
  /// Bytes, of Lua and the scene together.
  public var memory = 256 << 20
  /// Bytes of one string.
  public var string = 4 << 20
  /// Bytes printed.
  public var print = 1 << 20
  /// Seconds of CPU time: a net behind the steps, which unlike it end a script at the same place everywhere.
  public var cpu = 10.0

  /// The defaults.
  public init() {}
}
