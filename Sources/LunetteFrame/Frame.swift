import LunetteGeometry
import LunetteScene

/// A scene as one view shows it: a size and what is drawn, lowest first, in view points.
public struct Frame: Sendable {
  /// The view in points.
  public var size: Size
  /// One item a layer of the scene, in the same order.
  public var items: [Item]

  /// What is drawn of one layer.
  public enum Item: Sendable {
    /// A shape: what is filled, and its outline. Where the view cuts it they differ, since edges of a cut have no stroke.
    case shape(fill: Path, outline: Path)
    /// The outside of a mask's shapes.
    case mask(Path)
    /// An icon at its place in every copy of the world.
    case icon([Point])
  }
}

extension Frame {
  /// Lays a scene out for its own view.
  public init(_ scene: Scene) {
    let layout = Layout(scene)
    size = scene.size
    items = scene.layers.map { layer in
      switch layer {
      case .overlay(let index): layout.item(of: scene.overlays[index])
      case .mask(let index): .mask(layout.outside(of: scene.masks[index].shapes.map { scene.overlays[$0] }))
      }
    }
  }
}
