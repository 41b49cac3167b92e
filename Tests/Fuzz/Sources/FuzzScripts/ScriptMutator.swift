import Fuzzing

/// Changes a script token by token, so that more of what comes is Lua than by bytes alone.
struct ScriptMutator {
  private var tokens: [ScriptToken]
  private var random: SeededGenerator

  init(_ script: [UInt8], seed: UInt64) {
    tokens = ScriptToken.tokens(of: script)
    random = SeededGenerator(seed: seed)
  }

  /// The script after one change.
  mutating func changed() -> [UInt8] {
    let place = self.place
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1, 2: if place < tokens.count { tokens[place] = replacement(of: tokens[place]) }
    case 3: tokens.removeSubrange(span(from: place))
    case 4: tokens.insert(contentsOf: tokens[span(from: self.place)], at: place)
    case 5: tokens.insert(contentsOf: word(of: ScriptToken.words), at: place)
    case 6: tokens.insert(contentsOf: word(of: Statements.all), at: place)
    case 7: wrap(span(from: place))
    default: if place < tokens.count { tokens.swapAt(place, min(self.place, tokens.count - 1)) }
    }
    return tokens.flatMap(\.bytes)
  }

  private var place: Int {
    mutating get { Int.random(in: 0...tokens.count, using: &random) }
  }

  /// Up to a few tokens, or seldom up to all.
  private mutating func span(from start: Int) -> Range<Int> {
    let most = Int.random(in: 0..<8, using: &random) == 0 ? tokens.count : 12
    return start..<min(tokens.count, start + Int.random(in: 1...max(1, most), using: &random))
  }

  /// Another of its sort: one that the script has elsewhere, or one that the language has.
  private mutating func replacement(of token: ScriptToken) -> ScriptToken {
    if Bool.random(using: &random), let other = tokens.filter({ $0.sort == token.sort }).randomElement(using: &random) {
      return other
    }
    let words =
      switch token.sort {
      case .number: OddValues.numbers
      case .text: OddValues.texts
      case .name: ScriptToken.words
      case .space, .symbol: ScriptToken.symbols
      }
    let text = Int.random(in: 0..<6, using: &random) == 0 ? any(of: OddValues.all) : any(of: words)
    return ScriptToken(sort: token.sort, bytes: Array(text.utf8))
  }

  private mutating func wrap(_ span: Range<Int>) {
    let (before, after) = Statements.around.randomElement(using: &random) ?? ("", "")
    tokens.insert(ScriptToken(sort: .symbol, bytes: Array(after.utf8)), at: span.upperBound)
    tokens.insert(ScriptToken(sort: .symbol, bytes: Array(before.utf8)), at: span.lowerBound)
  }

  private mutating func word(of words: [String]) -> [ScriptToken] {
    ScriptToken.tokens(of: Array(" \(any(of: words)) ".utf8))
  }

  private mutating func any(of words: [String]) -> String { words.randomElement(using: &random) ?? "" }
}
