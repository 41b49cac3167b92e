import CLuaShims
import LunetteScene

/// A call of the script while which time may pass: it goes from one instant to the next, and calls the script's handlers.
final class Passage {
  /// What is called of the script just now.
  enum Calling {
    case handler(SceneEvent)
    case pace(Stage.PaceOwner)
  }

  /// More at one instant are a circle: handlers that make what they are called for.
  private static let mostEvents = 1000

  /// When it is over at the earliest.
  private let deadline: SceneTime
  /// Whether it goes on until the camera rests.
  private let waitsForCamera: Bool
  /// Whether time passes, if only none of it: fixes that are due come then.
  private var timePasses: Bool
  var calling: Calling?
  private var event: SceneEvent?
  private var handlers: ArraySlice<Int> = []
  private var questions: ArraySlice<(owner: Stage.PaceOwner, function: Int, time: Double)> = []
  private var isArriving = false
  /// The groups that were being filled when a handler was called.
  var groups: [Int] = []
  /// How many events of the location were told at this instant.
  private var told = 0

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
        try count(next, stage)
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
      (isArriving, told) = (true, 0)
      questions = stage.paceQuestions[...]
    }
    return .results(0)
  }

  /// Moves that handlers make have a chain of their own; those who make what they are called for in another way end here.
  private func count(_ event: SceneEvent, _ stage: Stage) throws(Mistake) {
    switch event {
    case .update, .error: told += 1
    default: return
    }
    guard told > Passage.mostEvents else { return }
    throw Mistake(
      "has told more than \(Passage.mostEvents) events of the location at \(stage.clock.seconds.shown) s; does a handler "
        + "simulate or fail again each time?")
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
    groups = call.stage.leaveGroups()
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
    guard case .pace(let owner)? = calling else {
      if calling != nil { call.stage.resumeGroups(groups) }
      return calling = nil
    }
    var progress = 0.0
    guard lsh_number(call.run, result, &progress), progress.isFinite else {
      throw Mistake(
        "the easing function must give a number, 0 at the start and 1 at the end; got \(call.described(result))")
    }
    call.stage.answer(owner, progress)
    calling = nil
  }
}
