import Foundation
import Lunette
import Testing

/// Labels in many scripts. The direction of each is that of its first letter (UAX 9, rules P2 and P3), which is written in
/// the table by hand; how they look was seen in Chromium.
@Suite struct LanguageTests {
  struct Line: Sendable {
    let text: String
    let isRightToLeft: Bool
  }

  static let lines: [Line] = [
    Line(text: "Tháp Rùa (Hồ Gươm), 500 m!", isRightToLeft: false),
    Line(text: "วัดพระแก้ว กรุงเทพฯ 12.", isRightToLeft: false),
    Line(text: "São João, à 1.ª ação?", isRightToLeft: false),
    Line(text: "東京タワー（333 m）。", isRightToLeft: false),
    Line(text: "📍 Café 🇻🇳 👩‍👩‍👧", isRightToLeft: false),
    Line(text: "برج السلحفاة، 500 متر!", isRightToLeft: true),
    Line(text: "מגדל הצב (500 מ׳), A-1.", isRightToLeft: true),
    Line(text: "שלום, World 7!", isRightToLeft: true),
    Line(text: "500 متر", isRightToLeft: true),
    Line(text: "Metro محطة 12, A.", isRightToLeft: false),
    Line(text: "12 (3)!", isRightToLeft: false),
  ]

  /// Where a text's start and end lie depends on its direction; the anchor's left is always left.
  @Test(arguments: lines) func runsItsOwnWay(_ line: Line) throws {
    for (anchor, ofLeftToRight, ofRightToLeft) in [
      ("left", nil, "end"), ("right", "end", nil), ("top", "middle", "middle"), ("bottom_left", nil, "end"),
    ] {
      let found = try Self.svg("overlay.label { at = { 1, 2 }, text = \"\(line.text)\", anchor = \"\(anchor)\" }")
      let expected = line.isRightToLeft ? ofRightToLeft : ofLeftToRight
      #expect(found["text"] == [line.text])
      #expect(found["@direction"] == (line.isRightToLeft ? ["rtl"] : nil), "\(anchor)")
      #expect(found["@text-anchor"] == expected.map { [$0] }, "\(anchor)")
    }
  }

  @Test func linesOfOneLabelRunTheirOwnWays() throws {
    let found = try Self.svg(#"overlay.label { at = { 1, 2 }, text = "برج\n(2), 3!\nHello العالم.", anchor = "left" }"#)
    #expect(found["text"] == ["برج", "(2), 3!", "Hello العالم."])
    #expect(found["@direction"] == ["rtl"] && found["@text-anchor"] == ["end"])
    let alike = try Self.svg(#"overlay.label { at = { 1, 2 }, text = "Một\nhai\n3", anchor = "right" }"#)
    #expect(alike["text"] == ["Một\nhai\n3"] && alike["tspan"] == ["Một", "hai", "3"])
  }

  /// All of them in one scene, with titles, on every side of an icon and turned.
  @Test func aSceneOfAllIsWellFormed() throws {
    let places = Self.lines.enumerated().map { position, line in
      """
      overlay.marker {
        at = { \(position), \(position * 3) }, icon = "dot", title = "\(line.text)", label = "\(line.text)", legend = "a"
      }
      overlay.label { at = { \(position), \(-position * 3) }, text = "\(line.text)", rotation = \(position * 30) }
      """
    }
    let found = try Self.svg(
      "scene { title = \"\(Self.lines[5].text)\", lang = \"ar\" }\n" + places.joined(separator: "\n"))
    #expect(found["title"] == Set(Self.lines.map(\.text)))
    #expect(found["text"]?.isSubset(of: Self.lines.map(\.text)) == true && found["@xml:lang"] == ["ar"])
  }

  private static func svg(_ script: String) throws -> [String: Set<String>] {
    let picture = try Engine().evaluate(SourceText(path: "scene.lua", bytes: Array(script.utf8)))
    let found = try XMLReader.values(of: try picture.data(as: .svg))
    #expect(found.strangers.isEmpty)
    return found.values
  }
}
