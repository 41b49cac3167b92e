/// One name of the surface, with all that it is: a function, a table, a kind of value.
struct Chapter {
  let name: String
  var function: Function?
  var module: Module?
  var value: ValueDeclaration?

  /// What its first words say.
  var summary: String { module?.summary ?? value?.summary ?? function?.summary ?? "" }

  /// Tables first, then the functions that stand alone, then values with the functions that make them.
  static let all: [Chapter] = {
    let valueNames = Set(Surface.values.map(\.typeName))
    let alone = Surface.functions.map(\.key).filter { !valueNames.contains($0) }
    var names = Surface.modules.map(\.name)
    for name in alone + Surface.values.map(\.typeName) where !names.contains(name) { names.append(name) }
    return names.map { name in
      Chapter(
        name: name, function: Surface.functions.first { $0.key == name },
        module: Surface.modules.first { $0.name == name }, value: Surface.values.first { $0.typeName == name })
    }
  }()
}

/// Fields that several overlays have alike, so that the reference tells of them once.
struct SharedFields {
  let makers: [String]
  let fields: [ParameterText]

  var title: String {
    if makers.count == Surface.makers.count { return "Fields of every overlay" }
    return "Fields of \(makers.dropLast().joined(separator: ", ")) and \(makers.last ?? "")"
  }

  /// Fewer fields than this are told of where they are.
  private static let fewest = 4

  static let all: [SharedFields] = {
    var groups: [(makers: [String], fields: [ParameterText])] = []
    let tables = Surface.makers.map { ($0.key, $0.parameters) }
    for (_, fields) in tables {
      for field in fields where !groups.contains(where: { $0.fields.contains { $0.isSame(as: field) } }) {
        let makers = tables.filter { $0.1.contains { $0.isSame(as: field) } }.map(\.0)
        if let known = groups.firstIndex(where: { $0.makers == makers }) {
          groups[known].fields.append(field)
        } else {
          groups.append((makers, [field]))
        }
      }
    }
    return groups.filter { $0.makers.count > 1 && $0.fields.count >= fewest }
      .map { SharedFields(makers: $0.makers, fields: $0.fields) }
  }()
}

extension ParameterText {
  fileprivate func isSame(as other: ParameterText) -> Bool {
    name == other.name && typeName == other.typeName && expected == other.expected && isOptional == other.isOptional
      && defaultText == other.defaultText && summary == other.summary
  }
}
