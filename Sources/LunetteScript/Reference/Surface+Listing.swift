extension Surface {
  /// As annotations name what overlay functions give.
  static var handleName: String { HandleSchema.handle.name }

  /// The names of the types that scripts hold.
  static let typeNames = Set(values.map(\.typeName) + [handleName])

  /// The functions that make an overlay from a table: its fields are the handle's, too.
  static let makers = modules.flatMap(\.functions).filter { $0.returns == handleName && $0.table != nil }

  /// Every function, those of modules and values too.
  static let allFunctions: [Function] =
    functions + modules.flatMap { ($0.call.map { [$0] } ?? []) + $0.functions } + values.flatMap(\.methods)
    + HandleSchema.methods

  /// The tables that lie in fields of other tables or in parameters, each once, in the order of the functions.
  static let innerTables: [RecordText] = {
    var found: [RecordText] = []
    func visit(_ parameters: [ParameterText]) {
      for table in parameters.compactMap({ $0.facts.table?() }) where !found.contains(where: { $0.name == table.name })
      {
        found.append(table)
        visit(table.fields)
      }
    }
    for function in allFunctions { visit(function.parameters) }
    return found
  }()

  /// The tables that functions take as a whole.
  static let argumentTables = allFunctions.compactMap { $0.table?() }
}

extension Function {
  /// What it returns; nil where that is nothing.
  var result: String? { returns == "nil" || returns.isEmpty ? nil : returns }

  /// The ways to call it with positional parameters, a method's own value left out.
  var calls: [[ParameterText]] {
    let parameters = parameters.filter { $0.name != "self" }
    guard !forms.isEmpty else { return [parameters] }
    return forms.map { names in names.map { form($0, among: parameters) } }
  }

  /// The parameters of all ways to call it, each once.
  var allParameters: [ParameterText] {
    var names: Set<String> = []
    return calls.flatMap { $0 }.filter { names.insert($0.name).inserted }
  }

  /// A form's parameter: one of the declared ones, or a value of the type that it is named for; `?` lets it be left out.
  private func form(_ name: String, among parameters: [ParameterText]) -> ParameterText {
    let key = name.hasSuffix("?") ? String(name.dropLast()) : name
    let known = parameters.first { $0.name == key }
    let value = Surface.values.first { $0.typeName == key }
    return ParameterText(
      name: key, typeName: known?.typeName ?? key, expected: known?.expected ?? key, facts: known?.facts ?? TypeFacts(),
      isOptional: name != key, defaultText: known?.defaultText ?? "", summary: known?.summary ?? value?.summary ?? "")
  }
}

extension ParameterText {
  /// What numbers or texts it takes, where the type's name doesn't say it: "metres, 0…10000000".
  var detail: String? {
    let measured = [facts.unit, facts.range].compactMap { $0 }
    if !measured.isEmpty { return measured.joined(separator: ", ") }
    if !facts.measure.isEmpty || facts.isPlain || Surface.typeNames.contains(typeName) { return nil }
    return expected.withoutArticle
  }
}

extension String {
  /// "number of metres" of "a number of metres".
  var withoutArticle: String {
    for article in ["a ", "an ", "the "] where hasPrefix(article) { return String(dropFirst(article.count)) }
    return self
  }
}
