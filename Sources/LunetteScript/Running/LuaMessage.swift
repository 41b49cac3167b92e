/// One of Lua's own messages, taken apart.
struct LuaMessage {
  /// What the script tried.
  enum Operation {
    case index, call, arithmetic, bitwise, concatenate, length, compare
  }

  /// What Lua calls a value: "local 'x'", "field 'x'".
  struct Variable: Equatable {
    var scope: String
    var name: String

    /// Lua has no name for an element.
    static let element = Variable(scope: "element", name: "")
  }

  let text: String
  let operation: Operation?
  /// "nil" of "a nil value".
  let type: String?
  let variable: Variable?

  init(_ text: String) {
    self.text = text
    let known = LuaMessage.beginnings.first { text.hasPrefix($0.0) }
    operation = known?.1
    let words = text.split(separator: "\n").first?.split(separator: " ") ?? []
    type = words.firstIndex { $0 == "value" }.flatMap { $0 > 0 ? String(words[$0 - 1]) : nil }
    variable = known == nil ? nil : LuaMessage.variable(in: text)
  }

  private static let beginnings: [(String, Operation)] = [
    ("attempt to index ", .index), ("attempt to call ", .call), ("attempt to perform arithmetic", .arithmetic),
    ("attempt to perform bitwise", .bitwise), ("attempt to perform 'n", .arithmetic),
    ("attempt to concatenate ", .concatenate), ("attempt to get length", .length), ("attempt to compare ", .compare),
    ("number has no integer", .bitwise),
  ]

  /// Of "a nil value (field 'x')".
  private static func variable(in text: String) -> Variable? {
    if text.hasSuffix(elementName) { return .element }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[parts.count - 1] == ")", let open = parts[parts.count - 3].lastIndex(of: "(")
    else { return nil }
    let scope = parts[parts.count - 3][open...].dropFirst().dropLast()
    return Variable(scope: String(scope), name: String(parts[parts.count - 2]))
  }

  private static let elementName = "(an element of a list or table)"

  /// One of Lua's messages with names that it has only inside replaced.
  static func reworded(_ text: String) -> String {
    // t[1] reads like a field's name, and t[i] has none.
    text.replacing("(field 'integer index')", with: elementName).replacing("(field '?')", with: elementName)
      .replacing("#1 to 'for iterator'", with: "#1 to 'pairs'").replacing(
        "(for iterator 'for iterator')", with: "(after 'in')"
      )
      .replacing("attempt to perform 'n%%0'", with: "attempt to perform 'n%0'").replacing(
        "attempt to mul ", with: "attempt to multiply ")
  }

  /// Of "scene.lua:8: message", for one of some names.
  static func place(_ text: Substring, in names: Set<String>) -> (name: String, line: Int, message: Substring)? {
    for name in names where text.hasPrefix(name + ":") {
      let rest = text.dropFirst(name.count + 1)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let line = Int(digits), rest.dropFirst(digits.count).hasPrefix(": ") else { continue }
      return (name, line, rest.dropFirst(digits.count + 2))
    }
    return nil
  }

  /// Of "bad argument #2 to 'format' (…)".
  var argument: (number: Int, function: String)? {
    guard text.hasPrefix("bad argument #") else { return nil }
    let number = text.dropFirst(14).prefix { $0.isNumber }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    guard let number = Int(number), parts.count > 2 else { return nil }
    return (number, String(parts[1]))
  }

  /// What the parser stumbled over: "fill" of "'}' expected near 'fill'".
  var near: String? {
    guard let place = text.split(separator: " near ", omittingEmptySubsequences: false).dropFirst().last else {
      return nil
    }
    return String(
      place.hasPrefix("'") && place.hasSuffix("'") && place.count > 1 ? place.dropFirst().dropLast() : place)
  }

  /// The line that is meant, where it is another one than that where Lua noticed it: of what is never closed the line
  /// where it opens, of a jump the line where it stands.
  var meantLine: Int? {
    guard isOfEnd || text.hasPrefix("break outside") || text.contains("<goto") else { return nil }
    return text.split(separator: "at line ").dropFirst().first.flatMap { Int($0.prefix { $0.isNumber }) }
  }

  /// The parser came to the end of the text.
  var isOfEnd: Bool { text.hasSuffix(" near <eof>") }
}
