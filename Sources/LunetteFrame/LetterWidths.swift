/// Roughly how wide a sans serif's letters are, in sizes of it: somewhat more than Arial's, so that what is laid out for a
/// text holds it in other fonts too.
enum LetterWidths {
  /// The widest of some lines.
  static func width(of text: String, isBold: Bool = false) -> Double {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let width = lines.map { $0.unicodeScalars.reduce(0) { $0 + LetterWidths.width(of: $1) } }.max() ?? 0
    return isBold ? 1.08 * width : width
  }

  private static func width(of letter: Unicode.Scalar) -> Double {
    switch letter {
    case "i", "j", "l", "I", "'", ",", ".", ":", ";", "!", "|", "\u{2009}": return 0.28
    case "f", "r", "t", "(", ")", "[", "]", "/", "-", " ": return 0.36
    case "m", "w", "M", "W", "%", "@", "—": return 0.95
    case "A"..."Z": return 0.74
    case "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{A4CF}", "\u{AC00}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}",
      "\u{FE30}"..."\u{FE6F}", "\u{FF00}"..."\u{FF60}", "\u{1F300}"..."\u{3FFFD}":
      return 1.05
    default:
      if letter.isASCII { return 0.58 }
      // What is written over or under another letter has no place of its own.
      switch letter.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return 0
      case .uppercaseLetter: return 0.8
      default: return 0.62
      }
    }
  }
}
