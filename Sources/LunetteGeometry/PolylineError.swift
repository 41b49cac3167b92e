/// Why a text is no encoded polyline.
public struct PolylineError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Problem: Equatable, Sendable {
    /// The text ends within a number, or after a latitude.
    case truncated
    /// A byte that no digit has: digits are "?" to "~".
    case invalidCharacter(UInt8)
    /// A number too large for any coordinate.
    case numberTooLarge
    /// A latitude beyond 90° either way, and the least larger precision at which all of them would be right.
    case latitude(Double, fittingPrecision: Int?)
  }

  /// The index of the byte where it shows: for a latitude where its number begins; for a text cut short its length.
  public var byte: Int
  /// What is wrong there.
  public var problem: Problem

  /// An error at a byte.
  public init(byte: Int, problem: Problem) {
    self.byte = byte
    self.problem = problem
  }
}
