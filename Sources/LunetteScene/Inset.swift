import LunetteGeometry

/// A small map in the view: where on the globe that is, or a part of it more closely.
public struct Inset: Sendable {
  /// How wide and high it is, in points, where the view has room for it.
  public var size = Size(width: 160, height: 120)
  /// What it holds; nil: what lies around the view's middle.
  public var fit: [Fittable]?
  /// Its zoom; nil: by what it holds, or an overview.
  public var zoom: Double?
  /// The map that it shows.
  public var basemap = Basemap.BuiltIn.land
  /// What it shows above that.
  public var show = Content.basemap
  /// The colour of the line around what the view shows; nil for no line.
  public var outline: Color? = Inset.defaultOutline
  /// Where it stands in the view.
  public var position = Anchor.topLeft
  /// Points between it and the view's sides.
  public var margin = 12.0
  /// Where it looks from: a scene's is resolved.
  public internal(set) var camera = Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 0)

  /// An overview at the top left.
  public init() {}

  /// What an inset shows.
  public enum Content: String, CaseIterable, Sendable {
    /// Its map.
    case basemap
    /// And the scene's overlays.
    case all
  }

  /// Points of its sides.
  public static let sides = 16.0...4096.0
  /// Red.
  public static let defaultOutline = Color(red: 255, green: 0, blue: 0, alpha: 1)

  /// How wide and high it is in a view: no more than what the margins leave, which themselves leave half of it.
  public func size(in view: Size) -> Size {
    Size(
      width: min(size.width, max(view.width - 2 * margin, view.width / 2)),
      height: min(size.height, max(view.height - 2 * margin, view.height / 2)))
  }
}

extension Scene {
  /// What an inset shows: its map, and the overlays or none of them; no furniture, and so no other inset.
  public func shown(in inset: Inset) -> Scene {
    var scene = self
    scene.settings.basemap = .builtIn(inset.basemap)
    // Nothing of the map under it may shine through.
    if let background = settings.background, background.alpha < 1 { scene.settings.background = nil }
    scene.layers = inset.show == .all ? layers.filter { !isFurniture($0) } : []
    return scene
  }

  /// Whether a layer belongs to the view, not to a place on the globe.
  public func isFurniture(_ layer: Layer) -> Bool {
    guard case .overlay(let index) = layer else { return false }
    return overlays[index].isFurniture
  }
}
