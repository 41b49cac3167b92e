import Lunette

/// For whom the script surface is written.
enum ReferenceForm: String, CaseIterable, Sendable {
  case lua, markdown, json

  var summary: String {
    switch self {
    case .lua: "annotations for editors (lua-language-server)"
    case .markdown: "the reference for people"
    case .json: "the same for programs"
    }
  }

  var text: String {
    switch self {
    case .lua: Reference.lua
    case .markdown: Reference.markdown
    case .json: Reference.json
    }
  }
}

extension Command {
  static let api = Declaration(
    name: "api", usage: "lunette api --lua|--markdown|--json [-o FILE]",
    summary: "writes all that scripts find: every function, field, unit and default", words: .none,
    options: ReferenceForm.allCases.map(formOption) + [.output, .help],
    run: { options throws(UsageError) in try api(options) })

  private static func formOption(_ form: ReferenceForm) -> Option {
    Option(["--\(form.rawValue)"], form.summary) { options, _ throws(UsageError) in
      if let other = options.reference, other != form {
        throw UsageError("api takes --\(other.rawValue) or --\(form.rawValue), not both")
      }
      options.reference = form
    }
  }

  private static func api(_ options: Options) throws(UsageError) -> ExitCode {
    guard let form = options.reference else {
      let choices = ReferenceForm.allCases.map { "--\($0.rawValue), \($0.summary)" }
      throw UsageError("api needs one of these:\n  \(choices.joined(separator: "\n  "))")
    }
    return write(form.text, to: options.outputFile)
  }

  /// Writes a text to a file, or to standard output.
  static func write(_ text: String, to output: String?) -> ExitCode {
    do throws(Diagnostic) {
      let file = try OutputFile(output)
      var text = text
      do {
        try text.withUTF8 { try file.write(UnsafeRawBufferPointer($0)) }
      } catch {
        file.discard()
        throw error as? Diagnostic ?? Diagnostic(.file, "can't write: \(error)")
      }
      try file.finish()
      return .done
    } catch {
      Terminal.error("lunette: \(error.text())")
      return ExitCode(error.kind)
    }
  }
}
