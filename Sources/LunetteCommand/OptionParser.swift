import Lunette

/// Reads a command's arguments: options in any order, `--name value` or `--name=value`; after `--` come words only.
struct OptionParser {
  let command: String
  let options: [Option]

  func parse(_ arguments: [String]) throws(UsageError) -> Options {
    var parsed = Options()
    var rest = arguments[...]
    var isPastOptions = false
    while let argument = rest.popFirst() {
      if isPastOptions || argument == "-" || !argument.hasPrefix("-") {
        parsed.words.append(argument)
      } else if argument == "--" {
        isPastOptions = true
      } else {
        try apply(argument, &rest, to: &parsed)
      }
    }
    return parsed
  }

  /// What other programs call an option.
  private static let habits = [
    "--fps": "--frames", "--rate": "--frames", "--framerate": "--frames", "--duration": "--at", "--out": "--output",
    "--param": "--set", "--width": "--size", "--height": "--size", "--events": "--trace",
  ]

  private func apply(_ argument: String, _ rest: inout ArraySlice<String>, to parsed: inout Options) throws(UsageError)
  {
    var name = argument
    var attached: String?
    if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
      name = String(argument[..<equals])
      attached = String(argument[argument.index(after: equals)...])
    }
    guard let option = options.first(where: { $0.names.contains(name) }) else {
      if let other = Command.all.first(where: { $0.options.contains { $0.names.contains(name) } }) {
        throw UsageError("\(command) takes no \(name); it belongs to \(other.name)")
      }
      // A letter is near every other.
      let known = name.hasPrefix("--") ? options.flatMap(\.names).filter { $0.hasPrefix("--") } : []
      if let meant = OptionParser.habits[name], known.contains(meant) {
        throw UsageError("there is no option \(name); did you mean '\(meant)'?")
      }
      throw UsageError("there is no option \(name)\(Spelling.hint(for: name, among: known))")
    }
    guard let value = option.value else {
      if attached != nil { throw UsageError("\(name) takes no value") }
      return try option.apply(&parsed, "")
    }
    guard let text = attached ?? rest.popFirst() else { throw UsageError("\(name) needs a value: \(name) \(value)") }
    try option.apply(&parsed, text)
  }
}
