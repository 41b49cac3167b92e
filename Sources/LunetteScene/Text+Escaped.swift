extension String {
  /// Bytes from outside as a text: what is no UTF-8 in them is shown as `\xff`.
  public init(showing bytes: some Collection<UInt8>) {
    if let valid = String(validating: bytes, as: UTF8.self) {
      self = valid
      return
    }
    let bytes = Array(bytes)
    var text = ""
    var (parser, rest, at) = (UTF8.ForwardParser(), bytes.makeIterator(), 0)
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar):
        text.unicodeScalars.append(UTF8.decode(scalar))
        at += scalar.count
      case .error(let length):
        for byte in bytes[at..<at + length] { text += Unicode.Scalar(byte).escape }
        at += length
      case .emptyInput:
        self = text
        return
      }
    }
  }

  /// As a terminal may be given it: what steers one or can't be seen is written as Lua escapes it, `\x1b`, `\u{202e}`.
  public var escaped: String { escaped(keepsLines: false) }

  /// The same of a text of lines: their ends and tabs stay.
  public var escapedLines: String { escaped(keepsLines: true) }

  /// The same, its end left out where it has more bytes than `most`.
  func escaped(keepsLines: Bool, most: Int = .max) -> String {
    if utf8.count <= most, utf8.allSatisfy({ $0.isSeen || keepsLines && $0.isOfLines }) { return self }
    var text = ""
    var isOtherScript = false
    for scalar in unicodeScalars {
      guard text.utf8.count <= most else { return text + "…" }
      // Joiners belong to some scripts and to emoji; between Latin letters they only hide.
      let stays = scalar.isJoiner && isOtherScript || keepsLines && (scalar == "\n" || scalar == "\t")
      isOtherScript = scalar.value > 0x2FF
      if stays || !scalar.isUnseen { text.unicodeScalars.append(scalar) } else { text += scalar.escape }
    }
    return text
  }

  /// How many columns of a terminal it takes, about: some characters take two, marks on others take none.
  public var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }
}

extension Collection<UInt8> {
  /// Bytes from outside as a terminal may be given them: `String.escapedLines` of them.
  public var escapedLines: [UInt8] {
    allSatisfy { $0.isSeen || $0.isOfLines } ? Array(self) : Array(String(showing: self).escapedLines.utf8)
  }
}

extension UInt8 {
  fileprivate var isSeen: Bool { 32..<127 ~= self }
  fileprivate var isOfLines: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t") }
}

extension Unicode.Scalar {
  /// Whether it steers what shows it, or can't be seen: control characters, those that turn the direction of writing, those
  /// without width, and other ends of lines.
  var isUnseen: Bool {
    if value < 0x7F { return value < 32 }
    if value <= 0x9F { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// As Lua writes it in a text.
  var escape: String {
    switch self {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(value, radix: 16)
      return value > 0xFF ? "\\u{\(digits)}" : value < 16 ? "\\x0\(digits)" : "\\x\(digits)"
    }
  }

  /// How many columns of a terminal it takes, about.
  var columns: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }

  /// The blocks whose characters are wide (Unicode's EastAsianWidth, W and F).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF,
    0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
