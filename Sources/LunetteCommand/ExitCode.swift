import Lunette

/// How the command ends.
public enum ExitCode: Int32, Comparable, Sendable {
  case done = 0
  /// A script's error, or bad data.
  case sceneFailed = 1
  /// The call was wrong.
  case wrongCall = 2
  /// A limit was passed.
  case limitPassed = 3
  /// Reading or writing failed.
  case fileFailed = 4
  /// The engine found itself wrong.
  case internalError = 70

  /// The higher code is the worse end.
  public static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }

  init(_ kind: Diagnostic.Kind) {
    self =
      switch kind {
      case .warning: .done
      case .error: .sceneFailed
      case .call: .wrongCall
      case .limit: .limitPassed
      case .file: .fileFailed
      case .bug: .internalError
      }
  }
}
