import LunetteScene

/// What Lua's own messages leave unsaid for those who know another language: how it is written here.
struct LuaHint {
  let message: String
  /// The line's code, its texts empty and its comment gone.
  let code: String

  init(_ message: String, line: String) {
    self.message = message
    code = line.withoutTexts
  }

  /// "; in Lua 'not equal' is ~="; nothing where Lua's words are all there is to say.
  var text: String {
    if let rule = (isOfSyntax ? LuaHint.syntax : LuaHint.running).first(where: holds) {
      return "; " + rule.hint.replacing("NEAR", with: near)
    }
    return isOfSyntax ? number : member
  }

  private var isOfSyntax: Bool { message.contains(" near ") }

  /// What the parser stumbled over: "near 'fill'".
  private var near: String { String(message.split(separator: " near ").last ?? "") }

  /// What Lua calls the value that it is about: "(field 'map')".
  private var name: String {
    let parts = message.split(separator: "'")
    return parts.count > 1 ? String(parts[1]) : ""
  }

  private func holds(_ rule: Rule) -> Bool {
    rule.message.allSatisfy(message.contains) && (rule.code.isEmpty || rule.code.contains(where: code.contains))
  }

  /// Of a number with a unit: "malformed number near '500m'".
  private var number: String {
    guard message.hasPrefix("malformed number") else { return "" }
    let text = near.filter { $0 != "'" }
    let hint = Quantity(text)?.hint(forNumberFrom0To1: false) ?? ""
    return hint.isEmpty ? "; a number ends with its digits; south and west are negative" : hint
  }

  /// Of something called or read that a plain table doesn't have.
  private var member: String {
    if let module = Surface.modules.first(where: { $0.name == name }), message.contains("call a table") {
      return "; it has: \(module.memberNames.map { "\(name).\($0)" }.joined(separator: ", "))"
    }
    if let value = Surface.values.first(where: {
      message.hasSuffix("a \($0.typeName) value") || message.contains("a \($0.typeName) value (")
    }) {
      return "; \(value.name) has \(value.memberNames.joined(separator: ", "))"
    }
    guard message.contains("(method ") || message.contains("(field ") else { return "" }
    if let value = Surface.values.first(where: { $0.methods.contains { $0.key == name } }) {
      return "; it is a method of \(value.name), which \(value.typeName)(…) makes"
    }
    return ""
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
