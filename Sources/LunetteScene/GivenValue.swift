import LunetteGeometry

/// A value given for a parameter, by its kind not yet read.
public enum GivenValue: Equatable, Sendable {
  case null
  /// Read by the parameter's kind, as `--set` reads it.
  case text(String)
  case number(Double)
  case boolean(Bool)
  case list([GivenValue])
  /// In the order in which they were given.
  case table([Member])
  /// From a script's value.
  case coordinate(Coordinate)
  /// From a script's value.
  case color(Color)

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
  private var source: String
  private var name: String?

  /// As messages show it: "--set radius=750", "shops.csv:3, radius", "params.json, radius".
  public var origin: String { name.map { "\(source), \($0)" } ?? source }

  /// A value and where it came from.
  public init(_ value: GivenValue, origin: String) {
    self.value = value
    source = origin
  }

  /// A value and where it came from, by a name; put together only when a message shows it.
  public init(_ value: GivenValue, from source: String, name: String) {
    self.value = value
    self.source = source
    self.name = name
  }
}

extension GivenValue {
  /// The kind of a parameter that has it as its default and says no type.
  var kind: Parameter.Kind {
    switch self {
    case .number: .number
    case .boolean: .boolean
    case .coordinate: .coordinate
    case .color: .color
    case .list: .list
    case .text, .null, .table: .string
    }
  }

  var isText: Bool { if case .text = self { true } else { false } }

  /// Whether it is a list whose elements are numbers.
  var holdsNumbers: Bool {
    if case .list(let elements) = self, case .number = elements.first { true } else { false }
  }

  /// As messages show it.
  var shown: String {
    switch self {
    case .null: "null"
    case .text(let text): text.quoted
    case .number(let number): number.described
    case .boolean(let boolean): boolean ? "true" : "false"
    case .list(let elements): elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
    case .table: "a table"
    case .coordinate(let coordinate):
      "a coordinate (\(coordinate.latitude.shown), \(coordinate.longitude.shown))"
    case .color(let color): "a color (\(color.css))"
    }
  }

  /// A text that would be right without its quotes.
  func unquotedHint(for kind: Parameter.Kind) -> String {
    guard kind.isNumber, case .text(let text) = self, Double(text) != nil else { return "" }
    return "; without the quotes it is a number"
  }
}
