import Testing

@testable import LunetteFrame

/// Widths in thousandths of a size: Adobe's AFM of Helvetica, which Arial and Liberation Sans take theirs from.
@Suite struct LetterWidthTests {
  private struct Letter {
    let letter: String
    let regular, bold: Double
  }

  private static let letters = [
    Letter(letter: " ", regular: 278, bold: 278), Letter(letter: "!", regular: 278, bold: 333),
    Letter(letter: "\"", regular: 355, bold: 474), Letter(letter: "%", regular: 889, bold: 889),
    Letter(letter: "0", regular: 556, bold: 556), Letter(letter: "@", regular: 1015, bold: 975),
    Letter(letter: "A", regular: 667, bold: 722), Letter(letter: "M", regular: 833, bold: 833),
    Letter(letter: "W", regular: 944, bold: 944), Letter(letter: "\\", regular: 278, bold: 278),
    Letter(letter: "a", regular: 556, bold: 556), Letter(letter: "f", regular: 278, bold: 333),
    Letter(letter: "i", regular: 222, bold: 278), Letter(letter: "m", regular: 833, bold: 889),
    Letter(letter: "~", regular: 584, bold: 584), Letter(letter: "é", regular: 556, bold: 556),
    Letter(letter: "Ł", regular: 556, bold: 611), Letter(letter: "ß", regular: 611, bold: 611),
    Letter(letter: "—", regular: 1000, bold: 1000), Letter(letter: "€", regular: 556, bold: 556),
    // Of their bases, as in Arial.
    Letter(letter: "ế", regular: 556, bold: 556), Letter(letter: "Ỹ", regular: 667, bold: 667),
    Letter(letter: "e\u{302}\u{301}", regular: 556, bold: 556),
  ]

  @Test func lettersAreAsWideAsInTheFont() {
    for letter in Self.letters {
      let (regular, bold) = (advance(letter.letter), advance(letter.letter, isBold: true))
      // A thousandth and a unit of 2,048.
      #expect(abs(regular - letter.regular) < 1, "\(letter.letter) is \(regular)")
      #expect(abs(bold - letter.bold) < 1, "\(letter.letter) is \(bold) in bold")
    }
  }

  @Test func otherScriptsAreEstimated() {
    #expect(advance("東京") == 2000 && advance("서울") == 2000)
    // A base, two vowel signs above and below it, and a joiner.
    #expect(advance("नि") > advance("न") && advance("क\u{94D}\u{200D}") == advance("क"))
    // One sign each: a family of three, a thumb of another colour, a flag.
    #expect(advance("👨‍👩‍👧") == advance("👍") && advance("👍🏽") == advance("👍"))
    #expect(abs(advance("🇻🇳") - advance("👍")) < 100)
  }

  @Test func roomIsForTheWidestLine() {
    let room = LetterWidths.width(of: "i\nWide\n")
    #expect(room > LetterWidths.advance(of: "Wide") && room < 1.1 * LetterWidths.advance(of: "Wide"))
    #expect(LetterWidths.width(of: "") == 0)
  }

  /// Beyond all ranges, between them, and where surrogates would be.
  @Test func everyScalarHasAWidth() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = LetterWidths.advance(of: String(Character(scalar))[...])
      guard width >= 0 && width <= 1.5 else {
        Issue.record("U+\(String(value, radix: 16)) is \(width) wide")
        return
      }
    }
  }

  private func advance(_ text: String, isBold: Bool = false) -> Double {
    1000 * LetterWidths.advance(of: text[...], isBold: isBold)
  }
}
