import LunetteScene

/// What `scale.linear { … }` and the others are called with.
struct ScaleParts: Sendable {
  var domain: [Double] = []
  var names: [Scale.Name] = []
  var range = Range.values([])
  var steps: Int?
  var missing: Scale.Value?

  /// A list, or the colours of a ramp.
  enum Range: Sendable {
    case values([Scale.Value])
    case ramp(ColorRamp)
  }
}

extension ScaleSchema {
  /// More no map shows.
  static let mostClasses = 256

  static let linear = Record<ScaleParts>(
    .scaleLinear,
    [
      domain("Two or more numbers, ascending."),
      range("A colour or number for each of the domain, or a ramp's name, whose colours are spread over it."),
      missing,
    ])

  static let quantize = Record<ScaleParts>(
    .scaleQuantize,
    [
      domain("The least and the greatest number."),
      range("A colour or number for each step, or a ramp's name."),
      Field(
        "steps", { $1(&$0.steps) }, .integer("a whole number", 1...mostClasses),
        default: "5, of a list as many as it has",
        "How many steps a ramp is cut into."),
      missing,
    ])

  static let threshold = Record<ScaleParts>(
    .scaleThreshold,
    [
      domain("The limits, ascending."), range("Colours or numbers, one more than there are limits, or a ramp's name."),
      missing,
    ])

  static let ordinal = Record<ScaleParts>(
    .scaleOrdinal,
    [
      Field("domain", { $1(&$0.names) }, .names, required: true, "The names."),
      range("A colour or number for each name, or a ramp's name."),
      missing,
    ])

  private static func domain(_ summary: String) -> Field<ScaleParts> {
    Field("domain", { $1(&$0.domain) }, .numbers, required: true, summary)
  }

  private static func range(_ summary: String) -> Field<ScaleParts> {
    Field("range", { $1(&$0.range) }, .scaleRange, required: true, summary)
  }

  private static let missing = Field<ScaleParts>(
    "missing", { $1(&$0.missing) }, .scaleValue, default: "#cccccc, of numbers nil", "What stands for no data.")
}

extension ScaleParts {
  /// The scale that they are the parts of.
  func scale(_ kind: Scale.Kind) throws(Mistake) -> Scale {
    try checkDomain(kind)
    let count = count(kind)
    var values: [Scale.Value]
    switch range {
    case .values(let given):
      values = given
      try check(given.count, against: count, kind)
      if kind == .ordinal { values = Array(given.prefix(count)) }
    case .ramp(let ramp):
      // Along a linear scale all of a ramp's colours are spread.
      let wanted = kind == .linear ? ramp.counts.upperBound : count
      guard let colors = ramp.colors(wanted) else {
        let least = ramp.counts.lowerBound
        throw Mistake(
          "\"\(ramp.name)\" has \(least) to \(ramp.counts.upperBound) colours; \(wanted) are needed\(kind.needs)"
            + (wanted < least ? ": a list does, as in { \"white\", \"navy\" }" : ""), field: "range")
      }
      values = colors.map { .color($0) }
    }
    if let missing, let first = values.first, missing.isColor != first.isColor {
      throw Mistake("must be \(first.isColor ? "a colour" : "a number"), as the range's are", field: "missing")
    }
    return Scale(kind, domain: domain, names: names, range: values, missing: missing)
  }

  /// How many values its range has.
  private func count(_ kind: Scale.Kind) -> Int {
    switch kind {
    case .linear: return domain.count
    case .threshold: return domain.count + 1
    case .ordinal: return names.count
    case .quantize:
      if let steps { return steps }
      if case .values(let given) = range { return given.count }
      return 5
    }
  }

  private func checkDomain(_ kind: Scale.Kind) throws(Mistake) {
    let given = kind == .ordinal ? names.count : domain.count
    switch kind {
    case .linear where given < 2: throw Mistake("must be two or more numbers; got \(given)", field: "domain")
    case .quantize where given != 2:
      let hint = given > 2 ? "; limits of your own are a scale.threshold's" : ""
      throw Mistake("must be two numbers, the least and the greatest; got \(given)\(hint)", field: "domain")
    case .threshold where given < 1: throw Mistake("must be one limit or more; got an empty list", field: "domain")
    case .ordinal where given < 1: throw Mistake("must be one name or more; got an empty list", field: "domain")
    default: break
    }
    for (position, (number, next)) in zip(domain, domain.dropFirst()).enumerated() where next <= number {
      let isDescending = zip(domain, domain.dropFirst()).allSatisfy(>)
      let hint = isDescending ? "; turn the domain and the range around" : ""
      throw Mistake(
        "must ascend: \(next.shown) follows \(number.shown)\(hint)", field: "domain.\(position + 2)")
    }
    for (position, name) in names.enumerated() where names[..<position].contains(name) {
      throw Mistake("has the name \(name.shown) twice", field: "domain.\(position + 1)")
    }
  }

  private func check(_ given: Int, against count: Int, _ kind: Scale.Kind) throws(Mistake) {
    if kind == .quantize, steps != nil, given != count {
      throw Mistake("is \(count), but the range has \(given): leave it out, it is for a ramp's name", field: "steps")
    }
    guard given < count || given > count && kind != .ordinal || given == 0 else { return }
    let needs = kind == .quantize ? "one or more" : String(count)
    throw Mistake("has \(given) value\(given == 1 ? "" : "s"); \(needs) are needed\(kind.needs)", field: "range")
  }
}

extension Scale.Kind {
  /// Why a range has so many values.
  fileprivate var needs: String {
    switch self {
    case .linear: ", one for each number of the domain"
    case .quantize: ", one for each step"
    case .threshold: ", one more than there are limits"
    case .ordinal: ", one for each name"
    }
  }
}

extension Scale.Name {
  fileprivate var shown: String {
    switch self {
    case .text(let text): text.quoted
    case .number(let number): number.shown
    }
  }
}

extension Scale.Value {
  var isColor: Bool {
    if case .color = self { true } else { false }
  }
}
