import Glibc
import Lunette

/// Where a batch's answers go. Whoever writes has its turn: two threads never do at once.
final class BatchOutput: @unchecked Sendable {
  private let rows: String
  /// Names that are no parameters' but need no warning: the pattern's own, and those that had theirs.
  private var known: Set<String>
  private let isQuiet: Bool
  /// How the worst row ended.
  private(set) var worst = ExitCode.done
  /// Why writing failed.
  private(set) var failure: Diagnostic?

  init(rows: String, pattern: NamePattern?, isQuiet: Bool) {
    self.rows = rows
    self.isQuiet = isQuiet
    known = pattern?.fields ?? []
  }

  /// Of a name that rows have and their script never asked for.
  static func unused(_ name: String) -> Diagnostic {
    .warning(.unusedValue, "\(name.quotedName) is no parameter of the scene")
  }

  /// Writes answers; false where that fails.
  func write(_ answer: BatchAnswer) -> Bool {
    worst = max(worst, answer.worst)
    for name in answer.unused where known.insert(name).inserted && !isQuiet {
      var warning = BatchOutput.unused(name)
      warning.message = "\(rows): \(warning.message)"
      Terminal.error("lunette: \(warning.text())")
    }
    _ = answer.errors.withUnsafeBufferPointer { Terminal.write($0, to: STDERR_FILENO) }
    guard let number = answer.output.withUnsafeBufferPointer({ Terminal.write($0, to: STDOUT_FILENO) }) else {
      return true
    }
    failure = Diagnostic(.file, "can't write standard output: \(Terminal.message(of: number))")
    return false
  }
}
