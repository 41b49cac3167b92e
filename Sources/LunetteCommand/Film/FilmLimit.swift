import Lunette

/// How much a film may be: how long it is says its script, which may be a stranger's.
struct FilmLimit {
  /// Nearly an hour of 30 frames a second.
  static let mostFrames = 100_000
  /// Of all frames together.
  static let mostBytes = 4 << 30

  private var frames = 0
  private var bytes = 0

  /// Counts a frame before it is drawn.
  mutating func takeFrame() throws(Diagnostic) {
    frames += 1
    guard frames <= FilmLimit.mostFrames else {
      throw Diagnostic(
        .limit,
        "the film passed its limit of \(FilmLimit.mostFrames) frames; --at SECONDS ends it, a smaller --frames has fewer"
      )
    }
  }

  /// Counts what was written of one.
  mutating func take(bytes count: Int) throws(Diagnostic) {
    bytes += count
    guard bytes <= FilmLimit.mostBytes else {
      throw Diagnostic(
        .limit,
        "the film passed its limit of \(FilmLimit.mostBytes >> 20) MB; --at SECONDS ends it, a smaller --frames has fewer frames"
      )
    }
  }
}
