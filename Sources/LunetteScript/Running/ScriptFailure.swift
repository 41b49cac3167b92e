import LunetteScene

/// What is wrong with one call: all mistakes of it, in the order of its declaration.
struct ScriptFailure: Error {
  var function: String
  var mistakes: [Mistake]

  init(_ function: String, _ mistakes: [Mistake]) {
    self.function = mistakes.first?.origin?.function ?? function
    self.mistakes = mistakes
  }

  /// As the script sees it, after its place.
  var message: String {
    let lines = mistakes.map { mistake in mistake.field.map { "'\($0)' \(mistake.message)" } ?? mistake.message }
    let prefix = function.isEmpty ? "" : "\(function): "
    guard lines.count > 1 else { return prefix + (lines.first ?? "failed") }
    return "\(prefix)\(lines.count) mistakes:\n" + lines.map { "  - \($0)" }.joined(separator: "\n")
  }
}
