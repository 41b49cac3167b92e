/// Reads a script's tokens, one after another.
struct LuaScanner {
  private let bytes: ArraySlice<UInt8>
  private var at: Int
  private var line = 1

  init(_ code: ArraySlice<UInt8>) {
    bytes = code
    at = code.startIndex
  }

  mutating func next() -> LuaTokens.Token? {
    skipSpace()
    guard let byte = current else { return nil }
    let (start, first) = (at, line)
    let kind = skipToken(byte)
    return LuaTokens.Token(kind: kind, bytes: start..<at, line: first)
  }

  private var current: UInt8? { at < bytes.endIndex ? bytes[at] : nil }

  private func byte(_ offset: Int) -> UInt8? { at + offset < bytes.endIndex ? bytes[at + offset] : nil }

  private mutating func skipToken(_ byte: UInt8) -> LuaTokens.Kind {
    if byte.isNamePart && !byte.isDigit {
      let start = at
      skip(while: \.isNamePart)
      return LuaScanner.keywords.contains { bytes[start..<at].elementsEqual($0.utf8) } ? .keyword : .name
    }
    if byte.isDigit || byte == UInt8(ascii: "."), self.byte(byte.isDigit ? 0 : 1)?.isDigit == true {
      skipNumber()
      return .number
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      skipText(byte)
      return .text
    }
    if byte == UInt8(ascii: "["), skipLongBracket() { return .text }
    skipSign(byte)
    return .sign
  }

  private static let keywords = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]

  /// As Lua counts lines: either character ends one, or both together.
  private mutating func advance() {
    if let byte = current, byte.endsLine {
      line += 1
      if let other = self.byte(1), other.endsLine, other != byte { at += 1 }
    }
    at += 1
  }

  private mutating func skip(while holds: (UInt8) -> Bool) {
    while let byte = current, holds(byte) { advance() }
  }

  private mutating func skipSpace() {
    while let byte = current {
      if byte <= 32 {
        advance()
      } else if byte == UInt8(ascii: "-"), self.byte(1) == UInt8(ascii: "-") {
        at += 2
        if !skipLongBracket() { skip { !$0.endsLine } }
      } else {
        return
      }
    }
  }

  /// With its exponent's sign.
  private mutating func skipNumber() {
    let exponents: [UInt8] =
      bytes[at...].starts(with: [48, 120]) || bytes[at...].starts(with: [48, 88]) ? [80, 112] : [69, 101]
    while let byte = current, byte.isNamePart || byte == UInt8(ascii: ".") {
      // Two points are a sign of their own.
      if byte == UInt8(ascii: "."), self.byte(1) == UInt8(ascii: ".") { return }
      at += 1
      if exponents.contains(byte), current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { at += 1 }
    }
  }

  /// Up to its quote, or to the line's end where that is missing.
  private mutating func skipText(_ quote: UInt8) {
    at += 1
    while let byte = current, byte != quote, !byte.endsLine {
      at += 1
      guard byte == UInt8(ascii: "\\"), let escaped = current else { continue }
      advance()
      if escaped == UInt8(ascii: "z") { skip { $0 <= 32 } }
    }
    if current == quote { at += 1 }
  }

  /// Skips `[[…]]` or `[==[…]==]`, if that is what stands here.
  private mutating func skipLongBracket() -> Bool {
    guard current == UInt8(ascii: "[") else { return false }
    var level = 0
    while byte(level + 1) == UInt8(ascii: "=") { level += 1 }
    guard byte(level + 1) == UInt8(ascii: "[") else { return false }
    at += level + 2
    let closing = [UInt8(ascii: "]")] + [UInt8](repeating: UInt8(ascii: "="), count: level) + [UInt8(ascii: "]")]
    while at < bytes.endIndex {
      if bytes[at] == closing[0], bytes[at...].starts(with: closing) {
        at += closing.count
        break
      }
      advance()
    }
    return true
  }

  private static let longSigns = ["...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>"]

  private mutating func skipSign(_ byte: UInt8) {
    let long = LuaScanner.longSigns.first { bytes[at...].starts(with: $0.utf8) }
    at += long?.utf8.count ?? 1
    // A character of several bytes is one.
    while byte >= 0x80, let next = current, next & 0xC0 == 0x80 { at += 1 }
  }
}

extension UInt8 {
  var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  fileprivate var isDigit: Bool { 48...57 ~= self }
  fileprivate var isNamePart: Bool { self == 95 || isDigit || 65...90 ~= self || 97...122 ~= self }
}
