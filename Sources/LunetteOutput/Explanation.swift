import LunetteGeometry
import LunetteScene

/// What a scene is in numbers: how large its overlays are, how far other models of the Earth would be off, and the camera
/// in the terms of other map engines.
public struct Explanation: Sendable {
  private let scene: Scene
  private let geometries: [DocumentGeometry]

  /// Makes the scene's geometry, as finely as areas need.
  public init(_ scene: Scene) throws(Diagnostic) {
    let scene = scene.withRowsApart
    self.scene = scene
    // A hundredth of a document's tolerance is a millionth of an area.
    geometries = try GeometryExporter(
      scene, JSONOptions(), decimals: scene.decimals(tolerance: nil), fineness: 0.01
    ).geometries()
  }

  /// A block of lines for each overlay and mask in drawing order, then the camera's.
  public var text: String {
    var blocks: [String] = []
    for (layer, geometry) in zip(scene.layers, geometries) {
      switch layer {
      case .overlay(let index):
        // Furniture is no part of the ground.
        if !scene.overlays[index].isFurniture { blocks.append(block(about: scene.overlays[index], geometry)) }
      case .mask(let index):
        let area = area(of: geometry, on: .wgs84)
        let group = scene.masks[index].group.map { " \($0.quoted)" } ?? ""
        let clear = Polygon(outer: WorldCut.world.ring).groundArea(on: .wgs84) - area
        blocks.append(
          line("\(scene.masks[index].id)\(group)", "filled \(area.squareMeters), clear \(clear.squareMeters)"))
      }
    }
    return blocks.joined() + cameraText
  }

  private func block(about overlay: Overlay, _ geometry: DocumentGeometry) -> String {
    let place = overlay.place.file < 0 ? "" : "\(scene.files[Int(overlay.place.file)]):\(overlay.place.line)"
    let title = overlay.common.title.map { "\($0.quoted) " } ?? ""
    var text = line(overlay.id, title + place)
    switch geometry {
    case .none, .polygons([]): text += line("", "draws nothing")
    case .point(let at): text += line("at", at.shown)
    case .points(let places): text += line("points", "\(places.count)")
    case .lines: text += lengths(of: overlay)
    case .polygons:
      text += areas(of: geometry)
      if case .circle(let circle) = overlay.content { text += models(of: circle) }
    }
    return text
  }

  private func area(of geometry: DocumentGeometry, on model: EarthModel) -> Double {
    guard case .polygons(let polygons) = geometry else { return 0 }
    return polygons.reduce(0) { $0 + $1.groundArea(on: model) }
  }

  private func areas(of geometry: DocumentGeometry) -> String {
    let (exact, sphere) = (area(of: geometry, on: .wgs84), area(of: geometry, on: .sphere))
    return line("area", "\(exact.squareMeters); computed on a sphere \(sphere.off(from: exact))")
  }

  private func models(of circle: Circle) -> String {
    var text = line("radius", "\(circle.radius.meters), model \(circle.model.rawValue)")
    for model in Circle.Model.allCases where model != circle.model || model != .wgs84 {
      guard let range = circle.strays(as: model), model != .wgs84 else { continue }
      let off =
        "\(range.lowerBound.signedMeters) to \(range.upperBound.signedMeters) off \(circle.radius.meters) from the centre"
      text += line(model == circle.model ? "  it lies" : "  as \(model.rawValue)", off)
    }
    return text
  }

  private func lengths(of overlay: Overlay) -> String {
    guard let polyline = overlay.line else { return "" }
    let paths = polyline.ground.paths
    let drawn = polyline.ground.drawnLength
    let geodesic = paths.reduce(0) { $0 + $1.geodesicLength }
    let sphere = paths.reduce(0) { $0 + $1.sphericalLength }
    let way = polyline.isGeodesic ? "along geodesics" : "straight on the map"
    var text = line("length", "\(drawn.meters) \(way); computed on a sphere \(sphere.off(from: geodesic))")
    if !polyline.isGeodesic { text += line("", "\(geodesic.meters) along geodesics") }
    return text
  }

  private var cameraText: String {
    let camera = scene.camera
    let view = scene.view.visibleRegion.bounds
    let (center, zoom) = (camera.center.shown, camera.zoom)
    let bearing = "bearing \(camera.bearing.rounded(decimals: 4)), "
    let lngLat = "[\(camera.center.longitude.rounded(decimals: 7)), \(camera.center.latitude.rounded(decimals: 7))]"
    return line("camera", "\(scene.settings.width) × \(scene.settings.height) points")
      + line("  Google", "target \(center), zoom \(zoom.rounded(decimals: 4)), \(bearing)tilt \(camera.pitch.shown)")
      + line(
        "  MapLibre", "center \(lngLat), zoom \((zoom - 1).rounded(decimals: 4)), \(bearing)pitch \(camera.pitch.shown)"
      )
      + line(
        "  MapKit",
        "center \(center), span \((view.north - view.south).rounded(decimals: 6)) × "
          + "\(view.width.rounded(decimals: 6))°, heading \(camera.bearing.rounded(decimals: 4))")
  }

  /// A name in a column of its own.
  private func line(_ name: String, _ what: String) -> String {
    let width = 12
    let padding = String(repeating: " ", count: max(1, width - name.count))
    return what.isEmpty ? name + "\n" : "\(name)\(padding)\(what)\n"
  }
}

extension Overlay {
  /// The line that it is, or is written along.
  fileprivate var line: Polyline? {
    switch content {
    case .polyline(let line): line
    case .label(let label): label.line
    default: nil
    }
  }
}
