import Fuzzing
import Glibc

/// Writes a script of some calls, its functions, arguments and operators by choices from bytes.
struct ScriptWriter {
  var choices: Choices
  /// The types of the values that the script holds, which are called v1, v2 and so on.
  var values: [String] = []
  private var depth = 0

  /// Of a finding the script is wanted, not the bytes: FUZZ_SHOW=1 prints it.
  static let isShown = getenv("FUZZ_SHOW") != nil

  /// At once, since the process is about to end.
  static func show(_ script: String) { _ = Array(script.utf8).withUnsafeBytes { write(2, $0.baseAddress, $0.count) } }

  private static let mostStatements = 16

  init(_ choices: Choices) { self.choices = choices }

  mutating func script() -> String {
    // A call that fails would end the script, and most do.
    var script = """
      local function try(f, ...)
        local done, value = pcall(f, ...)
        if done then return value end
        print(value)
      end

      """
    if choices.happens(oneIn: 3) {
      script +=
        "scene { width = \(choices.one(of: ["360", "1", "16384"])), height = \(choices.one(of: ["640", "'auto'", "1"])) }\n"
    }
    for _ in 0..<ScriptWriter.mostStatements where !choices.isAtEnd { script += statement() + "\n" }
    return script
  }

  private mutating func statement() -> String {
    switch choices.number(below: 16) {
    case 0...5: return assigned(call(of: choices.one(of: API.current.functions)))
    case 6, 7: return assigned(methodCall())
    case 8: return assigned(("try(function() return \(value()).\(choices.one(of: API.current.properties)) end)", "any"))
    case 9, 10:
      let field = choices.one(of: API.current.fields)
      return "try(function() \(value(of: "handle")).\(field.name) = \(argument(field)) end)"
    case 11: return "try(function() \(operation()) end)"
    case 12: return group()
    case 13: return "\(choices.one(of: API.current.functions).name)(\(argument()))"
    case 14: return assigned(("try(\(choices.one(of: API.current.library)), \(argument()), \(argument()))", "any"))
    default: return assigned((argument(), "any"))
    }
  }

  private mutating func assigned(_ made: (text: String, type: String)) -> String {
    values.append(made.type)
    // The count of Lua's locals is limited, and so these are globals.
    return "v\(values.count) = \(made.text)"
  }

  private mutating func call(of function: API.Function) -> (String, String) {
    let arguments = function.parameters.map { argument($0) } + (choices.happens(oneIn: 16) ? [argument()] : [])
    let isOpen = choices.happens(oneIn: 16)
    let list = ([function.name] + arguments).joined(separator: ", ")
    return (isOpen ? "\(function.name)(\(arguments.joined(separator: ", ")))" : "try(\(list))", function.result)
  }

  private mutating func methodCall() -> (String, String) {
    let method = choices.one(of: API.current.methods)
    let arguments = method.parameters.map { argument($0) }.joined(separator: ", ")
    let call = "\(value(of: method.owner ?? "handle")):\(method.name)(\(arguments))"
    return ("try(function() return \(call) end)", method.result)
  }

  private mutating func operation() -> String {
    let (left, right) = (value(), value())
    return choices.one(of: [
      "print(\(left) == \(right))", "print(\(left) < \(right))", "print(\(left) .. \(right))",
      "print(\(left) + \(right))",
      "print(#\(left), \(left)[1], \(left)[#\(left)])", "print(\(left)[\(right)])", "\(left)[\(right)] = \(left)",
      "for k, v in pairs(\(left)) do print(k, v) end", "for i, v in ipairs(\(left)) do print(i, v) end",
      "setmetatable(\(left), \(right))", "print(next(\(left), \(right)))", "print(tostring(\(left)))",
      "table.sort(\(left), \(right))", "print(string.format('%s %q', \(left), \(right)))",
      "print(-\(left), not \(right))",
      "error(\(left), 2)", "\(left)(\(right))", "\(left)()", "print(rawequal(\(left), \(right)), type(\(left)))",
    ])
  }

  private mutating func group() -> String {
    guard depth < 3 else { return "" }
    depth += 1
    defer { depth -= 1 }
    let body = (0..<choices.number(below: 4)).map { _ in statement() }.joined(separator: "\n")
    return "try(overlay.group, \(argument()), function()\n\(body)\nend)"
  }

  /// A value that the script holds already, of a type if there is one.
  mutating func value(of type: String = "any") -> String {
    let fitting = values.indices.filter { values[$0].hasPrefix(type) }
    if fitting.isEmpty || choices.happens(oneIn: 8) {
      return values.isEmpty ? "nil" : "v\(choices.number(below: values.count) + 1)"
    }
    return "v\(choices.one(of: Array(fitting)) + 1)"
  }

  /// Anything.
  mutating func argument() -> String { choices.happens(oneIn: 3) ? value() : choices.one(of: OddValues.all) }
}
