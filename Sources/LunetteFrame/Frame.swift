import LunetteGeometry
import LunetteScene

/// A scene as one view shows it: a size and what is drawn, lowest first, in view points.
public struct Frame: Sendable {
  /// The view in points.
  public var size: Size
  /// The map's own area in the view, which an ocean is filled on; empty where none is.
  public var domain = Path()
  /// What lies under all of it.
  public var basemap: BasemapDrawing?
  /// One item a layer of the scene, in the same order.
  public var items: [Item]

  /// What is drawn of one layer.
  public enum Item: Sendable {
    /// A shape: what is filled, and its outline. Where the view cuts it they differ, since edges of a cut have no stroke.
    case shape(fill: Path, outline: Path)
    /// Lines, and the heads of their arrows, which are filled.
    case line(Path, heads: Path)
    /// The outside of a mask's shapes.
    case mask(Path)
    /// An icon or a text at its place in every copy of the world.
    case places([Point])
    /// An icon or a text with what is written there, in every copy of the world.
    case lettered([LetteredPlace])
    /// Dots of features in a row, and where those of each end.
    case row([Point], ends: [Int])
    /// A scale bar.
    case bar(BarDrawing)
    /// A title.
    case title(TitleDrawing)
    /// A legend.
    case legend(LegendDrawing)
    /// An attribution.
    case attribution(AttributionDrawing)
    /// A compass.
    case compass(CompassDrawing)
    /// A graticule.
    case graticule(GraticuleDrawing)
    /// A picture on the map.
    case image(ImageDrawing)
    /// Where somebody is.
    case location(LocationDrawing)
    /// An inset.
    indirect case inset(InsetDrawing)
  }
}

extension Frame {
  /// The most vertices and icons of one frame.
  public static let mostPoints = 10_000_000

  /// Lays a scene out for its own view, with its basemap and what insets show, or without; what would not fit into memory
  /// is an error. Numbers are written with so many decimals of a point.
  public init(_ scene: Scene, decimals: Int = 2, hasBasemap: Bool = true) throws(Diagnostic) {
    try self.init(
      scene, camera: scene.camera, size: scene.size, grid: PlaneGrid(decimals: decimals), hasBasemap: hasBasemap)
  }

  /// Lays a scene out for any view.
  init(
    _ scene: Scene, camera: Camera, size: Size, grid: PlaneGrid, hasBasemap: Bool = true
  ) throws(Diagnostic) {
    var layout = Layout(scene, camera: camera, size: size, grid: grid)
    self.size = size
    items = []
    items.reserveCapacity(scene.layers.count)
    domain = layout.domain(of: scene)
    basemap = hasBasemap ? try layout.checkedBasemap(of: scene) : nil
    var points = basemap?.pointCount ?? 0
    for position in scene.layers.indices {
      var item = try layout.item(ofLayer: position, in: scene)
      if hasBasemap, case .inset(let drawing) = item, case .overlay(let index) = scene.layers[position] {
        let inset = scene.overlays[index].content.inset
        item = .inset(
          try layout.filled(drawing, inset, of: scene) { scene, camera, size throws(Diagnostic) in
            try Frame(scene, camera: camera, size: size, grid: grid)
          })
      }
      points += item.pointCount
      try Frame.require(points)
      items.append(item)
    }
    LabelPlacement.letter(&items, of: scene, in: layout)
  }

  var pointCount: Int { items.reduce(basemap?.pointCount ?? 0) { $0 + $1.pointCount } }

  /// Refuses what would not fit into memory.
  static func require(_ points: Int) throws(Diagnostic) {
    guard points <= mostPoints else { throw tooManyPoints }
  }

  static var tooManyPoints: Diagnostic {
    Diagnostic(.limit, "the picture passed its limit of \(mostPoints) vertices")
  }
}

extension Layout {
  /// The map's own area in the view; empty where no ocean is filled.
  func domain(of scene: Scene) -> Path {
    scene.settings.sea == nil ? Path() : projected?.domain ?? Path(rings: [size.box.ring])
  }

  /// A scene's basemap, every point of it a place of the view; nil where there is none.
  func checkedBasemap(of scene: Scene) throws(Diagnostic) -> BasemapDrawing? {
    let drawing = try basemap(of: scene)
    guard drawing?.isFinite ?? true else { throw .bug("a point of the basemap is no place of the view") }
    return drawing
  }

  /// What is drawn of a layer, before texts find their places, of an inset where it is.
  mutating func item(ofLayer position: Int, in scene: Scene) throws(Diagnostic) -> Frame.Item {
    let item =
      switch scene.layers[position] {
      case .overlay(let index): try self.item(of: index, in: scene)
      case .mask(let index): Frame.Item.mask(try outside(of: scene.masks[index].cutters, scene.overlays))
      }
    guard item.isFinite else { throw .bug("a point of layer \(position + 1) is no place of the view") }
    return item
  }
}

extension Frame.Item {
  var pointCount: Int {
    switch self {
    case .shape(let path, _), .mask(let path): path.pointCount
    case .line(let path, let heads): path.pointCount + heads.pointCount
    case .places(let places), .row(let places, _): places.count
    case .lettered(let places): places.count
    case .bar: 2
    case .title, .attribution, .compass: 1
    case .graticule(let graticule): graticule.lines.pointCount + graticule.labels.count
    case .legend(let legend): legend.rows.count
    case .image(let image): image.outline.pointCount + image.copies.reduce(0) { $0 + 4 * $1.count }
    case .location(let location):
      location.places.count + location.circle.fill.pointCount + location.wedge.pointCount
    case .inset(let inset): inset.pointCount
    }
  }
}

extension Frame.Item {
  /// Whether every point has numbers for a place: the last look before it is written.
  fileprivate var isFinite: Bool {
    switch self {
    // Of an area that nothing cuts both are the same.
    case .shape(let fill, let outline): fill.isFinite && (outline.parts.count == fill.parts.count || outline.isFinite)
    case .mask(let path): path.isFinite
    case .line(let path, let heads): path.isFinite && heads.isFinite
    case .places(let places), .row(let places, _): places.allSatisfy(\.isFinite)
    case .graticule(let graticule): graticule.lines.isFinite && graticule.labels.allSatisfy { $0.at.isFinite }
    case .image(let image):
      image.copies.allSatisfy { $0.allSatisfy { $0.corner.isFinite && $0.across.isFinite && $0.down.isFinite } }
    case .location(let location):
      location.places.allSatisfy(\.isFinite) && location.circle.fill.isFinite && location.wedge.isFinite
    default: true
    }
  }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Path {
  var isFinite: Bool { parts.allSatisfy { $0.points.allSatisfy(\.isFinite) } }

  var pointCount: Int { parts.reduce(0) { $0 + $1.points.count } }
}
