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
    if code.first == UInt8(ascii: "#") { code = code.drop { $0 != UInt8(ascii: "\n") } }
    return code
  }

  /// Whether there is nothing to run.
  var isEmpty: Bool { code.allSatisfy { $0 <= 32 } }

  /// The name that Lua puts into its messages: the path, or the end of a long one.
  var shownName: String {
    let most = 59  // LUA_IDSIZE less the final zero
    guard path.utf8.count > most else { return path }
    return "..." + String(decoding: path.utf8.suffix(most - 3), as: UTF8.self)
  }

  /// Where a line begins; the end of the text for one that isn't there.
  func offset(ofLine line: Int) -> Int {
    var number = 1
    var offset = 0
    while number < line, offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\n") { number += 1 }
      offset += 1
    }
    return offset
  }

  /// The line and column of an offset, from 1; columns count characters.
  func place(ofOffset offset: Int) -> (Int, Int) {
    let before = bytes[..<offset]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    return (line, String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.count + 1)
  }

  /// A line's text, counted from 1.
  func line(_ number: Int) -> String? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
    guard number >= 1, number <= lines.count else { return nil }
    var line = lines[number - 1]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// The first line but one that begins by setting a name: `name =`, `local name`, `function name`.
  func lineSetting(_ name: String, besides line: Int) -> Int? {
    guard !name.isEmpty else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.indices.first { index in
      guard index != line - 1 else { return false }
      let words = lines[index].split(maxSplits: 3) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        .map { String(decoding: $0, as: UTF8.self) }
      let rest = words.drop { $0 == "local" || $0 == "function" }
      guard let first = rest.first, first.prefix(while: { $0 != "(" && $0 != "," }) == name else { return false }
      return rest.count < words.count || rest.dropFirst().first == "="
    }
    return index.map { $0 + 1 }
  }
}

extension Diagnostic {
  /// Adds the text of the line that it is about.
  public mutating func show(_ sources: [SourceText]) {
    guard let file, let line else { return }
    sourceLine = sources.first { $0.path == file }?.line(line)
  }
}
