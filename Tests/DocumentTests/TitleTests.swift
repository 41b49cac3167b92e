import Foundation
import Lunette
import Testing

/// Titles in a view of 400 × 300. By hand: a letter is 0.6 sizes wide, lines are 1.2 sizes apart, the first is one high.
@Suite struct TitleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let position: String
    /// Of two lines of 20 points, the longer with five letters: 60 wide, 44 high.
    let box: [Double]
    /// Where the text's anchor lies.
    let place: String
    /// Of a text that runs from left to right, and of one from right to left; nil: start.
    let anchors: (String?, String?)

    var testDescription: String { position }
  }

  static let rows = [
    Row(position: "top_left", box: [10, 10, 70, 54], place: "10 10", anchors: (nil, "end")),
    Row(position: "top", box: [170, 10, 230, 54], place: "200 10", anchors: ("middle", "middle")),
    Row(position: "top_right", box: [330, 10, 390, 54], place: "390 10", anchors: ("end", nil)),
    Row(position: "left", box: [10, 128, 70, 172], place: "10 150", anchors: (nil, "end")),
    Row(position: "center", box: [170, 128, 230, 172], place: "200 150", anchors: ("middle", "middle")),
    Row(position: "right", box: [330, 128, 390, 172], place: "390 150", anchors: ("end", nil)),
    Row(position: "bottom_left", box: [10, 246, 70, 290], place: "10 290", anchors: (nil, "end")),
    Row(position: "bottom", box: [170, 246, 230, 290], place: "200 290", anchors: ("middle", "middle")),
    Row(position: "bottom_right", box: [330, 246, 390, 290], place: "390 290", anchors: ("end", nil)),
  ]

  @Test(arguments: rows) func standsAtItsPosition(_ row: Row) throws {
    for (text, anchor) in [("abc\\nabcde", row.anchors.0), ("אבג\\nאבגדה", row.anchors.1)] {
      let picture = try picture(
        "overlay.title { text = \"\(text)\", position = \"\(row.position)\", margin = 10, size = 20 }")
      let title = try #require(try picture.document().furniture?.first)
      #expect(title.screen?.box == row.box && title.position == row.position)
      let values = try XMLReader.values(of: try picture.data(as: .svg)).values
      #expect(values["@transform"] == ["translate(\(row.place))"])
      #expect(values["@text-anchor"] == anchor.map { [$0] } && values["@font-weight"] == ["bold"])
    }
  }

  /// A margin is at most half of the view's smaller side, so that what stands there is seen.
  @Test func staysInTheView() throws {
    let picture = try picture("overlay.title { text = \"a\", position = \"bottom_right\", margin = 9000, size = 10 }")
    #expect(try picture.document().furniture?.first?.screen?.box == [244, 140, 250, 150])
  }

  @Test(arguments: [
    ("", "#222222", "#ffffff"), ("theme = \"dark\"", "#eeeeee", "#14181f"),
  ])
  func wearsTheTheme(_ theme: String, _ color: String, _ halo: String) throws {
    let source = "scene { \(theme) } overlay.marker { at = { 1, 2 }, color = \"red\" } overlay.title { text = \"a\" }"
    let picture = try Engine().evaluate(SourceText(path: "scene.lua", bytes: Array(source.utf8)))
    let title = try #require(try picture.document().furniture?.first)
    #expect(title.color == color && title.halo == halo)
    let values = try XMLReader.values(of: try picture.data(as: .svg)).values
    #expect(values["@fill"]?.contains(color) == true && values["@stroke"]?.contains(halo) == true)
  }

  /// Above what is made later, whatever its z; not fitted, and no feature.
  @Test func isFurniture() throws {
    let picture = try picture("overlay.title { text = \"a\", z = -5 } overlay.circle { center = { 1, 2 }, radius = 5 }")
    let document = try picture.document()
    #expect(document.features.map(\.id) == ["circle-1"] && document.furniture?.map(\.id) == ["title-1"])
    let svg = String(decoding: try picture.data(as: .svg), as: UTF8.self)
    let circle = try #require(svg.range(of: "circle-1"))
    #expect(svg[circle.upperBound...].contains("title-1"))
  }

  private func picture(_ script: String) throws -> Picture {
    let source = "scene { width = 400, height = 300 } camera.set { center = { 1, 2 }, zoom = 15 } \(script)"
    return try Engine().evaluate(SourceText(path: "scene.lua", bytes: Array(source.utf8)))
  }
}
