import LunetteGeometry

extension Parameter {
  /// After "must be": "a number of km from 0.5 to 50".
  var expected: String {
    if !choices.isEmpty { return expectedChoice }
    switch kind {
    case .number: return "a number\(ofUnit)\(range)"
    case .integer: return "a whole number\(ofUnit)\(range)"
    case .duration: return "a duration\(options.unit.map { " in \($0)" } ?? "")\(range), as in 90s, 5min or 1.5h"
    case .boolean: return "true or false"
    case .string: return "a text"
    case .coordinate: return "latitude,longitude in degrees, as in 21.03,105.85"
    case .color: return "a CSS colour, as in \"#1f6feb\", \"navy\" or \"rgb(0 0 255 / 20%)\""
    case .date: return "a date, as in 2026-05-01 or 2026-05-01T12:30:00Z"
    case .file: return "a file's path relative to the script's folder, as in \"data/route.gpx\""
    case .list:
      if case .numbers = defaultValue { return "a list of numbers\(ofUnit), as in 1,2,3" }
      return "a list of texts, as in a,b,c"
    }
  }

  private var expectedChoice: String {
    let most = 20
    let words = choices.prefix(most).map { kind.isText ? "\"\(shown($0.value))\"" : shown($0.value) }
    let unit = kind.isNumber ? options.unit.map { " \($0)" } ?? "" : ""
    guard choices.count > most else { return words.listed("or") + unit }
    return "\(words.joined(separator: ", "))\(unit) or one of \(choices.count - most) more"
  }

  private var ofUnit: String { options.unit.map { " of \($0)" } ?? "" }

  private var range: String {
    switch (options.minimum, options.maximum) {
    case (let low?, let high?): " from \(low.shown) to \(high.shown)"
    case (let low?, nil): ", \(low.shown) or more"
    case (nil, let high?): ", at most \(high.shown)"
    case (nil, nil): ""
    }
  }

  func inUnit(_ number: Double) -> String { number.shown + (options.unit.map { " \($0)" } ?? "") }

  /// A value as people write it: 21.03,105.85 for a coordinate.
  public func shown(_ value: Value) -> String {
    switch value {
    case .number(let number): number.shown
    case .boolean(let boolean): boolean ? "true" : "false"
    case .string(let text): text
    case .coordinate(let coordinate): "\(coordinate.latitude.shown),\(coordinate.longitude.shown)"
    case .color(let color): color.css
    case .numbers(let numbers): numbers.map(\.shown).joined(separator: ",")
    case .texts(let texts): texts.joined(separator: ",")
    }
  }
}

extension [String] {
  /// "a, b or c".
  func listed(_ word: String) -> String {
    count < 2 ? first ?? "" : "\(dropLast().joined(separator: ", ")) \(word) \(self[count - 1])"
  }
}
