import LunetteGeometry
import LunetteScene

/// Finds places for a scene's labels where they cover neither each other nor icons nor the view's furniture: the higher
/// priority first, then as they are drawn, each where it is the first that has room.
struct LabelPlacement {
  private let scene: Scene
  private let layout: Layout
  private let view: Box
  private var grid: LabelGrid
  /// Markers in view, by their places: labels at a marker's own place stand beside its icon.
  private var markers: [Point: Marker] = [:]
  private var boxes: [Box] = []

  /// Places the texts of a scene's layers, which a layout has laid out.
  static func letter(_ items: inout [Frame.Item], of scene: Scene, in layout: Layout) {
    guard scene.overlays.contains(where: { $0.label != nil || $0.liesOnMap }) else { return }
    var placement = LabelPlacement(scene, layout)
    placement.place(&items)
  }

  private init(_ scene: Scene, _ layout: Layout) {
    (self.scene, self.layout) = (scene, layout)
    view = layout.size.box
    grid = LabelGrid(layout.size)
  }

  /// A layer's text, measured once, and the places that it is at.
  private struct Lettering {
    let layer: Int
    let overlay: Overlay
    let text: LabelText
    var places: [LetteredPlace]
  }

  /// Places the texts of what is laid out, an item a layer.
  private mutating func place(_ items: inout [Frame.Item]) {
    var letterings: [Lettering] = []
    for layer in items.indices {
      take(items[layer])
      guard case .overlay(let index) = scene.layers[layer] else { continue }
      let overlay = scene.overlays[index]
      if case .marker(let marker) = overlay.content, case .places(let places) = items[layer] {
        takeIcons(of: marker, places, layer)
        if overlay.label == nil && overlay.liesOnMap { items[layer] = .lettered(lettered(places, of: marker)) }
      }
      guard let label = overlay.label, let places = lettered(items[layer], of: overlay) else { continue }
      letterings.append(Lettering(layer: layer, overlay: overlay, text: LabelText(label), places: places))
    }
    // Equal ones in their order.
    let order = letterings.indices.sorted {
      let (one, other) = (letterings[$0].text.label.priority, letterings[$1].text.label.priority)
      return one != other ? one > other : $0 < $1
    }
    for position in order {
      let lettering = letterings[position]
      for copy in lettering.places.indices { stand(lettering, &letterings[position].places[copy]) }
    }
    for lettering in letterings { items[lettering.layer] = .lettered(lettering.places) }
  }

  /// What is written over is furniture's, whatever lies under it.
  private mutating func take(_ item: Frame.Item) {
    switch item {
    case .bar(let bar): grid.take(bar.box)
    case .title(let title): grid.take(title.box)
    case .legend(let legend) where !legend.isEmpty: grid.take(legend.box)
    case .attribution(let attribution) where attribution.size > 0: grid.take(attribution.box)
    case .compass(let compass): grid.take(compass.box)
    case .inset(let inset): grid.take(inset.box)
    default: break
    }
  }

  private mutating func takeIcons(of marker: Marker, _ places: [Point], _ layer: Int) {
    guard marker.size > 0 else { return }
    let icon = marker.iconBox
    for place in places {
      markers[place] = marker
      if marker.facing == .map, let box = layout.ground(at: place).box(of: icon, about: place) {
        grid.take(box, owner: layer)
        continue
      }
      let box = Box(
        minX: place.x + icon.minX, minY: place.y + icon.minY, maxX: place.x + icon.maxX, maxY: place.y + icon.maxY)
      grid.take(box, owner: layer)
    }
  }

  /// The places of a marker's icons.
  private func lettered(_ places: [Point], of marker: Marker?) -> [LetteredPlace] {
    places.map { point in
      var place = LetteredPlace(at: point)
      if marker?.facing == .map {
        place.ground = layout.ground(at: point)
        place.isInView = true
      }
      return place
    }
  }

  /// The places of an item that is to be lettered.
  private func lettered(_ item: Frame.Item, of overlay: Overlay) -> [LetteredPlace]? {
    switch item {
    case .places(let places):
      if case .marker(let marker) = overlay.content { return lettered(places, of: marker) }
      return lettered(places, of: nil)
    case .line(let line, _):
      guard let first = line.parts.first?.points, !first.isEmpty else { return [] }
      return [LetteredPlace(at: first[first.count / 2], lines: line.parts.map(\.points))]
    default: return nil
    }
  }

  private mutating func stand(_ lettering: Lettering, _ place: inout LetteredPlace) {
    let text = lettering.text
    if case .marker(let marker) = lettering.overlay.content {
      let spots = LabelSpots(of: text.label, beside: marker, isOfMarker: true, at: place.at, in: view)
      stand(text, at: spots, &place, lettering.layer)
    } else if text.label.along != nil {
      standAlong(text, &place, lettering.layer)
    } else {
      let marker = markers[place.at]
      let spots = LabelSpots(of: text.label, beside: marker, isOfMarker: false, at: place.at, in: view)
      stand(text, at: spots, &place, lettering.layer)
    }
  }

  /// The first spot that has room in view, else the first that has room.
  private mutating func stand(_ text: LabelText, at spots: LabelSpots, _ place: inout LetteredPlace, _ layer: Int) {
    let first = spots.anchors[0]
    let ground = text.label.facing == .map ? layout.ground(at: place.at) : nil
    func drawing(_ anchor: Anchor, _ point: Point) -> LabelDrawing {
      ground.map { .lying(anchor, at: point, $0) } ?? .upright(anchor, at: point)
    }
    text.cover(first, at: spots.point(of: first), on: ground, in: &boxes)
    let isSeen = boxes.contains(where: view.touches)
    guard !text.isEmpty, isSeen, !text.label.mayOverlap else {
      place.texts = [drawing(first, spots.point(of: first))]
      place.isInView = isSeen && !text.isEmpty
      if place.isInView { take(text.margin) }
      return
    }
    let inside = view.padded(by: 1e-9 * max(view.maxX, view.maxY))
    for isWhole in [true, false] {
      for anchor in spots.anchors {
        let point = spots.point(of: anchor)
        text.cover(anchor, at: point, on: ground, in: &boxes)
        guard boxes.allSatisfy(inside.contains) == isWhole, hasRoom(text.margin, layer) else { continue }
        take(text.margin)
        place.texts = [drawing(anchor, point)]
        place.isInView = true
        return
      }
    }
    place.drop = .noRoom
  }

  private func hasRoom(_ margin: Double, _ layer: Int) -> Bool {
    boxes.allSatisfy { grid.isFree($0, margin: margin, owner: layer) }
  }

  private mutating func take(_ margin: Double) {
    for box in boxes { grid.take(box, margin: margin) }
  }

  /// More are no labels of a line.
  private static let mostRuns = 200
  /// Either way from where a text is to stand evenly spaced.
  private static let mostTries = 16

  /// Texts evenly spaced along a line, each moved to the nearest stretch that has room and is not bent sharply.
  private mutating func standAlong(_ text: LabelText, _ place: inout LetteredPlace, _ layer: Int) {
    let label = text.label
    place.drop = .shortLine
    guard !text.isEmpty else { return place.drop = nil }
    guard let run = LabelLetterRun(label) else { return }
    for part in place.lines {
      guard let line = LabelLine(part), run.width <= line.length else { continue }
      let period = run.width + label.spacing
      let count = min(max(1, (line.length + label.spacing) / period + 1e-9), Double(LabelPlacement.mostRuns))
        .rounded(.down)
      let share = line.length / count
      let slack = (share - run.width) / 2
      let step = max(label.size, slack / Double(LabelPlacement.mostTries))
      for position in 0..<Int(count) where place.texts.count < LabelPlacement.mostRuns {
        var isPlaced = false
        var shift = 0.0
        while !isPlaced && abs(shift) <= slack {
          let middle = share * (Double(position) + 0.5) + shift
          shift = shift > 0 ? -shift : step - shift
          guard let pieces = run.pieces(on: line, about: middle, covering: &boxes) else {
            if place.drop == .shortLine { place.drop = .sharpBends }
            continue
          }
          guard label.mayOverlap || hasRoom(text.margin, layer) else {
            place.drop = .noRoom
            continue
          }
          if place.texts.isEmpty { place.at = line.point(at: middle) }
          place.texts.append(.along(pieces))
          take(text.margin)
          isPlaced = true
        }
      }
    }
    place.lines = []
    guard !place.texts.isEmpty else { return }
    (place.drop, place.isInView) = (nil, true)
  }
}
