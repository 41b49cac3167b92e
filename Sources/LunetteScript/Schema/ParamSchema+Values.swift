import CLuaShims
import LunetteScene

extension ParamSchema {
  /// What the script gets: metres, seconds or degrees for numbers of a unit, values for coordinates and colours.
  static func push(_ call: Call, _ value: Parameter.Value, of parameter: Parameter) {
    switch value {
    case .number(let number): push(call, parameter.inBaseUnit(number))
    case .boolean(let boolean): call.push(boolean)
    case .string(let text): call.push(text)
    case .coordinate(let coordinate): ValueKind.coordinate.push(call, coordinate)
    case .color(let color): ValueKind.color.push(call, color)
    case .numbers(let numbers): push(call, list: numbers) { push(call, parameter.inBaseUnit($0)) }
    case .texts(let texts): push(call, list: texts) { call.push($0) }
    }
  }

  /// Whole numbers as integers, so that texts show 5000, not 5000.0.
  private static func push(_ call: Call, _ number: Double) {
    if let whole = Int(exactly: number), whole.magnitude <= 1 << 53 {
      call.pushWhole(whole)
    } else {
      call.push(number)
    }
  }

  private static func push<Element>(_ call: Call, list: [Element], _ push: (Element) -> Void) {
    lsh_push_table(call.run, Int32(list.count), 0)
    for (position, element) in list.enumerated() {
      push(element)
      lsh_set_element(call.run, -2, Int64(position + 1))
    }
  }
}
