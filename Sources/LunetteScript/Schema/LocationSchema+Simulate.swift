import CLuaShims
import LunetteData
import LunetteGeometry
import LunetteScene

extension LocationSchema {
  private struct Simulation: Sendable {
    var path: [Coordinate]?
    var speed: Double?
    var interval = SceneTime(seconds: 1)
    var accuracy: Double?
    var noise = 0.0
    var fixes: [LocationFix]?
    var file: String?
  }

  private static let simulation = Record<Simulation>(
    .simulate,
    [
      Field("path", { $1(&$0.path) }, .path, "The way that the user goes."),
      Field(
        "speed", { $1(&$0.speed) }, .number(.metersASecond, from: 0, to: 1e6, isOpenBelow: true),
        "How fast they go along it."),
      Field("interval", { $1(&$0.interval) }, interval, default: "1", "Seconds from one fix to the next."),
      Field(
        "accuracy", { $1(&$0.accuracy) }, .number(.meters, from: 0, to: Circle.maximumRadius), default: "the noise",
        "How far off fixes say they may be."),
      Field(
        "noise", { $1(&$0.noise) }, .number(.meters, from: 0, to: 1e6), default: "0",
        "How far off they are: the standard deviation to the north and to the east, by the run's seed."),
      Field("fixes", { $1(&$0.fixes) }, .fixes, "The fixes themselves, by their times."),
      Field("gpx", { $1(&$0.file) }, .text, "A GPX file, whose first track with times says them."),
    ],
    alternatives: [
      ["path", "speed", .optional("interval"), .optional("accuracy"), .optional("noise")], ["fixes"], ["gpx"],
    ])

  private static let interval = FieldType<SceneTime>(
    name: "number", expected: seconds.expected,
    read: { call, index throws(Mistake) in SceneTime(seconds: try seconds.read(call, index)) },
    push: { call, time in call.push(time.seconds) }, facts: seconds.facts)

  private static let seconds = FieldType<Double>.number(.seconds, from: 0.001, to: 86400)

  static let simulate = Function(
    "location.simulate", simulation, fresh: { _ in Simulation() }, returns: "number",
    "Begins to deliver fixes while time passes, in the place of a simulation that goes on, and gives how many seconds that "
      + "takes.",
    example: "wait(location.simulate { path = { {21.02, 105.84}, {21.03, 105.85} }, speed = 14 })"
  ) { call, simulation throws(Mistake) in
    try call.requireWriting()
    let length = call.stage.simulate(try source(simulation, call), at: call.place)
    guard length < SceneTime.most else {
      throw Mistake("takes longer than \(SceneTime.most.seconds.shown) s, the longest that a scene is")
    }
    call.push(length.seconds)
    return 1
  }

  private static func source(_ simulation: Simulation, _ call: Call) throws(Mistake) -> LocationFeed.Source {
    if let fixes = simulation.fixes { return .fixes(fixes) }
    if let file = simulation.file {
      do throws(Mistake) { return .fixes(try call.readFixes(file)) } catch { throw error.within("gpx") }
    }
    let points = simulation.path ?? []
    guard !points.isEmpty else { throw Mistake("must have a place or more; got an empty path", field: "path") }
    // Measuring takes an inverse geodesic a step.
    call.charge(points.count, of: 3 * MemoryLayout<Coordinate>.stride)
    call.charge(steps: 200 * points.count)
    return .path(
      LocationWalk(
        path: MeasuredPath(points), speed: simulation.speed ?? 1, interval: simulation.interval,
        accuracy: simulation.accuracy ?? (simulation.noise > 0 ? simulation.noise : nil), noise: simulation.noise,
        seed: call.interpreter.seed))
  }
}

extension FieldType where Value == [LocationFix] {
  private static let listed = "a list of fixes in order of time, as in { { t = 0, at = {21.03, 105.85} }, … }"

  private struct Given: Sendable {
    var fix = LocationFix(at: Coordinate(latitude: 0, longitude: 0))
  }

  private static let record = Record<Given>(
    .givenFix,
    [
      Field("t", { $1(&$0.fix.time) }, .duration, required: true, "When it comes, in seconds from the start."),
      Field("at", { $1(&$0.fix.at) }, .coordinate, required: true, "The place."),
      Field(
        "accuracy", { $1(&$0.fix.accuracy) }, .number(.meters, from: 0, to: Circle.maximumRadius), default: "unknown",
        "How far the place may be off."),
      Field("heading", { $1(&$0.fix.heading) }, .number(.degrees), default: "unknown", "Where the user looks."),
      Field(
        "speed", { $1(&$0.fix.speed) }, .number(.metersASecond, from: 0), default: "unknown", "How fast they go."),
    ])

  /// A list of tables of `t`, `at` and what else is known.
  static let fixes = FieldType(
    name: "table[]", expected: listed,
    read: { call, index throws(Mistake) in
      guard call.isTable(index) else { throw call.mismatch(index, listed) }
      let count = lsh_length(call.run, index)
      guard count > 0 else { throw Mistake("must be \(listed); got a table without elements") }
      guard call.charge(count, of: MemoryLayout<LocationFix>.stride) else { return [] }
      var fixes: [LocationFix] = []
      for position in 1...count {
        let top = lsh_top(call.run)
        defer { lsh_set_top(call.run, top) }
        guard lsh_push_element(call.run, index, Int64(position)), call.isTable(top + 1) else {
          throw Mistake(
            call.mismatch(top + 1, "a table, as in { t = 0, at = {21.03, 105.85} }").message, field: "\(position)")
        }
        var given = Given()
        if let mistake = Mistake(record.decode(call, top + 1, into: &given)) { throw mistake.within("\(position)") }
        if let last = fixes.last, given.fix.time < last.time {
          throw Mistake(
            "is \(given.fix.time.seconds.shown), before the fix before it at \(last.time.seconds.shown); fixes stand in "
              + "order of time", field: "\(position).t")
        }
        fixes.append(given.fix)
      }
      return fixes
    }, push: { call, _ in call.pushNil() }, facts: TypeFacts(table: { record.text }))
}
