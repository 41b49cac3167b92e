/// The names in a type as annotations write it: "boolean|color|table", "coordinate[]", "\"pin\"|\"dot\"".
enum TypeWords {
  /// Types of Lua itself.
  static let basic: Set = [
    "nil", "boolean", "number", "integer", "string", "table", "function", "fun", "any", "true", "false",
  ]

  /// Each name replaced; what stands in quotes stays.
  static func replacing(in type: String, _ replace: (String) -> String) -> String {
    var (text, word) = ("", "")
    var isQuoted = false
    func finish() {
      if !word.isEmpty { text += replace(word) }
      word = ""
    }
    for character in type {
      if character == "\"" { isQuoted.toggle() }
      // What stands before a colon is a parameter's own name.
      if character == ":" && !isQuoted {
        text += word
        word = ""
      }
      if !isQuoted && (character == "_" || character.isLetter || (character.isNumber && !word.isEmpty)) {
        word.append(character)
      } else {
        finish()
        text.append(character)
      }
    }
    finish()
    return text
  }

  /// The choices of a type that is a few words; empty for any other.
  static func choices(of type: String) -> [String] {
    let parts = type.split(separator: "|")
    guard parts.allSatisfy({ $0.hasPrefix("\"") && $0.hasSuffix("\"") && $0.count > 2 }) else { return [] }
    return parts.map { String($0.dropFirst().dropLast()) }
  }
}
