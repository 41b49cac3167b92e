import LunetteGeometry

/// A box of the view, and what it shows of the flat view, in which everything is laid out.
///
/// Where the camera looks straight down they are the same. In a tilted view lines and areas are cut to what lies before the
/// eye, as flat as they are, before they are drawn together: so nothing is ever divided by a distance near 0.
struct Window {
  /// In view points.
  let box: Box
  /// What the box shows of the plane, x from the camera's meridian.
  let plane: Box
  private let tilt: Tilt?
  /// A box of the flat view around what the box shows.
  private let ground: Box

  /// A box of a view.
  init(_ box: Box, of view: MercatorView, plane: Box) {
    tilt = view.tilt
    self.plane = plane
    self.box = tilt?.reachable(box) ?? box
    ground = tilt?.ground(of: self.box) ?? box
  }

  /// A line of the flat view as it is shown; nil unless all of it lies in the window.
  func whole(_ flat: [Point]) -> [Point]? {
    guard flat.allSatisfy(ground.contains) else { return nil }
    guard let tilt else { return flat }
    let shown = flat.map(tilt.project)
    return shown.allSatisfy(box.contains) ? shown : nil
  }

  /// An area of the flat view as it is shown. It may reach out of the window, if not far in a tilted view.
  func shown(_ flat: Region) -> Region {
    guard let tilt else { return flat }
    var shown = flat.clipped(to: ground)
    for index in shown.rings.indices { shown.rings[index] = shown.rings[index].map(tilt.project) }
    return shown
  }

  /// The parts of a line of the flat view as they are shown. They may reach out of the window, if not far in a tilted view.
  func shown(_ flat: [Point], isClosed: Bool) -> [(points: [Point], isClosed: Bool)] {
    guard let tilt else { return [(flat, isClosed)] }
    return clippedLine(flat, isClosed: isClosed, to: ground).map { ($0.points.map(tilt.project), $0.isClosed) }
  }

  /// Where a place of the flat view is shown; nil for one that a tilted view cuts off.
  func shown(_ flat: Point) -> Point? {
    guard let tilt else { return flat }
    return ground.contains(flat) ? tilt.project(flat) : nil
  }
}
