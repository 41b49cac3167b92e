import CLuaShims
import LunetteScene

/// What is wrong with a call as a whole: table or round brackets, dot or colon.
extension Function {
  /// How it is called: "camera.set { center = …, zoom = … }", "bounds(first, second)".
  var shape: String {
    table.map { "\(name) \($0().sample)" } ?? "\(name)(\(parameters.map(\.name).joined(separator: ", ")))"
  }

  /// Of a function of one table, called with something else.
  static func tableExpected<Root>(_ name: String, _ record: Record<Root>, _ call: Call) -> Mistake {
    let shape = "\(name) \(record.text.sample)"
    if lsh_is_method_call(call.run) {
      return Mistake("is called with a dot and takes one table, as in \(shape); got a colon?")
    }
    if call.count > 1 { return Mistake("takes one table, as in \(shape); got \(call.count) arguments") }
    return Mistake("takes a table, as in \(shape); got \(call.described(1))")
  }

  /// Of a function of positional parameters whose arguments are wrong; nil where the form is right.
  static func wrongForm(_ name: String, _ parameters: [ParameterText], _ call: Call) -> Mistake? {
    guard call.isTable(1), let first = parameters.first else { return nil }
    if lsh_is_method_call(call.run) {
      return Mistake("is called with a dot, as in \(name)(…); got a colon?")
    }
    let names = call.names(1)
    guard call.count == 1, parameters.count > 1, !names.isEmpty else { return nil }
    let later = parameters.dropFirst().first { parameter in
      guard let table = parameter.facts.table?() else { return false }
      return names.allSatisfy { name in table.fields.contains { $0.name == name } }
    }
    if later != nil {
      let options = names.map { "\($0) = …" }.joined(separator: ", ")
      return Mistake("takes its options after what they are for: \(name)(\(first.name), { \(options) })")
    }
    // One table for all of them, where they stand in round brackets.
    guard parameters.contains(where: { names.contains($0.name) }) else { return nil }
    return Mistake("takes its values in round brackets: \(name)(\(parameters.map(\.name).joined(separator: ", ")))")
  }
}
