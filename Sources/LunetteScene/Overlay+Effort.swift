import LunetteGeometry

/// What an overlay costs whoever asks where it runs: scripts are charged for it. Measured, in steps of 10 ns.
extension Overlay {
  /// Steps for working out its outline once.
  package var effort: Int {
    switch content {
    case .circle, .rectangle: 500
    case .dots(let dots): 100 + 20 * dots.places.count
    case .polygon, .areas, .buffer, .polyline: 500 + lines.reduce(0) { $0 + 20 * $1.count } + edgeEffort
    case .ellipse: 300_000
    case .sector: 100_000
    case .marker: 100
    case .image: 1000
    // The wedge is a sector.
    case .userLocation(let location): 600 + (location.heading == nil ? 0 : 100_000)
    case .label(let label): 100 + 20 * (label.along?.count ?? 0)
    case .group, .geojson, .scaleBar, .title, .legend, .attribution, .compass, .graticule, .inset: 10
    }
  }

  /// Steps for the edges that take long: a geodesic across half of the world takes a millisecond or two. What goes around
  /// a place of a buffer takes ten microseconds or more.
  package var edgeEffort: Int {
    guard isGeodesic || kind == .buffer else { return 0 }
    var steps = roughLength / 20_000_000 * 200_000
    if case .buffer(let buffer) = content, buffer.radius > 0 {
      // An edge's vertices are as far apart as the sagitta on the globe allows.
      let spacing = (8 * 6_400_000 * max(buffer.ground.defaultTolerance, 1e-5)).squareRoot()
      steps += 2000 * Double(buffer.count) + 400 * roughLength / spacing
    }
    return Int(min(steps, 1e15))
  }

  /// Bytes of the places that it holds.
  package var placesSize: Int {
    lines.reduce(0) { $0 + $1.count * MemoryLayout<Coordinate>.stride + Overlay.arraySize }
  }

  /// What an array takes beside its elements: its head, its place in a list, and the allocator's.
  private static let arraySize = 64

  private var lines: [[Coordinate]] {
    switch content {
    case .polygon(let polygon): [polygon.outer] + polygon.holes
    case .buffer(let buffer): buffer.paths ?? [buffer.path, buffer.points].compactMap { $0 }
    case .polyline(let line): line.paths ?? line.path.map { [$0] } ?? []
    case .label(let label): label.along.map { [$0] } ?? []
    case .areas(let areas): areas.polygons.flatMap { [$0.outer] + $0.holes }
    case .dots(let dots): [dots.places]
    default: []
    }
  }
}

extension Stage {
  /// Steps for working out where things run, and how many there are of them with the members of groups; nil: all that has
  /// been drawn so far.
  package func effort(of things: [Fittable]?) -> (steps: Int, count: Int) {
    guard let things else { return Stage.sum(drawnOverlays) }
    var sum = (steps: 0, count: 0)
    for thing in things {
      switch thing {
      case .path(let path): sum = (sum.steps + 100 + 20 * path.count, sum.count + 1)
      case .bounds: sum = (sum.steps + 100, sum.count + 1)
      case .overlay(let index):
        let members = Stage.sum(shownOverlays(in: index))
        sum = (sum.steps + effort(ofOverlay: index) + members.steps, sum.count + members.count)
      }
    }
    return sum
  }

  /// Steps for finding what belongs to an overlay: a group's members are looked for among all.
  package func effort(ofOverlay index: Int) -> Int { overlays[index].isGroup ? overlays.count : 10 }

  private static func sum(_ overlays: [Overlay]) -> (steps: Int, count: Int) {
    (overlays.reduce(0) { $0 + min($1.effort, 1 << 40) }, overlays.count)
  }
}
