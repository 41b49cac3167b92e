extension Stage {
  /// Adds a preset, before the first parameter is declared.
  public func add(_ preset: Preset) throws(Mistake) {
    if let first = parameters.first {
      throw Mistake(
        "must stand before the first param, '\(first.name)' at \(shown(first.place)), which takes its value from it")
    }
    if let earlier = presets.first(where: { $0.name == preset.name }) {
      throw Mistake("'\(preset.name)' is the preset of \(shown(earlier.place)); a preset has one declaration")
    }
    let most = 1000
    guard presets.count < most else {
      throw Mistake("is called more than \(most) times; that many presets are the most")
    }
    for name in preset.given.keys { presetsNaming[name, default: []].append(presets.count) }
    presets.append(preset)
  }

  /// What presets say of parameters that the script never declared.
  public var undeclaredPresetValues: Mistake? {
    guard presets.contains(where: { !$0.given.isEmpty }) else { return nil }
    let declared = parameters.map(\.name)
    let list = declared.isEmpty ? "; it has none" : "; it has: \(declared.joined(separator: ", "))"
    for preset in presets where !preset.given.isEmpty {
      let mistakes = preset.given.keys.sorted().prefix(Stage.mostShown).map { name in
        let hint = Spelling.hint(for: name, among: Array(declared.prefix(Stage.mostCompared)))
        return Mistake("is no parameter of the scene\(hint.isEmpty ? list : hint)", field: name)
      }
      return Mistake(mistakes.map { $0.elsewhere(preset) })
    }
    return nil
  }

  /// A preset that was asked for must be one that the script declared.
  public func requirePresetKnown() throws(Diagnostic) {
    guard let presetName, !presets.contains(where: { $0.name == presetName }) else { return }
    let names = presets.map(\.name)
    let list = names.isEmpty ? "no presets" : "the presets \(names.joined(separator: ", "))"
    let hint = Spelling.hint(for: presetName, among: names)
    throw Diagnostic(.call, "--preset \(presetName): the scene has \(list)\(hint)")
  }
}

extension Preset {
  /// The value for a parameter that is being declared.
  func value(for parameter: Parameter) throws(Mistake) -> Parameter.Value {
    do throws(Mistake) {
      return try parameter.read(given[parameter.name] ?? .null)
    } catch {
      throw error.within(parameter.name).elsewhere(self)
    }
  }

  /// Keeps the value of a parameter that is declared.
  mutating func take(_ value: Parameter.Value, for name: String) {
    given[name] = nil
    values.append(Member(name: name, value: value))
  }
}

extension Mistake {
  fileprivate func elsewhere(_ preset: Preset) -> Mistake {
    var placed = self
    placed.origin = Origin(function: "preset", place: preset.place)
    return placed
  }
}
