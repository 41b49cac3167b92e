import LunetteGeometry
import LunetteScene

/// Lays out scenes that follow each other: of what the last one had too, in the same view, nothing is laid out anew.
/// What comes out is what `Frame` makes of each scene.
public final class FrameKeeper {
  private let grid: PlaneGrid
  private var last: Laid?
  /// What insets show, by the layers that they are.
  private var insets: [LayerName: FrameKeeper] = [:]
  /// How many drawings there were.
  private var count = 0

  /// What a frame was made from, and of what.
  private struct Laid {
    let camera: Camera
    let size: Size
    let settings: SceneSettings
    let states: [LayerState]
    /// Before texts found their places.
    let items: [Frame.Item]
    let itemStamps: [Int]
    let kept: KeptFrame
  }

  /// Keeps nothing yet. Numbers are written with so many decimals of a point.
  public convenience init(decimals: Int = 2) { self.init(grid: PlaneGrid(decimals: decimals)) }

  private init(grid: PlaneGrid) { self.grid = grid }

  /// Lays a scene out for its own view.
  public func frame(of scene: Scene) throws(Diagnostic) -> KeptFrame {
    try frame(of: scene, camera: scene.camera, size: scene.size)
  }

  private func frame(of scene: Scene, camera: Camera, size: Size) throws(Diagnostic) -> KeptFrame {
    let states = scene.layers.map { LayerState($0, of: scene) }
    let known = last.flatMap { last in
      last.camera == camera && last.size == size && last.settings == scene.settings ? last : nil
    }
    if let known, known.states == states { return known.kept }
    var layout = Layout(scene, camera: camera, size: size, grid: grid)
    var frame = Frame(size: size, domain: layout.domain(of: scene), items: [])
    if let known {
      frame.basemap = known.kept.frame.basemap
    } else {
      frame.basemap = try layout.checkedBasemap(of: scene)
    }
    let basemapStamp = known?.kept.basemapStamp ?? stamp()
    var (points, stamps): (Int, [Int]) = (frame.basemap?.pointCount ?? 0, [])
    let places = Places(of: states, in: known?.states)
    var insets: [LayerName: FrameKeeper] = [:]
    for position in states.indices {
      if let known, let place = places[position], known.items[place].isKept {
        frame.items.append(known.items[place])
        stamps.append(known.itemStamps[place])
      } else {
        var item = try layout.item(ofLayer: position, in: scene)
        if case .inset(let drawing) = item, case .overlay(let index) = scene.layers[position] {
          let keeper = states[position].name.flatMap { self.insets[$0] } ?? FrameKeeper(grid: grid)
          if let name = states[position].name { insets[name] = keeper }
          let inset = scene.overlays[index].content.inset
          item = .inset(
            try layout.filled(drawing, inset, of: scene) { scene, camera, size throws(Diagnostic) in
              try keeper.frame(of: scene, camera: camera, size: size).frame
            })
        }
        frame.items.append(item)
        stamps.append(stamp())
      }
      points += frame.items[position].pointCount
      try Frame.require(points)
    }
    self.insets = insets
    let items = frame.items
    LabelPlacement.letter(&frame.items, of: scene, in: layout)
    let kept = KeptFrame(
      frame: frame, basemapStamp: basemapStamp,
      stamps: frame.items.indices.map { position in
        guard case .lettered(let texts) = frame.items[position] else { return stamps[position] }
        if let known, let place = places[position], known.itemStamps[place] == stamps[position],
          case .lettered(let before) = known.kept.frame.items[place], before == texts
        {
          return known.kept.stamps[place]
        }
        return stamp()
      })
    last = Laid(
      camera: camera, size: size, settings: scene.settings, states: states, items: items, itemStamps: stamps,
      kept: kept)
    return kept
  }

  private func stamp() -> Int {
    count += 1
    return count
  }
}

/// A frame whose drawings have stamps: two frames of a keeper with a stamp in common have that drawing in common, and
/// all that is written of it but for what it shares with others.
public struct KeptFrame: Sendable {
  /// What is drawn.
  public let frame: Frame
  /// The basemap's.
  public let basemapStamp: Int
  /// The items'.
  public let stamps: [Int]
}

/// Where states are found among others.
private struct Places {
  private let found: [Int?]

  /// Mostly each is where it was; only where one is not are all looked through.
  init(of states: [LayerState], in others: [LayerState]?) {
    guard let others else {
      found = [Int?](repeating: nil, count: states.count)
      return
    }
    var named: [LayerName: Int]?
    found = states.indices.map { position in
      if position < others.count, states[position] == others[position] { return position }
      guard let name = states[position].name else { return nil }
      if named == nil {
        let names = others.enumerated().compactMap { place, state in state.name.map { ($0, place) } }
        named = Dictionary(names, uniquingKeysWith: { first, _ in first })
      }
      guard let place = named?[name], others[place] == states[position] else { return nil }
      return place
    }
  }

  subscript(position: Int) -> Int? { found[position] }
}

extension Frame.Item {
  /// Whether it hangs on nothing but its own layer and the view: other furniture stands beside what else there is.
  fileprivate var isKept: Bool {
    switch self {
    case .bar, .title, .legend, .attribution, .compass, .inset: false
    default: true
    }
  }
}
