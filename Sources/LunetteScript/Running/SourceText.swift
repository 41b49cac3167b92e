import LunetteScene

/// A script's file: its path relative to the script's folder, and its bytes.
public struct SourceText: Sendable {
  /// As messages and documents name it.
  public var path: String
  /// As they were read.
  public var bytes: [UInt8]

  /// A file's text.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// What Lua reads: without a byte order mark, and without a first line that begins with `#`, which a shell reads.
  var code: ArraySlice<UInt8> {
    var code = bytes[...]
    if code.starts(with: [0xEF, 0xBB, 0xBF]) { code = code.dropFirst(3) }
    if code.first == UInt8(ascii: "#") { code = code.drop { !$0.endsLine } }
    return code
  }

  /// Whether there is nothing to run.
  var isEmpty: Bool { code.allSatisfy { $0 <= 32 } }

  /// The name that Lua puts into its messages: the path, or the end of a long one.
  var shownName: String {
    let most = 59  // LUA_IDSIZE less the final zero
    guard path.utf8.count > most else { return path }
    return "..." + String(showing: Array(path.utf8.suffix(most - 3)))
  }

  /// Goes through the lines, as Lua counts them: either of two characters ends one, or both together. Ends early where
  /// `body` gives true.
  private func forEachLine(_ body: (_ number: Int, _ line: ArraySlice<UInt8>) -> Bool) {
    var (start, at, number) = (bytes.startIndex, bytes.startIndex, 1)
    while at < bytes.endIndex {
      if bytes[at].endsLine {
        if body(number, bytes[start..<at]) { return }
        number += 1
        if at + 1 < bytes.endIndex, bytes[at + 1].endsLine, bytes[at + 1] != bytes[at] { at += 1 }
        start = at + 1
      }
      at += 1
    }
    _ = body(number, bytes[start...])
  }

  /// A line's text, counted from 1.
  func line(_ wanted: Int) -> String? {
    var text: String?
    forEachLine { number, line in
      if number == wanted { text = String(showing: line.prefix(SourceText.longestLine)) }
      return number == wanted
    }
    return text
  }

  /// Of a longer line no more is shown.
  private static let longestLine = 1 << 16

  /// The last line that has more than white space.
  var lastLine: Int {
    var last = 1
    forEachLine { number, line in
      if !line.allSatisfy({ $0 <= 32 }) { last = number }
      return false
    }
    return last
  }

  /// The first line but one that begins by setting a name: `name =`, `local name`, `function name`.
  func lineSetting(_ name: String, besides line: Int) -> Int? {
    guard !name.isEmpty else { return nil }
    var found: Int?
    forEachLine { number, text in
      guard number != line else { return false }
      let words = text.split(maxSplits: 3) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        .map { String(decoding: $0, as: UTF8.self) }
      let rest = words.drop { $0 == "local" || $0 == "function" }
      guard let first = rest.first, first.prefix(while: { $0 != "(" && $0 != "," }) == name else { return false }
      guard rest.count < words.count || rest.dropFirst().first == "=" else { return false }
      found = number
      return true
    }
    return found
  }
}

extension Diagnostic {
  /// Adds the text of the line that it is about.
  public mutating func show(_ sources: [SourceText]) {
    guard let file, let line else { return }
    sourceLine = sources.first { $0.path == file }?.line(line)
  }
}
