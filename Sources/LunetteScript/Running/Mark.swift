import LunetteScene

/// Where in its line an error is marked: at the first value that is wrong, else at the function's name, else at the name
/// that the message quotes; nowhere where none of these stands in the line.
enum Mark {
  static func column(in line: String, of failure: ScriptFailure?, message: String) -> Int? {
    let scalars = Array(line.unicodeScalars)
    guard let failure else { return quotedColumn(in: scalars, message) }
    let values = failure.mistakes.compactMap { mistake in
      mistake.field?.split(separator: ".").first.flatMap { valueColumn(of: String($0), in: scalars) }
    }
    if let first = values.min() { return first }
    if let name = failure.function.split(whereSeparator: { $0 == "." || $0 == ":" }).last,
      let at = word(String(name), in: scalars, from: 0)
    {
      return at + 1
    }
    return quotedColumn(in: scalars, message)
  }

  /// The column of what a message has in single quotes: "'foo' was never set".
  private static func quotedColumn(in line: [Unicode.Scalar], _ message: String) -> Int? {
    // Lua names what it expected before what it found, which alone stands in the line; maybe several times.
    if let near = message.split(separator: " near ").dropFirst().first {
      let found = String(near.drop { $0 == "'" }.prefix { $0 != "'" })
      guard let at = word(found, in: line, from: 0), word(found, in: line, from: at + 1) == nil else { return nil }
      return at + 1
    }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() where index % 2 == 1 && !part.isEmpty && index + 1 < parts.count {
      // "camera.zoom" is written so, or by its last part alone.
      for name in [String(part), String(part.split(separator: ".").last ?? "")] {
        if let at = word(name, in: line, from: 0) { return at + 1 }
      }
    }
    return nil
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
    guard !word.isEmpty, line.count >= word.count, from <= line.count - word.count else { return nil }
    return (from...(line.count - word.count)).first { at in
      let end = at + word.count
      return Array(line[at..<end]) == word && (at == 0 || !isNamePart(line[at - 1]) || !isNamePart(word[0]))
        && (end == line.count || !isNamePart(line[end]) || !isNamePart(word[word.count - 1]))
    }
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || (scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil))
  }
}
