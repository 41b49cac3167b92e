import LunetteScene

/// What is wrong with one call: all mistakes of it, in the order of its declaration.
struct ScriptFailure: Error {
  var function: String
  var mistakes: [Mistake]

  init(_ function: String, _ mistakes: [Mistake]) {
    self.function = mistakes.first?.origin?.function ?? function
    self.mistakes = mistakes
  }

  /// The most mistakes of one call that are said.
  private static let most = 10

  /// As the script sees it, after its place.
  var message: String {
    let prefix = function.isEmpty ? "" : "\(function): "
    guard mistakes.count > 1 else { return prefix + (mistakes.first?.sentence ?? "failed") }
    var lines = ["\(prefix)\(mistakes.count) mistakes:"] + mistakes.prefix(Self.most).map { "  - \($0.sentence)" }
    if mistakes.count > Self.most { lines.append("  and \(mistakes.count - Self.most) more") }
    return lines.joined(separator: "\n")
  }
}

extension Mistake {
  /// With the field's name before it.
  fileprivate var sentence: String { field.map { "\($0.quotedName) \(message)" } ?? message }
}
