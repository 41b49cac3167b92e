import CLuaShims
import LunetteScene

extension Interpreter {
  /// The most bytes of a message that are kept: scripts can make longer ones.
  private static let longestMessage = 4096

  /// The error that ended the run, with its place, its line and the calls that led there.
  func error() -> Diagnostic {
    let frames = self.frames
    let text = messageText
    let (place, message) = placed(text, frames)
    // A failure that the script caught earlier must not mark another error's line.
    let failure = lastFailure.flatMap { $0.message == message ? $0 : nil }
    let kind: Diagnostic.Kind = failure?.mistakes.contains(where: \.isOfCaller) == true ? .call : .error
    var diagnostic = diagnostic(kind, message.shortened(to: Self.longestMessage), failure?.origin(in: stage) ?? place)
    diagnostic.trace = trace(frames, from: place)
    explain(&diagnostic, failure)
    if let element = element(ofFailure: text) { diagnostic.message += "; the function was called for \(element)" }
    return diagnostic
  }

  /// What was found wrong with a call after the script's end.
  func error(of mistake: Mistake) -> Diagnostic {
    let failure = ScriptFailure("", mistake.all)
    var diagnostic = diagnostic(.error, failure.message, failure.origin(in: stage))
    explain(&diagnostic, failure)
    return diagnostic
  }

  private func diagnostic(_ kind: Diagnostic.Kind, _ message: String, _ place: SourceLine?) -> Diagnostic {
    Diagnostic(kind, message, file: place?.file, line: place?.line)
  }

  /// Adds the source line, the mark in it, and what the script's text says beside the message.
  private func explain(_ diagnostic: inout Diagnostic, _ failure: ScriptFailure?) {
    defer { diagnostic.show(loaded) }
    guard let line = diagnostic.line, let tokens = tokens(ofFile: diagnostic.file) else { return }
    let message = LuaMessage(diagnostic.message)
    if failure == nil, let meant = message.meantLine ?? (message.isOfEnd ? tokens.source.lastLine : nil) {
      diagnostic.line = meant
    }
    let mark = Mark(tokens: tokens, line: diagnostic.line ?? line)
    let place = failure.map { mark.place(of: $0, message: diagnostic.message) } ?? mark.place(of: message)
    if let place { (diagnostic.line, diagnostic.column) = place }
    let names = NamesInLine(tokens: tokens, line: mark.line)
    if let hint = names.instead(of: diagnostic.message) {
      let first = diagnostic.message.split(separator: ";").first ?? ""
      diagnostic.message = first + hint
      return
    }
    diagnostic.message +=
      failure.map { hint($0, mark) }
      ?? names.hint(message, caller: diagnostic.trace.dropFirst().first)
      ?? LuaHint(message, line: tokens.source.line(mark.line) ?? "").text
  }

  /// The limit that ended the run, with the line where the script was.
  func passedLimit() -> Diagnostic {
    let message =
      switch lsh_passed_limit(run) {
      case LSH_STEPS: "the script passed its limit of \(limits.steps) steps\(whereStepsWent)"
      case LSH_MEMORY:
        "the script and its scene passed their limit of \(limits.memory >> 20) MB of memory"
          + (reading.map { ", reading \($0)" } ?? "") + "; --memory MB raises it"
      case LSH_STRING: "the script passed the limit of \(limits.string >> 20) MB for one string"
      case LSH_PRINT: "the script passed its limit of \(limits.print >> 10) KB of printed text"
      case LSH_CPU:
        "the script passed its limit of \(limits.cpu.shown) s of CPU time; does a loop never end? "
          + "--timeout SECONDS raises it"
      default: "the script passed a limit"
      }
    let frames = self.frames
    let place = place(of: frames)
    var diagnostic = diagnostic(.limit, message, place)
    diagnostic.trace = trace(frames, from: place)
    diagnostic.show(loaded)
    return diagnostic
  }

  /// A function's own work, or a script that goes on and on.
  private var whereStepsWent: String {
    var box: UnsafeMutableRawPointer?
    let called = String(cString: lsh_inside(run, &box))
    let name =
      box.map { Unmanaged<HostFunction>.fromOpaque($0).takeUnretainedValue().name }
      ?? Surface.wholeName(ofLibraryFunction: called)
    return name.isEmpty
      ? "; does a loop never end? --steps N raises it"
      : " in \(name), whose work counts as steps too; give it less to do, or raise the limit with --steps N"
  }

  var messageText: String {
    var length = 0
    let start = lsh_message(run, &length)
    // No message of the host is longer than this.
    return String(showing: UnsafeRawBufferPointer(start: start, count: min(length, 16 * Self.longestMessage)))
  }

  /// Splits "scene.lua:8: message": only names of chunks that are known count. An error that was caught and raised again
  /// has several places; the last is where it came from.
  private func placed(_ text: String, _ frames: [Frame]) -> (place: SourceLine?, message: String) {
    let names = Set(sources.keys).union(frames.map(\.source))
    var place: SourceLine?
    var rest = text[...]
    while let (name, line, message) = LuaMessage.place(rest, in: names) {
      place = sources[name].map { SourceLine(file: $0.path, line: line) }
      rest = message
    }
    let message = rest.isEmpty ? "error was called with an empty text" : LuaMessage.reworded(String(rest))
    return (place ?? self.place(of: frames), message)
  }

  /// Where the script was in one of its files; text that it loaded itself is none.
  private func place(of frames: [Frame]) -> SourceLine? {
    for frame in frames where frame.line > 0 {
      if let source = sources[frame.source] { return SourceLine(file: source.path, line: frame.line) }
    }
    return nil
  }
}

extension ScriptFailure {
  /// Where the call stands that it is about, if another one found it.
  fileprivate func origin(in stage: Stage) -> SourceLine? {
    guard let place = mistakes.first?.origin?.place, place.file >= 0 else { return nil }
    return SourceLine(file: stage.files[Int(place.file)], line: Int(place.line))
  }
}

extension String {
  /// Its first bytes, as far as they are whole characters.
  fileprivate func shortened(to most: Int) -> String {
    guard utf8.count > most else { return self }
    var end = utf8.index(startIndex, offsetBy: most)
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return self[..<end] + "…"
  }
}
