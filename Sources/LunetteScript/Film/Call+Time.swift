import CLuaShims
import LunetteScene

extension Call {
  /// Lets time pass until a call is over, if only none of it; nil: it takes no time. In a handler, which goes on without it, and
  /// in `together`, which waits for the longest, the call returns at once.
  func pass(_ name: String, for duration: SceneTime? = nil, waitsForCamera: Bool = false) -> Int32 {
    charge(steps: 100)
    let interpreter = interpreter
    interpreter.walks.last?.together?.take(stage.clock + (duration ?? .zero), waitsForCamera)
    // What handlers ask for waits until the passage that calls them goes on.
    let isQueued = interpreter.calling != nil
    let passage =
      interpreter.walks.isEmpty
      ? Passage(
        until: stage.clock + (duration ?? .zero), waitsForCamera: waitsForCamera, timePasses: duration != nil)
      : Passage(until: stage.clock, waitsForCamera: false, timePasses: false)
    let walk = Walk(
      name, element: { [unowned interpreter] in passage.description(interpreter.stage) }
    ) { call, result throws(Mistake) in isQueued ? .results(0) : try passage.step(call, result) }
    walk.passage = passage
    interpreter.walks.append(walk)
    return 0
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
  private(set) var deadline: SceneTime
  private(set) var waitsForCamera = false

  init(at begin: SceneTime) { deadline = begin }

  /// Takes a call that is over at a time, or with the camera's moves.
  func take(_ end: SceneTime, _ waitsForCamera: Bool) {
    deadline = max(deadline, end)
    self.waitsForCamera = self.waitsForCamera || waitsForCamera
  }
}
