import CLuaShims
import LunetteScene

extension Call {
  /// Lets time pass until a call is over: at once in a handler, which goes on without it, and in `together`, which waits for
  /// the longest.
  func pass(_ name: String, for duration: SceneTime = .zero, waitsForCamera: Bool = false) -> Int32 {
    let isInHandler = interpreter.calling != nil
    let together = interpreter.walks.last?.together
    if let together {
      together.deadline = max(together.deadline, stage.clock + duration)
      if waitsForCamera { together.waitsForCamera = true }
    }
    let isAtOnce = together != nil || isInHandler || !interpreter.walks.isEmpty
    let passage = Passage(
      until: isAtOnce ? stage.clock : stage.clock + duration, waitsForCamera: waitsForCamera && !isAtOnce,
      timePasses: !isAtOnce && duration > .zero)
    begin(passage, name, isQueued: isInHandler)
    return 0
  }

  /// Begins a call's passage; what handlers ask for waits until the one that calls them goes on.
  func begin(_ passage: Passage, _ name: String, isQueued: Bool = false) {
    let interpreter = interpreter
    charge(steps: 100)
    let walk = Walk(
      name, element: { [unowned interpreter] in passage.description(interpreter.stage) }
    ) { call, result throws(Mistake) in isQueued ? .results(0) : try passage.step(call, result) }
    walk.passage = passage
    interpreter.walks.append(walk)
  }

  /// An error in functions that may only look.
  func requireWriting() throws(Mistake) {
    switch interpreter.calling {
    case .handler(.frame):
      throw Mistake(
        "changes the scene, and a handler of frame events may only read; one of location updates may change it: "
          + "location.simulate { path = …, speed = …, interval = 0.1 }")
    case .pace: throw Mistake("changes the scene; an easing function only says how far a change has come")
    default: return
    }
  }

  /// An error where a call that takes time can't be made. Frames need the view's size, so it must be known.
  func requirePassing() throws(Mistake) {
    _ = try stage.readSize(at: place)
    guard interpreter.calling == nil, let walk = interpreter.walks.last, walk.together == nil else { return }
    throw Mistake("takes time, and the clock stands still in a function that \(walk.function) calls")
  }

  /// An error in functions that run while the clock stands.
  func requireTime() throws(Mistake) {
    guard interpreter.calling != nil else { return }
    throw Mistake(
      "can't be in a handler: time passes in the script itself, and moves that a handler makes run after the current one"
    )
  }
}

/// A `together` that is being filled: what its calls take.
final class Together {
  /// When the longest of them is over.
  var deadline: SceneTime
  var waitsForCamera = false

  init(at begin: SceneTime) { deadline = begin }
}
