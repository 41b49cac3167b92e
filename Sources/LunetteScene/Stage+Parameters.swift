extension Stage {
  /// Declares a parameter and gives the value in force: the one given from outside, else the preset's, else its default.
  public func declare(_ parameter: Parameter) throws(Mistake) -> Parameter.Value {
    var declared = parameter
    if parameterNames.contains(declared.name) {
      let earlier = parameters.first { $0.name == declared.name }?.place ?? .unknown
      throw Mistake("'\(declared.name)' is declared already, at \(shown(earlier)); a parameter has one declaration")
    }
    // Nothing is kept of a declaration that fails.
    var presets = presets
    for index in presets.indices {
      guard let value = try presets[index].settle(declared) else { continue }
      if presets[index].name == presetName { declared.value = value }
    }
    if let given = assignments[declared.name] {
      declared.value = try declared.read(given)
      assignments[declared.name] = nil
    }
    self.presets = presets
    parameterNames.insert(declared.name)
    parameters.append(declared)
    return declared.value
  }

  /// The most unknown names that one message is about.
  static let mostShown = 10

  /// All that can be set, as it was declared.
  public var parameterSheet: ParameterSheet {
    ParameterSheet(
      parameters: parameters, presets: presets, preset: presets.first { $0.name == presetName }?.name)
  }

  /// The names of values that were given and that the script never asked for, sorted.
  public var unusedAssignments: [String] { assignments.keys.sorted() }

  /// Values that were given for parameters the script never asked for are an error that lists those it did.
  public func requireAllAssignmentsUsed() throws(Diagnostic) {
    let asked = parameters.map(\.name)
    let lines = unusedAssignments.prefix(Stage.mostShown).map { name in
      let origin = assignments[name]?.origin ?? name
      return "\(origin): the scene never asks for '\(name)'\(Spelling.hint(for: name, among: asked))"
    }
    guard !lines.isEmpty else { return }
    let list = asked.isEmpty ? "it has no parameters" : "it asks for: \(asked.joined(separator: ", "))"
    throw Diagnostic(.call, (lines + [list]).joined(separator: "\n"))
  }
}

extension Parameter {
  /// Reads a value that was given from outside; the mistakes name where it came from.
  fileprivate func read(_ assignment: Assignment) throws(Mistake) -> Value {
    do throws(Mistake) {
      return try read(assignment.value)
    } catch {
      let placed = error.within(name)
      var mistake = Mistake("\(assignment.origin): '\(placed.field ?? name)' \(placed.message)")
      mistake.isOfCaller = true
      throw mistake
    }
  }
}
