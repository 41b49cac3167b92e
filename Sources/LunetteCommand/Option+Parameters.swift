import Lunette

extension Option {
  /// Options that give a scene's parameters their values.
  static let parameters: [Option] = [
    Option(["--set"], value: "NAME=VALUE", repeats: true, "set a parameter; can be given several times") {
      options, text throws(UsageError) in
      guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
        throw UsageError("--set takes NAME=VALUE, as in --set radius=750; got \"\(text)\"")
      }
      if text.holdsBytes { throw UsageError("--set takes texts in UTF-8; got \"\(text)\"") }
      options.assignments[String(text[..<equals])] = Assignment(
        .text(String(text[text.index(after: equals)...])), origin: "--set \(text)")
    },
    Option(["--params"], value: "FILE.json", "parameters from a JSON object; --set wins over it") {
      options, text throws(UsageError) in
      if text.isEmpty { throw UsageError("--params takes a file's name; got an empty one") }
      options.parameterFiles.append(text)
    },
    Option(["--preset"], value: "NAME", "one of the scene's presets; --set and --params win over it") {
      options, text throws(UsageError) in
      if text.isEmpty { throw UsageError("--preset takes a preset's name; got an empty one") }
      options.preset = text
    },
  ]

  static let table = Option(["--table"], "a table for people in the place of JSON") { options, _ throws(UsageError) in
    options.wantsTable = true
  }
}
