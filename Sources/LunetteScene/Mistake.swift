/// One thing that is wrong with a call: worded where it is found, placed in the script by whoever made the call.
public struct Mistake: Error, Equatable, Sendable {
  /// The field that it is about, as a path: "center.lat".
  public var field: String?
  /// A sentence without the function's name and without a full stop.
  public var message: String
  /// What else is wrong with the same value.
  public var further: [Mistake] = []
  /// Whether it is about the field's name, not about its value.
  public var isOfName = false
  /// Whether it lies in what the run was given from outside, not in the script.
  public var isOfCaller = false
  /// The call that it lies in, where another call found it.
  public var origin: Origin?

  /// A call in the script.
  public struct Origin: Equatable, Sendable {
    /// As messages name it.
    public var function: String
    /// Where it stands.
    public var place: SourcePlace
  }

  /// A mistake.
  public init(_ message: String, field: String? = nil) {
    self.message = message
    self.field = field
  }

  /// Several as one, to be thrown; nil for none.
  public init?(_ mistakes: [Mistake]) {
    guard let first = mistakes.first else { return nil }
    self = first
    further = first.further + mistakes.dropFirst()
  }

  /// Each by itself.
  public var all: [Mistake] {
    var alone = self
    alone.further = []
    return [alone] + further
  }

  /// The same as mistakes of the field that holds the value.
  public func within(_ name: String) -> Mistake {
    var placed = self
    placed.field = field.map { "\(name).\($0)" } ?? name
    placed.further = further.map { $0.within(name) }
    return placed
  }
}
