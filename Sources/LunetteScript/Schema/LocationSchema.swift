import CLuaShims
import LunetteGeometry
import LunetteScene

/// `location`: where the user is, as a receiver would say it.
enum LocationSchema {
  static let module = Module(
    name: "location", summary: "Where the user is: fixes of a simulated receiver.",
    functions: [simulate, fail, on],
    properties: [
      Module.Property(
        name: "current", typeName: "location_fix|nil", summary: "The last fix; nil before the first one arrives."
      ) { call throws(Mistake) in
        if let fix = call.stage.location { ValueKind.fix.push(call, fix) } else { call.pushNil() }
      }
    ])

  private enum Event: String, CaseIterable, Sendable { case update, error }

  private static let on = Function(
    "location.on", Positional("event", FieldType<Event>.choice("event"), "What happens."),
    Positional("handler", .handler, "What is called then: with the fix, or with the reason."),
    returns: "subscription", "Calls a function whenever a fix arrives (update) or the receiver fails (error).",
    example: "location.on(\"update\", function(fix) print(fix.at, fix.time) end)"
  ) { call, event, _ throws(Mistake) in call.subscribe(event.rawValue, function: 2) }

  private static let fail = Function(
    "location.fail", Positional("reason", FieldType<String>.text, "What the receiver says."), returns: "nil",
    "The receiver fails: handlers of error get the reason.", example: "location.fail(\"permission denied\")",
    walks: true
  ) { call, reason throws(Mistake) in
    try call.requireWriting()
    call.stage.failLocation(reason)
    return call.pass("location.fail")
  }
}

/// A fix.
enum FixSchema {
  static let value = ValueDeclaration(
    .fix, "a location fix", LocationFix.self,
    "Where the user is at a time. Wherever a coordinate is taken, so is a fix.",
    written: "",
    properties: [
      .init("at", of: .fix, FieldType<Coordinate>.coordinate, "The place.") { (fix: LocationFix) in fix.at },
      number("accuracy", "number|nil", "Metres that the place may be off; nil where that isn't known.") { $0.accuracy },
      number("heading", "number|nil", "Degrees clockwise from north; nil where that isn't known.") { $0.heading },
      number("speed", "number|nil", "Metres a second; nil where that isn't known.") { $0.speed },
      number("time", "number", "Seconds on the scene's clock.") { $0.time.seconds },
    ],
    text: { "\($0.at.text), \($0.time.seconds.shown) s" })

  private static func number(
    _ name: String, _ typeName: String, _ summary: String, _ get: @escaping @Sendable (LocationFix) -> Double?
  ) -> ValueDeclaration.Property {
    ValueDeclaration.Property(name: name, typeName: typeName, summary: summary) { call, index in
      guard let number = ValueKind.fix.payload(call, index, as: LocationFix.self).flatMap(get) else {
        return call.pushNil()
      }
      call.push(number)
    }
  }
}
