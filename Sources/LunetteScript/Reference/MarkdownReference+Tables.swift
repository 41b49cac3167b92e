extension MarkdownReference {
  /// `saysRequired` is false where it depends on the way of the call.
  mutating func addTable(_ heading: String, _ parameters: [ParameterText], saysRequired: Bool = true) {
    if parameters.isEmpty { return }
    let rows = parameters.map { parameter in
      ["`\(parameter.name)`", Self.taken(by: parameter), Self.byDefault(parameter, saysRequired), parameter.summary]
    }
    addRows([heading, "takes", "default", "meaning"], rows)
  }

  mutating func addProperties(_ properties: [(name: String, type: String, summary: String)]) {
    if properties.isEmpty { return }
    addRows(["to read", "is", "meaning"], properties.map { ["`.\($0.name)`", Self.shownType($0.type), $0.summary] })
  }

  mutating func addMethods(_ methods: [Function]) {
    if methods.isEmpty { return }
    let rows = methods.map { method in
      let details = method.parameters.filter { $0.name != "self" }.compactMap { parameter in
        parameter.detail.map { "`\(parameter.name)`: \($0)" }
      }
      let result = method.result.map(Self.shownType) ?? ""
      let call = method.signatures.map { "`\($0.drop { $0 != ":" })`" }.joined(separator: ", ")
      let units = details.isEmpty ? "" : " (\(details.joined(separator: "; ")))"
      return [call, result, method.summary + units]
    }
    addRows(["method", "gives", "meaning"], rows)
  }

  mutating func addRows(_ headings: [String], _ rows: [[String]]) {
    let lines = [headings, headings.map { _ in "---" }] + rows.map { $0.map(Self.cell) }
    add(lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n"))
  }

  /// A bar would end the cell.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// "number of metres from 0 to 10000000", a link to a value, or the words of a choice.
  private static func taken(by parameter: ParameterText) -> String {
    if Surface.typeNames.contains(parameter.typeName) { return link(parameter.typeName) }
    let choices = TypeWords.choices(of: parameter.typeName)
    if !choices.isEmpty { return choices.map { "`\"\($0)\"`" }.joined(separator: ", ") }
    let words = parameter.expected.withoutArticle
    guard let table = parameter.facts.table?(), fieldTables.contains(where: { $0.name == table.name }) else {
      return words
    }
    let anchor = "\(table.name) table"
    guard let brace = words.firstIndex(of: "{") else { return "\(words) (\(link("keys", to: anchor)))" }
    return words[..<brace] + link(String(words[brace...]), to: anchor)
  }

  private static func byDefault(_ parameter: ParameterText, _ saysRequired: Bool) -> String {
    let text = parameter.defaultText
    if !parameter.isOptional { return saysRequired ? "required" : "" }
    if text.isEmpty || text.contains(" ") || text.contains("'") { return text }
    let isText = parameter.typeName == "color" || !TypeWords.choices(of: parameter.typeName).isEmpty
    return isText ? "`\"\(text)\"`" : "`\(text)`"
  }

  /// "[point](#point) or nil".
  static func shownType(_ type: String) -> String {
    TypeWords.replacing(in: type) { Surface.typeNames.contains($0) ? link($0) : $0 }
      .split(separator: "|").joined(separator: " or ")
  }

  static func link(_ text: String) -> String { link(text, to: text) }

  /// A link to a heading, whose anchor has no capitals, points or other signs, and hyphens for spaces.
  static func link(_ text: String, to heading: String) -> String {
    let kept = heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == " " }
    return "[\(text)](#\(String(kept.map { $0 == " " ? "-" : $0 })))"
  }
}

extension Function {
  /// As it is called: "overlay.circle { center, radius, … }", "color(css[, alpha])".
  var signatures: [String] {
    guard let table = table?() else { return calls.map { "\(name)(\(Self.list($0)))" } }
    var shown = table.fields.filter { !$0.isOptional }.map(\.name)
    // As many others as a line has room for.
    for field in table.fields where field.isOptional && name.count + shown.joined(separator: ", ").count < 44 {
      shown.append(field.name)
    }
    if shown.count < table.fields.count { shown.append("…") }
    return ["\(name) { \(shown.joined(separator: ", ")) }"]
  }

  /// "css[, alpha]".
  private static func list(_ parameters: [ParameterText]) -> String {
    var (text, closing) = ("", "")
    for (position, parameter) in parameters.enumerated() {
      let comma = position == 0 ? "" : ", "
      text += parameter.isOptional ? "[\(comma)\(parameter.name)" : "\(comma)\(parameter.name)"
      closing += parameter.isOptional ? "]" : ""
    }
    return text + closing
  }
}

extension String {
  /// All up to the first point that a space follows.
  var firstSentence: String {
    for (position, next) in zip(indices, indices.dropFirst()) where self[position] == "." && self[next] == " " {
      return String(self[...position])
    }
    return self
  }

  /// The same with a small letter first.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
