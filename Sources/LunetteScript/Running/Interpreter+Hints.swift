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
  func hint(_ failure: ScriptFailure, _ diagnostic: Diagnostic) -> String {
    guard let line = diagnostic.line, let source = sources.values.first(where: { $0.path == diagnostic.file }),
      let mistake = failure.mistakes.first
    else { return "" }
    if failure.function.isEmpty, mistake.message.contains("' was never set") {
      let name = mistake.message.split(separator: "'").first.map(String.init) ?? ""
      guard let other = source.lineSetting(name, besides: line) else { return "" }
      return other > line
        ? "; it is set only later, in line \(other)"
        : "; what line \(other) sets is local to its block, which has ended"
    }
    let isWritten = failure.mistakes.contains { mistake in
      guard mistake.message.hasPrefix("is missing"), let field = mistake.field, !field.contains(".")
      else { return false }
      return failure.writtenPlace(of: field, callLine: line, source) != nil
    }
    return isWritten
      ? "; what is written there is nil: it was never set, or a list has no such element (the first is 1)" : ""
  }
}

extension ScriptFailure {
  /// Where a field's value is written in the call.
  func writtenPlace(of field: String, callLine line: Int, _ source: SourceText) -> (Int, Int)? {
    guard let name = function.split(separator: ".").last else { return nil }
    return TableScanner.place(of: field.split(separator: "."), inCallOf: name, line: line, source: source)
  }
}
