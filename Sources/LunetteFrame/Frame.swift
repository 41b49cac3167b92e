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
  /// The most vertices and icons of one frame.
  public static let mostPoints = 10_000_000

  /// Lays a scene out for its own view; what would not fit into memory is an error.
  public init(_ scene: Scene) throws(Diagnostic) {
    var layout = Layout(scene)
    size = scene.size
    items = []
    items.reserveCapacity(scene.layers.count)
    var points = 0
    for layer in scene.layers {
      let item =
        switch layer {
        case .overlay(let index): layout.item(of: index, scene.overlays[index])
        case .mask(let index): Item.mask(layout.outside(of: scene.masks[index].shapes, scene.overlays))
        }
      points += item.pointCount
      guard points <= Frame.mostPoints else {
        throw Diagnostic(.limit, "the picture passed its limit of \(Frame.mostPoints) vertices")
      }
      items.append(item)
    }
  }
}

extension Frame.Item {
  fileprivate var pointCount: Int {
    switch self {
    case .shape(let path, _), .mask(let path): path.parts.reduce(0) { $0 + $1.points.count }
    case .icon(let places): places.count
    }
  }
}
