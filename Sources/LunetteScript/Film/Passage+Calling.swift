import CLuaShims
import LunetteScene

extension Passage {
  /// A function of the script has failed: the change that it is of goes on no longer, and camera moves neither.
  func abandon(_ stage: Stage) {
    switch calling {
    case .pace(.ease(let index)): stage.dropEase(index)
    case .pace(.camera), .handler: stage.dropMoves()
    case nil: break
    }
    if case .handler? = calling { stage.resumeGroups(groups) }
    calling = nil
  }

  /// What the script is called for, for messages: "did_change of camera.fit at scene.lua:12"; empty while nothing is.
  func description(_ stage: Stage) -> String {
    switch calling {
    case .handler(.willChange(_, _, let cause)): "will_change of \(stage.shown(cause))"
    case .handler(.didChange(_, let cause)): "did_change of \(stage.shown(cause))"
    case .handler(let event): "\(event.name) at \(stage.clock.seconds.shown) s"
    case .pace: "an easing at \(stage.clock.seconds.shown) s"
    case nil: ""
    }
  }
}

extension Interpreter {
  /// Has the pictures taken that come before an instant; false where the run ends there.
  func pass(before instant: SceneTime) -> Bool {
    guard let shutter = host.shutter else { return true }
    lsh_pause_clock(run)
    defer { lsh_resume_clock(run) }
    if shutter.takeAll(before: instant, of: stage, sourcesSoFar) { return true }
    lsh_stop(run, LSH_HOST)
    return false
  }

  /// What is called of the script just now by something that happens; nil in the script itself.
  var calling: Passage.Calling? { walks.last { $0.passage?.calling != nil }?.passage?.calling }

  /// The move whose handler runs.
  var firing: MoveCause? {
    switch calling {
    case .handler(.willChange(_, _, let cause)), .handler(.didChange(_, let cause)): cause
    default: nil
    }
  }
}
