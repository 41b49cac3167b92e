import LunetteGeometry

extension Stage {
  /// Declares a parameter; the value in force is the one given from outside, else its default.
  public func declare(_ parameter: Parameter) throws(Mistake) -> Parameter.Value {
    var declared = parameter
    if !parameterNames.insert(declared.name).inserted {
      throw Mistake("'\(declared.name)' is declared already; a parameter has one declaration")
    }
    try declared.check(declared.defaultValue, what: "the default")
    if let given = assignments.removeValue(forKey: declared.name) {
      do throws(Mistake) {
        declared.value = try declared.read(given)
        try declared.check(declared.value, what: given.origin)
      } catch {
        var mistake = error
        mistake.isOfCaller = true
        throw mistake
      }
    }
    parameters.append(declared)
    return declared.value
  }

  /// The names of values that were given and that the script never asked for, sorted.
  public var unusedAssignments: [String] { assignments.keys.sorted() }

  /// Values that were given for parameters the script never asked for are an error that lists those it did.
  public func requireAllAssignmentsUsed() throws(Diagnostic) {
    guard let name = assignments.keys.min(), let given = assignments[name] else { return }
    let asked = parameters.map(\.name)
    let list = asked.isEmpty ? "it has no parameters" : "it asks for: \(asked.joined(separator: ", "))"
    throw Diagnostic(.call, "\(given.origin): the scene never asks for '\(name)'; \(list)")
  }
}

extension Parameter {
  /// Reads a value that was given.
  func read(_ given: Assignment) throws(Mistake) -> Value {
    switch (given.value, kind) {
    case (.text(let text), _): return try parse(text, given.origin)
    case (.number(let number), .number) where number.isFinite: return .number(number)
    case (.boolean(let boolean), .boolean): return .boolean(boolean)
    default: throw Mistake("\(given.origin): expected a \(kind.rawValue)")
    }
  }

  /// Reads a value as people type it: `radius=750`, `dark=true`, `place=21.03,105.85`.
  private func parse(_ text: String, _ origin: String) throws(Mistake) -> Value {
    switch kind {
    case .number:
      guard let number = Double(text), number.isFinite else {
        throw Mistake("\(origin): expected a number\(unit.map { " of \($0)" } ?? ""), as in \(name)=750")
      }
      return .number(number)
    case .boolean:
      guard let boolean = Bool(text) else {
        throw Mistake("\(origin): expected true or false")
      }
      return .boolean(boolean)
    case .string: return .string(text)
    case .coordinate:
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        .map { Double(String($0).trimmingSpaces) }
      guard parts.count == 2, let latitude = parts[0], let longitude = parts[1], latitude.isFinite, longitude.isFinite
      else {
        throw Mistake("\(origin): expected latitude,longitude in degrees, as in \(name)=21.03,105.85")
      }
      guard abs(latitude) <= 90 else {
        let swapped = abs(longitude) <= 90 ? "; swapped? \(name)=\(parts[1]!.shown),\(parts[0]!.shown)" : ""
        throw Mistake("\(origin): latitude must be -90…90 degrees\(swapped)")
      }
      return .coordinate(Coordinate(latitude: latitude, longitude: longitude))
    }
  }

  /// Whether a value lies in the declared range.
  func check(_ value: Value, what: String) throws(Mistake) {
    guard case .number(let number) = value else { return }
    let unit = self.unit.map { " \($0)" } ?? ""
    if let minimum, number < minimum {
      throw Mistake("'\(name)': \(what) is \(number.shown)\(unit), less than its min \(minimum.shown)\(unit)")
    }
    if let maximum, number > maximum {
      throw Mistake("'\(name)': \(what) is \(number.shown)\(unit), more than its max \(maximum.shown)\(unit)")
    }
  }
}

extension String {
  var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Double {
  /// As people write it: 500, not 500.0.
  public var shown: String {
    if let whole = Int64(exactly: self), whole.magnitude < 1_000_000_000_000_000 { return String(whole) }
    return description
  }
}
