import Foundation
import Lunette
import Testing

/// Insets as pictures have them.
@Suite struct InsetTests {
  private func svg(_ script: String) throws -> String {
    let script = "scene { width = 400, height = 300 } camera.set { center = { 0, 0 }, zoom = 5 } " + script
    let picture = try Engine(Environment()).evaluate(SourceText(path: "scene.lua", bytes: Array(script.utf8)))
    return String(decoding: try picture.data(as: .svg), as: UTF8.self)
  }

  /// What lies in the first inset.
  private func inside(_ drawn: String) throws -> Substring {
    let inset = /<g id="inset-1" class="overlay inset">(.*?)<\/svg><rect/.dotMatchesNewlines()
    return try #require(drawn.firstMatch(of: inset)?.output.1)
  }

  /// 400 × 300 points of 8192 are 12.5 × 9.375 of 256, in the middle of 160 × 120.
  @Test func isDrawnInItsBox() throws {
    let drawn = try svg("overlay.inset {}")
    #expect(drawn.contains("<svg x=\"12\" y=\"12\" width=\"160\" height=\"120\">"), "\(drawn)")
    let outline = "<path class=\"outline\" fill=\"none\" stroke=\"#ff0000\""
    #expect(drawn.contains("\(outline) d=\"M73.75,55.31L86.25,55.31L86.25,64.69L73.75,64.69Z\"/>"))
    #expect(drawn.contains("class=\"basemap land\"") && !drawn.contains("borders"))
  }

  @Test(arguments: [("outline = false", "class=\"outline\""), ("basemap = 'none'", "class=\"basemap")])
  func leavesOut(_ fields: String, _ part: String) throws {
    #expect(try svg("overlay.inset { }").contains(part) && !svg("overlay.inset { \(fields) }").contains(part))
  }

  /// Ids are those of the view; a pattern of the inset's has a name of its own.
  @Test func idsAreUnique() throws {
    let drawn = try svg(
      """
      overlay.circle { id = "zone", center = { 0, 0 }, radius = 2e5, hatch = true, mask = { group = "m" } }
      overlay.marker { at = { 1, 1 }, label = "Here" }
      overlay.inset { show = "all", zoom = 3 }
      overlay.inset { show = "all", zoom = 4 }
      """)
    let ids = drawn.matches(of: /\bid="([^"]*)"/).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count, "\(ids)")
    let inside = try inside(drawn)
    #expect(inside.matches(of: /\bid="([^"]*)"/).map { String($0.output.1) } == ["inset-1-hatch-circle-1"])
    #expect(inside.contains("url(#inset-1-hatch-circle-1)") && inside.contains("class=\"overlay mask\""))
    #expect(inside.contains("class=\"overlay marker\"") && inside.contains(">Here</text>"))
  }

  /// Nothing shines through from under it.
  @Test(arguments: ["none", "#ff000080", "red"]) func hasAPaper(_ background: String) throws {
    let script =
      "scene { background = '\(background)' } camera.set { center = { 0, 0 }, zoom = 5 } overlay.inset { basemap = 'none' }"
    let picture = try Engine(Environment()).evaluate(SourceText(path: "scene.lua", bytes: Array(script.utf8)))
    let drawn = String(decoding: try picture.data(as: .svg), as: UTF8.self)
    let inside = try inside(drawn)
    let paper = background == "red" ? "#ff0000" : "#ffffff"
    #expect(inside.contains("<rect class=\"background\" width=\"160\" height=\"120\" fill=\"\(paper)\"/>"), "\(inside)")
  }
}
