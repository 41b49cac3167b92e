import CLuaShims
import LunetteScene

/// What a number counts; messages name it.
enum Measure: String {
  case plain = "a number"
  case meters = "a number of metres"
  case points = "a number of points"
  case degrees = "an angle in degrees"
  case seconds = "a number of seconds"
  case metersASecond = "a number of metres a second"
}

extension FieldType where Value == Double {
  /// A finite number of a range.
  static func number(
    _ measure: Measure = .plain, from minimum: Double? = nil, to maximum: Double? = nil, isOpenBelow: Bool = false
  ) -> FieldType {
    let range: String
    switch (minimum, maximum) {
    case (let low?, let high?):
      range =
        isOpenBelow
        ? ", more than \(low.shown) and at most \(high.shown)" : " from \(low.shown) to \(high.shown)"
    case (let low?, nil): range = isOpenBelow ? ", more than \(low.shown)" : ", \(low.shown) or more"
    case (nil, let high?): range = ", at most \(high.shown)"
    case (nil, nil): range = ""
    }
    let expected = measure.rawValue + range
    let low = minimum ?? -.greatestFiniteMagnitude
    let high = maximum ?? .greatestFiniteMagnitude
    return FieldType(
      name: "number", expected: expected,
      read: { call, index throws(Mistake) in
        var number = 0.0
        // NaN fails both comparisons.
        guard lsh_number(call.run, index, &number), number >= low, number <= high, !(isOpenBelow && number == low)
        else { throw call.mismatch(index, expected) }
        return number
      }, push: { call, number in call.push(number) },
      facts: TypeFacts(
        measure: measure.rawValue, minimum: minimum, maximum: maximum, isOpenBelow: isOpenBelow),
      blend: { from, to, progress in (from + (to - from) * progress).clamped(to: low...high) })
  }
}

extension FieldType where Value == Int {
  /// A whole number of a range.
  static func integer(_ measure: String = "a whole number", _ range: ClosedRange<Int>) -> FieldType {
    let expected = "\(measure) from \(range.lowerBound) to \(range.upperBound)"
    return FieldType(
      name: "integer", expected: expected,
      read: { call, index throws(Mistake) in
        var integer: Int64 = 0
        guard lsh_integer(call.run, index, &integer), range.contains(Int(integer)) else {
          throw call.mismatch(index, expected)
        }
        return Int(integer)
      }, push: { call, integer in call.pushWhole(integer) },
      facts: TypeFacts(
        measure: measure, minimum: Double(range.lowerBound), maximum: Double(range.upperBound)))
  }
}

extension FieldType where Value == ShapeStyle.Dash {
  private static let lengths = "a list of lengths in points, as in {6, 4}, or in metres, as in {60, 40, unit = \"m\"}"

  /// A list of lengths in points, with `unit = "m"` in metres; one number is a list of it.
  static let dash = FieldType(
    name: "number[]", expected: lengths,
    read: { call, index throws(Mistake) in
      let length = FieldType<Double>.number(.points, from: 0)
      if lsh_type_at(call.run, index) == LSH_NUMBER {
        return ShapeStyle.Dash(lengths: [try length.read(call, index)])
      }
      guard call.isTable(index), lsh_length(call.run, index) <= 64 else { throw call.mismatch(index, lengths) }
      var dash = ShapeStyle.Dash(lengths: try list(call, index, of: length))
      if lsh_has_keys(call.run, index) { dash.isInMeters = try isInMeters(call, index) }
      if !dash.lengths.contains(where: { $0 > 0 }) { dash.lengths = [] }
      return dash
    },
    push: { call, dash in
      call.push(numbers: dash.lengths)
      guard dash.isInMeters else { return }
      call.push("m")
      lsh_set_field(call.run, -2, "unit")
    },
    blend: { from, to, progress in
      // Other lengths, or in another unit, are no longer or shorter ones of the same.
      guard from.lengths.count == to.lengths.count, from.isInMeters == to.isInMeters else { return to }
      var dash = to
      dash.lengths = zip(from.lengths, to.lengths).map { max(0, $0 + ($1 - $0) * progress) }
      return dash
    })

  /// The one key that may stand beside the lengths.
  private static func isInMeters(_ call: Call, _ index: Int32) throws(Mistake) -> Bool {
    lsh_push_field(call.run, index, "unit")
    defer { lsh_set_top(call.run, -2) }
    guard !call.isAbsent(lsh_top(call.run)), lsh_count_keys(call.run, index) == 1 else {
      throw Mistake("must be \(lengths); got a table with other keys")
    }
    switch call.repairedText(lsh_top(call.run)) {
    case "m": return true
    case "pt", "px": return false
    default:
      throw Mistake(call.mismatch(lsh_top(call.run), "\"m\" for metres, or left out for points").message, field: "unit")
    }
  }
}
