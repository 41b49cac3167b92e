import Lunette

/// Parameters as people read them: a row each, its columns aligned.
struct ParameterTable {
  let text: String

  init(_ sheet: ParameterSheet) {
    var text = sheet.parameters.isEmpty ? "the scene has no parameters\n" : ""
    let rows = [["name", "value", "default", "range", "unit", "label"]] + sheet.parameters.map(ParameterTable.row)
    let widths = rows[0].indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
    if !sheet.parameters.isEmpty {
      for row in rows {
        var line = ""
        for (cell, width) in zip(row, widths) {
          line += cell + String(repeating: " ", count: width + 2 - cell.columns)
        }
        while line.last == " " { line.removeLast() }
        text += line + "\n"
      }
    }
    if !sheet.presets.isEmpty {
      let names = sheet.presets.map { ParameterTable.cell($0.name) + ($0.name == sheet.preset ? " (in force)" : "") }
      text += "presets: \(names.joined(separator: ", "))\n"
    }
    self.text = text
  }

  private static func row(_ parameter: Parameter) -> [String] {
    let options = parameter.options
    return [
      parameter.name, parameter.shown(parameter.value), parameter.shown(parameter.defaultValue), range(of: parameter),
      options.unit ?? "", options.label ?? "",
    ].map(cell)
  }

  /// What a parameter takes: its choices, its range, else its type.
  private static func range(of parameter: Parameter) -> String {
    if !parameter.choices.isEmpty {
      return parameter.choices.map { parameter.shown($0.value) }.joined(separator: " | ")
    }
    let options = parameter.options
    let step = options.step.map { " by \($0.shown)" } ?? ""
    switch (options.minimum, options.maximum) {
    case (let low?, let high?): return "\(low.shown)…\(high.shown)\(step)"
    case (let low?, nil): return "\(low.shown) or more\(step)"
    case (nil, let high?): return "at most \(high.shown)\(step)"
    case (nil, nil): return parameter.kind.rawValue + step
    }
  }

  /// One line of at most 40 columns, which can't steer a terminal.
  private static func cell(_ text: String) -> String {
    let most = 40
    let shown = text.escaped
    guard shown.columns > most else { return shown }
    var cut = ""
    for character in shown {
      guard cut.columns + String(character).columns < most else { break }
      cut.append(character)
    }
    return cut + "…"
  }
}
