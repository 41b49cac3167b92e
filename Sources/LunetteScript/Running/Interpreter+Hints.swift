import CLuaShims
import LunetteScene

extension Interpreter {
  /// `scene = { … }` in the place of `scene { … }`, which would do nothing: found at the script's end.
  var overwritten: Diagnostic? {
    for module in Surface.modules where module.isForItsEffect && !lsh_global_has_metatable(run, module.name) {
      for source in loaded {
        guard let line = source.lineSetting(module.name, besides: 0) else { continue }
        let use = module.call ?? module.functions.first
        var diagnostic = Diagnostic(
          .error,
          "'\(module.name)' is set to something else here, so it does nothing; write \(use?.shape ?? module.name)",
          file: source.path, line: line)
        diagnostic.show(loaded)
        return diagnostic
      }
    }
    return nil
  }

  /// What the script's text says beside of a mistake: a name that is set elsewhere, a value that is written but nil.
  func hint(_ failure: ScriptFailure, _ mark: Mark) -> String {
    guard let mistake = failure.mistakes.first else { return "" }
    if failure.function.isEmpty, mistake.message.contains("' was never set") {
      let name = mistake.message.split(separator: "'").first.map(String.init) ?? ""
      return mistake.message.contains("did you mean") ? "" : hint(ofUnset: name, mark)
    }
    let isWritten = failure.mistakes.contains { mistake in
      guard mistake.message.hasPrefix("is missing"), let field = mistake.field else { return false }
      return mark.isWritten(field, inCallOf: failure.function)
    }
    guard isWritten else { return "" }
    return Fix.isRead(in: mark.tokens, line: mark.line)
      ? Fix.isMissing
      : "; what is written there is nil: it was never set, or a list has no such element (the first is 1)"
  }

  /// Of a global that was never set, where another line sets it.
  private func hint(ofUnset name: String, _ mark: Mark) -> String {
    let (tokens, line) = (mark.tokens, mark.line)
    guard let other = tokens.source.lineSetting(name, besides: line) else { return tokens.nearestName(to: name) }
    if other > line { return "; it is set only later, in line \(other)" }
    if let first = tokens.line(line).first, tokens.holds(first - 1, ",") {
      return "; the list of line \(tokens.all[first - 1].line) goes on here: is the comma at its end too many?"
    }
    return tokens.line(other).contains { tokens.holds($0, "local") || tokens.holds($0, "function") }
      ? "; what line \(other) sets is local to its block, which has ended"
      : "; line \(other) would set it, but was not reached"
  }
}
