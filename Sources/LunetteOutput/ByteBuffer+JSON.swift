import LunetteData
import LunetteGeometry
import LunetteScene

extension ByteBuffer {
  /// `,"key":` — or without the comma after an opening bracket.
  mutating func append(key: StaticString, isFirst: Bool = false) {
    append(isFirst ? "\"" : ",\"")
    append(key)
    append("\":")
  }

  mutating func append(key: StaticString, text: String?) {
    guard let text else { return }
    append(key: key)
    append(jsonString: text)
  }

  mutating func append(key: StaticString, number: Double?, decimals: Int? = nil) {
    guard let number else { return }
    append(key: key)
    if let decimals { append(fixed: number, decimals: decimals) } else { append(shortest: number) }
  }

  /// `[longitude,latitude]`.
  mutating func append(jsonPosition coordinate: Coordinate, decimals: Int) {
    append(
      jsonPoint: Point(x: coordinate.longitude.normalizedLongitude, y: coordinate.latitude), decimals: decimals)
  }

  /// `[x,y]`.
  mutating func append(jsonPoint point: Point, decimals: Int) {
    append("[")
    append(fixed: point.x, decimals: decimals)
    append(",")
    append(fixed: point.y, decimals: decimals)
    append("]")
  }

  /// `[west,south,east,north]`.
  mutating func append(jsonBox bounds: Bounds, decimals: Int) {
    append("[")
    append(fixed: bounds.west, decimals: decimals)
    append(",")
    append(fixed: bounds.south, decimals: decimals)
    append(",")
    append(fixed: bounds.east, decimals: decimals)
    append(",")
    append(fixed: bounds.north, decimals: decimals)
    append("]")
  }

  /// `,"key":"#rrggbb","key-opacity":…`.
  mutating func append(jsonPaint key: StaticString, _ color: Color, opacity: Double) {
    append(",\"")
    append(key)
    append("\":\"")
    append(color.hex)
    append("\",\"")
    append(key)
    append("-opacity\":")
    append(fixed: color.alpha * opacity, decimals: 6)
  }
}

extension ByteBuffer {
  /// A value as JSON; numbers with the digits that give the same double again.
  mutating func append(json value: JSONValue) {
    switch value {
    case .null: append("null")
    case .boolean(let boolean): append(boolean ? "true" : "false")
    case .number(let number): append(shortest: number)
    case .text(let text): append(jsonString: text)
    case .array(let elements):
      append("[")
      for (position, element) in elements.enumerated() {
        if position > 0 { append(",") }
        append(json: element)
      }
      append("]")
    case .object(let members):
      append("{")
      for (position, member) in members.enumerated() {
        if position > 0 { append(",") }
        append(jsonString: member.name)
        append(":")
        append(json: member.value)
      }
      append("}")
    }
  }
}
