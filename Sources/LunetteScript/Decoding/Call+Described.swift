import CLuaShims
import LunetteGeometry
import LunetteScene

extension Call {
  /// What lies at an index, as a message shows it: "500", a quoted text, "a table".
  func described(_ index: Int32) -> String {
    switch lsh_type_at(run, index) {
    case LSH_NONE, LSH_NIL: return "nothing"
    case LSH_BOOLEAN: return lsh_boolean(run, index) ? "true" : "false"
    case LSH_NUMBER:
      var number = 0.0
      lsh_number(run, index, &number)
      return number.described
    case LSH_TEXT: return (repairedText(index) ?? "").quoted
    case LSH_TABLE: return lsh_length(run, index) == 0 && !lsh_has_keys(run, index) ? "an empty table" : "a table"
    case LSH_FUNCTION: return "a function"
    case LSH_VALUE: return ValueKind.described(self, index)
    default: return "a coroutine"
    }
  }

  /// The mistake of a value that is not what was expected, with a hint where a small change would do.
  func mismatch(_ index: Int32, _ expected: String) -> Mistake {
    Mistake("must be \(expected); got \(described(index))\(hint(index, expected))")
  }

  private func hint(_ index: Int32, _ expected: String) -> String {
    if let text = repairedText(index) {
      if expected.hasPrefix("true or false") {
        return ["true", "false"].contains(text) ? "; without the quotes it is \(text)" : ""
      }
      guard expected.contains("number") || expected.contains("angle") else { return "" }
      return Quantity(text)?.hint(forNumberFrom0To1: expected.hasSuffix("from 0 to 1")) ?? ""
    }
    if let hint = hint(ofData: index, expected) { return hint }
    var number = 0.0
    if lsh_number(run, index, &number), expected.hasSuffix("from 0 to 1"), number > 1, number <= 100 {
      return "; \(number.shown) % is \((number / 100).shown)"
    }
    return ""
  }
}

extension Call {
  /// Of what was read from a file, in the place of what it has.
  private func hint(ofData index: Int32, _ expected: String) -> String? {
    var number: Int32 = 0
    guard lsh_value(run, index, &number) != nil, let kind = ValueKind(rawValue: number) else { return nil }
    let (isPath, isPlace) = (expected.contains("a path"), expected.contains("a coordinate"))
    switch kind {
    case .features, .rows:
      let element = kind == .rows ? "row" : "feature"
      return "; they are walked so: for _, \(element) in ipairs(…) do … end"
    case .feature where isPath: return "; its line or outline is feature.path"
    case .feature where isPlace: return "; a point's place is feature.at, another one's feature:label_point()"
    case .row where isPlace: return "; its place is row.at"
    case .track where isPath: return "; its line is track.path"
    case .gpx where isPath: return "; a track's line is .tracks[1].path"
    default: return nil
    }
  }

  /// The first numbers of the list at an index; none where one of its elements is no number.
  func numbers(_ index: Int32, atMost most: Int) -> [Double] {
    let top = lsh_top(run)
    defer { lsh_set_top(run, top) }
    var numbers: [Double] = []
    for position in 0..<min(most, lsh_length(run, index)) {
      var number = 0.0
      guard lsh_push_element(run, index, Int64(position + 1)), lsh_number(run, -1, &number) else { return [] }
      numbers.append(number)
    }
    return numbers
  }

  /// The names that are keys of the table at an index, sorted; none where there are more than a few.
  func names(_ index: Int32) -> [String] {
    let top = lsh_top(run)
    defer { lsh_set_top(run, top) }
    let most: Int32 = 8
    let count = lsh_push_pairs(run, index, most)
    guard count <= most else { return [] }
    return (0..<Int32(count)).compactMap { repairedText(top + 1 + 2 * $0) }.sorted()
  }

  /// "a table with the keys a, b".
  func describedWithNames(_ index: Int32) -> String {
    let names = names(index).map { $0.prefix(40) }
    return described(index)
      + (names.isEmpty ? "" : " with the key\(names.count == 1 ? "" : "s") \(names.joined(separator: ", "))")
  }
}
