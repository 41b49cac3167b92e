import LunetteScene

/// The key that was probably meant: by its spelling, or by the habit of another library.
enum Suggestion {
  /// The candidate that was probably meant; nil where none is near.
  static func meant(by name: String, among candidates: [String]) -> String? {
    guard name.utf8.count <= longest else { return nil }
    let word = name.asWord
    if let meant = known(word, among: candidates) { return meant }
    // Setters of other libraries: "setRadius".
    for prefix in ["set_", "get_", "is_"] where word.hasPrefix(prefix) {
      if let meant = known(String(word.dropFirst(prefix.count)), among: candidates) { return meant }
    }
    return Spelling.nearest(to: name, among: candidates)
  }

  /// Longer names are none that anybody meant.
  private static let longest = 64

  private static func known(_ word: String, among candidates: [String]) -> String? {
    if candidates.contains(word) { return word }
    let habits = Habits.words[word] ?? Habits.words[word.filter { $0 != "_" }]
    return habits?.first(where: candidates.contains)
  }

  /// "; did you mean 'radius'?", or nothing.
  static func hint(for name: String, among candidates: [String]) -> String {
    meant(by: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The name that was probably meant, else all there are.
  static func orAll(for name: String, _ candidates: [String]) -> String {
    let hint = hint(for: name, among: candidates)
    return hint.isEmpty ? "; it has: \(list(candidates))" : hint
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

extension String {
  /// As names are written here: "fillColor", "fill-color" and "FillColor" as "fill_color".
  var asWord: String {
    let separated = map { $0 == "-" || $0 == " " ? "_" : $0 }
    return String(String(separated).snakeCased.drop { $0 == "_" })
  }
}
