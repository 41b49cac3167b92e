import CLuaShims
import LunetteScene

/// A call of the script while which time may pass: it goes from one instant to the next, and calls the script's handlers.
final class Passage {
  /// What is called of the script just now.
  enum Calling {
    case handler(SceneEvent)
    case pace(Stage.PaceOwner)
  }

  /// When it is over at the earliest.
  private let deadline: SceneTime
  /// Whether it goes on until the camera rests.
  private let waitsForCamera: Bool
  /// Whether time passes, if only none of it: fixes that are due come then.
  private var timePasses: Bool
  private(set) var calling: Calling?
  private var event: SceneEvent?
  private var handlers: ArraySlice<Int> = []
  private var questions: ArraySlice<(owner: Stage.PaceOwner, function: Int, time: Double)> = []
  private var isArriving = false

  init(until deadline: SceneTime, waitsForCamera: Bool, timePasses: Bool) {
    (self.deadline, self.waitsForCamera, self.timePasses) = (deadline, waitsForCamera, timePasses)
  }

  /// Takes what the script's function gave, and goes on to the next one, or to the end.
  func step(_ call: Call, _ result: Int32?) throws(Mistake) -> Walk.Step {
    if let result { try take(result, call) }
    let (stage, interpreter) = (call.stage, call.interpreter)
    while call.charge(steps: 100) {
      if let handler = nextHandler(interpreter) { return push(handler, call) }
      if let question = questions.popFirst() {
        calling = .pace(question.owner)
        lsh_push_kept(call.run, Int32(question.function))
        call.push(question.time)
        return .call(arguments: 1)
      }
      if isArriving {
        isArriving = false
        call.charge(steps: 100 * stage.easeCount)
        stage.arrive()
      }
      if let next = stage.nextEvent(whileTimePasses: timePasses) {
        event = next
        handlers = interpreter.handlers(of: next.name)[...]
        if case .frame = next, !handlers.isEmpty { stage.note(next) }
        continue
      }
      guard stage.clock < deadline || waitsForCamera && !stage.cameraRests else { return .results(0) }
      // What is due now comes before time goes on.
      guard timePasses else {
        timePasses = true
        continue
      }
      let ticks = interpreter.hasHandlers(of: "frame")
      guard
        let instant = stage.nextInstant(until: stage.clock < deadline ? deadline : nil, wantsTicks: ticks)
      else { return .results(0) }
      guard instant <= SceneTime.most else {
        throw Mistake("would go on for longer than \(SceneTime.most.seconds.shown) s, the longest that a scene is")
      }
      guard interpreter.pass(before: instant) else { return .results(0) }
      stage.goOn(to: instant)
      isArriving = true
      questions = stage.paceQuestions[...]
    }
    return .results(0)
  }

  /// A handler that was ended by one before it isn't called.
  private func nextHandler(_ interpreter: Interpreter) -> Int? {
    while let handler = handlers.popFirst() {
      if !interpreter.subscriptions[handler].isOff { return handler }
    }
    return nil
  }

  private func push(_ handler: Int, _ call: Call) -> Walk.Step {
    guard let event else { return .results(0) }
    calling = .handler(event)
    lsh_push_kept(call.run, call.interpreter.subscriptions[handler].function)
    switch event {
    case .willChange(let from, let to, _):
      if let from { ValueKind.cameraPosition.push(call, from) } else { call.pushNil() }
      ValueKind.cameraPosition.push(call, to)
      return .call(arguments: 2)
    case .didChange(let camera, _): ValueKind.cameraPosition.push(call, camera)
    case .frame: call.push(call.stage.clock.seconds)
    case .update(let fix): ValueKind.fix.push(call, fix)
    case .error(let reason): call.push(reason)
    case .follow, .overlay: call.pushNil()
    }
    return .call(arguments: 1)
  }

  private func take(_ result: Int32, _ call: Call) throws(Mistake) {
    guard case .pace(let owner)? = calling else { return calling = nil }
    var progress = 0.0
    guard lsh_number(call.run, result, &progress), progress.isFinite else {
      throw Mistake(
        "the easing function must give a number, 0 at the start and 1 at the end; got \(call.described(result))")
    }
    call.stage.answer(owner, progress)
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
