/// Finds where a field of a table argument is written, in a call over several lines: `circle {⏎ radius = …`.
///
/// It knows just enough of Lua: names, strings, comments, brackets. It declines where the table isn't literal, where the
/// line holds the name twice, and where a function is written inside the table, whose own assignments look like fields.
struct TableScanner {
  private let bytes: ArraySlice<UInt8>
  private var at: Int

  /// The place of the value of a field, as line and column from 1; `path` is "center.lat" in parts.
  static func place(of path: [Substring], inCallOf name: Substring, line: Int, source: SourceText) -> (Int, Int)? {
    let start = source.offset(ofLine: line)
    var scanner = TableScanner(bytes: source.bytes[...], at: start)
    guard scanner.enterOnlyCall(of: name, before: source.offset(ofLine: line + 1)) else { return nil }
    var found: Int?
    for key in path {
      // Within a list, or a value that is no table, the last place found is the nearest.
      guard scanner.current == UInt8(ascii: "{"), let value = scanner.value(of: key) else { break }
      found = value
    }
    return found.map(source.place(ofOffset:))
  }

  private init(bytes: ArraySlice<UInt8>, at: Int) {
    self.bytes = bytes
    self.at = at
  }

  private var current: UInt8? { at < bytes.endIndex ? bytes[at] : nil }

  /// Goes to the brace that opens the table of the one call of a function in the line.
  private mutating func enterOnlyCall(of name: Substring, before end: Int) -> Bool {
    var brace: Int?
    while at < end, let token = next() {
      guard case .name(let word) = token, word == name else { continue }
      guard let place = braceOfArguments, brace == nil else { return false }
      brace = place
    }
    guard let brace else { return false }
    at = brace
    return true
  }

  /// Where the last table among a call's arguments opens: `circle { … }`, `preset("Walk", { … })`.
  private var braceOfArguments: Int? {
    var rest = self
    guard rest.peekSymbol() == UInt8(ascii: "(") else { return rest.peekSymbol() == UInt8(ascii: "{") ? rest.at : nil }
    var (depth, brace) = (0, Int?.none)
    while let symbol = rest.peekSymbol() {
      if depth == 1 && symbol == UInt8(ascii: "{") { brace = rest.at }
      switch rest.next() {
      case .name("function"): return nil
      case .symbol(UInt8(ascii: "{")), .symbol(UInt8(ascii: "(")), .symbol(UInt8(ascii: "[")): depth += 1
      case .symbol(UInt8(ascii: "}")), .symbol(UInt8(ascii: ")")), .symbol(UInt8(ascii: "]")): depth -= 1
      default: break
      }
      if depth == 0 { break }
    }
    return brace
  }

  /// From an opening brace to the value of one of its fields, which it gives the place of; nil if there is none.
  private mutating func value(of key: Substring) -> Int? {
    at += 1
    var depth = 1
    var startsField = true
    while let token = next() {
      switch token {
      case .name("function"): return nil
      case .name(let word) where depth == 1 && startsField && word == key && isAssigned:
        _ = peekSymbol()
        at += 1
        _ = peekSymbol()
        return at
      case .symbol(UInt8(ascii: "{")), .symbol(UInt8(ascii: "(")), .symbol(UInt8(ascii: "[")): depth += 1
      case .symbol(UInt8(ascii: "}")), .symbol(UInt8(ascii: ")")), .symbol(UInt8(ascii: "]")): depth -= 1
      default: break
      }
      if depth == 0 { return nil }
      startsField = token == .symbol(UInt8(ascii: ",")) || token == .symbol(UInt8(ascii: ";"))
    }
    return nil
  }

  /// Whether a single `=` comes next.
  private var isAssigned: Bool {
    var rest = self
    guard rest.peekSymbol() == UInt8(ascii: "=") else { return false }
    return rest.at + 1 == bytes.endIndex || bytes[rest.at + 1] != UInt8(ascii: "=")
  }
}

extension TableScanner {
  private enum Token: Equatable {
    case name(Substring)
    case symbol(UInt8)
    case text
  }

  /// Goes to what comes after white space and comments, and gives its first byte.
  private mutating func peekSymbol() -> UInt8? {
    while let byte = current {
      if byte <= 32 {
        at += 1
      } else if byte == UInt8(ascii: "-"), at + 1 < bytes.endIndex, bytes[at + 1] == UInt8(ascii: "-") {
        at += 2
        if !skipLongBracket() { skip { $0 != UInt8(ascii: "\n") } }
      } else {
        return byte
      }
    }
    return nil
  }

  private mutating func next() -> Token? {
    guard let byte = peekSymbol() else { return nil }
    if TableScanner.isNamePart(byte) {
      let start = at
      skip(while: TableScanner.isNamePart)
      return .name(Substring(decoding: bytes[start..<at], as: UTF8.self))
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      skipString(byte)
      return .text
    }
    if byte == UInt8(ascii: "["), skipLongBracket() { return .text }
    at += 1
    return .symbol(byte)
  }

  private mutating func skip(while holds: (UInt8) -> Bool) {
    while let byte = current, holds(byte) { at += 1 }
  }

  private mutating func skipString(_ quote: UInt8) {
    at += 1
    while let byte = current, byte != quote { at += byte == UInt8(ascii: "\\") ? 2 : 1 }
    at = min(at + 1, bytes.endIndex)
  }

  /// Skips `[[…]]` or `[==[…]==]`, if that is what stands here.
  private mutating func skipLongBracket() -> Bool {
    var open = at + 1
    while open < bytes.endIndex, bytes[open] == UInt8(ascii: "=") { open += 1 }
    guard current == UInt8(ascii: "["), open < bytes.endIndex, bytes[open] == UInt8(ascii: "[") else { return false }
    let closing =
      [UInt8(ascii: "]")] + [UInt8](repeating: UInt8(ascii: "="), count: open - at - 1) + [UInt8(ascii: "]")]
    at = open + 1
    while at < bytes.endIndex, !bytes[at...].starts(with: closing) { at += 1 }
    at = min(at + closing.count, bytes.endIndex)
    return true
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte == 95 || 48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte
  }
}
