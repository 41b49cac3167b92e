import LunetteScene

extension JSONExporter {
  /// What can be set; presets only where there are any.
  func writeParameters(_ out: inout ByteBuffer) {
    let sheet = scene.parameterSheet
    out.append(key: "parameters")
    out.append(jsonParameters: sheet.parameters, decimals: decimals)
    if !sheet.presets.isEmpty {
      out.append(key: "presets")
      out.append(jsonPresets: sheet.presets, decimals: decimals)
    }
    out.append(key: "preset", text: sheet.preset)
  }
}

extension ParameterSheet {
  /// Writes it as a JSON object of its own, with coordinates as exact as they are.
  public func write(to out: inout ByteBuffer) {
    out.append("{\"parameters\":")
    out.append(jsonParameters: parameters, decimals: nil)
    out.append(key: "presets")
    out.append(jsonPresets: presets, decimals: nil)
    out.append(key: "preset", text: preset)
    out.append("}\n")
  }
}

extension ByteBuffer {
  /// Every parameter in the order of its declaration, values in the unit that people see.
  fileprivate mutating func append(jsonParameters parameters: [Parameter], decimals: Int?) {
    append("[")
    for (position, parameter) in parameters.enumerated() {
      let options = parameter.options
      append(position > 0 ? ",{\"name\":" : "{\"name\":")
      append(jsonString: parameter.name)
      append(key: "type", text: parameter.kind.rawValue)
      append(key: "value")
      append(jsonValue: parameter.value, decimals: decimals)
      append(key: "default")
      append(jsonValue: parameter.defaultValue, decimals: decimals)
      append(key: "min", number: options.minimum)
      append(key: "max", number: options.maximum)
      append(key: "step", number: options.step)
      append(key: "unit", text: options.unit)
      append(key: "label", text: options.label)
      append(key: "help", text: options.help)
      append(key: "group", text: options.group)
      append(key: "order", number: options.order)
      if !parameter.choices.isEmpty { append(jsonChoices: parameter.choices, decimals: decimals) }
      append("}")
    }
    append("]")
  }

  private mutating func append(jsonChoices choices: [Parameter.Choice<Parameter.Value>], decimals: Int?) {
    append(key: "choices")
    for (position, choice) in choices.enumerated() {
      append(position > 0 ? ",{\"value\":" : "[{\"value\":")
      append(jsonValue: choice.value, decimals: decimals)
      append(key: "label", text: choice.label)
      append("}")
    }
    append("]")
  }

  fileprivate mutating func append(jsonPresets presets: [Preset], decimals: Int?) {
    append("[")
    for (position, preset) in presets.enumerated() {
      append(position > 0 ? ",{\"name\":" : "{\"name\":")
      append(jsonString: preset.name)
      append(key: "values")
      append("{")
      for (position, member) in preset.values.enumerated() {
        if position > 0 { append(",") }
        append(jsonString: member.name)
        append(":")
        append(jsonValue: member.value, decimals: decimals)
      }
      append("}}")
    }
    append("]")
  }

  private mutating func append(jsonValue value: Parameter.Value, decimals: Int?) {
    switch value {
    case .number(let number): append(shortest: number)
    case .boolean(let boolean): append(boolean ? "true" : "false")
    case .string(let text): append(jsonString: text)
    case .coordinate(let coordinate):
      if let decimals { return append(jsonPosition: coordinate, decimals: decimals) }
      append(jsonList: [coordinate.longitude, coordinate.latitude]) { $0.append(shortest: $1) }
    case .color(let color): append(jsonString: color.css)
    case .numbers(let numbers): append(jsonList: numbers) { $0.append(shortest: $1) }
    case .texts(let texts): append(jsonList: texts) { $0.append(jsonString: $1) }
    }
  }

  private mutating func append<Element>(
    jsonList elements: [Element], _ write: (inout ByteBuffer, Element) -> Void
  ) {
    append("[")
    for (position, element) in elements.enumerated() {
      if position > 0 { append(",") }
      write(&self, element)
    }
    append("]")
  }
}
