import LunetteGeometry
import LunetteScene

/// A picture on the map, in view points.
public struct ImageDrawing: Sendable {
  /// What the view shows of it, in each copy of the world: one parallelogram, or many of a picture that bends.
  public var copies: [[TiltedPart]]
  /// Its outline, cut to the view.
  public var outline: Path
}

extension Layout {
  /// So far pictures around the world reach over their sides, so that nothing shines through where these meet.
  private static let bleed = 0.5

  mutating func image(_ image: GroundImage, _ overlay: Overlay) throws(Diagnostic) -> ImageDrawing {
    guard projected == nil, let quad = PictureQuad(image.quad) else {
      return ImageDrawing(copies: [], outline: Path())
    }
    let copies = quad.parts(in: view, bleed: image.isAroundTheWorld ? Layout.bleed : 0)
    try Frame.require(copies.reduce(0) { $0 + 4 * $1.count })
    guard !copies.isEmpty, case .shape(let outline, _) = try shape(overlay) else {
      return ImageDrawing(copies: copies, outline: Path())
    }
    return ImageDrawing(copies: copies, outline: outline)
  }
}
