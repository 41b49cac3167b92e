extension String {
  /// What HTML shows, in one line: attributions are often links. Of a long one the beginning.
  var withoutMarkup: String {
    var text = ""
    var rest = self[...].prefix(10_000)
    while let character = rest.first {
      if character == "<", let end = rest.firstIndex(of: ">") {
        rest = rest[rest.index(after: end)...]
      } else if character == "&", let (decoded, end) = rest.entity {
        text += decoded
        rest = rest[end...]
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    let words = text.unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
    return String(words.map(String.init).joined(separator: " ").prefix(300))
  }
}

extension Substring {
  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "copy": "©"]

  /// The character that an entity at the beginning stands for, and where it ends.
  fileprivate var entity: (text: String, end: Index)? {
    guard let semicolon = prefix(10).firstIndex(of: ";") else { return nil }
    let name = self[index(after: startIndex)..<semicolon]
    let end = index(after: semicolon)
    if let known = Substring.entities[String(name)] { return (known, end) }
    guard name.first == "#" else { return nil }
    let isHex = name.dropFirst().first?.lowercased() == "x"
    guard let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10), let scalar = Unicode.Scalar(code)
    else { return nil }
    return (String(Character(scalar)), end)
  }
}
