/// A function for bash that completes calls.
enum BashCompletions {
  static var text: String {
    let names = Command.all.map(\.name)
    return """
      # Completions of lunette for bash: eval "$(lunette completions bash)"
      _lunette() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=\(names[0]) options kind
        # --format=svg comes as three words.
        if [[ $previous == "=" ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
        if [[ $word == "=" ]]; then word=; fi
        COMPREPLY=()
        if ((COMP_CWORD > 1)); then
          case ${COMP_WORDS[1]} in
            help) _lunette_words '\(names.joined(separator: " "))'; return ;;
            \(names.joined(separator: " | "))) command=${COMP_WORDS[1]} ;;
          esac
        fi
        case $command in
      \(Command.all.map(branch).joined(separator: "\n"))
        esac
        if [[ $word == -* ]]; then
          if ((COMP_CWORD == 1)); then options+=' --version'; fi
          _lunette_words "$options"
          return
        fi
        case $kind in
          scene) _lunette_files '*.lua' ;;
          folder) _lunette_folders ;;
          *) _lunette_words "$kind" ;;
        esac
        if ((COMP_CWORD == 1)); then _lunette_words '\((names + ["help"]).joined(separator: " "))'; fi
      }
      _lunette_words() { mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -W "$1" -- "$word"); }
      _lunette_folders() {
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
      }
      _lunette_files() {
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -d -- "$word"; compgen -f -X "!$1" -- "$word")
      }
      complete -F _lunette lunette

      """
  }

  private static func branch(_ command: Command.Declaration) -> String {
    var lines = ["    \(command.name))"]
    let valued = command.options.compactMap { option in action(option).map { (option.names, $0) } }
    let free = command.options.filter { $0.valueKind == .free }.flatMap(\.names)
    if valued.count + free.count > 0 {
      lines.append("      case $previous in")
      lines += valued.map { "        \($0.joined(separator: " | "))) \($1); return ;;" }
      if !free.isEmpty { lines.append("        \(free.joined(separator: " | "))) return ;;") }
      lines.append("      esac")
    }
    lines.append("      options=\(Shell.quoted(command.options.flatMap(\.names).joined(separator: " ")))")
    lines.append("      kind=\(Shell.quoted(kind(command.words)))")
    lines.append("      ;;")
    return lines.joined(separator: "\n")
  }

  /// nil where nothing is known of the value, and for a switch.
  private static func action(_ option: Option) -> String? {
    switch option.valueKind {
    case .file: "_lunette_files '*'"
    case .folder: "_lunette_folders"
    case .choice: "_lunette_words \(Shell.quoted(option.choices.joined(separator: " ")))"
    case .free, nil: nil
    }
  }

  private static func kind(_ words: Words) -> String {
    switch words.kind {
    case .scene: "scene"
    case .folder: "folder"
    case .choice(let choices): choices.joined(separator: " ")
    }
  }
}
