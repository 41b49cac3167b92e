import Glibc
import LunetteGeometry

/// Where insets look from: north is up, and nothing is tilted.
extension Stage {
  /// Gives insets their cameras, by the scene's.
  func settleInsets(_ overlays: inout [Overlay], beside camera: Camera) throws(Diagnostic) {
    guard numbers[Overlay.Kind.inset.rawValue] > 0 else { return }
    for index in overlays.indices {
      guard case .inset(var inset) = overlays[index].content else { continue }
      do throws(Mistake) {
        inset.camera = try self.camera(of: inset, beside: camera)
      } catch {
        throw self.error("\(overlays[index].id).fit: \(error.message)", at: overlays[index].place)
      }
      overlays[index].content = .inset(inset)
    }
  }

  private func camera(of inset: Inset, beside camera: Camera) throws(Mistake) -> Camera {
    let size = inset.size(in: self.size)
    guard let things = inset.fit else {
      let zoom = inset.zoom ?? max(camera.zoom - Stage.overview, settings.projection.zoom(ofWorldIn: size))
      return Camera(center: camera.center, zoom: zoom.clamped(to: Camera.zooms))
    }
    var request = FitRequest()
    (request.bearing, request.pitch) = (0, 0)
    request.padding = Padding(0.05 * min(size.width, size.height))
    return try self.camera(fitting: things, request, size: size)
  }

  /// How much less than the view's an overview's zoom is: what the view shows is a 32nd of itself there.
  private static let overview = 5.0
}

extension SceneSettings.Projection {
  /// The zoom at which the world is as wide as a view; a globe, or the disc around its middle, as wide as the smaller side.
  fileprivate func zoom(ofWorldIn size: Size) -> Double {
    let smaller = min(size.width, size.height)
    switch self {
    case .mercator, .equirectangular: return log2(size.width / 256)
    // A radian at its middle is as long as its radius.
    case .orthographic: return log2(smaller * .pi / 256)
    case .azimuthalEquidistant: return log2(smaller / 256)
    }
  }
}
