extension Command {
  static let completions = Declaration(
    name: "completions", usage: "lunette completions bash|zsh|fish",
    summary: "writes what a shell needs to complete calls: eval \"$(lunette completions bash)\"",
    words: .choice("a shell", Shell.allCases.map(\.rawValue)), options: [.output, .help],
    run: { options throws(UsageError) in
      // The words were checked: one of the shells.
      guard let shell = options.words.first.flatMap(Shell.init(rawValue:)) else { return .wrongCall }
      return write(shell.completions, to: options.outputFile)
    })
}

/// A shell that completes calls.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  var completions: String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    }
  }

  /// A text in single quotes, as all three read it.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

extension Option {
  /// What its value is, as completions need to know it.
  enum ValueKind: Equatable { case file, folder, choice, free }

  /// nil for a switch.
  var valueKind: ValueKind? {
    guard let value else { return nil }
    if !choices.isEmpty { return .choice }
    return value.contains("FILE") ? .file : value.contains("DIR") ? .folder : .free
  }
}
