import Fuzzing
import Lunette

extension Reading {
  private static let kinds = [
    "5, { type = 'number' }", "500, { unit = 'km', min = 1, max = 5e6, step = 50 }", "90, { unit = 'deg' }",
    "3, { unit = 'nmi', choices = { 3, { 5, 'five' } } }", "7, { type = 'integer', min = -9 }",
    "5, { type = 'duration' }",
    "5, { type = 'duration', unit = 'min' }", "true", "'a'", "'a', { choices = { 'a', 'b' } }",
    "'2026-05-01', { type = 'date' }",
    "color('red')", "coordinate(1, 2)", "{ 1, 2 }", "{ 'a' }", "'a.csv', { type = 'file' }", "'%', { unit = '%' }",
  ]

  /// What is given for a parameter, as `--set` gives it or as a file does.
  static func parameter(_ choices: Choices) {
    var choices = choices
    let script = "local p = param('p', \(choices.one(of: kinds))) print(p) overlay.title { text = tostring(p) }"
    Trial.run(Array(script.utf8), assignments: ["p": Assignment(given(&choices), origin: "--set p")])
  }

  private static func given(_ choices: inout Choices, depth: Int = 0) -> GivenValue {
    switch choices.number(below: depth < 3 ? 16 : 8) {
    case 0: return .null
    case 1: return .number(Double(bitPattern: choices.bits()))
    case 2: return .number(Double(Int8(bitPattern: choices.byte())))
    case 3: return .boolean(choices.happens(oneIn: 2))
    case 4: return .color(Color(red: choices.byte(), green: choices.byte(), blue: choices.byte(), alpha: 0.5))
    case 8, 9: return .list((0..<choices.number(below: 4)).map { _ in given(&choices, depth: depth + 1) })
    case 10, 11:
      let names = ["lat", "lon", "lng", "x"].prefix(choices.number(below: 5))
      return .table(names.map { GivenValue.Member(name: $0, value: given(&choices, depth: depth + 1)) })
    default: return .text(String(decoding: choices.remaining, as: UTF8.self))
    }
  }

  /// A path that was read and written is the same when it is read again. The first time a longitude of many turns, whose
  /// decimals are lost, is taken into -180…180.
  static func polyline(_ choices: Choices) {
    let bytes = choices.remaining.map { "\\\($0 < 100 ? "0" : "")\($0 < 10 ? "0" : "")\($0)" }.joined()
    let script = """
      for precision = 5, 6 do
        local done, read = pcall(path.decode, '\(bytes)', precision)
        if done then
          local text = read:encoded(precision)
          assert(path.decode(text, precision):encoded(precision) == text)
        end
      end
      """
    let trial = Trial(Array(script.utf8))
    if let error = trial.error { finding(error) }
  }
}
