extension LuaTokens {
  /// A field of a table as it is written.
  struct Field {
    /// "radius", or "2" of the second one without a key.
    var name: String
    /// The token of its key, where it has one.
    var key: Int?
    var value: Range<Int>
  }

  /// Whether a range is a table and nothing else.
  func isTable(_ range: Range<Int>) -> Bool {
    !range.isEmpty && holds(range.lowerBound, "{") && close(range.lowerBound) >= range.upperBound - 1
  }

  /// A field of a table by its name; of a coordinate also by what stands at its place.
  func field(_ name: Substring, ofTable range: Range<Int>) -> Field? {
    let fields = fields(ofTable: range)
    if let field = fields.last(where: { $0.name == name }) { return field }
    let place = ["lat": "1", "lon": "2", "x": "1", "y": "2"][name]
    return place.flatMap { place in fields.first { $0.name == place } }
  }

  private func fields(ofTable range: Range<Int>) -> [Field] {
    guard isTable(range) else { return [] }
    var elements = 0
    return parts(of: range.lowerBound + 1..<min(close(range.lowerBound), range.upperBound)).compactMap { part in
      if isKind(part.lowerBound, .name), holds(part.lowerBound + 1, "="), part.count > 2 {
        return Field(name: text(part.lowerBound), key: part.lowerBound, value: part.dropFirst(2))
      }
      if holds(part.lowerBound, "[") {
        let end = close(part.lowerBound)
        guard end == part.lowerBound + 2, end + 2 < part.upperBound, holds(end + 1, "=") else { return nil }
        return Field(name: content(end - 1), key: end - 1, value: end + 2..<part.upperBound)
      }
      elements += 1
      return Field(name: String(elements), key: nil, value: part)
    }
  }

  /// What a text's token says, if it is a plain one; another token as it is.
  private func content(_ token: Int) -> String {
    let text = text(token)
    guard isKind(token, .text) else { return text }
    return String(text.hasPrefix("[") ? text.dropFirst(2).dropLast(2) : text.dropFirst().dropLast())
  }
}
