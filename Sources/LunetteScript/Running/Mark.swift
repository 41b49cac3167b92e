import LunetteScene

/// Where in a script's text an error is marked: at the first value that is wrong, else at the function's name, else at the
/// name that the message quotes; nowhere where none of these can be told.
struct Mark {
  let tokens: LuaTokens
  let line: Int

  /// The line and column of a mistake of the host's.
  func place(of failure: ScriptFailure, message: String) -> (line: Int, column: Int)? {
    let calls = self.calls(of: failure.function)
    let written = failure.mistakes.compactMap { mistake in
      mistake.field.flatMap { place(of: $0.split(separator: "."), mistake, failure.function, calls) }
    }
    let token =
      written.min() ?? (failure.function.isEmpty ? quoted(in: message) : name(of: failure.function, calls))
    return token.map(tokens.place)
  }

  /// Whether a field is written in its call.
  func isWritten(_ field: String, inCallOf function: String) -> Bool {
    let calls = self.calls(of: function)
    guard let call = calls.first, calls.count == 1 else { return false }
    return lookUp(field.split(separator: "."), of: function, in: call)?.isWhole == true
  }

  /// The calls of a function that the line begins: by its whole name, else by its last part, else by the script's own.
  private func calls(of function: String) -> [WrittenCall] {
    let parts = function.split { $0 == "." || $0 == ":" }.map(String.init)
    guard let last = parts.last else { return [] }
    let all = tokens.calls(inLine: line)
    let whole = all.filter { call in
      call.names.count >= parts.count && zip(call.names.suffix(parts.count), parts).allSatisfy { tokens.holds($0, $1) }
    }
    if !whole.isEmpty { return whole }
    let named = all.filter { $0.names.last.map { tokens.holds($0, last) } == true }
    if !named.isEmpty { return named }
    let aliases = tokens.aliases(of: function)
    return all.filter { call in call.names.count == 1 && aliases.contains(tokens.text(call.names[0])) }
  }

  /// The token of a function's name, where the line holds it once.
  private func name(of function: String, _ calls: [WrittenCall]) -> Int? {
    if calls.count == 1 { return calls[0].names.last }
    guard let last = function.split(whereSeparator: { $0 == "." || $0 == ":" }).last else { return nil }
    return only { tokens.holds($0, String(last)) }
  }

  /// The one token of the line that is what is looked for.
  private func only(_ isMeant: (Int) -> Bool) -> Int? {
    let found = tokens.line(line).filter(isMeant)
    return found.count == 1 ? found[0] : nil
  }
}

/// Fields of calls.
extension Mark {
  private func place(
    of path: [Substring], _ mistake: Mistake, _ function: String, _ calls: [WrittenCall]
  ) -> Int? {
    if calls.isEmpty { return assigned(path) }
    let places = calls.compactMap { lookUp(path, of: function, in: $0) }
    // Of several calls the one is meant whose value the message shows.
    let meant = calls.count == 1 ? places.first : only(places.filter { literal($0.value) == mistake.shownValue })
    guard let meant else { return nil }
    return mistake.isOfName ? meant.key ?? meant.value.lowerBound : meant.value.lowerBound
  }

  private func only<Element>(_ elements: [Element]) -> Element? { elements.count == 1 ? elements[0] : nil }

  private struct Found {
    var key: Int?
    var value: Range<Int>
    /// Whether the path was followed to its end.
    var isWhole: Bool
  }

  /// What is written for a field, "center.lat"; where that is no table as far as it can be followed.
  private func lookUp(_ path: [Substring], of function: String, in call: WrittenCall) -> Found? {
    guard let first = path.first else { return nil }
    var rest = path.dropFirst()
    var found: Found
    if let position = Surface.position(of: first, in: function) {
      // A method's first parameter is what stands before the colon.
      let index = call.isMethod && function.contains(":") ? position - 1 : position
      guard call.arguments.indices.contains(index) else { return nil }
      found = Found(value: call.arguments[index], isWhole: false)
    } else {
      guard let table = call.arguments.last(where: tokens.isTable), let field = tokens.field(first, ofTable: table)
      else { return nil }
      found = Found(key: field.key, value: field.value, isWhole: false)
    }
    while let name = rest.first, let field = tokens.field(name, ofTable: found.value) {
      found = Found(key: field.key, value: field.value, isWhole: false)
      rest = rest.dropFirst()
    }
    found.isWhole = rest.isEmpty
    return found
  }

  /// The value that the line assigns to a field: `zone.radius = …`.
  private func assigned(_ path: [Substring]) -> Int? {
    guard let name = path.first else { return nil }
    let key = only { tokens.holds($0, String(name)) && tokens.holds($0 - 1, ".") && tokens.holds($0 + 1, "=") }
    return key.flatMap { tokens.all.indices.contains($0 + 2) ? $0 + 2 : nil }
  }

  /// A value as messages show it; nil for what isn't written out.
  private func literal(_ range: Range<Int>) -> String? {
    let words = range.map(tokens.text)
    if range.count == 1, tokens.isKind(range.lowerBound, .text) {
      return String(words[0].dropFirst().dropLast()).quoted
    }
    return Double(words.joined())?.described ?? (words == ["true"] || words == ["false"] ? words[0] : nil)
  }
}

extension Mistake {
  /// "-5" of "must be …; got -5".
  fileprivate var shownValue: String? {
    message.split(separator: "; got ").dropFirst().first.flatMap { $0.split(separator: ";").first.map(String.init) }
  }
}
