import LunetteScene

/// A JSON value as text, its keys in the order given.
indirect enum JSONText {
  case text(String)
  case number(Double)
  case boolean(Bool)
  case list([JSONText])
  case object([(key: String, value: JSONText?)])

  /// Over several lines, ended by one.
  var text: String { lines(indent: "") + "\n" }

  private func lines(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return number.shown
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .list(let elements):
      if elements.isEmpty { return "[]" }
      return "[\n" + elements.map { inner + $0.lines(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      // What is nil is left out.
      let present = members.compactMap { key, value in
        value.map { "\(inner)\(Self.quoted(key)): \($0.lines(indent: inner))" }
      }
      return present.isEmpty ? "{}" : "{\n" + present.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 32:
        quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
