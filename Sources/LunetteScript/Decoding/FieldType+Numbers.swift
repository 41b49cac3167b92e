import CLuaShims
import LunetteScene

/// What a number counts; messages name it.
enum Measure: String {
  case plain = "a number"
  case meters = "a number of metres"
  case points = "a number of points"
  case degrees = "an angle in degrees"
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
        measure: measure.rawValue, minimum: minimum, maximum: maximum, isOpenBelow: isOpenBelow))
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

extension FieldType where Value == [Double] {
  /// A list of lengths in points; one number is a list of it.
  static let dash = FieldType(
    name: "number[]", expected: "a list of lengths in points, as in {6, 4}",
    read: { call, index throws(Mistake) in
      let length = FieldType<Double>.number(.points, from: 0)
      if lsh_type_at(call.run, index) == LSH_NUMBER { return [try length.read(call, index)] }
      let count = lsh_length(call.run, index)
      guard lsh_type_at(call.run, index) == LSH_TABLE, count <= 64 else {
        throw call.mismatch(index, "a list of at most 64 lengths in points, as in {6, 4}")
      }
      var lengths: [Double] = []
      for position in 0..<count {
        guard lsh_push_element(call.run, index, Int64(position + 1)) else { break }
        defer { lsh_set_top(call.run, -2) }
        do throws(Mistake) {
          lengths.append(try length.read(call, lsh_top(call.run)))
        } catch {
          throw error.within("\(position + 1)")
        }
      }
      if lsh_has_keys(call.run, index) { throw Mistake("must be a list of lengths in points; got a table with keys") }
      call.charge(lengths.count, of: 16)
      return lengths.contains { $0 > 0 } ? lengths : []
    },
    push: { call, lengths in
      lsh_push_table(call.run, Int32(lengths.count), 0)
      for (position, length) in lengths.enumerated() {
        call.push(length)
        lsh_set_element(call.run, -2, Int64(position + 1))
      }
    })
}
