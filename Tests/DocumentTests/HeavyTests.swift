import Lunette
import Testing

/// Inputs that would take minutes or gigabytes if nothing bounded them.
@Suite struct HeavyTests {
  @Test func ringsThatCrossTooOftenAreRefused() throws {
    let zigzag = """
      local p = {}
      for i = 1, 400 do p[#p + 1] = { (i % 2) * 20, i * 0.05 } end
      for i = 1, 400 do p[#p + 1] = { i * 0.05, (i % 2) * 20 } end
      overlay.polygon { path = p }
      """
    do throws(Diagnostic) {
      _ = try Engine().evaluate(SourceText(path: "scene.lua", bytes: Array(zigzag.utf8)))
      Issue.record("it was taken")
    } catch {
      #expect(error.kind == .limit && error.line == 4)
      #expect(error.message.hasPrefix("the rings of polygon-1 cross more than 20000 times"))
    }
  }

  /// A millimetre wide and half the Earth long; a millimetre around a line through all longitudes.
  @Test(arguments: [
    "overlay.ellipse { center = { 3, 0 }, semi_major = 1e7, semi_minor = 1, rotation = 45 }",
    "overlay.buffer { path = { { 1, -170 }, { 2, 0 }, { -3, 170 } }, radius = 1e-3 }",
  ]) func longThinShapesHaveFewVertices(_ script: String) throws {
    let picture = try Engine().evaluate(SourceText(path: "scene.lua", bytes: Array(script.utf8)))
    var count = 0
    try picture.write(as: .geojson) { count += $0.count }
    #expect(count < 3_000_000)
  }
}
