import LunetteScene

/// What takes pictures of a scene while its script runs, and may end the run.
public final class Shutter {
  /// When pictures are taken.
  public enum Rate: Sendable {
    /// Never.
    case never
    /// So often a second.
    case everySecond(times: Double)
    /// At each tick of the scene's own clock.
    case ticks
  }

  private let rate: Rate
  /// Where the run ends; nil: where the script does.
  private let end: SceneTime?
  /// Takes a picture of the scene as it stands, which was made of some files.
  private let take: (SceneTime, [SourceText]) throws -> Void
  /// How many were taken.
  private var count = 0
  /// What went wrong with a picture: it ended the run.
  private(set) var failure: (any Error)?
  /// Whether the run was ended before the script was.
  public private(set) var hasCut = false

  /// Takes pictures at a rate until an end.
  public init(_ rate: Rate, end: SceneTime?, take: @escaping (SceneTime, [SourceText]) throws -> Void) {
    (self.rate, self.end, self.take) = (rate, end, take)
  }

  /// Takes the pictures of moments before an instant, while the stage stands as it was until then; whether the run goes on
  /// to that instant.
  func takeAll(before instant: SceneTime, of stage: Stage, _ sources: @autoclosure () -> [SourceText]) -> Bool {
    // The end's own picture is taken when the run is over.
    while let moment = next(of: stage), moment < min(instant, end ?? instant) {
      stage.show(at: moment)
      do {
        try take(moment, sources())
      } catch {
        failure = error
        return false
      }
      count += 1
    }
    guard let end, end < instant else { return true }
    stage.goOn(to: end)
    stage.show(at: end)
    hasCut = true
    return false
  }

  private func next(of stage: Stage) -> SceneTime? {
    switch rate {
    case .never: nil
    case .everySecond(let times): SceneBeat(rate: times)[count]
    case .ticks: stage.beat[count]
    }
  }
}
