import LunetteGeometry
import LunetteScene

/// Outlines to a screen tolerance, in every copy of the world that the view shows, cut to the view.
struct Layout {
  /// How far an outline may lie from the true curve, in points; with rounding the whole stays within 0.15.
  static let tolerance = 0.1
  /// A shape smaller than this is drawn as a point.
  static let smallest = 0.05

  let view: MercatorView
  let size: Size
  /// What the view shows of the plane.
  private let plane: Box
  /// Outlines of shapes whose mask is laid out, by their overlays' indices: most masks lie just under their shapes.
  private var outlines: [Int: Outline] = [:]

  init(_ scene: Scene) {
    view = MercatorView(camera: scene.camera, size: scene.size)
    size = scene.size
    plane = view.visiblePlane(of: size.box)
  }

  /// A circle in the view and a margin around it. Its outline is that of its stroke, whatever is asked for.
  private func place(_ circle: Circle, _ outline: Outline, margin: Double) -> PlacedOutline {
    PlacedOutline(
      outline, around: circle.center, view: view, box: size.box.padded(by: margin), visible: plane(margin: margin))
  }

  private func outline(of circle: Circle, strokeWidth: Double) -> Outline {
    let plane = plane(margin: Layout.margin(strokeWidth: strokeWidth))
    return circle.mercatorOutline(tolerance: Layout.tolerance / view.scale, visible: plane.minY...plane.maxY)
  }

  /// Under a bearing the margin reaches furthest at the corners, by √2.
  private func plane(margin: Double) -> Box { plane.padded(by: 1.5 * margin / view.scale) }

  /// Joins of an outline's obtuse corners stay within one stroke width.
  private static func margin(strokeWidth: Double) -> Double { strokeWidth + 1 }

  mutating func item(of index: Int, _ overlay: Overlay) -> Frame.Item {
    switch overlay.content {
    case .circle(let circle):
      shape(circle, outlines.removeValue(forKey: index), strokeWidth: overlay.style.strokeWidth)
    case .marker(let marker): .icon(places(of: marker))
    }
  }

  /// Where a marker's icon reaches into the view. The icon is at most its size away from its place.
  private func places(of marker: Marker) -> [Point] {
    view.points(of: marker.at, in: size.box.padded(by: marker.size))
  }

  private func shape(_ circle: Circle, _ known: Outline?, strokeWidth: Double) -> Frame.Item {
    guard circle.radius > 0 else { return .shape(fill: Path(), outline: Path()) }
    let margin = Layout.margin(strokeWidth: strokeWidth)
    let box = size.box.padded(by: margin)
    if let speck = speck(circle, in: box) { return .shape(fill: speck, outline: speck) }
    let placed = place(circle, known ?? outline(of: circle, strokeWidth: strokeWidth), margin: margin)
    if let ring = placed.wholeRing {
      let path = Path(rings: [ring])
      return .shape(fill: path, outline: path)
    }
    let outline = placed.lines.flatMap { line in
      clippedLine(line.points, isClosed: line.isClosed, to: box).map {
        Path.Part(points: $0.points, isClosed: $0.isClosed)
      }
    }
    return .shape(fill: Path(rings: clipped(placed.rings, to: box)), outline: Path(outline))
  }

  /// A circle too small to have a shape, as points in each copy of the world; nil for one that has.
  private func speck(_ circle: Circle, in box: Box) -> Path? {
    // Twice, since the map's scale grows towards the poles within the circle too; at the poles it has no end.
    let diameter = 2 * circle.radius / view.metersPerPoint(latitude: circle.center.latitude)
    guard 2 * diameter < Layout.smallest && abs(circle.center.latitude) < 89 else { return nil }
    return Path(view.points(of: circle.center, in: box).map { Path.Part(points: [$0], isClosed: true) })
  }

  /// The view without circles that don't touch each other, given by their indices.
  mutating func outside(of shapes: [Int], _ overlays: [Overlay]) -> Path {
    var rings: [Ring] = []
    for index in shapes {
      guard case .circle(let circle) = overlays[index].content, circle.radius > 0 else { continue }
      let outline = outline(of: circle, strokeWidth: overlays[index].style.strokeWidth)
      outlines[index] = outline
      rings += place(circle, outline, margin: 0).rings
    }
    return Path(rings: complement(of: rings, in: size.box))
  }
}
