/// Values of several parameters under one name: declared by `preset`.
public struct Preset: Equatable, Sendable {
  /// One parameter's value.
  public struct Member: Equatable, Sendable {
    /// The parameter.
    public let name: String
    /// In the unit that people see.
    public let value: Parameter.Value
  }

  /// Unique in a scene.
  public let name: String
  /// Where it was declared.
  public let place: SourcePlace
  /// In the order in which the parameters were declared.
  public internal(set) var values: [Member] = []
  /// What it says of parameters that weren't declared yet.
  var given: [String: GivenValue] = [:]

  /// A preset whose values are read when their parameters are declared.
  public init(name: String, given: [GivenValue.Member], at place: SourcePlace) {
    self.name = name
    self.place = place
    for member in given { self.given[member.name] = member.value }
  }
}
