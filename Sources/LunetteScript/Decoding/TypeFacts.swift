import LunetteScene

/// What is said of a type. An object, since types are copied some hundred times when a process starts.
final class TypeText: Sendable {
  /// As annotations name it: "number", "coordinate".
  let name: String
  /// After "must be": "a number of metres, 0 or more".
  let expected: String
  let facts: TypeFacts

  init(name: String, expected: String, facts: TypeFacts) {
    self.name = name
    self.expected = expected
    self.facts = facts
  }
}

/// What the reference says of a type beside its name and what messages expect.
struct TypeFacts: Sendable {
  /// What a number counts, as messages say it: "a number of metres".
  var measure = ""
  /// The range of a number.
  var minimum: Double?
  var maximum: Double?
  /// Whether the number must be more than its minimum.
  var isOpenBelow = false
  /// Whether the type's name says all.
  var isPlain = false
  /// The fields of a table that is taken.
  var table: (@Sendable () -> RecordText)?

  /// "metres"; nil where a number only counts.
  var unit: String? {
    let words = measure.split(separator: " ")
    guard let link = words.firstIndex(where: { $0 == "of" || $0 == "in" }) else { return nil }
    return words[(link + 1)...].joined(separator: " ")
  }

  /// "0…1", "more than 0, at most 1", "0 or more"; nil where every number does.
  var range: String? {
    switch (minimum, maximum) {
    case (let low?, let high?):
      isOpenBelow ? "more than \(low.shown), at most \(high.shown)" : "\(low.shown)…\(high.shown)"
    case (let low?, nil): isOpenBelow ? "more than \(low.shown)" : "\(low.shown) or more"
    case (nil, let high?): "at most \(high.shown)"
    case (nil, nil): nil
    }
  }
}
