import CLuaShims
import LunetteScene

extension FieldType where Value == Bool {
  /// true or false.
  static let boolean = FieldType(
    name: "boolean", expected: "true or false",
    read: { call, index throws(Mistake) in
      guard lsh_type_at(call.run, index) == LSH_BOOLEAN else { throw call.mismatch(index, "true or false") }
      return lsh_boolean(call.run, index)
    }, push: { call, boolean in call.push(boolean) })
}

extension FieldType where Value == String {
  /// Text that can be written anywhere: valid UTF-8 without control characters, but for line ends and tabs.
  static let text = FieldType(
    name: "string", expected: "a text",
    read: { call, index throws(Mistake) in
      if let number = wholeNumberText(call, index) { return number }
      guard let bytes = call.bytes(index) else { throw call.mismatch(index, "a text") }
      // Twice: a title stands in the overlay and in what is written of it.
      call.charge(2 * bytes.count)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw Mistake("must be valid UTF-8; got \(call.described(index))")
      }
      if bytes.holdControlCharacters {
        throw Mistake("must be a text without control characters; got \(call.described(index))")
      }
      return text
    }, push: { call, text in call.push(text) })

  /// Numbers are texts too, written as Lua prints them.
  private static func wholeNumberText(_ call: Call, _ index: Int32) -> String? {
    var number = 0.0
    guard lsh_number(call.run, index, &number), number.isFinite else { return nil }
    var whole: Int64 = 0
    if lsh_is_integer(call.run, index), lsh_integer(call.run, index, &whole) { return String(whole) }
    return number.description
  }

  /// A name that marks an element: no white space in it.
  static let identifier = FieldType(
    name: "string", expected: "a name without white space",
    read: { call, index throws(Mistake) in
      let name = try text.read(call, index)
      // Unicode's properties are slow to look up, and names are nearly always ASCII.
      let hasSpace =
        name.utf8.allSatisfy { $0 < 0x80 }
        ? name.utf8.contains { $0 <= 0x20 } : name.unicodeScalars.contains { $0.properties.isWhitespace }
      guard !name.isEmpty, !hasSpace else {
        throw call.mismatch(index, "a name without white space")
      }
      return name
    }, push: { call, name in call.push(name) })
}

extension FieldType where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of a few words; a hyphen or space reads as the underscore.
  static func choice(_ noun: String) -> FieldType {
    let words = Value.allCases.map(\.rawValue)
    let listed = words.map { "\"\($0)\"" }.joined(separator: " or ")
    return FieldType(
      name: words.map { "\"\($0)\"" }.joined(separator: "|"), expected: listed,
      read: { call, index throws(Mistake) in
        guard let text = call.repairedText(index) else { throw call.mismatch(index, listed) }
        let word = String(text.map { $0 == "-" || $0 == " " ? "_" : $0 })
        guard let value = Value(rawValue: word) else {
          throw Mistake("\(call.mismatch(index, listed).message)\(Suggestion.hint(for: text, among: words))")
        }
        return value
      }, push: { call, value in call.push(value.rawValue) })
  }
}
