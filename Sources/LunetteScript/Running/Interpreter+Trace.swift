import CLuaShims
import LunetteScene

extension Interpreter {
  /// Where the script was in one of its functions.
  struct Frame {
    var source: String
    var line: Int
    var name: String
    /// The line where the function is written.
    var begin: Int
    /// How many calls are left out before it.
    var skipped: Int
    var isMain: Bool
    /// Called by a `return f(…)`.
    var isTail: Bool
  }

  /// Innermost first.
  var frames: [Frame] {
    var count: Int32 = 0
    guard let first = lsh_frames(run, &count) else { return [] }
    return (0..<Int(count)).map { index in
      let frame = first[index]
      return Frame(
        source: Self.text(frame.source), line: Int(frame.line), name: Self.text(frame.name), begin: Int(frame.begin),
        skipped: Int(frame.skipped), isMain: frame.main, isTail: frame.tail)
    }
  }

  /// The bytes of an array of C up to its zero.
  private static func text<Bytes>(_ bytes: Bytes) -> String {
    withUnsafeBytes(of: bytes) { String(showing: $0.prefix { $0 != 0 }) }
  }

  /// The calls that led to a place.
  func trace(_ frames: [Frame], from place: SourceLine?) -> [Diagnostic.Caller] {
    var callers: [(caller: Diagnostic.Caller, times: Int)] = []
    for frame in frames {
      if frame.skipped > 0 { callers.append((.leftOut(frame.skipped), 1)) }
      let caller = Diagnostic.Caller(
        file: sources[frame.source]?.path, line: frame.line, function: description(of: frame))
      // Calls that pile up are said once.
      if callers.last?.caller == caller {
        callers[callers.count - 1].times += 1
      } else {
        callers.append((caller, 1))
      }
    }
    // Alone, the main chunk's line is the error's own.
    let isOwn = frames.count == 1 && frames[0].isMain && place == SourceLine(callers[0].caller)
    return isOwn
      ? []
      : callers.map { caller, times in
        var caller = caller
        if times > 1 { caller.function += ", \(times) times" }
        return caller
      }
  }

  private func description(of frame: Frame) -> String {
    let path = sources[frame.source]?.path
    if frame.isMain { return path == nil || path == loaded.first?.path ? "the main chunk" : "the module" }
    let written = tokens(ofFile: path)?.function(inLine: frame.begin)
    let function = frame.name.isEmpty ? written ?? "a function" : "function \(frame.name)"
    return frame.isTail ? "\(function), called by a return whose line is not known" : function
  }
}

/// A line of a file that was loaded.
struct SourceLine: Equatable {
  var file: String
  var line: Int

  init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  init?(_ caller: Diagnostic.Caller) {
    guard let file = caller.file else { return nil }
    self.init(file: file, line: caller.line)
  }
}

extension LuaTokens {
  /// What the one function is that is written in a line: "function draw", "a function given to overlay.group".
  func function(inLine line: Int) -> String? {
    let found = self.line(line).filter { holds($0, "function") }
    guard found.count == 1, let function = found.first else { return nil }
    // function zones.draw(…), local function draw(…)
    var end = function + 1
    while isKind(end, .name) || holds(end, ".") || holds(end, ":") { end += 1 }
    if end > function + 1 { return "function \(name(function + 1..<end))" }
    // draw = function(…)
    if holds(function - 1, "="), isKind(function - 2, .name) { return "function \(text(function - 2))" }
    return enclosingCall(function).map { "a function given to \($0)" }
  }

  /// The name of the function among whose arguments a token stands.
  private func enclosingCall(_ token: Int) -> String? {
    var (at, depth) = (token - 1, 0)
    while at >= 0 {
      if holds(at, ")") || holds(at, "]") || holds(at, "}") { depth += 1 }
      if holds(at, "(") || holds(at, "[") || holds(at, "{") { depth -= 1 }
      if depth < 0 { break }
      at -= 1
    }
    guard holds(at, "(") else { return nil }
    var begin = at
    while isKind(begin - 1, .name) || holds(begin - 1, ".") || holds(begin - 1, ":") { begin -= 1 }
    return begin == at ? nil : name(begin..<at)
  }

  private func name(_ tokens: Range<Int>) -> String { tokens.map(text).joined() }
}
