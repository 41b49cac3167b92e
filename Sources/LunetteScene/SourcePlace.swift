/// A line of a script.
public struct SourcePlace: Equatable, Sendable {
  /// An index into the files of the run; -1 where there is none.
  public var file: Int32
  /// Counted from 1; 0 where it isn't known.
  public var line: Int32

  /// A line of a script.
  public init(file: Int32, line: Int32) {
    self.file = file
    self.line = line
  }

  /// No place.
  public static let unknown = SourcePlace(file: -1, line: 0)
}
