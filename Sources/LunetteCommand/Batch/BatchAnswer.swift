import Lunette

/// What a few rows gave, on its way out.
struct BatchAnswer: Sendable {
  /// A line of JSON a row.
  var output: [UInt8] = []
  /// What their scripts printed.
  var errors: [UInt8] = []
  /// Names that rows gave and their scripts never asked for.
  var unused: [String] = []
  /// How the worst of its rows ended.
  var worst = ExitCode.done

  /// More than this is handed on before the other rows are done.
  static let largest = 1 << 20

  var isLarge: Bool { output.count + errors.count > BatchAnswer.largest }
}

extension ByteBuffer {
  /// `{"row":1,"ok":true`
  mutating func beginAnswer(row: Int, isDone: Bool) {
    append("{\"row\":")
    append(integer: row)
    append(isDone ? ",\"ok\":true" : ",\"ok\":false")
  }

  /// The picture itself.
  mutating func append(picture bytes: [UInt8], as format: Picture.Format) {
    append(format == .svg ? ",\"svg\":" : ",\"document\":")
    append(lineOf: bytes, as: format)
  }

  mutating func append(warnings: [Diagnostic], folder: String) {
    guard !warnings.isEmpty else { return }
    append(",\"warnings\":[")
    for (index, warning) in warnings.enumerated() {
      append(index == 0 ? "{" : ",{")
      append(placed: warning, folder: folder)
      append("}")
    }
    append("]")
  }

  mutating func append(error: Diagnostic, folder: String) {
    append(",\"error\":{")
    append(placed: error, folder: folder)
    append("}")
  }

  mutating func endAnswer() { append("}\n") }

  private mutating func append(placed diagnostic: Diagnostic, folder: String) {
    if let code = diagnostic.code {
      append("\"code\":")
      append(jsonString: code)
      append(",")
    }
    append("\"message\":")
    append(jsonString: diagnostic.message)
    if let file = diagnostic.file {
      append(",\"file\":")
      append(jsonString: folder + file)
    }
    if let line = diagnostic.line {
      append(",\"line\":")
      append(integer: line)
    }
  }
}
