import LunetteScene

extension JSONExporter {
  /// Every parameter in the order of its declaration, values in the unit that people see.
  func writeParameters(_ out: inout ByteBuffer) {
    out.append("[")
    for (position, parameter) in scene.parameters.enumerated() {
      out.append(position > 0 ? ",{\"name\":" : "{\"name\":")
      out.append(jsonString: parameter.name)
      out.append(key: "type", text: parameter.kind.rawValue)
      out.append(key: "value")
      write(parameter.value, &out)
      out.append(key: "default")
      write(parameter.defaultValue, &out)
      out.append(key: "min", number: parameter.minimum)
      out.append(key: "max", number: parameter.maximum)
      out.append(key: "step", number: parameter.step)
      out.append(key: "unit", text: parameter.unit)
      out.append(key: "label", text: parameter.label)
      out.append(key: "help", text: parameter.help)
      out.append(key: "group", text: parameter.group)
      out.append(key: "order", number: parameter.order)
      out.append("}")
    }
    out.append("]")
  }

  private func write(_ value: Parameter.Value, _ out: inout ByteBuffer) {
    switch value {
    case .number(let number): out.append(shortest: number)
    case .boolean(let boolean): out.append(boolean ? "true" : "false")
    case .string(let text): out.append(jsonString: text)
    case .coordinate(let coordinate): out.append(jsonPosition: coordinate, decimals: decimals)
    }
  }
}
