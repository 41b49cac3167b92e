import CLuaShims
import LunetteScene

/// A host function's calls of a script's functions, one after the other: no frame of the host is alive while they run.
final class Walk {
  /// What comes next.
  enum Step {
    /// A function was pushed and so many arguments.
    case call(arguments: Int32)
    /// So many results were pushed: the walk is over.
    case results(Int32)
  }

  /// The function of the surface that walks.
  let function: String
  /// Takes the result of the last call, which lies at an index (nil at first), and pushes what comes next.
  let step: (Call, _ result: Int32?) throws(Mistake) -> Step
  /// What the function is called for just now, for messages: "feature 3"; empty where that says nothing.
  let element: () -> String
  /// The time that passes in it; nil in walks that take none.
  var passage: Passage?
  /// What is gathered in it; nil in other walks than `together`.
  var together: Together?
  private var hasBegun = false

  init(
    _ function: String, element: @escaping () -> String,
    step: @escaping (Call, _ result: Int32?) throws(Mistake) -> Step
  ) {
    self.function = function
    self.element = element
    self.step = step
  }

  /// Pushes what comes next of the innermost walk.
  static let step = HostFunction("") { call throws(ScriptFailure) in
    guard let walk = call.interpreter.walks.last else { return 0 }
    do throws(Mistake) {
      let result = walk.hasBegun ? lsh_top(call.run) : nil
      walk.hasBegun = true
      switch try walk.step(call, result) {
      case .call(let arguments):
        lsh_walk_on(call.run)
        return arguments + 1
      case .results(let count):
        call.interpreter.walks.removeLast()
        return count
      }
    } catch {
      call.interpreter.walks.removeLast()
      let element = walk.element()
      walk.passage?.abandon(call.stage)
      throw ScriptFailure(
        walk.function,
        error.all.map { mistake in
          var mistake = mistake
          if !element.isEmpty { mistake.message += "; of \(element)" }
          return mistake
        })
    }
  }

  /// What the walk called raised an error.
  static let end = HostFunction("") { call throws(ScriptFailure) in
    guard let walk = call.interpreter.walks.popLast() else { return 0 }
    call.interpreter.noteFailure(of: walk)
    walk.passage?.abandon(call.stage)
    return 0
  }
}
