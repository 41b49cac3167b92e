import Fuzzing

extension ScriptWriter {
  /// An argument that is mostly as it should be.
  mutating func argument(_ field: API.Field) -> String {
    if choices.happens(oneIn: 12) { return argument() }
    let types = field.type.split(separator: "|")
    guard !types.isEmpty else { return argument() }
    let type = String(choices.one(of: types))
    if type.hasPrefix("\"") { return type }
    switch type {
    case "number", "integer": return number(within: field.limits, isWhole: type == "integer")
    case "string": return text()
    case "boolean": return choices.one(of: ["true", "false"])
    case "color": return color()
    case "coordinate": return coordinate()
    case "path", "coordinate[]": return path()
    case "path[]": return "{ \(path()), \(path()) }"
    case "bounds": return bounds()
    case "number[]", "{ number, number }": return list()
    case "handle": return value(of: "handle")
    case "fun()": return "function() overlay.marker { at = \(coordinate()) } end"
    case "table": return field.table.map { table($0) } ?? argument()
    case "function", "fun(time: number): number":
      return choices.one(of: [
        "function(a) return a end", "function() return 2 end", "function() error('x') end", "function() wait(1) end",
        "function() camera.set { center = { 1, 2 }, zoom = 3 } end", "function() camera.ease_to { zoom = 9 } end",
        "coroutine.yield", "print",
      ])
    default: return argument()
    }
  }

  private mutating func table(_ name: String) -> String {
    let fields = API.current.tables[name] ?? []
    var entries: [String] = []
    // The first fields are those without which there is nothing.
    for (index, field) in fields.enumerated() where !choices.isAtEnd {
      let isGiven = index < 3 ? !choices.happens(oneIn: 5) : choices.happens(oneIn: 5)
      if isGiven { entries.append("\(field.name) = \(argument(field))") }
    }
    if choices.happens(oneIn: 16) { entries.append(argument()) }
    if choices.happens(oneIn: 16) { entries.append("\(choices.one(of: API.current.fields).name) = \(argument())") }
    return "{ \(entries.joined(separator: ", ")) }"
  }

  private mutating func number(within limits: [Double], isWhole: Bool = false) -> String {
    let (low, high) = (limits.first ?? -360, limits.count > 1 ? limits[1] : 360)
    switch choices.number(below: 8) {
    case 0: return choices.one(of: OddValues.numbers)
    case 1:
      return ScriptWriter.number(choices.one(of: [low, high, low.nextUp, high.nextUp, low.nextDown, high.nextDown]))
    case 2: return ScriptWriter.number(Double(bitPattern: choices.bits()))
    case 3: return String(Int8(bitPattern: choices.byte()))
    case 4 where !isWhole: return ScriptWriter.number(low + (high - low) * Double(choices.number(below: 65536)) / 65535)
    case 5 where high > 1000: return ScriptWriter.number(Double(1 << choices.number(below: 25)))
    default: return ScriptWriter.number((low + Double(choices.byte())).clamped(low, high))
    }
  }

  /// As Lua reads it.
  private static func number(_ number: Double) -> String {
    if number.isNaN { return "0/0" }
    if number.isInfinite { return number < 0 ? "-1/0" : "1/0" }
    return number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private mutating func text() -> String {
    switch choices.number(below: 4) {
    case 0: return choices.one(of: OddValues.texts)
    case 1:
      let bytes = (0..<choices.number(below: 12)).map { _ in choices.byte() }
      return "'" + bytes.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "'"
    default: return choices.one(of: ["'a'", "'b'", "'m'", "'km'", "'s'", "'%'", "'Title'", "'Hồ Gươm'", "'a <b> & c'"])
    }
  }

  private mutating func color() -> String {
    choices.one(of: [
      "'red'", "'#1f6feb80'", "'rgb(0 0 255 / 20%)'", "'none'", "'transparent'", "color('navy', 0.5)",
      value(of: "color"),
      choices.one(of: OddValues.texts),
    ])
  }

  private mutating func coordinate() -> String {
    let (latitude, longitude) = (number(within: [-90, 90]), number(within: [-180, 180]))
    switch choices.number(below: 6) {
    case 0: return value(of: "coordinate")
    case 1: return "try(coordinate, \(latitude), \(longitude))"
    case 2: return "{ lat = \(latitude), \(choices.one(of: ["lon", "lng"])) = \(longitude) }"
    default: return "{ \(latitude), \(longitude) }"
    }
  }

  private mutating func path() -> String {
    switch choices.number(below: 8) {
    case 0, 1: return value(of: "path")
    case 2: return "try(path.circle, \(coordinate()), \(number(within: [0, 2e7])), \(choices.number(below: 70)))"
    case 3: return "try(path.geodesic, \(coordinate()), \(coordinate()))"
    case 4:
      let places = (0..<choices.number(below: 20)).map { _ in coordinate() }
      return "{ \(places.joined(separator: ", ")) }"
    default:
      // Places near each other: their lines cross, touch and fold.
      let steps = (0..<(2 + choices.number(below: 12))).map { _ in
        "{ \(choices.number(below: 16)), \(170 + choices.number(below: 16)) }"
      }
      return "{ \(steps.joined(separator: ", ")) }"
    }
  }

  private mutating func bounds() -> String {
    switch choices.number(below: 4) {
    case 0: return value(of: "bounds")
    case 1: return "try(bounds, \(coordinate()), \(coordinate()))"
    default:
      let (south, north) = (number(within: [-90, 90]), number(within: [-90, 90]))
      return
        "{ south = \(south), west = \(number(within: [-180, 180])), north = \(north), east = \(number(within: [-180, 180])) }"
    }
  }

  private mutating func list() -> String {
    var numbers = (0..<choices.number(below: 5)).map { _ in number(within: [0, 64]) }
    if choices.happens(oneIn: 4) { numbers.append("unit = 'm'") }
    return "{ \(numbers.joined(separator: ", ")) }"
  }
}

extension Double {
  fileprivate func clamped(_ low: Double, _ high: Double) -> Double { Swift.min(Swift.max(self, low), high) }
}
