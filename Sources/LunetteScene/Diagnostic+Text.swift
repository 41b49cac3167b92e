extension Diagnostic {
  /// The most bytes of a message that are shown: what a script says must not fill a terminal.
  static let mostShown = 4096

  /// One block of text: the place and the message, the source line with a mark under the place, the calls. Nothing in it
  /// steers a terminal.
  public func text(inFolder folder: String = "") -> String {
    var text = ""
    if let file {
      text += (folder + file).escaped + ":"
      if let line { text += "\(line):" }
      if let column { text += "\(column):" }
      text += " "
    }
    if kind == .warning { text += "warning: " }
    text += message.escaped(keepsLines: true, most: Self.mostShown)
    while text.last == "\n" { text.removeLast() }
    text += code.map { " [\($0)]\n" } ?? "\n"
    if let line, let sourceLine { text += Excerpt(of: sourceLine, column: column).text(lineNumber: line) }
    for caller in trace {
      guard caller.line > 0 else {
        text += "    … \(caller.function)\n"
        continue
      }
      let place = caller.file.map { "\(folder)\($0):\(caller.line)" } ?? "line \(caller.line) of a loaded text"
      text += "    at \("\(place) in \(caller.function)".escaped)\n"
    }
    return text
  }
}
