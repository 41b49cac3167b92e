/// A call as it is written.
struct WrittenCall {
  /// The tokens of the names that lead to the function, its own last: none where it has no name.
  var names: [Int]
  /// Whether it is a method's: `value:name(…)`.
  var isMethod: Bool
  /// The tokens of each argument.
  var arguments: [Range<Int>]
}

extension LuaTokens {
  /// The calls whose functions' first name stands in a line: Lua calls that the line of the call.
  func calls(inLine line: Int) -> [WrittenCall] {
    self.line(line).flatMap { token -> [WrittenCall] in
      if isKind(token, .name) {
        let isPart = holds(token - 1, ".") || holds(token - 1, ":") || holds(token - 1, "function")
        return isPart ? [] : chain(names: [token], from: token + 1)
      }
      // ("x"):rep(3)
      return holds(token, "(") && !isCalled(token) ? chain(names: [], from: close(token) + 1) : []
    }
  }

  /// Whether a bracket is a call's, since what stands before it is a value.
  private func isCalled(_ bracket: Int) -> Bool {
    guard all.indices.contains(bracket - 1) else { return false }
    switch all[bracket - 1].kind {
    case .name, .text: return true
    case .keyword: return holds(bracket - 1, "function")
    case .sign: return holds(bracket - 1, ")") || holds(bracket - 1, "]") || holds(bracket - 1, "}")
    case .number: return false
    }
  }

  /// All calls of `a.b { … }:c(…)`.
  private func chain(names: [Int], from start: Int) -> [WrittenCall] {
    var calls: [WrittenCall] = []
    var (names, at, isMethod) = (names, start, false)
    func add(_ arguments: [Range<Int>]) {
      calls.append(WrittenCall(names: names, isMethod: isMethod, arguments: arguments))
      (names, isMethod) = ([], false)
    }
    while at < all.count {
      if isKind(at, .text) {
        add([at..<at + 1])
        at += 1
      } else if holds(at, "{") {
        let end = close(at)
        add([at..<min(end + 1, all.count)])
        at = end + 1
      } else if holds(at, "(") {
        let end = close(at)
        add(parts(of: at + 1..<end))
        at = end + 1
      } else if holds(at, "[") {
        names = []
        at = close(at) + 1
      } else if holds(at, ".") || holds(at, ":"), isKind(at + 1, .name) {
        isMethod = holds(at, ":")
        names.append(at + 1)
        at += 2
      } else {
        break
      }
    }
    return calls
  }

  /// The names under which a script keeps one of the functions: `local ring = overlay.circle`.
  func aliases(of function: String) -> Set<String> {
    let parts = function.split(separator: ".").map(String.init)
    var found: Set<String> = []
    for token in all.indices where isKind(token, .name) && holds(token + 1, "=") {
      let names = parts.indices.map { token + 2 + 2 * $0 }
      let isSame = zip(names, parts).allSatisfy { holds($0, $1) } && names.dropFirst().allSatisfy { holds($0 - 1, ".") }
      guard isSame, let last = names.last else { continue }
      let goesOn = [".", ":", "[", "(", "{"].contains { holds(last + 1, $0) } || isKind(last + 1, .text)
      if !goesOn { found.insert(text(token)) }
    }
    return found
  }
}
