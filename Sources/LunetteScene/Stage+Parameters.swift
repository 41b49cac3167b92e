extension Stage {
  /// Declares a parameter and gives the value in force: the one given from outside, else the preset's, else its default.
  public func declare(_ parameter: Parameter) throws(Mistake) -> Parameter.Value {
    let name = parameter.name
    if parameterNames.contains(name) {
      let earlier = parameters.first { $0.name == name }?.place ?? .unknown
      throw Mistake("'\(name)' is declared already, at \(shown(earlier)); a parameter has one declaration")
    }
    // Nothing is kept of a declaration that fails.
    var declared = parameter
    try settle(&declared)
    // Few is the usual number: growing one by one would copy them again and again.
    if parameters.isEmpty { parameters.reserveCapacity(8) }
    parameterNames.insert(name)
    parameters.append(declared)
    return declared.value
  }

  private func settle(_ parameter: inout Parameter) throws(Mistake) {
    var values: [(preset: Int, value: Parameter.Value)] = []
    if !presetsNaming.isEmpty {
      for index in presetsNaming[parameter.name] ?? [] {
        let value = try presets[index].value(for: parameter)
        values.append((index, value))
        if presets[index].name == presetName { parameter.value = value }
      }
    }
    if let given = assignments[parameter.name] {
      parameter.value = try parameter.read(given)
    }
    guard !values.isEmpty else { return }
    for (index, value) in values { presets[index].take(value, for: parameter.name) }
    presetsNaming[parameter.name] = nil
  }

  /// The most unknown names that one message is about.
  static let mostShown = 10
  /// The most names that one is compared with.
  static let mostCompared = 1000

  /// All that can be set, as it was declared.
  public var parameterSheet: ParameterSheet {
    ParameterSheet(
      parameters: parameters, presets: presets, preset: presets.first { $0.name == presetName }?.name)
  }

  /// The names of values that were given and that the script never asked for, sorted.
  public var unusedAssignments: [String] { assignments.keys.filter { !parameterNames.contains($0) }.sorted() }

  /// Values that were given for parameters the script never asked for are an error that lists those it did.
  public func requireAllAssignmentsUsed() throws(Diagnostic) {
    let unused = unusedAssignments
    guard !unused.isEmpty else { return }
    let asked = parameters.map(\.name)
    let compared = Array(asked.prefix(Stage.mostCompared))
    let lines = unused.prefix(Stage.mostShown).map { name in
      let origin = assignments[name]?.origin ?? name
      return "\(origin): the scene never asks for '\(name)'\(Spelling.hint(for: name, among: compared))"
    }
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
