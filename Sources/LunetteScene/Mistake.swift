/// One thing that is wrong with a call: worded where it is found, placed in the script by whoever made the call.
public struct Mistake: Error, Equatable, Sendable {
  /// The field that it is about, as a path: "center.lat".
  public var field: String?
  /// A sentence without the function's name and without a full stop.
  public var message: String
  /// Whether it lies in what the run was given from outside, not in the script.
  public var isOfCaller = false

  /// A mistake.
  public init(_ message: String, field: String? = nil) {
    self.message = message
    self.field = field
  }
}
