import Lunette

/// Where a film's frames go: all of them come into their place at its end, or nothing does.
protocol FilmOutput: AnyObject {
  /// Takes the next frame.
  func take(_ frame: FilmFrame) throws(Diagnostic)
  /// What people should know before it stands in its place.
  func warning() -> Diagnostic?
  /// Puts the film into its place; it is so many seconds long.
  func finish(length: Double) throws(Diagnostic)
  /// Leaves what stood there before.
  func discard()
}

extension FilmOutput {
  func warning() -> Diagnostic? { nil }
}

extension Diagnostic {
  /// Does what may fail in writing.
  static func ofWriting(_ body: () throws -> Void) throws(Diagnostic) {
    do {
      try body()
    } catch {
      throw error as? Diagnostic ?? Diagnostic(.file, "can't write: \(error)")
    }
  }
}
