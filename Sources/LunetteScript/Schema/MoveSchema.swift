import CLuaShims
import LunetteGeometry
import LunetteScene

/// How changes take their time: what all camera calls and `handle:ease_to` have.
enum MoveSchema {
  /// The fields of a move.
  static func fields<Root>(
    duration: String = "0", path: String = "ease", _ access: @escaping Field<Root>.Access<MoveStyle>
  ) -> [Field<Root>] {
    [
      Field(
        "duration", { root, use in access(&root) { use(&$0.duration) } }, .duration, default: duration,
        "How many seconds it takes; the call returns when they have passed."),
      Field("easing", { root, use in access(&root) { use(&$0.pace) } }, .pace, default: "ease", paceSummary),
      Field(
        "move", { root, use in access(&root) { use(&$0.path) } }, .choice("move"), default: path,
        "Straight, or a flight: out, across and in again."),
      Field(
        "clockwise", { root, use in access(&root) { use(&$0.isClockwise) } }, .boolean, default: "the shorter way",
        "Which way round the bearing turns."),
    ]
  }

  static let paceSummary: String =
    "How it goes on in that time: a name, or a function that gets the part of the time, 0 to 1, and gives the part of "
    + "the way."
}

extension FieldType where Value == Pace {
  private static let names = Easing.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
  private static let paces = "\(names) or a function of the time that gives the way, both 0 to 1"

  /// A name of an easing, or a function.
  static let pace = FieldType(
    name: "string|fun(time: number): number", expected: paces,
    read: { call, index throws(Mistake) in
      if lsh_type_at(call.run, index) == LSH_FUNCTION { return .function(call.keepPace(index)) }
      guard let name = call.repairedText(index) else { throw call.mismatch(index, paces) }
      guard let easing = Easing(rawValue: name.asWord) else {
        // CSS's ease-in-out, and easeInOut.
        let own = name.asWord.hasPrefix("ease_") ? String(name.asWord.dropFirst(5)) : name
        let hint = Suggestion.hint(for: own, among: Easing.allCases.map(\.rawValue))
        throw Mistake(call.mismatch(index, paces).message + hint)
      }
      return .easing(easing)
    },
    push: { call, pace in
      if case .easing(let easing) = pace { call.push(easing.rawValue) } else { call.pushNil() }
    })
}

extension Call {
  /// Keeps a function for the change that it is of; those of changes that are over are let go.
  fileprivate func keepPace(_ index: Int32) -> Int {
    if stage.easeCount == 0 && stage.cameraRests {
      for function in interpreter.paceFunctions { _ = lsh_let_go(run, function) }
      interpreter.paceFunctions = []
    }
    let function = lsh_keep(run, index)
    interpreter.paceFunctions.append(function)
    return Int(function)
  }
}

extension Call {
  /// Moves the camera to what a call aims at.
  func move(_ name: String, to aim: CameraAim, _ style: MoveStyle) throws(Mistake) -> Int32 {
    let takesTime = style.duration != .zero
    if takesTime { try requirePassing() }
    // The usual call, in a scene that stands still: a walk for it took a twentieth of a small scene's time.
    if !takesTime && interpreter.subscriptions.isEmpty && stage.moveAtOnce(to: aim) {
      lsh_end_walk(run)
      return 0
    }
    try stage.request(aim, style, by: MoveCause(name, at: place, parent: interpreter.firing))
    return pass(name, for: takesTime ? .zero : nil, waitsForCamera: true)
  }
}
