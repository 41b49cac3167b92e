import Fuzzing

/// A part of a script's text: roughly one of Lua's tokens, or the space between two.
struct ScriptToken {
  enum Sort { case name, number, text, space, symbol }

  var sort: Sort
  var bytes: [UInt8]

  /// All that a script can be put together from; no byte is lost.
  static func tokens(of script: [UInt8]) -> [ScriptToken] {
    var tokens: [ScriptToken] = []
    var rest = script[...]
    while let first = rest.first {
      let sort = sort(of: first)
      let length: Int =
        switch sort {
        case .name: rest.prefix { isNamePart($0) }.count
        case .number: rest.prefix { isNamePart($0) || $0 == UInt8(ascii: ".") }.count
        case .space: rest.prefix { $0 <= 32 }.count
        case .text: min(rest.count, rest.dropFirst().prefix { $0 != first }.count + 2)
        case .symbol: 1
        }
      tokens.append(ScriptToken(sort: sort, bytes: Array(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    return tokens
  }

  private static func sort(of byte: UInt8) -> Sort {
    switch byte {
    case 0...32: .space
    case 48...57: .number
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .text
    default: isNamePart(byte) ? .name : .symbol
    }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte == 95 || 48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte
  }

  /// Lua's words, the API's and the library's.
  static let words: [String] =
    [
      "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
      "not", "or", "repeat", "return", "then", "true", "until", "while", "self", "_ENV", "_G", "x", "i", "t",
      "__index", "__newindex", "__call", "__tostring", "__name", "__len", "__eq", "__lt", "__le", "__unm", "__pairs",
      "__add", "__concat", "__close", "__gc", "__mode", "__metatable", "io", "debug", "package", "close",
    ]
    + API.current.functions.map(\.name) + API.current.methods.map(\.name) + API.current.properties
    + API.current.fields.map(\.name) + API.current.library

  static let symbols = [
    "+", "-", "*", "/", "//", "%", "^", "#", "&", "~", "|", "<<", ">>", "==", "~=", "<=", ">=", "<", ">", "=", "(", ")",
    "{", "}", "[", "]", "::", ";", ":", ",", ".", "..", "...", " ", "\n", "--", "--[[", "]]", "[[", "[==[", "]==]",
    "\\",
    "<const>", "<close>", "\0", "\r",
  ]
}
