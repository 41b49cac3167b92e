import Foundation
import Lunette
import Testing

/// Graticules and compasses, in a view of 400 × 300.
@Suite struct GraticuleTests {
  private func svg(_ script: String) throws -> String {
    let script = "scene { width = 400, height = 300 } " + script
    let picture = try Engine(Environment()).evaluate(SourceText(path: "scene.lua", bytes: Array(script.utf8)))
    return String(decoding: try picture.data(as: .svg), as: UTF8.self)
  }

  /// The texts of a picture, without their halos.
  private func texts(_ svg: String) -> [String] {
    svg.matches(of: /<text fill[^>]*>([^<]*)</).map { String($0.output.1) }
  }

  struct View: Sendable {
    let camera: String
    var fields = ""
    let texts: [String]
  }

  /// At zoom z a degree of longitude is 256 · 2^z / 360 points, and lines are 64 or more apart.
  static let views: [View] = [
    // 22.8 points a degree: every 5°, from 8.77° west to 8.77° east.
    View(camera: "center = { 0, 0 }, zoom = 5", texts: ["5°S", "0°", "5°N", "5°W", "0°", "5°E"]),
    // 1456 points a degree: 64 are 2.64 minutes. 105°45′E, 54 points from the left, would lie over 20°55′N.
    View(
      camera: "center = { 21, 105.85 }, zoom = 11",
      texts: ["20°55′N", "21°00′N", "21°05′N", "105°50′E", "105°55′E"]),
    // 180 is one line, and it is neither east nor west.
    View(
      camera: "center = { 0, 180 }, zoom = 5", fields: "step = 5",
      texts: ["5°S", "0°", "5°N", "175°E", "180°", "175°W"]),
    // No multiple of 7 is 180: what is left begins anew beyond it.
    View(camera: "center = { 0, 180 }, zoom = 5", fields: "step = 7", texts: ["0°", "175°E", "175°W"]),
    View(camera: "center = { 0, 0 }, zoom = 5", fields: "position = 'right'", texts: ["5°S", "0°", "5°N"]),
    View(camera: "center = { 0, 0 }, zoom = 5", fields: "position = 'top'", texts: ["5°W", "0°", "5°E"]),
    View(camera: "center = { 0, 0 }, zoom = 5", fields: "labels = false", texts: []),
    // A quarter turn: parallels run up and down, so that none crosses the left side, nor a meridian the lower one.
    View(camera: "center = { 0, 0 }, zoom = 5, bearing = 90", texts: []),
    // 0.7 points a degree: the world twice across; the poles are no lines.
    View(
      camera: "center = { 0, 0 }, zoom = 0", fields: "step = 90, margin = 0",
      texts: ["0°", "90°E", "180°", "90°W", "0°", "90°E", "180°", "90°W"]
    ),
    // Steps of no whole seconds are written in degrees. 24,974 points a degree: 0.008° to the sides, 0.006 up and down.
    View(
      camera: "center = { 0.005, 0.005 }, zoom = 15.1", fields: "step = 0.0035, margin = 2",
      texts: ["0°", "0.0035°N", "0.007°N", "0.0105°N", "0°", "0.0035°E", "0.007°E", "0.0105°E"]),
  ]

  @Test(arguments: views) func linesHaveTheirDegrees(_ view: View) throws {
    let texts = try texts(svg("camera.set { \(view.camera) } overlay.graticule { \(view.fields) }"))
    #expect(texts.sorted() == view.texts.sorted(), "\(texts)")
  }

  /// The equator and Greenwich of a view of 0, 0 cross in its middle, under any bearing.
  @Test func linesLieOnTheMap() throws {
    let drawn = try svg("camera.set { center = { 0, 0 }, zoom = 5 } overlay.graticule { step = 90, labels = false }")
    #expect(drawn.contains("M-2,150L402,150") && drawn.contains("M200,302L200,-2"), "\(drawn)")
    let turned = try svg(
      "camera.set { center = { 0, 0 }, zoom = 5, bearing = 90 } overlay.graticule { step = 90, labels = false }")
    #expect(turned.contains("M200,302L200,-2") && turned.contains("M402,150L-2,150"), "\(turned)")
  }

  /// A step that nobody gave never makes too many lines, nor next to a pole, where all meridians meet.
  @Test(
    arguments: ["mercator", "equirectangular", "orthographic", "azimuthal_equidistant"], [0.0, 60, 89.99, -89.9999])
  func automaticStepsDrawAnywhere(_ projection: String, _ latitude: Double) throws {
    for zoom in [-2.0, 3, 12, 22] {
      let script =
        "scene { width = 400, height = 300, projection = '\(projection)' } overlay.graticule {} "
        + "camera.set { center = { \(latitude), 20 }, zoom = \(zoom) }"
      let picture = try Engine(Environment()).evaluate(SourceText(path: "scene.lua", bytes: Array(script.utf8)))
      let lines = String(decoding: try picture.data(as: .svg), as: UTF8.self).count { $0 == "M" }
      #expect(lines > 0 && lines < 300, "zoom \(zoom): \(lines)")
    }
  }

  @Test func tooManyLinesAreALimit() {
    let script = "camera.set { center = { 0, 0 }, zoom = 0 } overlay.graticule { step = 0.001 }"
    let error = #expect(throws: Diagnostic.self) { try svg(script) }
    #expect(error?.kind == .limit && error?.message.contains("a step of at least") == true)
    #expect(error?.file == "scene.lua" && error?.line == 1)
  }

  /// It lies on the map: under what is drawn after it, above what was drawn before.
  @Test func itLiesWhereItWasMade() throws {
    let drawn = try svg(
      """
      camera.set { center = { 0, 0 }, zoom = 5 }
      overlay.circle { center = { 0, 0 }, radius = 1e5 } overlay.graticule {} overlay.circle { center = { 0, 0 }, radius = 2e5 }
      """)
    let places = ["circle-1", "graticule-1", "circle-2"].map { drawn.range(of: "id=\"\($0)\"")?.lowerBound }
    #expect(places.compactMap { $0 }.count == 3 && places[0]! < places[1]! && places[1]! < places[2]!)
  }

  @Test(arguments: [(0, 0.0, -15.2), (90, -15.2, 0), (180, 0, 15.2), (270, 15.2, 0)])
  func compassesPointNorth(_ bearing: Int, _ x: Double, _ y: Double) throws {
    let drawn = try svg(
      "camera.set { center = { 0, 0 }, zoom = 5, bearing = \(bearing) } overlay.compass { position = 'center' }")
    #expect(drawn.contains("rotate(\((360 - bearing) % 360))"))
    // The N is 0.38 of its 40 points from the middle.
    func shown(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
    #expect(drawn.contains("translate(\(shown(200 + x)) \(shown(150 + y)))"), "\(drawn)")
  }
}
