import Foundation
import Lunette
import Testing

/// The camera's numbers, held against the Web Mercator formulas of the map engines.
@Suite struct CameraTests {
  @Test(arguments: Example.scenes)
  func cornersAreThoseOfTheView(_ example: Example) throws {
    let document = try example.picture().document()
    let (view, camera) = (try #require(document.view), try #require(document.camera))
    guard view.projection == "mercator", camera.pitch == 0 else { return }
    let (width, height) = (Double(view.width), Double(view.height))
    let expected = [(0, height), (width, height), (width, 0), (0, 0)]
    #expect(camera.visible.count == 4)
    for (corner, (x, y)) in zip(camera.visible, expected) {
      // Points from the view's middle, turned by the bearing, are points of the flat world.
      let bearing = camera.bearing * .pi / 180
      let (right, down) = (x - width / 2, y - height / 2)
      let east = right * cos(bearing) - down * sin(bearing)
      let south = right * sin(bearing) + down * cos(bearing)
      let world = 256 * exp2(camera.zoom)
      let dx = (corner.mercator.x - camera.center.mercator.x) * world - east
      let dy = (corner.mercator.y - camera.center.mercator.y) * world - south
      #expect(abs(dx.remainder(dividingBy: world)) < 0.01 && abs(dy) < 0.01, "corner \(x), \(y): \(corner)")
      #expect(try #require(document.camera?.bbox).holds(corner))
    }
  }

  @Test(arguments: Example.scenes)
  func numbersOfTheEnginesAgree(_ example: Example) throws {
    let document = try example.picture().document()
    let camera = try #require(document.camera)
    guard document.view?.projection == "mercator" else { return }
    #expect(abs(camera.zoom - 1 - camera.zoom512) < 1e-7)
    // The ground's scale depends on the figure of the Earth: a sphere's is within 0.7 % of WGS84's.
    let sphere = 2 * .pi * 6_378_137 / (256 * exp2(camera.zoom)) * cos(camera.center.latitude * .pi / 180)
    #expect(abs(camera.metersPerPoint / sphere - 1) < 7e-3)
    let box = camera.bbox
    let width = box.east >= box.west ? box.east - box.west : box.east - box.west + 360
    #expect(abs(camera.span.longitude - width) < 2e-8)
    #expect(abs(camera.span.latitude - (box.north - box.south)) < 2e-8)
  }

  /// What the camera was asked for is what the view shows.
  @Test(arguments: Example.scenes)
  func fittedCircleSpansItsRatio(_ example: Example) throws {
    let document = try example.picture().document()
    let (view, camera) = (try #require(document.view), try #require(document.camera))
    guard case .circle(let fit) = camera.fit, fit.padding == nil else { return }
    let feature = document.features.first {
      if case .circle(let circle) = $0.properties.kind {
        circle.center == fit.center && circle.radius == fit.radius
      } else {
        false
      }
    }
    let bearing = camera.bearing * .pi / 180
    let places = try #require(feature).positions.map { position in
      let x = (position.mercator.x - camera.center.mercator.x).remainder(dividingBy: 1)
      let y = position.mercator.y - camera.center.mercator.y
      return (x: x * cos(bearing) + y * sin(bearing), y: y * cos(bearing) - x * sin(bearing))
    }
    let isAcross = fit.of == "width" || fit.of == "min" && view.width <= view.height
    let along = places.map { isAcross ? $0.x : $0.y }
    let span = (try #require(along.max()) - #require(along.min())) * 256 * exp2(camera.zoom)
    // A hundredth of a point for the decimals, and the sagitta of the outline's edges.
    #expect(abs(span - fit.ratio * Double(isAcross ? view.width : view.height)) < 0.05)
  }
}
