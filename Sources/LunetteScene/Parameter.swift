import LunetteGeometry

/// A value that people can set from outside: declared by `param`.
public struct Parameter: Equatable, Sendable {
  /// A parameter's value, in the unit that people see.
  public enum Value: Equatable, Sendable {
    case number(Double)
    case boolean(Bool)
    case string(String)
    case coordinate(Coordinate)
  }

  /// What a parameter takes.
  public enum Kind: String, CaseIterable, Sendable { case number, boolean, string, coordinate }

  /// Unique in a scene.
  public var name: String
  /// What it takes.
  public var kind: Kind
  /// The value in force, in the unit that people see.
  public var value: Value
  /// What it is unless it is set.
  public var defaultValue: Value
  /// The least number, in the unit.
  public var minimum: Double?
  /// The greatest number, in the unit.
  public var maximum: Double?
  /// What a slider snaps to.
  public var step: Double?
  /// What people see and type.
  public var unit: String?
  /// What its control is called.
  public var label: String?
  /// A sentence about it.
  public var help: String?
  /// Controls of a group stand together.
  public var group: String?
  /// Where its control stands; nil: as declared.
  public var order: Double?

  /// A parameter that has its default.
  public init(name: String, default value: Value) {
    self.name = name
    self.value = value
    defaultValue = value
    kind = value.kind
  }
}

extension Parameter.Value {
  /// The kind that takes it.
  public var kind: Parameter.Kind {
    switch self {
    case .number: .number
    case .boolean: .boolean
    case .string: .string
    case .coordinate: .coordinate
    }
  }
}

/// What a unit that people see is in the script's own: metres, seconds or degrees. Other units are only labels.
public func factor(ofUnit unit: String?) -> Double {
  switch unit {
  case "km": 1000
  case "mi": 1609.344
  case "nmi": 1852
  case "ft": 0.3048
  case "min": 60
  case "h": 3600
  default: 1
  }
}
