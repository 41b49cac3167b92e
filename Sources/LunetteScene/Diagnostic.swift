import LunetteGeometry

/// What went wrong, or may have, and where: worded once, shown by whoever ran the scene.
public struct Diagnostic: Error, Equatable, Sendable {
  /// How bad it is; the command's exit code follows from it.
  public enum Kind: Sendable {
    /// The scene is drawn all the same.
    case warning
    /// The script or its data is wrong.
    case error
    /// What the run was given from outside is wrong.
    case call
    /// The run passed a limit.
    case limit
    /// A file could not be read or written.
    case file
    /// The engine itself is wrong.
    case bug
  }

  /// How bad it is.
  public var kind: Kind
  /// What kind of warning it is, for programs.
  public var code: String?
  /// One or more lines.
  public var message: String
  /// The script's path, where known.
  public var file: String?
  /// Its line, from 1.
  public var line: Int?
  /// The place in that line, from 1.
  public var column: Int?
  /// The text of that line.
  public var sourceLine: String?
  /// The calls that led there, innermost first.
  public var trace: [Caller] = []
  /// The overlay that a warning is about.
  public var overlay: String?

  /// Where a script was while it called on.
  public struct Caller: Equatable, Sendable {
    /// The script's path; nil for text that a script loaded itself.
    public var file: String?
    /// Its line, from 1; 0 where calls are left out.
    public var line: Int
    /// What it was in: "function ring".
    public var function: String

    /// What stands for calls that are not listed.
    public static func leftOut(_ count: Int) -> Caller {
      Caller(file: nil, line: 0, function: "\(count) more calls")
    }

    /// A place in a script.
    public init(file: String?, line: Int, function: String) {
      self.file = file
      self.line = line
      self.function = function
    }
  }

  /// A diagnostic.
  public init(_ kind: Kind, _ message: String, code: String? = nil, file: String? = nil, line: Int? = nil) {
    self.kind = kind
    self.message = message
    self.code = code
    self.file = file
    self.line = line
  }

  /// What the engine found wrong with its own work; nothing is written then.
  public static func bug(_ message: String) -> Diagnostic {
    Diagnostic(.bug, "internal error, please report it with the scene: \(message)")
  }

  /// Why areas could not be united.
  public init(_ failure: UnionFailure) {
    self =
      failure.isMissing
      ? Diagnostic(
        .file, "overlapping shapes can't be united without GEOS; install libgeos-c1v5 (\(failure.message))")
      : .bug("areas can't be united: \(failure.message)")
  }
}
