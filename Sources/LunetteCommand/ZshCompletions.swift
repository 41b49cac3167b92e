/// A function for zsh that completes calls.
enum ZshCompletions {
  static var text: String {
    let commands = Command.all.map { Shell.quoted("\($0.name):\($0.summary)") }
    return """
      #compdef lunette
      # Completions of lunette for zsh: eval "$(lunette completions zsh)" after compinit, or a file _lunette of $fpath.
      _lunette() {
        local -a commands=(
          \(commands.joined(separator: "\n    "))
        )
        if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
          _describe command commands
          _files -g '*.lua'
          return
        fi
        local command=\(Command.all[0].name)
        if ((${commands[(I)$words[2]:*]})); then
          command=$words[2]
          shift words
          ((CURRENT--))
        fi
        case $command in
      \(Command.all.map(branch).joined(separator: "\n"))
        esac
      }
      if [[ $funcstack[1] == _lunette ]]; then _lunette "$@"; else compdef _lunette lunette; fi

      """
  }

  private static func branch(_ command: Command.Declaration) -> String {
    let specs = command.options.map(spec) + [words(command.words)].compactMap { $0 }
    return "    \(command.name))\n      _arguments \\\n        \(specs.joined(separator: " \\\n        "))\n      ;;"
  }

  /// `'(-o --output)'{-o,--output}'[where to write]:FILE:_files'`.
  private static func spec(_ option: Option) -> String {
    let names =
      option.names.count == 1
      ? "" : "'(\(option.names.joined(separator: " ")))'{\(option.names.joined(separator: ","))}"
    let star = option.repeats ? "*" : ""
    let summary = escaped(option.summary)
    let value = option.value.map { ":\(escaped($0)):\(action(option))" } ?? ""
    return names + Shell.quoted("\(star)\(option.names.count == 1 ? option.names[0] : "")[\(summary)]\(value)")
  }

  private static func action(_ option: Option) -> String {
    switch option.valueKind {
    case .file: "_files"
    case .folder: "_files -/"
    case .choice: "(\(option.choices.joined(separator: " ")))"
    case .free, nil: " "
    }
  }

  private static func words(_ words: Words) -> String? {
    if words.count.upperBound == 0 { return nil }
    let position = words.count.upperBound > 1 ? "*" : "1"
    switch words.kind {
    case .scene: return Shell.quoted("\(position):scene:_files -g \"*.lua\"")
    case .folder: return Shell.quoted("\(position):folder:_files -/")
    case .choice(let choices): return Shell.quoted("\(position):word:(\(choices.joined(separator: " ")))")
    }
  }

  /// Brackets and colons end a part of a spec.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
  }
}
