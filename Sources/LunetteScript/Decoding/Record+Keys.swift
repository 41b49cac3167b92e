import CLuaShims
import LunetteScene

/// What is wrong with the keys of a table: those that are missing, and those that are no fields.
extension Record {
  /// The mistakes of fields given and of required ones left out, in the order of the declaration; not of those that are
  /// said where another key was meant as them.
  func missing(_ present: UInt64, beside mistakes: [Mistake], meant: Set<String>) -> [Mistake] {
    names.indices.flatMap { position -> [Mistake] in
      let name = names[position]
      if requiredBits & ~present & 1 << UInt64(position) != 0 {
        return meant.contains(name)
          ? [] : [Mistake("is missing: it must be \(fields[position].expected)", field: name)]
      }
      return mistakes.filter { $0.field == name || $0.field?.hasPrefix(name + ".") == true }
    }
  }

  /// Keys that are no fields, sorted, since tables have no order; and the required fields that they were meant as.
  func strangers(
    _ call: Call, _ table: Int32, _ record: lsh_record
  ) -> (mistakes: [Mistake], meant: Set<String>) {
    if record.strangers > LSH_MOST_STRANGERS {
      let all = "\(record.strangers) keys are unknown here; the known ones are: \(names.joined(separator: ", "))"
      return ([Mistake(all)], [])
    }
    var unknown: [String] = []
    var hasElements = false
    for offset in 0..<record.strangers {
      let index = record.base + Int32(fields.count) + offset
      if lsh_type_at(call.run, index) == LSH_TEXT, let key = call.repairedText(index) {
        unknown.append(key)
      } else {
        hasElements = true
      }
    }
    var mistakes: [Mistake] = []
    var meant: Set<String> = []
    var isUnexplained = false
    for key in unknown.sorted() {
      let suggestion = Suggestion.meant(by: key, among: names)
      var message = "is unknown here"
      if id == .featureLayer && FeatureLooks.style.names.contains(key) {
        message = "is a style's: style = { \(key) = … }, or style = function(feature) return { \(key) = … } end"
      } else if let suggestion, let position = names.firstIndex(of: suggestion) {
        message += "; did you mean '\(suggestion)'?"
        if fields[position].isRequired, record.present & 1 << UInt64(position) == 0, meant.insert(suggestion).inserted {
          message += " It is missing: it must be \(fields[position].expected)"
        }
      } else if id == .polyline && ["mask", "fill"].contains(key) {
        message =
          "is for areas, and a line has no inside; overlay.buffer { path = …, radius = … } is the area around one"
      } else {
        isUnexplained = true
      }
      var mistake = Mistake(message, field: key)
      mistake.isOfName = true
      mistakes.append(mistake)
    }
    if isUnexplained { mistakes[mistakes.count - 1].message += "; the keys are: \(names.joined(separator: ", "))" }
    if hasElements { mistakes.append(elementWithoutKey(call, table)) }
    return (mistakes, meant)
  }

  private func elementWithoutKey(_ call: Call, _ table: Int32) -> Mistake {
    let shown = "{ \(names.first ?? "key") = … }"
    let top = lsh_top(call.run)
    defer { lsh_set_top(call.run, top) }
    guard lsh_push_element(call.run, table, 1), !call.isAbsent(top + 1) else {
      return Mistake("has an element without a name; every element needs a key, as in \(shown)")
    }
    let number = lsh_type_at(call.run, top + 1) == LSH_NUMBER ? "; a number has no comma in it" : ""
    return Mistake(
      "has an element without a key, \(call.described(top + 1)); every element needs a key, as in \(shown)\(number)")
  }
}
