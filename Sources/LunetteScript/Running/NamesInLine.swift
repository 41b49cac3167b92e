import LunetteScene

/// What a script's text says about the names in a line where something went wrong.
struct NamesInLine {
  let tokens: LuaTokens
  let line: Int

  /// What the text says that makes all else of a message beside the point.
  func instead(of message: String) -> String? { hiding(message) ?? comparingKey(message) }

  /// Of `{ center == … }`.
  private func comparingKey(_ message: String) -> String? {
    guard message.contains("' was never set") else { return nil }
    let key = tokens.line(line).first { token in
      tokens.holds(token + 1, "==") && (tokens.holds(token - 1, "{") || tokens.holds(token - 1, ","))
        && message.hasPrefix("'\(tokens.text(token))'")
    }
    return key.map { "; a key and its value have one = between them: { \(tokens.text($0)) = … }" }
  }

  /// Of a variable of the script's own that takes the place of something of the surface: `local path = …`, `path.circle(…)`.
  private func hiding(_ message: String) -> String? {
    var seen: Set<String> = []
    for token in tokens.line(line) where tokens.isKind(token, .name) && !isPart(token) {
      let name = tokens.text(token)
      guard let member = hiddenMember(of: name, at: token), message.contains("'\(name)'") || message.contains(member),
        seen.insert(name).inserted
      else { continue }
      let hidden = member.isEmpty ? "the function \(name)" : "\(name).\(member.filter { $0 != "'" })"
      if let declared = tokens.declaration(of: name, before: token) {
        let line = tokens.all[declared.token].line
        return
          "; '\(name)' here is the \(declared.kind.rawValue) of line \(line), which hides \(hidden): give it another name"
      }
      if let line = tokens.source.lineSetting(name, besides: 0), message.contains("'\(name)'") || !member.isEmpty {
        return "; line \(line) sets '\(name)' to something else, which hides \(hidden): give it another name"
      }
    }
    return nil
  }

  /// What a name would be used for if it were the surface's: "'circle'" of `path.circle`, nothing of `path { … }`; nil where it
  /// would be of no use.
  private func hiddenMember(of name: String, at token: Int) -> String? {
    if tokens.holds(token + 1, ".") || tokens.holds(token + 1, ":") {
      let member = tokens.text(token + 2)
      return Surface.has(member, in: name) ? "'\(member)'" : nil
    }
    let isCall = tokens.holds(token + 1, "(") || tokens.holds(token + 1, "{") || tokens.isKind(token + 1, .text)
    return isCall && Surface.isCalled(name) ? "" : nil
  }

  private func isPart(_ token: Int) -> Bool {
    tokens.holds(token - 1, ".") || tokens.holds(token - 1, ":") || tokens.holds(token - 1, "function")
  }

  /// Of a variable or field that is nil: where it comes from. `caller` is who called the function that the line is in.
  func hint(_ message: LuaMessage, caller: Diagnostic.Caller?) -> String? {
    guard message.type == "nil", let variable = message.variable else { return nil }
    switch variable.scope {
    case "local", "upvalue": return origin(of: variable.name, caller)
    case "field", "method":
      return library(variable.name) ?? field(variable.name)
        ?? (message.operation == .call && message.type == "nil" ? definition(of: variable.name) : nil)
    default: return nil
    }
  }

  private func origin(of name: String, _ caller: Diagnostic.Caller?) -> String? {
    // The line may declare it too.
    guard let use = tokens.line(line).last(where: { tokens.holds($0, name) && !isPart($0) }),
      let declared = tokens.declaration(of: name, before: use)
    else { return nil }
    let line = tokens.all[declared.token].line
    if Fix.isRead(in: tokens, line: line) { return Fix.isMissing }
    switch declared.kind {
    case .parameter:
      let call = caller.map { "the call in line \($0.line)" } ?? "the call"
      return "; '\(name)' is a parameter of the function in line \(line), and \(call) gave nothing for it"
    case .loop: return "; '\(name)' is the loop variable of line \(line)"
    case .local:
      let isSet = tokens.line(line).contains { $0 > declared.token && tokens.holds($0, "=") }
      return isSet
        ? "; what line \(line) sets '\(name)' to is nil" : "; line \(line) declares '\(name)' without a value"
    }
  }

  /// Of what a library of Lua doesn't have.
  private func library(_ name: String) -> String? {
    for token in tokens.line(line) where tokens.holds(token, name) && tokens.holds(token - 1, ".") {
      let owner = tokens.text(token - 2)
      guard let library = LuaNames.libraries.first(where: { $0.name == owner }) else { continue }
      let meant = Habits.meant(byLibraryFunction: name).map { "; \($0)" }
      return "; \(owner) has no '\(name)'\(meant ?? Suggestion.orAll(for: name, library.members))"
    }
    return nil
  }

  /// Of a field that nothing in the file sets.
  private func field(_ name: String) -> String? {
    if name == "current", Fix.isRead(in: tokens, line: line) { return Fix.isMissing }
    let fields = tokens.fieldNames
    guard !fields.contains(name), let meant = Spelling.nearest(to: name, among: fields.sorted()) else { return nil }
    return "; nothing sets a '\(name)' in this file; did you mean '\(meant)'?"
  }
}

extension NamesInLine {
  /// Of a function that the file defines for a class, called on what doesn't find it there.
  private func definition(of name: String) -> String? {
    let defined = tokens.all.indices.first { token in
      tokens.holds(token, name) && tokens.holds(token + 1, "(") && tokens.isDefinition(token)
        && (tokens.holds(token - 1, ":") || tokens.holds(token - 1, "."))
    }
    guard let defined else { return nil }
    let owner = tokens.text(defined - 2)
    let says = "; line \(tokens.all[defined].line) defines it for \(owner)"
    return tokens.fieldNames.contains("__index")
      ? "\(says), and what stands before it is no object of that"
      : "\(says), whose objects find it once \(owner).__index = \(owner) is set"
  }
}

/// `location.current`, which is nil until there is a fix.
enum Fix {
  static let isMissing =
    "; location.current is nil before the first fix, and there was none yet: after location.simulate { … } wait(0) lets the "
    + "first one arrive"

  static func isRead(in tokens: LuaTokens, line: Int) -> Bool {
    tokens.line(line).contains { token in
      tokens.holds(token, "location") && tokens.holds(token + 1, ".") && tokens.holds(token + 2, "current")
    }
  }
}

extension LuaTokens {
  /// The names of fields that a script sets: keys of tables, `zone.name = …`, `function zones.draw()`.
  var fieldNames: Set<String> {
    Set(
      all.indices.filter { token in
        guard isKind(token, .name) else { return false }
        let isKey = holds(token + 1, "=") && (holds(token - 1, "{") || holds(token - 1, ",") || holds(token - 1, ";"))
        let isPart = holds(token - 1, ".") || holds(token - 1, ":")
        return isKey || isPart && (holds(token + 1, "=") || holds(token + 1, "(") && isDefinition(token))
      }.map(text))
  }

  /// The name that a script sets which was probably meant, and the line that first sets it.
  func nearestName(to name: String) -> String {
    let set = all.indices.filter { token in
      isKind(token, .name) && !holds(token - 1, ".") && !holds(token - 1, ":")
        && (holds(token + 1, "=") || holds(token - 1, "local") || holds(token - 1, "function"))
    }
    guard let meant = Spelling.nearest(to: name, among: set.map(text).filter { $0 != name }),
      let first = set.first(where: { holds($0, meant) })
    else { return "" }
    return "; did you mean '\(meant)', which line \(all[first].line) sets?"
  }

  /// Whether a name is the last of `function a.b(`.
  func isDefinition(_ token: Int) -> Bool {
    var at = token
    while holds(at - 1, ".") || holds(at - 1, ":") { at -= 2 }
    return holds(at - 1, "function")
  }
}
