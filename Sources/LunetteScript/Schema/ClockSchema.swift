import CLuaShims
import LunetteScene

/// `wait`, `together` and `clock`: the scene's own time.
enum ClockSchema {
  static let module = Module(
    name: "clock", summary: "The scene's own clock: it goes on in calls that take time, and nowhere else.",
    functions: [],
    properties: [
      Module.Property(name: "now", typeName: "number", summary: "Seconds since the scene's beginning.") {
        call throws(Mistake) in call.push(call.stage.clock.seconds)
      }
    ])

  static let wait = Function(
    "wait", Positional("seconds", .duration, "How long."), returns: "nil",
    "Lets time pass: what moves goes on, fixes of the location arrive, handlers are called.",
    example: "wait(1)", walks: true
  ) { call, duration throws(Mistake) in
    try call.requireTime()
    try call.requirePassing()
    return call.pass("wait", for: duration)
  }

  static let together = Function(
    "together", Positional("body", body, "A function whose calls take their time side by side."), returns: "nil",
    "Calls a function in which moves, eases and waits begin at once, and returns when the longest of them is over.",
    example: "together(function() camera.ease_to { zoom = 12 } wait(2) end)", walks: true
  ) { call, _ throws(Mistake) in
    try call.requireTime()
    try call.requirePassing()
    let interpreter = call.interpreter
    let outer = interpreter.walks.last?.together
    let together = Together(at: call.stage.clock)
    var passage: Passage?
    let walk = Walk(
      "together", element: { [unowned interpreter] in passage?.description(interpreter.stage) ?? "" }
    ) { [unowned interpreter] call, result throws(Mistake) in
      if let passage { return try passage.step(call, result) }
      guard result != nil else {
        lsh_push_argument(call.run, 1)
        return .call(arguments: 0)
      }
      outer?.take(together.deadline, together.waitsForCamera)
      let new =
        outer == nil
        ? Passage(until: together.deadline, waitsForCamera: together.waitsForCamera, timePasses: true)
        : Passage(until: call.stage.clock, waitsForCamera: false, timePasses: false)
      passage = new
      interpreter.walks.last?.passage = new
      interpreter.walks.last?.together = nil
      return try new.step(call, nil)
    }
    walk.together = together
    interpreter.walks.append(walk)
    return 0
  }

  private static let calls = "a function whose calls begin together: together(function() … end)"

  private static let body = FieldType<Void>(
    name: "fun()", expected: calls,
    read: { call, index throws(Mistake) in
      guard lsh_type_at(call.run, index) == LSH_FUNCTION else { throw call.mismatch(index, calls) }
    }, push: { _, _ in })
}

extension FieldType where Value == SceneTime {
  /// A length of time in seconds.
  static let duration = FieldType(
    name: "number", expected: seconds.expected,
    read: { call, index throws(Mistake) in SceneTime(seconds: try seconds.read(call, index)) },
    push: { call, time in call.push(time.seconds) }, facts: seconds.facts)

  private static let seconds = FieldType<Double>.number(.seconds, from: 0, to: SceneTime.most.seconds)
}
