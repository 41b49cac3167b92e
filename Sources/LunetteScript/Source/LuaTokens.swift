/// A script's text as tokens; comments and white space lie between them.
///
/// It knows just enough of Lua to find what a message is about: names, numbers, texts, signs. It takes any bytes.
struct LuaTokens {
  enum Kind {
    case name, keyword, number, text, sign
  }

  struct Token {
    var kind: Kind
    var bytes: Range<Int>
    /// Where it begins, counted from 1.
    var line: Int
  }

  let source: SourceText
  private(set) var all: [Token] = []

  /// More of a text isn't looked through for a message.
  private static let most = 1 << 19

  init(_ source: SourceText) {
    self.source = source
    let code = source.code
    guard code.count <= LuaTokens.most else { return }
    var scanner = LuaScanner(code)
    while let token = scanner.next() { all.append(token) }
  }

  /// The bytes of a token.
  func bytes(_ token: Int) -> ArraySlice<UInt8> { source.bytes[all[token].bytes] }

  /// A token's text; nothing where there is none.
  func text(_ token: Int) -> String { all.indices.contains(token) ? String(showing: bytes(token)) : "" }

  /// Whether a token is a word or a sign.
  func holds(_ token: Int, _ text: String) -> Bool {
    all.indices.contains(token) && all[token].kind != .text && bytes(token).elementsEqual(text.utf8)
  }

  func isKind(_ token: Int, _ kind: Kind) -> Bool { all.indices.contains(token) && all[token].kind == kind }

  /// The tokens that begin in a line.
  func line(_ number: Int) -> Range<Int> {
    func first(_ line: Int) -> Int {
      var (low, high) = (0, all.count)
      while low < high {
        let middle = (low + high) / 2
        if all[middle].line < line { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return first(number)..<first(number + 1)
  }

  /// The line and column of a token, from 1; columns count characters.
  func place(_ token: Int) -> (line: Int, column: Int) {
    let start = all[token].bytes.lowerBound
    let newline = source.bytes[..<start].lastIndex { $0.endsLine }
    let before = source.bytes[(newline.map { $0 + 1 } ?? 0)..<start]
    return (all[token].line, String(showing: before).unicodeScalars.count + 1)
  }

  /// The bracket that closes the one at a token; the end of all where none does.
  func close(_ open: Int) -> Int {
    var depth = 0
    for token in open..<all.count where all[token].kind == .sign {
      switch bytes(token).first {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: continue
      }
      if depth == 0 { return token }
    }
    return all.count
  }

  /// The parts of a range that commas, or semicolons, separate: those inside of brackets and functions don't.
  func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, at, blocks) = (range.lowerBound, range.lowerBound, 0)
    while at < range.upperBound {
      if holds(at, "(") || holds(at, "[") || holds(at, "{") {
        at = min(close(at), range.upperBound - 1)
      } else if all[at].kind == .keyword {
        switch text(at) {
        case "function", "do", "if", "repeat": blocks += 1
        case "end", "until": blocks -= 1
        default: break
        }
      } else if blocks == 0, holds(at, ",") || holds(at, ";") {
        parts.append(start..<at)
        start = at + 1
      }
      at += 1
    }
    // A comma may stand at the end.
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }
}
