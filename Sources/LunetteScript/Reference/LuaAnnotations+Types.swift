extension LuaAnnotations {
  /// What may be given for a parameter: a type's other spellings do too, and a table is known by its fields.
  static func input(_ parameter: ParameterText) -> String {
    TypeWords.replacing(in: parameter.typeName) { word in
      if word == "table", let table = parameter.facts.table?() { return "\(table.name)_fields" }
      let isWritten = Surface.values.contains { $0.typeName == word && !$0.written.isEmpty }
      return isWritten ? "\(word)_like" : word
    }
  }

  /// "Its middle. (metres, 0…10000000; default 5)".
  static func described(_ parameter: ParameterText) -> String {
    let byDefault = parameter.defaultText.isEmpty ? nil : "default \(parameter.defaultText)"
    let details = [parameter.detail, byDefault].compactMap { $0 }.joined(separator: "; ")
    if parameter.summary.isEmpty { return details.isEmpty ? "" : "# \(details)" }
    return details.isEmpty ? parameter.summary : "\(parameter.summary) (\(details))"
  }

  func fieldLine(_ name: String, _ isOptional: Bool, _ type: String, _ summary: String) -> String {
    "---@field \(name)\(isOptional ? "?" : "") \(type) \(summary)"
  }

  /// "lat: number, lon: number".
  static func signature(_ parameters: [ParameterText]) -> String {
    parameters.map { "\(name($0.name))\($0.isOptional ? "?" : ""): \(input($0))" }.joined(separator: ", ")
  }

  /// ": circle_handle"; empty where nothing is returned.
  static func result(of function: Function) -> String { function.result == nil ? "" : ": \(returned(function))" }

  /// Makers give the handle of their kind.
  static func returned(_ function: Function) -> String {
    guard function.returns == Surface.handleName, let table = function.table?() else { return function.returns }
    return "\(table.name)_\(Surface.handleName)"
  }

  /// Whether it gives what it was given, one of several types: the default of a parameter.
  static func isEcho(_ function: Function) -> Bool {
    function.returns.contains("|") && function.parameters.contains { $0.typeName == function.returns }
  }

  /// A parameter's name, which may be a word of Lua's.
  static func name(_ name: String) -> String { reserved.contains(name) ? "\(name)_" : name }

  private static let reserved: Set = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not",
    "or", "repeat", "return", "then", "true", "until", "while",
  ]
}
