/// What is wrong with a document of data, and where.
public struct DataError: Error, Equatable, Sendable {
  /// From 1.
  public var line: Int
  /// The character in that line, from 1; nil where only the line is known.
  public var column: Int?
  /// A sentence without a full stop.
  public var message: String

  /// An error at a place.
  public init(line: Int, column: Int? = nil, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}
