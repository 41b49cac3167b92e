import Foundation
import Lunette
import Testing

/// Legends and attributions, in a view of 400 × 300 unless it is said.
@Suite struct LegendTests {
  static let positions = [
    "top_left", "top", "top_right", "left", "center", "right", "bottom_left", "bottom", "bottom_right",
  ]

  /// Whatever stands at one place of the view, nothing lies over another, and all is in the view.
  @Test(arguments: positions, [(400, 300), (200, 150)])
  func nothingLiesOverAnother(_ position: String, _ size: (Int, Int)) throws {
    let picture = try picture(
      """
      local ramp = scale.quantize { domain = { 0, 1200 }, range = "YlGnBu", steps = 6, missing = "lightgray" }
      overlay.scale_bar { position = "\(position)" }
      overlay.legend { scale = ramp, title = "People per km²", position = "\(position)" }
      overlay.attribution { text = "© Example Statistics Office", position = "\(position)" }
      overlay.title { text = "Density", position = "\(position)", size = 12 }
      """, size)
    let furniture = try #require(try picture.document().furniture)
    let boxes = furniture.compactMap(\.screen?.box)
    #expect(boxes.count == 4)
    for (index, box) in boxes.enumerated() {
      #expect(box[0] >= 0 && box[2] <= Double(size.0) && box[0] < box[2] && box[1] < box[3])
      for other in boxes[..<index] { #expect(box[3] <= other[1] || other[3] <= box[1], "\(boxes)") }
    }
    // A view of 150 has no room for four of them.
    if size.1 == 300 { #expect(boxes.allSatisfy { $0[1] >= 0 && $0[3] <= 300 }, "\(boxes)") }
    // The attribution is next to the side, made last but one as it was.
    let attribution = try #require(furniture.first { $0.furniture == "attribution" }?.screen?.box)
    if position.hasPrefix("bottom") { #expect(attribution[3] == Double(size.1)) }
    if position.hasPrefix("top") { #expect(attribution[1] == 0) }
  }

  /// By hand: 12 points from the sides; above an attribution 6 points more.
  @Test func stacksInward() throws {
    let picture = try picture("overlay.legend { title = \"A\" } overlay.attribution { text = \"B\" }")
    let furniture = try #require(try picture.document().furniture)
    let (legend, attribution) = (try #require(furniture[0].screen?.box), try #require(furniture[1].screen?.box))
    #expect(legend[2] == 388 && attribution[2] == 400 && attribution[3] == 300)
    #expect(legend[3] == attribution[1] - 6)
  }

  /// A legend that is higher than the view is drawn smaller.
  @Test func fitsIntoTheView() throws {
    let picture = try picture(
      """
      local names = {}
      for i = 1, 60 do names[i] = "name " .. i end
      local colors = {}
      for i = 1, 60 do colors[i] = "teal" end
      overlay.legend { scale = scale.ordinal { domain = names, range = colors } }
      """)
    let legend = try #require(try picture.document().furniture?.first)
    #expect(legend.rows?.count == 60 && legend.screen?.box[1] == 12 && legend.screen?.box[3] == 288)
  }

  @Test func rowsOfOverlays() throws {
    let picture = try picture(
      """
      overlay.legend {}
      overlay.circle { id = "top", center = { 1, 2 }, radius = 50, legend = "Zone", z = 5 }
      overlay.polyline { path = { { 1, 2 }, { 1.001, 2 } }, legend = "Way", dash = { 4, 2 }, casing = "white" }
      overlay.circle { id = "low", center = { 1, 2 }, radius = 90, legend = "Zone", hatch = true }
      overlay.marker { at = { 1, 2 }, legend = "Place" }
      overlay.circle { center = { 1, 2 }, radius = 9, legend = "Hidden", visible = false }
      overlay.label { at = { 1, 2 }, text = "x", legend = "Name" }
      """)
    let legend = try #require(try picture.document().furniture?.first)
    #expect(legend.rows?.map(\.text) == ["Way", "Zone", "Place", "Name"])
    #expect(legend.rows?.map(\.overlay) == ["polyline-1", "low", "marker-1", "label-1"])
    let svg = try XMLReader.values(of: try picture.data(as: .svg)).values
    for row in ["Way", "Zone", "Place", "Name", "A"] { #expect(svg["text"]?.contains(row) == true) }
    let ids = svg["@id"] ?? []
    #expect(Set(ids).count == ids.count && ids.contains("legend-1-hatch-circle-2"))
  }

  /// Numbers at the ends of what there is are drawn as others are.
  @Test(arguments: [
    "-1.7e308, 1.7e308", "0, 5e-324", "1.5e-323, 2.5e-323", "0, 5e-324, 1e308", "1e15, 1.000001e15", "-1e-300, 1e-300",
    "0.1, 0.1000000000000001", "-1e300, -1e299, 1e-300",
  ])
  func oddDomains(_ domain: String) throws {
    let count = domain.split(separator: ",").count
    let range = [String](repeating: "\"teal\"", count: count).joined(separator: ", ")
    let picture = try picture(
      """
      overlay.legend { scale = scale.linear { domain = { \(domain) }, range = { \(range) } } }
      overlay.legend { scale = scale.linear { domain = { \(domain) }, range = "Blues" }, position = "left" }
      overlay.legend { scale = scale.threshold { domain = { \(domain) }, range = "Blues" }, position = "right" }
      """)
    let furniture = try #require(try picture.document().furniture)
    #expect(furniture.count == 3 && furniture.allSatisfy { $0.rows?.isEmpty == false })
    let svg = String(decoding: try picture.data(as: .svg), as: UTF8.self)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  /// An empty one takes no room and draws nothing.
  @Test func emptyOnesAreNothing() throws {
    let picture = try picture(
      "overlay.legend {} overlay.attribution { text = \"\" } overlay.scale_bar { position = \"bottom_right\" }")
    let svg = String(decoding: try picture.data(as: .svg), as: UTF8.self)
    #expect(!svg.contains("overlay legend") && !svg.contains("overlay attribution"))
    #expect(try picture.document().furniture?[2].screen?.box[3] == 288)
  }

  /// Letters without a halo, in the theme's colours.
  @Test(arguments: [("light", "#ffffff", "#222222"), ("dark", "#14181f", "#eeeeee")])
  func wearsTheTheme(_ theme: String, _ paper: String, _ color: String) throws {
    let source = """
      scene { theme = "\(theme)" } overlay.marker { at = { 1, 2 }, color = "red", legend = "Place" }
      overlay.legend { title = "a" } overlay.attribution { text = "b" }
      """
    let picture = try Engine().evaluate(SourceText(path: "scene.lua", bytes: Array(source.utf8)))
    let svg = try XMLReader.values(of: try picture.data(as: .svg)).values
    #expect(svg["text"]?.filter { ["a", "b", "Place"].contains($0) }.count == 3)
    #expect(svg["@fill"]?.contains(paper) == true && svg["@fill"]?.contains(color) == true)
    #expect(svg["@aria-hidden"] == nil)
  }

  private func picture(_ script: String, _ size: (Int, Int) = (400, 300)) throws -> Picture {
    let head = "scene { width = \(size.0), height = \(size.1) } camera.set { center = { 1, 2 }, zoom = 15 } "
    return try Engine().evaluate(SourceText(path: "scene.lua", bytes: Array((head + script).utf8)))
  }
}
