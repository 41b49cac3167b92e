extension Parameter {
  /// Options that the kind has no use for.
  var misplacedOptions: [Mistake] {
    var mistakes: [Mistake] = []
    func allow(_ name: String, _ isGiven: Bool, _ isAllowed: Bool, _ users: String) {
      if isGiven && !isAllowed { mistakes.append(Mistake("is for \(users); this is \(kind.noun)", field: name)) }
    }
    let isNumeric = kind.isNumber || kind == .list
    allow("min", options.minimum != nil, isNumeric, "numbers")
    allow("max", options.maximum != nil, isNumeric, "numbers")
    allow("step", options.step != nil, kind.isNumber, "numbers")
    allow("unit", options.unit != nil, isNumeric, "numbers")
    let takesChoices = kind == .string || kind == .number || kind == .integer || kind == .color
    allow("choices", !options.choices.isEmpty, takesChoices, "texts, numbers and colours")
    return mistakes
  }

  /// Options that can't hold together.
  var contradictions: [Mistake] {
    var mistakes: [Mistake] = []
    if let minimum = options.minimum, let maximum = options.maximum, minimum > maximum {
      mistakes.append(Mistake("is \(inUnit(minimum)), more than the max, \(inUnit(maximum))", field: "min"))
    }
    if kind == .duration, unit?.dimension != .time {
      let got = options.unit?.quoted ?? ""
      mistakes.append(Mistake("must be \"s\", \"min\" or \"h\" for a duration; got \(got)", field: "unit"))
    }
    if kind == .integer {
      let numbers = [("min", options.minimum), ("max", options.maximum), ("step", options.step)]
      for case (let name, let number?) in numbers where number != number.rounded() {
        mistakes.append(Mistake("must be a whole number for an integer; got \(number.shown)", field: name))
      }
    }
    return mistakes
  }

  /// The choices by the parameter's kind.
  func readChoices() throws(Mistake) -> [Choice<Value>] {
    var read: [Choice<Value>] = []
    var values: Set<Value> = []
    for (position, choice) in options.choices.enumerated() {
      do throws(Mistake) {
        guard !choice.value.isText || kind.isText else { throw mismatch(choice.value) }
        let value = try readForm(choice.value)
        try checkRange(value)
        if !values.insert(value).inserted { throw Mistake("is \(choice.value.shown) once more") }
        read.append(Choice(value, label: choice.label))
      } catch {
        throw error.within("choices.\(position + 1)")
      }
    }
    return read
  }

  /// Whether numbers lie in the declared range.
  func checkRange(_ value: Value) throws(Mistake) {
    if case .none = saidOptions { return }
    switch value {
    case .number(let number): try checkRange(number)
    case .numbers(let numbers):
      guard options.minimum != nil || options.maximum != nil else { return }
      for number in numbers { try checkRange(number) }
    default: break
    }
  }

  private func checkRange(_ number: Double) throws(Mistake) {
    if let minimum = options.minimum, number < minimum {
      throw Mistake("is \(inUnit(number)), less than its min \(inUnit(minimum))")
    }
    if let maximum = options.maximum, number > maximum {
      throw Mistake("is \(inUnit(number)), more than its max \(inUnit(maximum))")
    }
  }

  func notAChoice(_ given: GivenValue) -> Mistake {
    var hint = ""
    if case .text(let text) = given {
      let words = choices.map { shown($0.value) }
      let labelled = choices.first { $0.label == text }
      hint = labelled.map { "; did you mean '\(shown($0.value))'?" } ?? Spelling.hint(for: text, among: words)
    }
    return mismatch(given, hint: hint)
  }
}
