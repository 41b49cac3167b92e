import Foundation
import LunetteFrame
import LunetteGeometry
import LunetteScene
import Testing

@testable import LunetteOutput

@Suite struct SVGRendererTests {
  private func svg(
    _ overlays: [Overlay], size: (width: Int, height: Int) = (100, 100), zoom: Double = 0, longitude: Double = 0
  ) throws -> String {
    let stage = Stage(size: size)
    for overlay in overlays { _ = try stage.add(overlay) }
    stage.setCamera(center: Coordinate(latitude: 0, longitude: longitude), zoom: zoom, bearing: nil)
    let scene = try stage.scene()
    let frame = try Frame(scene)
    return try written { SVGRenderer(scene, frame).write(to: &$0) }
  }

  private func circle(_ longitude: Double, radius: Double) -> Overlay {
    Overlay(.circle(Circle(center: Coordinate(latitude: 0, longitude: longitude), radius: radius)))
  }

  private func occurrences(of part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test func aShapeInViewIsOnePath() throws {
    let text = try svg([circle(0, radius: 1_000_000)])
    #expect(occurrences(of: "<path", in: text) == 1)
    #expect(text.contains("class=\"overlay circle\" data-center=\"0,0\" data-radius=\"1000000\" data-model=\"wgs84\""))
    #expect(text.contains("fill=\"#ff0000\" fill-opacity=\"0.2\" stroke=\"#ff0000\" stroke-width=\"2\""))
  }

  /// Where the view cuts a shape its stroke is an open line: no Z after it.
  @Test func edgesOfACutAreNotStroked() throws {
    let text = try svg([circle(70, radius: 3_000_000)])
    #expect(occurrences(of: "<g ", in: text) == 1 && occurrences(of: "<path", in: text) == 2)
    let stroke = text.components(separatedBy: "fill=\"none\"")[1]
    #expect(!stroke.prefix { $0 != ">" }.contains("Z"))
  }

  @Test func whatIsOutOfViewIsLeftOut() throws {
    let text = try svg([circle(120, radius: 1000)])
    #expect(occurrences(of: "overlay", in: text) == 0)
  }

  /// At zoom 0 a 1 m circle is far below 0.05 point: it stays as one point's path, once in each copy of the world.
  @Test func aSpeckIsAPoint() throws {
    let text = try svg([circle(0, radius: 1)], size: (512, 100))
    #expect(text.contains("d=\"M0,50ZM256,50ZM512,50Z\""))
  }

  @Test func aMarkerStandsInEveryCopyOfTheWorld() throws {
    let text = try svg([Overlay(.marker(Marker(at: Coordinate(latitude: 0, longitude: 0))))], size: (512, 100))
    #expect(occurrences(of: "translate(", in: text) == 3)
  }

  @Test func textIsEscaped() throws {
    var overlay = circle(0, radius: 1_000_000)
    overlay.common.title = "<&\">"
    overlay.common.className = "a\"b"
    let text = try svg([overlay])
    #expect(text.contains("<title>&lt;&amp;\"&gt;</title>") && text.contains("class=\"overlay circle a&quot;b\""))
  }
}
