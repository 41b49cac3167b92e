import Lunette

/// What a command takes beside options: scenes, a folder, one of a few names.
struct Words: Sendable {
  /// What a word is, as completions need to know it.
  enum Kind: Sendable {
    case scene, folder
    case choice([String])
  }

  let kind: Kind
  /// With its article: "a scene".
  let noun: String
  let count: ClosedRange<Int>

  static let none = Words(kind: .choice([]), noun: "a word", count: 0...0)
  static let scene = Words(kind: .scene, noun: "a scene", count: 1...1)
  static let scenes = Words(kind: .scene, noun: "a scene", count: 1...Int.max)
  static let sceneAndFile = Words(kind: .scene, noun: "a scene and what it should give", count: 2...2)
  static let folder = Words(kind: .folder, noun: "a folder", count: 0...1)
  static func choice(_ noun: String, _ words: [String]) -> Words {
    Words(kind: .choice(words), noun: noun, count: 1...1)
  }

  /// Fails where the words of a call are too few, too many, or none of those known.
  func check(_ words: [String], of command: Command.Declaration) throws(UsageError) {
    if words.count < count.lowerBound { throw UsageError("\(command.name) needs \(noun): \(command.usage)") }
    if words.count > count.upperBound {
      let taken =
        switch count.upperBound {
        case 0: "no words"
        case 1: "one \(noun.split(separator: " ").last ?? "")"
        default: noun
        }
      throw UsageError("\(command.name) takes \(taken); got \(words.map(\.shownName).joined(separator: ", "))")
    }
    if case .scene = kind, words.contains("") { throw UsageError("a file's name can't be empty: \(command.usage)") }
    guard case .choice(let known) = kind else { return }
    for word in words where !known.contains(word) {
      let hint = Spelling.hint(for: word, among: known)
      let names = hint.isEmpty ? "; there are: \(known.joined(separator: ", "))" : hint
      throw UsageError("\(command.name) knows no \"\(word)\"\(names)")
    }
  }
}
