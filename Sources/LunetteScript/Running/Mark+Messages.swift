import LunetteScene

/// What Lua's own messages are about, and others that have no field.
extension Mark {
  /// The line and column of what one of Lua's messages is about.
  func place(of message: LuaMessage) -> (line: Int, column: Int)? { token(of: message).map(tokens.place) }

  private func token(of message: LuaMessage) -> Int? {
    if let near = message.near { return message.isOfEnd ? opened(by: message) : stumbledOver(near, message.text) }
    if let variable = message.variable { return token(of: variable, message.operation) }
    if let (number, function) = message.argument { return argument(number, of: function) }
    if message.text.hasPrefix("break ") { return tokens.line(line).first { tokens.holds($0, "break") } }
    if message.text == "attempt to index a nil value" { return argument(1, of: "ipairs") }
    return part(ofLoop: message.text) ?? sign(of: message) ?? quoted(in: message.text)
  }

  /// What a message has in single quotes: "'foo' was never set", "overlay has no 'foo'".
  func quoted(in message: String) -> Int? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return assigned }
    let isGlobal = message.hasPrefix("'")
    for position in stride(from: 1, to: parts.count - 1, by: 2) {
      let found = tokens.line(line).filter { tokens.holds($0, String(parts[position])) }
      let likely = found.filter { isGlobal ? isRead($0) : isField($0) }
      if let token = likely.first ?? found.first { return token }
    }
    return nil
  }

  /// The one field that the line assigns to.
  private var assigned: Int? {
    let found = tokens.line(line).filter { isField($0) && tokens.holds($0 + 1, "=") }
    return found.count == 1 ? found[0] : nil
  }

  private func isField(_ token: Int) -> Bool { tokens.holds(token - 1, ".") || tokens.holds(token - 1, ":") }

  /// Whether a name is a variable's, and no key of a table.
  private func isRead(_ token: Int) -> Bool { !isField(token) && !tokens.holds(token + 1, "=") }

  private func token(of variable: LuaMessage.Variable, _ operation: LuaMessage.Operation?) -> Int? {
    let line = tokens.line(line)
    if variable == .element {
      let brackets = line.filter { tokens.holds($0, "[") && tokens.isKind($0 - 1, .name) }
      return brackets.count == 1 ? brackets[0] - 1 : nil
    }
    let found = line.filter { token in
      switch variable.scope {
      case "constant": tokens.isKind(token, .text) && tokens.text(token).dropFirst().dropLast() == variable.name
      case "field": tokens.holds(token, variable.name) && tokens.holds(token - 1, ".")
      case "method": tokens.holds(token, variable.name) && tokens.holds(token - 1, ":")
      default: tokens.holds(token, variable.name) && isRead(token)
      }
    }
    let likely = found.filter { token in
      let next = ["(", "{", "[", ".", ":"].filter { tokens.holds(token + 1, $0) }.first
      return switch operation {
      case .index: next == "." || next == "[" || next == ":"
      case .call: next == "(" || next == "{" || tokens.isKind(token + 1, .text)
      case .concatenate: next == nil && (tokens.holds(token - 1, "..") || tokens.holds(token + 1, ".."))
      case .length: tokens.holds(token - 1, "#")
      default: next == nil
      }
    }
    return likely.first ?? found.first
  }

  /// What the parser stumbled over, where that can be told.
  private func stumbledOver(_ near: String, _ message: String) -> Int? {
    let line = tokens.line(line)
    // Lua shows a character that is no ASCII as the number of its first byte: '<\226>'.
    if near.hasPrefix("<\\") { return line.first { tokens.bytes($0).first.map { $0 >= 0x80 || $0 < 32 } == true } }
    let found = line.filter { tokens.isKind($0, .text) ? tokens.text($0).hasPrefix(near) : tokens.holds($0, near) }
    if found.count == 1 { return found[0] }
    let unmatched = tokens.unmatchedBrackets
    if let wrong = found.first(where: unmatched.contains) { return wrong }
    // The parser stops at the first that can't be.
    if message.hasPrefix("unexpected symbol"), let token = found.first(where: isInValuesPlace) ?? found.first {
      return near == "=" && !isInValuesPlace(token) ? found.last : token
    }
    if message.hasPrefix("')' expected near '='") { return found.first }
    // What ends a value can't be followed by another one.
    let following = found.filter { !isInValuesPlace($0) && (near != "," || depth($0) == 0) }
    if following.count == 1 { return following[0] }
    // Half of a token, as of a number that goes on, 1_000, or two, 5..6.
    let longer = line.filter { tokens.source.bytes[tokens.all[$0].bytes.lowerBound...].starts(with: near.utf8) }
    return found.isEmpty && longer.count == 1 ? longer[0] : nil
  }

  /// How many brackets of the line are open before a token.
  private func depth(_ token: Int) -> Int {
    (tokens.line(line).lowerBound..<token).reduce(0) { depth, token in
      switch tokens.text(token) {
      case "(", "[", "{": depth + 1
      case ")", "]", "}": depth - 1
      default: depth
      }
    }
  }

  /// Whether a value should stand at a token, by what stands before.
  private func isInValuesPlace(_ token: Int) -> Bool {
    guard token > 0 else { return true }
    switch tokens.all[token - 1].kind {
    case .sign: return ![")", "]", "}", "..."].contains(tokens.text(token - 1))
    case .keyword: return !["end", "nil", "true", "false"].contains(tokens.text(token - 1))
    default: return false
    }
  }

  /// Of what is never closed, where it opens: the bracket, else the word that Lua names, "(to close 'if' at line 1)".
  private func opened(by message: LuaMessage) -> Int? {
    if let bracket = tokens.unmatchedBrackets.last, tokens.all[bracket].line == line { return bracket }
    let parts = message.text.split(separator: "'", omittingEmptySubsequences: false)
    let word = parts.count > 4 ? tokens.line(line).first { tokens.holds($0, String(parts[3])) } : nil
    return word ?? tokens.line(line).last
  }

  /// An argument of a library's function, else the function's name.
  private func argument(_ number: Int, of function: String) -> Int? {
    let calls = tokens.calls(inLine: line).filter { $0.names.last.map { tokens.holds($0, function) } == true }
    guard calls.count == 1 else { return nil }
    let arguments = calls[0].arguments
    return arguments.indices.contains(number - 1) ? arguments[number - 1].lowerBound : calls[0].names.last
  }

  /// Of "bad 'for' limit (…)".
  private func part(ofLoop message: String) -> Int? {
    let names = ["initial value", "limit", "step"]
    guard message.hasPrefix("bad 'for' ") || message.hasPrefix("'for' "),
      let number = names.firstIndex(where: message.contains)
    else { return nil }
    let line = tokens.line(line)
    guard let begin = line.first(where: { tokens.holds($0, "for") && tokens.holds($0 + 2, "=") }),
      let end = (begin..<tokens.all.count).first(where: { tokens.holds($0, "do") })
    else { return nil }
    let parts = tokens.parts(of: min(begin + 3, end)..<end)
    return parts.indices.contains(number) ? parts[number].lowerBound : begin
  }

  /// The one sign that does what a message without a name is about.
  private func sign(of message: LuaMessage) -> Int? {
    guard let operation = message.operation ?? (message.text.hasPrefix("attempt to ") ? .arithmetic : nil) else {
      return nil
    }
    let signs: [String] =
      switch operation {
      case .compare: ["<", ">", "<=", ">="]
      case .concatenate: [".."]
      case .arithmetic: ["+", "-", "*", "/", "//", "%", "^"]
      case .bitwise: ["&", "|", "~", "<<", ">>"]
      case .length: ["#"]
      case .index, .call: []
      }
    let found = tokens.line(line).filter { token in signs.contains { tokens.holds(token, $0) } }
    return found.count == 1 ? found[0] : nil
  }
}

extension LuaTokens {
  /// Brackets that close nothing, and behind them those that are never closed, in their order.
  var unmatchedBrackets: [Int] {
    var (open, wrong): ([Int], [Int]) = ([], [])
    for token in all.indices where all[token].kind == .sign {
      switch text(token) {
      case "(", "[", "{": open.append(token)
      case ")", "]", "}":
        let fits = open.last.map { ["()", "[]", "{}"].contains(text($0) + text(token)) } == true
        if fits { open.removeLast() } else { wrong.append(token) }
      default: break
      }
    }
    return wrong + open
  }
}
