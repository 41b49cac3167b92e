/// What turns data into colours or sizes.
public struct Scale: Equatable, Sendable {
  /// How data are told apart.
  public enum Kind: String, Sendable {
    /// Between the domain's numbers, evenly.
    case linear
    /// By steps that are equally wide.
    case quantize
    /// By given limits.
    case threshold
    /// By names.
    case ordinal
  }

  /// What it gives.
  public enum Value: Equatable, Sendable {
    case color(Color)
    case number(Double)
  }

  /// What an ordinal scale knows by name.
  public enum Name: Equatable, Sendable {
    case text(String)
    case number(Double)
  }

  /// How data are told apart.
  public let kind: Kind
  /// Of a scale of numbers: ascending.
  public let domain: [Double]
  /// Of an ordinal scale: what each value of the range is for.
  public let names: [Name]
  /// A value a class; of a linear scale what lies evenly spaced along the domain.
  public let range: [Value]
  /// What stands for data that are not there, where a script said so.
  public let givenMissing: Value?

  /// A scale of parts that fit each other.
  public init(_ kind: Kind, domain: [Double] = [], names: [Name] = [], range: [Value], missing: Value? = nil) {
    self.kind = kind
    self.domain = domain
    self.names = names
    self.range = range
    givenMissing = missing
  }

  /// A neutral gray.
  public static let noData = Color(red: 0xcc, green: 0xcc, blue: 0xcc)

  /// What stands for data that are not there: gray among colours, among numbers nothing.
  public var missing: Value? {
    if let givenMissing { return givenMissing }
    guard case .color? = range.first else { return nil }
    return .color(Scale.noData)
  }

  /// Where one class ends and the next begins, which it belongs to.
  public var limits: [Double] {
    kind == .quantize ? (0..<max(0, range.count - 1)).map(stepLimit) : domain
  }

  /// Where a step ends, of those that are equally wide.
  private func stepLimit(_ step: Int) -> Double {
    guard let low = domain.first, let high = domain.last else { return 0 }
    let count = Double(range.count)
    let (above, below) = (Double(step + 1), count - Double(step + 1))
    let limit = (above * high + below * low) / count
    return limit.isFinite ? limit : above / count * high + below / count * low
  }

  /// What it gives for a number; beyond the domain what it gives at its end.
  public func value(of number: Double) -> Value? {
    if number.isNaN { return missing }
    switch kind {
    case .ordinal: return value(of: .number(number))
    case .linear: return between(number)
    case .quantize: return range[Scale.first(of: range.count - 1) { stepLimit($0) > number }]
    case .threshold: return range[Scale.first(of: domain.count) { domain[$0] > number }]
    }
  }

  /// What an ordinal scale gives for a name.
  public func value(of name: Name) -> Value? {
    names.firstIndex(of: name).map { range[$0] } ?? missing
  }

  /// The first of so many positions from which on a condition holds; their count where it never does.
  private static func first(of count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Where a number lies along the domain, 0…1.
  public func position(of number: Double) -> Double {
    guard let low = domain.first, let high = domain.last, low < high else { return 0 }
    return min(max(number, low), high).part(from: low, to: high)
  }

  private func between(_ number: Double) -> Value? {
    guard let low = domain.first, let high = domain.last else { return missing }
    if number <= low { return range.first }
    if number >= high { return range.last }
    let segment = Scale.first(of: domain.count) { domain[$0] > number } - 1
    let along = Double(segment) + number.part(from: domain[segment], to: domain[segment + 1])
    // Of a ramp there are more colours than numbers.
    let steps = Double(range.count - 1)
    let place = range.count == domain.count ? along : along / Double(domain.count - 1) * steps
    let first = min(Int(place), range.count - 2)
    return range[first].mixed(with: range[first + 1], by: place - Double(first))
  }
}

extension Scale.Value {
  /// A part of the way to another one of its sort.
  func mixed(with other: Scale.Value, by t: Double) -> Scale.Value {
    switch (self, other) {
    case (.color(let a), .color(let b)): .color(a.mixed(with: b, by: t))
    case (.number(let a), .number(let b)): .number(t == 0 ? a : t == 1 ? b : a * (1 - t) + b * t)
    default: self
    }
  }
}

extension Double {
  /// Where it lies between two numbers of which the second is greater: 0…1.
  fileprivate func part(from: Double, to: Double) -> Double {
    let span = to - from
    // Halves of the largest numbers have a difference, those of the smallest have none.
    return span.isFinite ? (self - from) / span : (self / 2 - from / 2) / (to / 2 - from / 2)
  }
}
