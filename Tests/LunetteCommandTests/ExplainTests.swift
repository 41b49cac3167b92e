import TestSupport
import Testing

/// `lunette explain`: figures by geographiclib 2.1 (circles as polygons of 20,000 places; distances of places that
/// haversine's and Mercator's formulas give), areas of rectangles by pyproj 3.
@Suite struct ExplainTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let script: String
    let says: [String]
    var testDescription: String { script }
  }

  static let cases: [Case] = [
    Case(
      script: "overlay.circle { center = { 21.0278, 105.8523 }, radius = 500, mask = true }",
      says: [
        // 785398.15; -2.14812…0.77528; -2.71175…0.21562; the Earth's 510065621.724 km² less the circle's.
        "area        785397 m²; computed on a sphere +0.276 %", "as sphere −2.14812 m to +0.775285 m",
        "as planar −2.71175 m to +0.215619 m", "mask-1      filled 510065621 km², clear 785397 m²",
      ]),
    Case(
      script: "overlay.polyline { path = { { 35.55, 139.78 }, { 33.94, -118.41 } }, geodesic = true }",
      // 8831560.9155 m.
      says: ["length      8831.56 km along geodesics"]),
    Case(
      script: "overlay.rectangle { bounds = { south = 0, west = 0, north = 1, east = 1 } }",
      // EPSG:6933 by pyproj: 12308463893.975 m²; R² sin 1° · 1° of R = 6371008.8 m: 12363718145.18 m².
      says: ["area        12308.5 km²; computed on a sphere +0.4489 %"]),
    Case(
      script: "overlay.marker { at = { 1, 2 }, title = 'Here' }\noverlay.circle { center = { 1, 2 }, radius = 0 }",
      says: ["marker-1    \"Here\" scene.lua:1", "at          1, 2", "draws nothing"]),
    Case(
      script: "scene { width = 512, height = 512 }\ncamera.set { center = { 10, 20 }, zoom = 3, bearing = 30 }",
      says: [
        "camera      512 × 512 points", "Google    target 10, 20, zoom 3, bearing 30, tilt 0",
        "MapLibre  center [20, 10], zoom 2, bearing 30, pitch 0", "heading 30",
      ]),
  ]

  @Test(arguments: cases) func saysHowLargeThingsAre(_ test: Case) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", test.script)
    let child = try Child(Project.command, ["explain", "scene.lua"], folder: scratch.folder)
    #expect(child.status == 0)
    for line in test.says { #expect(child.output.contains(line), "\(child.output)") }
  }
}
