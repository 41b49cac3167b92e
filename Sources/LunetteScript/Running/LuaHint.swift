import LunetteScene

/// What Lua's own messages leave unsaid for those who know another language: how it is written here.
struct LuaHint {
  private let message: LuaMessage
  private let line: String
  /// The line's code, its texts empty and its comment gone.
  private let code: String

  init(_ message: LuaMessage, line: String) {
    self.message = message
    // Of a long line the rest has no part in what went wrong, or there is no telling.
    self.line = String(line.prefix(1000))
    code = self.line.withoutTexts
  }

  /// "; in Lua 'not equal' is ~="; nothing where Lua's words are all there is to say.
  var text: String {
    if let calledMethod { return calledMethod }
    if let walked { return walked }
    if let rule = (isOfSyntax ? LuaHint.syntax : LuaHint.running).first(where: holds) {
      return "; " + rule.hint.replacing("NEAR", with: near)
    }
    return isOfSyntax ? number : member
  }

  private var isOfSyntax: Bool { message.near != nil || message.meantLine != nil }

  /// What the parser stumbled over, in quotes.
  private var near: String { message.near.map { "'\($0)'" } ?? "" }

  /// What Lua calls the value that it is about: "(field 'map')".
  private var name: String { message.variable?.name ?? "" }

  private func holds(_ rule: Rule) -> Bool {
    rule.message.allSatisfy(message.text.contains) && (rule.code.isEmpty || rule.code.contains(where: isInCode))
      && (rule.raw.isEmpty || rule.raw.contains(where: line.contains))
  }

  /// Whether the line holds a piece, which is a whole word where it begins with a letter.
  private func isInCode(_ piece: String) -> Bool {
    guard piece.first?.isLetter == true else { return code.contains(piece) }
    var before: Character = " "
    for start in code.indices {
      if !before.isLetter, before != "_", code[start...].hasPrefix(piece) { return true }
      before = code[start]
    }
    return false
  }

  /// Of a number with a unit: "malformed number near '500m'".
  private var number: String {
    guard message.text.hasPrefix("malformed number") else { return "" }
    let hint = Quantity(message.near ?? "")?.hint(forNumberFrom0To1: false) ?? ""
    return hint.isEmpty ? "; a number ends with its digits; south and west are negative" : hint
  }

  /// Of something called or read that isn't there.
  private var member: String {
    if let module = Surface.modules.first(where: { $0.name == name }), message.operation == .call,
      message.type == "table"
    {
      return "; it has: \(module.memberNames.map { "\(name).\($0)" }.joined(separator: ", "))"
    }
    if let value = Surface.values.first(where: { $0.typeName == message.type }) {
      return "; \(value.name) has \(value.memberNames.joined(separator: ", "))"
    }
    guard message.operation == .call, message.type == "nil" else { return "" }
    switch message.variable?.scope {
    case "method": return "; what stands before the colon has no such function"
    case "field": return method ?? "; what stands before the dot has no such function"
    default: return ""
    }
  }

  /// Of `c:lat()`, and of a method called on what it is no method of.
  private var calledMethod: String? {
    guard message.operation == .call, message.variable?.scope == "method" else { return nil }
    return message.type == "nil" ? method : "; '\(name)' is no function, but a value: with a dot, and without brackets"
  }

  /// Of a value that is given to `pairs` or `next`.
  private var walked: String? {
    for function in ["pairs", "next"] {
      let beginning = "bad argument #1 to '\(function)' (table expected, got "
      guard message.text.hasPrefix(beginning),
        let value = Surface.values.first(where: { message.text == "\(beginning)\($0.typeName))" })
      else { continue }
      if let list = value.list { return "; a list is walked so: for i, \(list.elementName) in ipairs(…) do … end" }
      if value.pairs != nil { return "; it is walked so: for name, value in pairs(…) do … end" }
      if let table = value.properties.first(where: { $0.isWalked }) {
        return "; its .\(table.name) are walked so: for name, value in pairs(\(value.typeName).\(table.name)) do … end"
      }
    }
    return nil
  }

  private var method: String? {
    let value = Surface.values.first { $0.methods.contains { $0.key == name } }
    return value.map { "; it is a method of \($0.name), which \($0.typeName)(…) makes" }
  }
}

extension String {
  /// A line of Lua with its texts empty and without its comment.
  fileprivate var withoutTexts: String {
    var code = ""
    var quote: Character?
    var isEscaped = false
    for (character, next) in zip(self, dropFirst() + "\n") {
      if let open = quote {
        if character == open && !isEscaped {
          quote = nil
        } else {
          isEscaped = character == "\\" && !isEscaped; continue
        }
      } else if character == "-" && next == "-" {
        break
      } else if character == "\"" || character == "'" {
        quote = character
      }
      code.append(character)
    }
    return code
  }
}
