/// Declarations for fish that complete calls.
enum FishCompletions {
  static var text: String {
    var lines = ["# Completions of lunette for fish: lunette completions fish | source", "complete -c lunette -f"]
    for command in Command.all {
      lines.append(
        "complete -c lunette -n __fish_use_subcommand -a \(command.name) -d \(Shell.quoted(command.summary))")
    }
    for command in Command.all {
      let condition = "-n \(Shell.quoted(condition(of: command)))"
      if let words = words(command.words) { lines.append("complete -c lunette \(condition) \(words)") }
      for option in command.options {
        lines.append("complete -c lunette \(condition) \(spec(option)) -d \(Shell.quoted(option.summary))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first command's options do for a scene that stands alone.
  private static func condition(of command: Command.Declaration) -> String {
    let others = Command.all.dropFirst().map(\.name).joined(separator: " ")
    return command.name == Command.all[0].name
      ? "not __fish_seen_subcommand_from \(others)" : "__fish_seen_subcommand_from \(command.name)"
  }

  private static func spec(_ option: Option) -> String {
    let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
    let value =
      switch option.valueKind {
      case .file: " -r -F"
      case .folder: " -x -a '(__fish_complete_directories)'"
      case .choice: " -x -a \(Shell.quoted(option.choices.joined(separator: " ")))"
      case .free: " -x"
      case nil: ""
      }
    return names.joined(separator: " ") + value
  }

  private static func words(_ words: Words) -> String? {
    switch words.kind {
    case .scene: "-a '(__fish_complete_suffix .lua)'"
    case .folder: "-a '(__fish_complete_directories)'"
    case .choice(let choices): choices.isEmpty ? nil : "-a \(Shell.quoted(choices.joined(separator: " ")))"
    }
  }
}
