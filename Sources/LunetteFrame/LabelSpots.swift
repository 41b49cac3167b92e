import LunetteGeometry
import LunetteScene

/// Where a text may stand around a place, in the order in which that is tried.
struct LabelSpots {
  let anchors: [Anchor]
  private let place: Point
  private let label: Label
  private let marker: Marker?

  /// To the right, left, over, under, and the corners likewise.
  private static let around: [Anchor] = [
    .left, .right, .bottom, .top, .bottomLeft, .topLeft, .bottomRight, .topRight,
  ]

  /// A label's, or that of a marker; `marker` stands at the place.
  init(of label: Label, beside marker: Marker?, isOfMarker: Bool, at place: Point, in view: Box) {
    self.label = label
    self.marker = marker
    self.place = place
    let first = label.anchor ?? (isOfMarker ? .top : .center)
    // Of what lies beyond the view a text is no more shown than its place.
    anchors = label.isMovable && view.contains(place) ? [first] + LabelSpots.around.filter { $0 != first } : [first]
    isFirstBeside = isOfMarker
  }

  /// Whether its first spot too is beside the icon.
  private let isFirstBeside: Bool

  /// Where an anchor lies.
  func point(of anchor: Anchor) -> Point {
    let isFirst = anchor == anchors[0]
    if let marker, isFirstBeside || !isFirst {
      let side = marker.side(towards: anchor)
      return Point(x: place.x + side.x + label.offset.x, y: place.y + side.y + label.offset.y)
    }
    if isFirst { return Point(x: place.x + label.offset.x, y: place.y + label.offset.y) }
    let reach = label.clearance ?? 0.3 * label.size
    let distance = anchor.across != 0 && anchor.down != 0 ? reach * 0.5.squareRoot() : reach
    return Point(x: place.x - Double(anchor.across) * distance, y: place.y - Double(anchor.down) * distance)
  }
}

extension Label {
  /// Whether its place around a point is free to choose: no script says which, and it isn't turned.
  fileprivate var isMovable: Bool {
    guard rotation == 0 && facing == .view && !mayOverlap else { return false }
    return clearance != nil || (anchor == nil && offset == Point(x: 0, y: 0))
  }
}
