import LunetteGeometry

/// A value that people can set from outside: declared by `param`.
public struct Parameter: Equatable, Sendable {
  /// A parameter's value, numbers in the unit that people see.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case boolean(Bool)
    /// A text, a date or a file's path.
    case string(String)
    case coordinate(Coordinate)
    case color(Color)
    case numbers([Double])
    case texts([String])
  }

  /// What a parameter takes.
  public enum Kind: String, CaseIterable, Sendable {
    case number, integer, boolean, string, coordinate, color, date, duration, file, list
  }

  /// One of the values that a parameter is limited to.
  public struct Choice<Value: Equatable & Sendable>: Equatable, Sendable {
    /// What it is.
    public var value: Value
    /// What people see in its place.
    public var label: String?

    /// A value to choose.
    public init(_ value: Value, label: String? = nil) {
      self.value = value
      self.label = label
    }
  }

  /// What a declaration may say beside name and default.
  public struct Options: Equatable, Sendable {
    /// The type that is written; nil: the default's.
    public var kind: Kind?
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
    /// What it is limited to, not yet read by its kind; empty: nothing.
    public var choices: [Choice<GivenValue>] = []
    /// Controls of a group stand together.
    public var group: String?
    /// Where its control stands; nil: as declared.
    public var order: Double?

    /// Nothing said.
    public init() {}
  }

  /// Unique in a scene.
  public let name: String
  /// What it takes.
  public let kind: Kind
  /// The value in force, in the unit that people see.
  public internal(set) var value: Value
  /// What it is unless it is set.
  public internal(set) var defaultValue: Value
  /// What else was said of it.
  public var options: Options { saidOptions.value ?? Options() }
  // Nothing is said of most, which are copied faster without it.
  let saidOptions: Boxed<Options>
  /// The only values that it takes; empty: no limit.
  public internal(set) var choices: [Choice<Value>] = []
  /// Its unit, where that is converted.
  let unit: ParameterUnit?
  /// Where it was declared.
  public let place: SourcePlace

  /// A parameter that has its default; `options` are nil where nothing is said. The mistakes are the declaration's.
  public init(
    name: String, default given: GivenValue, options: Options? = nil, at place: SourcePlace = .unknown
  ) throws(Mistake) {
    self.name = name
    self.place = place
    kind = options?.kind ?? given.kind
    var options = options
    if kind == .duration && options?.unit == nil { options?.unit = "s" }
    saidOptions = options.map(Boxed.some) ?? .none
    unit = options?.unit.flatMap(ParameterUnit.init(rawValue:))
    // Replaced where the default is read, which needs the rest.
    value = .boolean(false)
    defaultValue = value
    if options != nil, let mistake = Mistake(misplacedOptions + contradictions) { throw mistake }
    if kind == .list { defaultValue = given.holdsNumbers ? .numbers([]) : .texts([]) }
    if options?.choices.isEmpty == false { choices = try readChoices() }
    do throws(Mistake) {
      guard !given.isText || kind.isText else { throw mismatch(given, hint: given.unquotedHint(for: kind)) }
      defaultValue = try read(given)
    } catch {
      throw error.within("default")
    }
    value = defaultValue
  }
}

extension Parameter.Kind {
  /// Whether its values are numbers of a unit.
  var isNumber: Bool { self == .number || self == .integer || self == .duration }

  /// Whether scripts write its values as texts.
  var isText: Bool { self == .string || self == .color || self == .date || self == .file }

  /// As messages name it: "a color".
  var noun: String { self == .integer ? "an integer" : "a \(rawValue)" }
}
