/// Where a script declares a variable.
struct Declaration: Equatable {
  enum Kind: String {
    case local = "local variable"
    case parameter
    case loop = "loop variable"
  }

  var kind: Kind
  var token: Int
}

extension LuaTokens {
  /// The innermost variable of a name that a token can see; nil where that is a global.
  func declaration(of name: String, before token: Int) -> Declaration? {
    var walk = ScopeWalk(tokens: self, name: name)
    var at = 0
    while at < min(token, all.count) { at = walk.step(at) }
    if at == token { walk.arrive(at) }
    return walk.found
  }
}

/// Goes through a script's blocks and keeps where a name is declared in each.
private struct ScopeWalk {
  private struct Block {
    var declared: Declaration?
    /// Of a `local` whose values are still being written: they don't see it yet.
    var pending: Declaration?
    /// Of a loop, which is in force once its block begins.
    var loop: Declaration?
  }

  let tokens: LuaTokens
  let name: String
  private var blocks = [Block()]

  init(tokens: LuaTokens, name: String) {
    self.tokens = tokens
    self.name = name
  }

  var found: Declaration? { blocks.last { $0.declared != nil }?.declared }

  /// Ends the statement before a token, if that is where it ends.
  mutating func arrive(_ at: Int) { if beginsStatement(at) { settle() } }

  /// Takes in what stands at a token, and gives where to go on.
  mutating func step(_ at: Int) -> Int {
    arrive(at)
    guard tokens.isKind(at, .keyword) else { return at + 1 }
    switch tokens.text(at) {
    case "local": return local(at)
    case "function": return function(at)
    case "for":
      blocks[blocks.count - 1].loop = declared(in: at + 1, as: .loop, until: ["=", "in"])
    case "do", "then", "repeat": open()
    case "else":
      close()
      open()
    case "elseif", "end", "until": close()
    default: break
    }
    return at + 1
  }

  private mutating func settle() {
    guard let pending = blocks[blocks.count - 1].pending else { return }
    blocks[blocks.count - 1].declared = pending
    blocks[blocks.count - 1].pending = nil
  }

  private mutating func open() {
    let loop = blocks[blocks.count - 1].loop
    blocks[blocks.count - 1].loop = nil
    blocks.append(Block(declared: loop))
  }

  private mutating func close() { if blocks.count > 1 { blocks.removeLast() } }

  private mutating func local(_ at: Int) -> Int {
    if tokens.holds(at + 1, "function") {
      if tokens.holds(at + 2, name) {
        blocks[blocks.count - 1].declared = Declaration(kind: .local, token: at + 2)
      }
      return function(at + 1)
    }
    blocks[blocks.count - 1].pending = declared(in: at + 1, as: .local, until: ["="])
    return at + 1
  }

  /// The function's block begins with its parameters.
  private mutating func function(_ at: Int) -> Int {
    var open = at + 1
    while open < tokens.all.count, !tokens.holds(open, "(") { open += 1 }
    blocks.append(Block(declared: declared(in: open + 1, as: .parameter, until: [")"])))
    return max(at + 1, min(tokens.close(open) + 1, tokens.all.count))
  }

  /// The name in a list of names.
  private func declared(in start: Int, as kind: Declaration.Kind, until ends: [String]) -> Declaration? {
    var at = start
    while tokens.isKind(at, .name), !ends.contains(where: { tokens.holds(at, $0) }) {
      if tokens.holds(at, name) { return Declaration(kind: kind, token: at) }
      at += 1
      if tokens.holds(at, "<") { at += 3 }  // an attribute
      guard tokens.holds(at, ",") else { return nil }
      at += 1
    }
    return nil
  }

  /// Whether what stands before is whole, so that this is another statement.
  private func beginsStatement(_ at: Int) -> Bool {
    guard at > 0 else { return true }
    if tokens.holds(at, ";") { return true }
    let isWord = tokens.isKind(at, .name) || tokens.isKind(at, .keyword) && !operators.contains(tokens.text(at))
    guard isWord else { return false }
    switch tokens.all[at - 1].kind {
    case .name, .number, .text: return true
    case .keyword: return ["end", "nil", "true", "false"].contains(tokens.text(at - 1))
    case .sign: return [")", "]", "}", "..."].contains(tokens.text(at - 1))
    }
  }

  /// What goes on with a value that is whole.
  private var operators: [String] { ["and", "or", "in"] }
}
