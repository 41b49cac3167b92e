/// How wide a sans serif's letters are, in sizes of it.
enum LetterWidths {
  /// Room for the widest of some lines: more than Arial's letters take, so that what is laid out for a text holds it in
  /// other fonts too.
  static func width(of text: String, isBold: Bool = false) -> Double {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return 1.06 * (lines.map { advance(of: $0, isBold: isBold) }.max() ?? 0)
  }

  /// How far a line runs in Arial or Liberation Sans; of what they lack, an estimate.
  static func advance(of line: Substring, isBold: Bool = false) -> Double {
    var (width, isJoined) = (0.0, false)
    for letter in line.unicodeScalars {
      // What follows a joiner is a part of the emoji before it.
      if !isJoined || !isEmoji(letter) { width += advance(of: letter, isBold: isBold) }
      isJoined = letter == "\u{200D}"
    }
    return width
  }

  private static func advance(of letter: Unicode.Scalar, isBold: Bool) -> Double {
    if let units = LetterWidthTable.width(of: letter.value, isBold: isBold) { return units / LetterWidthTable.units }
    return isBold ? 1.06 * estimate(of: letter) : estimate(of: letter)
  }

  /// Of letters in no table: what fonts of their scripts have on average, rather more than less.
  private static func estimate(of letter: Unicode.Scalar) -> Double {
    // What is written over or under another letter has no place of its own.
    switch letter.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    // Vowel signs of India's scripts.
    case .spacingMark: return 0.28
    default: break
    }
    if isEmoji(letter) { return letter.properties.isEmojiModifier ? 0 : 1.25 }
    switch letter.value {
    // Flags are two of them.
    case 0x1F1E6...0x1F1FF: return 0.63
    // Hebrew, Arabic and their relatives; Devanagari to Sinhala; Thai and Lao.
    case 0x0590...0x05FF: return 0.58
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: return 0.56
    case 0x0900...0x0DFF: return 0.6
    case 0x0E00...0x0EFF: return 0.62
    // Han, kana, Hangul and full width forms fill a square.
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B16F, 0x20000...0x3FFFD:
      return 1
    case 0xFF61...0xFF9F: return 0.5
    default: return letter.properties.generalCategory == .uppercaseLetter ? 0.74 : 0.62
    }
  }

  private static func isEmoji(_ letter: Unicode.Scalar) -> Bool {
    // Regional indicators are emoji by their properties, but only in pairs.
    letter.value >= 0x231A && letter.properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF ~= letter.value)
  }
}

extension LetterWidthTable {
  /// A letter's width in units; nil where the fonts lack it.
  static func width(of scalar: UInt32, isBold: Bool) -> Double? {
    var (low, high) = (0, rangeCount)
    while low < high {
      let middle = (low + high) / 2
      let first = 64 * number(2 * (4 * middle), of: ranges) + number(2 * (4 * middle + 1), of: ranges)
      if UInt32(first) <= scalar {
        let position = Int(scalar) - first
        if position < number(2 * (4 * middle + 2), of: ranges) {
          let units = number(2 * (number(2 * (4 * middle + 3), of: ranges) + position), of: isBold ? bold : regular)
          return units < 4095 ? Double(units) : nil
        }
        low = middle + 1
      } else {
        high = middle
      }
    }
    return nil
  }

  /// The number that two letters of a text are.
  private static func number(_ position: Int, of text: StaticString) -> Int {
    64 * (Int(text.utf8Start[position]) - 48) + Int(text.utf8Start[position + 1]) - 48
  }
}
