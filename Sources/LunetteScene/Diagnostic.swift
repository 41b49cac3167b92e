import LunetteGeometry

/// What went wrong, or may have, and where: worded once, shown by whoever ran the scene.
public struct Diagnostic: Error, Equatable, Sendable {
  /// How bad it is; the command's exit code follows from it.
  public enum Kind: Sendable {
    /// The scene is drawn all the same.
    case warning
    /// The script or its data is wrong.
    case error
    /// What the run was given from outside is wrong.
    case call
    /// The run passed a limit.
    case limit
    /// A file could not be read or written.
    case file
    /// The engine itself is wrong.
    case bug
  }

  /// How bad it is.
  public var kind: Kind
  /// What kind of warning it is, for programs.
  public var code: String?
  /// One or more lines.
  public var message: String
  /// The script's path, where known.
  public var file: String?
  /// Its line, from 1.
  public var line: Int?
  /// The place in that line, from 1.
  public var column: Int?
  /// The text of that line.
  public var sourceLine: String?
  /// The calls that led there, innermost first: "scene.lua:4 in function ring".
  public var trace: [String] = []
  /// The overlay that a warning is about.
  public var overlay: String?

  /// A diagnostic.
  public init(_ kind: Kind, _ message: String, code: String? = nil, file: String? = nil, line: Int? = nil) {
    self.kind = kind
    self.message = message
    self.code = code
    self.file = file
    self.line = line
  }

  /// What the engine found wrong with its own work; nothing is written then.
  public static func bug(_ message: String) -> Diagnostic {
    Diagnostic(.bug, "internal error, please report it with the scene: \(message)")
  }

  /// Why areas could not be united.
  public init(_ failure: UnionFailure) {
    self =
      failure.isMissing
      ? Diagnostic(
        .file, "overlapping shapes can't be united without GEOS; install libgeos-c1v5 (\(failure.message))")
      : .bug("areas can't be united: \(failure.message)")
  }

  /// One block of text: the place and the message, the source line with a mark under the place, the calls.
  public func text(inFolder folder: String = "") -> String {
    var text = ""
    if let file {
      text += folder + file + ":"
      if let line { text += "\(line):" }
      if let column { text += "\(column):" }
      text += " "
    }
    if kind == .warning { text += "warning: " }
    text += Diagnostic.shown(message) + "\n"
    if let line, let sourceLine { text += excerpt(of: sourceLine, number: String(line)) }
    for call in trace { text += "    at \(folder)\(call)\n" }
    return text
  }

  /// What a script put into a message must not steer a terminal, nor fill it.
  private static func shown(_ message: String) -> String {
    let most = 4096
    var text = ""
    for scalar in message.unicodeScalars.prefix(most) {
      let isControl = scalar.value < 32 && scalar != "\n" && scalar != "\t" || 127...159 ~= scalar.value
      if isControl {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return message.unicodeScalars.count > most ? text + "…" : text
  }

  /// The line with the mark under it; of a long line the part around the mark.
  private func excerpt(of line: String, number: String) -> String {
    let gutter = String(repeating: " ", count: number.utf8.count + 3) + "|"
    let most = 160
    let start = max(0, min((column ?? 1) - most / 2, line.unicodeScalars.count - most))
    var shown = Array(line.unicodeScalars.dropFirst(start).prefix(most))
    if start > 0 { shown[0] = "…" }
    if start + most < line.unicodeScalars.count { shown[most - 1] = "…" }
    // A control character must not move the reader's cursor.
    shown = shown.map { $0.value < 32 && $0 != "\t" || $0.value == 127 ? " " : $0 }
    var text = "  \(number) | " + String(String.UnicodeScalarView(shown)) + "\n"
    if let column {
      // Tabs stay tabs, so that the mark stands under its place however wide they are shown.
      let indent = shown.prefix(max(0, column - 1 - start)).map { $0 == "\t" ? "\t" : " " }.joined()
      text += "\(gutter) \(indent)^\n"
    }
    return text
  }
}
