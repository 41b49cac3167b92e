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

  /// The lines, as Lua counts them: either of two characters ends one, or both together.
  private var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var (start, at) = (bytes.startIndex, bytes.startIndex)
    while at < bytes.endIndex {
      if bytes[at].endsLine {
        lines.append(bytes[start..<at])
        if at + 1 < bytes.endIndex, bytes[at + 1].endsLine, bytes[at + 1] != bytes[at] { at += 1 }
        start = at + 1
      }
      at += 1
    }
    return lines + [bytes[start...]]
  }

  /// A line's text, counted from 1.
  func line(_ number: Int) -> String? {
    let lines = lines
    return lines.indices.contains(number - 1) ? String(showing: lines[number - 1]) : nil
  }

  /// The last line that has more than white space.
  var lastLine: Int { (lines.lastIndex { !$0.allSatisfy { $0 <= 32 } } ?? 0) + 1 }

  /// The first line but one that begins by setting a name: `name =`, `local name`, `function name`.
  func lineSetting(_ name: String, besides line: Int) -> Int? {
    guard !name.isEmpty else { return nil }
    let lines = lines
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
