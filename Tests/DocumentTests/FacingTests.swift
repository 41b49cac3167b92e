import Foundation
import Lunette
import Testing

/// Texts and icons that lie on the map, in views of 400 × 300.
@Suite struct FacingTests {
  struct View: Sendable {
    var scene = ""
    let camera: String
    var at = "{ 0, 0 }"
    var rotation = 0
    /// What one point to the right and one point down become, and where the place is.
    let matrix: String
  }

  /// In the view's middle the ground is foreshortened by the cosine of the pitch; a bearing turns it the other way round.
  static let views: [View] = [
    View(camera: "center = { 0, 0 }, zoom = 5", matrix: "1 0 0 1 200 150"),
    View(camera: "center = { 0, 0 }, zoom = 5, pitch = 60", matrix: "1 0 0 0.5 200 150"),
    View(camera: "center = { 0, 0 }, zoom = 5, bearing = 90", matrix: "0 -1 1 0 200 150"),
    View(camera: "center = { 0, 0 }, zoom = 5, bearing = 90, pitch = 60", matrix: "0 -0.5 1 0 200 150"),
    View(camera: "center = { 0, 0 }, zoom = 5", rotation: 90, matrix: "0 1 -1 0 200 150"),
    // 15 points right of the middle of a view that looks down on the pole: north is to the left.
    View(
      scene: ", projection = 'orthographic'",
      camera: "center = { 90, 0 }, zoom = math.log(2 * math.pi * 30 / 256, 2)", at: "{ 60, 90 }",
      matrix: "0 -1 1 0 215 150"),
  ]

  private func svg(_ view: View, _ overlay: String) throws -> String {
    let script =
      "scene { width = 400, height = 300\(view.scene) } camera.set { \(view.camera) } "
      + overlay.replacing("AT", with: "at = \(view.at), rotation = \(view.rotation), rotate_with = 'map'")
    let picture = try Engine(Environment()).evaluate(SourceText(path: "scene.lua", bytes: Array(script.utf8)))
    return String(decoding: try picture.data(as: .svg), as: UTF8.self)
  }

  @Test(arguments: views) func textsLieOnTheMap(_ view: View) throws {
    let drawn = try svg(view, "overlay.label { AT, text = 'Hanoi' }")
    #expect(drawn.contains("transform=\"matrix(\(view.matrix))\""), "\(drawn)")
  }

  @Test(arguments: views) func iconsLieOnTheMap(_ view: View) throws {
    let drawn = try svg(view, "overlay.marker { AT, icon = 'arrow' }")
    #expect(drawn.contains("transform=\"matrix(\(view.matrix))\""), "\(drawn)")
    let lettered = try svg(view, "overlay.marker { AT, icon = 'arrow', label = 'A' }")
    #expect(lettered.contains("transform=\"matrix(\(view.matrix))\"") && lettered.contains(">A</text>"))
  }

  /// What lies on the ground is drawn together far away: a point of the view's upper side, 150 above the middle, shows the
  /// flat view's 150 / (cos 60° − 150 · sin 60° / 450) = 709.81 above it, 1 + 709.81 · sin 60° / 450 = 2.3660 times as
  /// far away.
  @Test func whatIsFarIsSmall() throws {
    let view = View(
      scene: "", camera: "center = { 0, 0 }, zoom = 5, pitch = 60", at: "projection.coordinate(200, 0)", matrix: "")
    let drawn = try svg(view, "overlay.marker { AT, icon = 'arrow' }")
    let numbers = try #require(drawn.firstMatch(of: /matrix\(([^)]*)\)/)).output.1.split(separator: " ").compactMap {
      Double($0)
    }
    #expect(abs(numbers[0] - 1 / 2.3660254) < 1e-5 && abs(numbers[3] - 0.5 / (2.3660254 * 2.3660254)) < 1e-5)
  }

  @Test func documentsSaySo() throws {
    let script =
      "overlay.marker { at = { 0, 0 }, rotate_with = 'map', label = { text = 'A', rotate_with = 'map' } } "
      + "overlay.label { at = { 1, 1 }, text = 'B' }"
    let picture = try Engine(Environment()).evaluate(SourceText(path: "scene.lua", bytes: Array(script.utf8)))
    let document = String(decoding: try picture.data(as: .json), as: UTF8.self)
    #expect(document.count(of: "\"rotate-with\":\"map\"") == 1)
    #expect(document.count(of: "\"text-rotate-with\":\"map\"") == 1)
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
