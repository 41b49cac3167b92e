import LunetteScene

/// Where in its line a failed call is marked: at the value of the field, else at the function's name, else at the start.
enum Mark {
  static func column(in line: String, of failure: ScriptFailure?) -> Int {
    let scalars = Array(line.unicodeScalars)
    if let failure {
      for mistake in failure.mistakes {
        guard let field = mistake.field?.split(separator: ".").first else { continue }
        if let value = valueColumn(of: String(field), in: scalars) { return value }
      }
      if let name = failure.function.split(separator: ".").last, let at = word(String(name), in: scalars, from: 0) {
        return at + 1
      }
    }
    return (scalars.firstIndex { $0 != " " && $0 != "\t" } ?? 0) + 1
  }

  /// The column after `field =`.
  private static func valueColumn(of field: String, in line: [Unicode.Scalar]) -> Int? {
    var from = 0
    while let at = word(field, in: line, from: from) {
      var next = at + field.unicodeScalars.count
      while next < line.count, line[next] == " " { next += 1 }
      if next < line.count, line[next] == "=", next + 1 == line.count || line[next + 1] != "=" {
        next += 1
        while next < line.count, line[next] == " " { next += 1 }
        return next + 1
      }
      from = at + 1
    }
    return nil
  }

  private static func word(_ name: String, in line: [Unicode.Scalar], from: Int) -> Int? {
    let word = Array(name.unicodeScalars)
    guard line.count >= word.count, from <= line.count - word.count else { return nil }
    return (from...(line.count - word.count)).first { at in
      let end = at + word.count
      return Array(line[at..<end]) == word && (at == 0 || !isNamePart(line[at - 1]))
        && (end == line.count || !isNamePart(line[end]))
    }
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || (scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil))
  }
}
