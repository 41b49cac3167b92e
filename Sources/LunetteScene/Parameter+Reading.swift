import LunetteGeometry

extension Parameter {
  /// Reads a value by the parameter's kind and holds it against its range and choices. A text is read as people type it:
  /// `radius=750`, `radius=800m`, `dark=true`, `place=21.03,105.85`.
  func read(_ given: GivenValue) throws(Mistake) -> Value {
    let value = try readForm(given)
    try checkRange(value)
    if !choices.isEmpty && !choices.contains(where: { $0.value == value }) { throw notAChoice(given) }
    return value
  }

  func readForm(_ given: GivenValue) throws(Mistake) -> Value {
    switch (kind, given) {
    case (.number, _), (.integer, _), (.duration, _): return .number(try number(given))
    case (.boolean, .boolean(let boolean)): return .boolean(boolean)
    case (.boolean, .text(let text)):
      guard let boolean = Bool(text) else { throw mismatch(given) }
      return .boolean(boolean)
    case (.string, .text(let text)): return .string(try checked(text))
    case (.date, .text(let text)):
      guard DateText.isDate(text) || DateText.isTime(text) else { throw mismatch(given) }
      return .string(text)
    case (.file, .text(let text)):
      let path = try checked(text)
      if path.isEmpty || path.hasPrefix("/") { throw mismatch(given) }
      return .string(path)
    case (.color, .color(let color)): return .color(color)
    case (.color, .text(let text)):
      if let color = Color(css: text) { return .color(color) }
      throw mismatch(given, hint: Spelling.hint(for: text, among: Color.names.map(\.description)))
    case (.coordinate, _): return .coordinate(try coordinate(given))
    case (.list, _): return try list(given)
    default: throw mismatch(given)
    }
  }

  /// What can be written into every output.
  func checked(_ text: String) throws(Mistake) -> String {
    if text.utf8.holdControlCharacters {
      throw Mistake("must be a text without control characters; got \(text.quoted)")
    }
    return text
  }

  /// The mistake of a value that isn't what is expected.
  func mismatch(_ given: GivenValue, hint: String = "") -> Mistake {
    Mistake("must be \(expected); got \(given.shown)\(hint)")
  }
}

extension Sequence where Element == UInt8 {
  /// Whether a text has characters that XML and terminals don't take; line ends and tabs they do.
  @inlinable public var holdControlCharacters: Bool { contains { ($0 < 32 && $0 != 10 && $0 != 9) || $0 == 127 } }
}
