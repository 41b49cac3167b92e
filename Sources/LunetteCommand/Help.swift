import Lunette

/// The texts of --help, from the commands' declarations.
enum Help {
  static var overview: String {
    var text = "Draws map overlays that a Lua script describes.\n\n"
    for command in Command.all { text += "  \(command.usage)\n      \(command.summary)\n" }
    text += "  lunette SCENE.lua\n      the same as render\n"
    text += "  lunette COMMAND --help · lunette --version\n"
    return text
  }

  static func text(_ command: Command.Declaration) -> String {
    var text = "\(command.usage)\n  \(command.summary)\n\nOptions:\n"
    let lines = command.options.map { option in
      (option.names.joined(separator: ", ") + (option.value.map { " \($0)" } ?? ""), option.summary)
    }
    let width = lines.map(\.0.count).max() ?? 0
    for (names, summary) in lines {
      text += "  \(names)\(String(repeating: " ", count: width - names.count))  \(summary)\n"
    }
    text +=
      "\nExit codes: 0 done, 1 the scene failed, 2 the call was wrong, 3 a limit was passed, 4 reading or writing failed.\n"
    return text
  }
}
