/// What is to be said of a document that could be read: what is odd in it, and, in lenient reading, what was left out.
public struct ReadingNotes: Equatable, Sendable {
  /// The first 20 warnings.
  public private(set) var warnings: [DataError] = []
  /// How many warnings there were in all.
  public private(set) var warningCount = 0
  /// How many features, points or rows were left out.
  public var skipped = 0

  /// The most warnings that are kept.
  public static let mostWarnings = 20

  /// Nothing to say.
  public init() {}

  /// Adds a warning; of many only the first are kept.
  public mutating func warn(_ warning: DataError) {
    warningCount += 1
    if warnings.count < ReadingNotes.mostWarnings { warnings.append(warning) }
  }

  /// Something was left out, for what is wrong with it.
  public mutating func skip(_ error: DataError) {
    skipped += 1
    warn(error)
  }
}
