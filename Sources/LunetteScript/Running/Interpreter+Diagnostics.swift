import CLuaShims
import LunetteScene

extension Interpreter {
  /// The error that ended the run, with its place, its line and the calls that led there.
  func error() -> Diagnostic {
    var length = 0
    let start = lsh_message(run, &length)
    let text = String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
    let (file, line, message) = placed(text)
    var diagnostic = Diagnostic(.error, message, file: file, line: line)
    diagnostic.trace = trace
    // A failure that the script caught earlier must not mark another error's line.
    let failure = lastFailure.flatMap { $0.message == message ? $0 : nil }
    if failure?.mistakes.contains(where: \.isOfCaller) == true { diagnostic.kind = .call }
    place(&diagnostic, failure)
    mark(&diagnostic, failure)
    diagnostic.message +=
      failure.map { hint($0, diagnostic) } ?? LuaHint(message, line: diagnostic.sourceLine ?? "").text
    return diagnostic
  }

  /// What was found wrong with a call after the script's end.
  func error(of mistake: Mistake) -> Diagnostic {
    let failure = ScriptFailure("", mistake.all)
    var diagnostic = Diagnostic(.error, failure.message)
    place(&diagnostic, failure)
    mark(&diagnostic, failure)
    return diagnostic
  }

  /// Puts a mistake that lies in another call than the one that found it to that call.
  private func place(_ diagnostic: inout Diagnostic, _ failure: ScriptFailure?) {
    guard let place = failure?.mistakes.first?.origin?.place, place.file >= 0 else { return }
    diagnostic.file = stage.files[Int(place.file)]
    diagnostic.line = Int(place.line)
  }

  /// The limit that ended the run, with the line where the script was.
  func passedLimit() -> Diagnostic {
    let message =
      switch lsh_passed_limit(run) {
      case LSH_STEPS: "the script passed its limit of \(limits.steps) steps; does a loop never end? --steps N raises it"
      case LSH_MEMORY:
        "the script and its scene passed their limit of \(limits.memory >> 20) MB of memory; --memory MB raises it"
      case LSH_STRING: "the script passed the limit of \(limits.string >> 20) MB for one string"
      case LSH_PRINT: "the script passed its limit of \(limits.print >> 10) KB of printed text"
      case LSH_CPU:
        "the script passed its limit of \(limits.cpu.shown) s of CPU time; does a loop never end? "
          + "--timeout SECONDS raises it"
      default: "the script passed a limit"
      }
    var diagnostic = Diagnostic(.limit, message)
    let frames = self.frames
    if let innermost = frames.first {
      diagnostic.file = sources[innermost.source]?.path ?? innermost.source
      diagnostic.line = innermost.line > 0 ? innermost.line : nil
    }
    diagnostic.trace = trace
    mark(&diagnostic, nil)
    return diagnostic
  }

  /// Splits "scene.lua:8: message": only names of files that were loaded count.
  private func placed(_ text: String) -> (file: String?, line: Int?, message: String) {
    for (name, source) in sources where text.hasPrefix(name + ":") {
      let rest = text.dropFirst(name.count + 1)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let line = Int(digits), rest.dropFirst(digits.count).hasPrefix(": ") else { continue }
      // Lua's own name for t[1] reads like a field's.
      let message = String(rest.dropFirst(digits.count + 2))
        .replacing("(field 'integer index')", with: "(an element of a list or table)")
      return (source.path, line, message)
    }
    let place = frames.first
    return (place.map { sources[$0.source]?.path ?? $0.source }, place?.line, text)
  }

  private func mark(_ diagnostic: inout Diagnostic, _ failure: ScriptFailure?) {
    if let failure, let (line, column) = writtenPlace(of: failure, diagnostic) {
      (diagnostic.line, diagnostic.column) = (line, column)
      return diagnostic.show(Array(sources.values))
    }
    diagnostic.show(Array(sources.values))
    guard let text = diagnostic.sourceLine else { return }
    diagnostic.column = Mark.column(in: text, of: failure, message: diagnostic.message)
  }

  /// Where the first of the wrong values is written, in a call over one line or several.
  private func writtenPlace(of failure: ScriptFailure, _ diagnostic: Diagnostic) -> (Int, Int)? {
    guard let line = diagnostic.line, let source = sources.values.first(where: { $0.path == diagnostic.file })
    else { return nil }
    let places = failure.mistakes.compactMap { mistake in
      mistake.field.flatMap { failure.writtenPlace(of: $0, callLine: line, source) }
    }
    return places.min { $0 < $1 }
  }

  private var trace: [String] {
    let frames = self.frames
    // Alone, the main chunk's line is the error's own.
    if frames.count == 1 && frames[0].isMain { return [] }
    var lines: [String] = []
    var repeats = 1
    for frame in frames {
      let path = sources[frame.source]?.path ?? frame.source
      let function = frame.isMain ? "the main chunk" : frame.name.isEmpty ? "a function" : "function \(frame.name)"
      let line = "\(path):\(frame.line) in \(function)"
      // Calls that pile up are said once.
      repeats = lines.last?.hasPrefix(line) == true ? repeats + 1 : 1
      if repeats > 1 { lines[lines.count - 1] = "\(line), \(repeats) times" } else { lines.append(line) }
    }
    return lines
  }

  private struct Frame {
    var source: String
    var line: Int
    var name: String
    var isMain: Bool
  }

  private var frames: [Frame] {
    var count: Int32 = 0
    guard let first = lsh_frames(run, &count) else { return [] }
    return (0..<Int(count)).map { index in
      var frame = first[index]
      return Frame(
        source: withUnsafePointer(to: &frame.source.0) { String(cString: $0) }, line: Int(frame.line),
        name: withUnsafePointer(to: &frame.name.0) { String(cString: $0) }, isMain: frame.main)
    }
  }
}
