/// A value given from outside for a parameter.
public enum GivenValue: Equatable, Sendable {
  case null
  /// Read by the parameter's kind, as `--set` reads it.
  case text(String)
  case number(Double)
  case boolean(Bool)
  case list([GivenValue])
  /// In the order in which they were given.
  case table([Member])

  /// One named value of a table.
  public struct Member: Equatable, Sendable {
    /// Its key.
    public var name: String
    /// What it is.
    public var value: GivenValue

    /// A named value.
    public init(name: String, value: GivenValue) {
      self.name = name
      self.value = value
    }
  }
}

/// A value that was given for a parameter, and by what.
public struct Assignment: Equatable, Sendable {
  /// What it is.
  public var value: GivenValue
  /// As messages show it: "--set radius=750", "shops.csv:3, radius", "params.json, radius".
  public var origin: String

  /// A value and where it came from.
  public init(_ value: GivenValue, origin: String) {
    self.value = value
    self.origin = origin
  }
}
