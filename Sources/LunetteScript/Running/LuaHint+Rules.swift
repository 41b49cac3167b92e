extension LuaHint {
  /// A hint for messages that hold some words, where the line's code holds one of some pieces (any code, if there are none).
  struct Rule: Sendable {
    let message: [String]
    let code: [String]
    /// Pieces of the line as it is, texts too.
    let raw: [String]
    let hint: String

    init(_ message: String..., code: [String] = [], raw: [String] = [], say hint: String) {
      (self.message, self.code, self.raw, self.hint) = (message, code, raw, hint)
    }
  }
}
